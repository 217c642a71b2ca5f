; The installer for one player: no administrator, nothing outside the player's own folders. Made by packaging/windows/make.sh,
; which says VERSION, KIB (what is installed, in KiB), LISTS (a folder with the lists of files), ICON and OUT, and HOMEPAGE
; where it is known.
Target amd64-unicode
Unicode true
ManifestDPIAware true
RequestExecutionLevel user
; As large as both programs together, which are nearly the same: the second takes no room.
SetCompressor /SOLID lzma
SetCompressorDictSize 128
Name "Five-a-Side"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Five-a-Side"
InstallDirRegKey HKCU "Software\Five-a-Side" "InstallDir"
VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Five-a-Side"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Five-a-Side installer"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!include MUI2.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\five-a-side.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; Windows chooses: that of the player, or the first.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE PortugueseBR

!define KNOWN "Software\Microsoft\Windows\CurrentVersion\Uninstall\Five-a-Side"

Section
  ; What an older version brought goes first, by its own list.
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  !include "${LISTS}\install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Five-a-Side.lnk" "$INSTDIR\five-a-side.exe"
  WriteRegStr HKCU "Software\Five-a-Side" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${KNOWN}" "DisplayName" "Five-a-Side"
  WriteRegStr HKCU "${KNOWN}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KNOWN}" "DisplayIcon" "$INSTDIR\five-a-side.exe"
  WriteRegStr HKCU "${KNOWN}" "Publisher" "The Five-a-Side developers"
  !ifdef HOMEPAGE
    WriteRegStr HKCU "${KNOWN}" "URLInfoAbout" "${HOMEPAGE}"
    WriteRegStr HKCU "${KNOWN}" "HelpLink" "${HOMEPAGE}/issues"
  !endif
  WriteRegStr HKCU "${KNOWN}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KNOWN}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KNOWN}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KNOWN}" "EstimatedSize" ${KIB}
  WriteRegDWORD HKCU "${KNOWN}" "NoModify" 1
  WriteRegDWORD HKCU "${KNOWN}" "NoRepair" 1
SectionEnd

; Matches, records and settings lie in %APPDATA% and %LOCALAPPDATA% and stay; so does whatever else was put into the folder.
Section Uninstall
  SetOutPath "$TEMP"
  !include "${LISTS}\remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Five-a-Side.lnk"
  DeleteRegKey HKCU "${KNOWN}"
  DeleteRegKey HKCU "Software\Five-a-Side"
SectionEnd
