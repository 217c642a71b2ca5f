//! Reports that another page asks for.

use bevy::prelude::*;

use super::ClubPage;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::start::OpenReport;

/// Opens the report that was asked for.
pub(in super::super) fn open_report(
    mut reports: MessageReader<OpenReport>,
    mut club: ResMut<ClubPage>,
    mut go: MessageWriter<Navigate>,
) {
    for OpenReport(id) in reports.read() {
        club.report_of(id.clone());
        go.write(Navigate::To(AppPage::ClubHouse));
    }
}
