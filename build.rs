//! What Windows shows of the program before it runs: icon, version, manifest. Only archives ask for it (`resources`).

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "resources")]
    for_windows()?;
    Ok(())
}

#[cfg(feature = "resources")]
fn for_windows() -> std::io::Result<()> {
    let target = |what: &str| std::env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if target("OS") != "windows" {
        return Ok(());
    }
    // The same source gives the same program: linkers write the time into it else.
    let timeless = if target("ENV") == "msvc" { "/Brepro" } else { "-Wl,--no-insert-timestamp" };
    println!("cargo::rustc-link-arg-bin=five-a-side={timeless}");
    let (icon, manifest) = ("assets/app/icon.ico", "packaging/windows/five-a-side.manifest");
    println!("cargo::rerun-if-changed={icon}");
    println!("cargo::rerun-if-changed={manifest}");
    winresource::WindowsResource::new()
        .set("ProductName", "Five-a-Side")
        .set("FileDescription", "Five-a-Side")
        .set("LegalCopyright", env!("CARGO_PKG_LICENSE"))
        .set_icon(icon)
        .set_manifest_file(manifest)
        .compile_for("five-a-side")
}
