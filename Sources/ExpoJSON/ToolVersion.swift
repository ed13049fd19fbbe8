/// The version for reports, manual pages, `expo --version` and the archive of a release.
///
/// `VersionTests` checks that no other file contains it.
package enum ToolVersion {
  /// By semver.org.
  package static let current = "0.1.0"
  /// In the format of manual pages.
  package static let date = "November 22, 2026"
}
