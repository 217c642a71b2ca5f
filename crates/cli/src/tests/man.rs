//! The manual page `packaging/linux/five-a-side.6`, generated from the definition of the command line, so that it stays
//! up to date. `UPDATE_MAN=1` writes it.

use std::path::Path;

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use super::super::Cli;

/// The parts that no form contains.
const REST: &str = r#".SH "EXIT STATUS"
0: success. 1: the request failed (an illegal record, a bad file, missing data); standard error has one line for each error.
2: bad usage.
.SH ENVIRONMENT
.TP
\fBFIVE_A_SIDE_DATA\fR
The folder in which everything is kept, instead of those below.
.TP
\fBBEVY_ASSET_ROOT\fR
The folder with assets and levels, if they are not where they were installed.
.SH FILES
.TP
\fI~/.local/share/arpa.home.fiveaside\fR
Matches in play, finished ones (finished/*.ron: what \fBreplay\fR reads), the competitions, clubs, and names
with the settings that each person has.
.TP
\fI~/.config/arpa.home.fiveaside\fR
The settings of everyone.
.TP
\fI~/.local/state/arpa.home.fiveaside\fR
The logs (log.txt), and size and place of the window.
.TP
\fI~/.cache/arpa.home.fiveaside\fR
What can be computed again: the index of the finished matches, and their reports.
.TP
\fI~/.local/share/five\-a\-side\fR
The folder of earlier versions. Its files are moved into the others once.
"#;

/// The definition of a straight quote, once per page.
const QUOTE: &str = ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n";

/// Renders the whole page: the program, then every command with its options.
fn page() -> String {
    let mut cli = Cli::command();
    cli.build();
    // The version would change with every release, and the package states it.
    let cli = cli.version(None::<&str>);
    let man = Man::new(cli.clone()).section("6").source("Five-a-Side").manual("Games");
    let mut page = [
        part(&|out| man.render_title(out)),
        part(&|out| man.render_name_section(out)),
        part(&|out| man.render_synopsis_section(out)),
        part(&|out| man.render_description_section(out)),
        part(&|out| man.render_options_section(out)),
    ]
    .concat();
    page.insert_str(0, QUOTE);
    for command in cli.get_subcommands().filter(|command| command.get_name() != "help") {
        page += &section(command);
    }
    page + REST
}

/// Renders a command: usage, purpose and options.
fn section(command: &Command) -> String {
    let man = Man::new(command.clone());
    let parts = [
        part(&|out| man.render_synopsis_section(out)),
        ".PP\n".to_owned(),
        part(&|out| man.render_description_section(out)),
        part(&|out| man.render_options_section(out)),
    ];
    let headed = parts.concat();
    let text: String =
        headed.lines().filter(|line| !line.starts_with(".SH ")).map(|line| format!("{line}\n")).collect();
    format!(".SH \"{}\"\n{text}", command.get_name().to_uppercase())
}

/// Renders a part of the page without the page header.
fn part(render: &dyn Fn(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut out = Vec::new();
    render(&mut out).unwrap();
    String::from_utf8(out).unwrap().replace(QUOTE, "")
}

#[test]
fn the_manual_agrees_with_the_usage_forms() {
    let file = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("packaging/linux/five-a-side.6");
    let page = page();
    if std::env::var_os("UPDATE_MAN").is_some() {
        std::fs::write(&file, &page).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    assert!(kept == page, "run with UPDATE_MAN=1 and read the diff");
    for command in Cli::command().get_subcommands() {
        assert!(page.contains(&format!(".SH \"{}\"", command.get_name().to_uppercase())));
    }
}
