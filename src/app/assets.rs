//! The assets folder, under any name. The engine takes the folder as text, but a name need not be Unicode.

use std::path::Path;

use bevy::asset::io::file::FileAssetReader;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;

/// Makes an engine read assets from that folder. Call it before its plugins are added.
pub(super) fn read_from(app: &mut App, root: &Path) {
    let root = root.to_owned();
    let source = AssetSourceBuilder::new(move || Box::new(FileAssetReader::new(&root)));
    app.register_asset_source(AssetSourceId::Default, source);
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    use bevy::tasks::block_on;

    use super::*;

    /// A folder was unpacked whose name is in an older encoding: pictures were there, and no sound.
    #[test]
    fn assets_are_read_from_a_folder_whose_name_is_not_unicode() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join(OsStr::from_bytes(b"jos\xe9")).join("assets");
        std::fs::create_dir_all(root.join("audio")).unwrap();
        std::fs::write(root.join("audio/tick.ogg"), "sound").unwrap();
        let mut app = App::new();
        read_from(&mut app, &root);
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        let server = app.world().resource::<AssetServer>().clone();
        let source = server.get_source(AssetSourceId::Default).unwrap();
        let mut bytes = Vec::new();
        let read = block_on(async {
            let mut reader =
                source.reader().read("audio/tick.ogg".as_ref()).await.map_err(|e| e.to_string())?;
            bevy::asset::io::Reader::read_to_end(&mut reader, &mut bytes).await.map_err(|e| e.to_string())
        });
        assert_eq!((read, bytes.as_slice()), (Ok(5), &b"sound"[..]));
    }
}
