/// The version that reports, manual pages, `expo --version` and the archive of a release name.
///
/// No other file contains it; `VersionTests` checks this.
package enum ToolVersion {
  /// The version by semver.org.
  package static let current = "0.1.0"
  /// The release date, in the format of manual pages.
  package static let date = "November 22, 2026"
}
