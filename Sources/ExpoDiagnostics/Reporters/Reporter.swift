public import ExpoText

/// Writes a report in one format.
public protocol Reporter: Sendable {
  /// The report as text; a machine format is exactly one document, also when nothing was found.
  func render(_ report: Report) -> StyledText
}
