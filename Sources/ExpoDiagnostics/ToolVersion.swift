/// The version that reports, manual pages, `expo --version` and the archive of a release name.
///
/// It is written in no other file; `VersionTests` looks for it.
package enum ToolVersion {
  /// The version by semver.org.
  package static let current = "0.1.0"
  /// The day of the version, as manual pages write it.
  package static let date = "November 22, 2026"
}
