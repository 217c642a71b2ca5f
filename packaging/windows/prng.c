/*
 * A stand-in for bcryptprimitives.dll, of which every Rust program asks for random bytes: Windows has it since 8, Wine
 * only since 9. packaging/test puts it into the prefix of an older Wine; players never see it.
 */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG count); /* RtlGenRandom, of advapi32 */

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
