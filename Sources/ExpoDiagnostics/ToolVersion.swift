/// The version that reports and `expo --version` name.
package enum ToolVersion {
  /// The version by semver.org.
  package static let current = "0.1.0"
}
