/// The version that reports and `expo --version` name.
public enum ToolVersion {
  /// The version by semver.org.
  public static let current = "0.1.0"
}
