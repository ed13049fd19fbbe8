import ExpoModel

/// One kind of export with its options: renders exhibitions as files.
protocol ExportForm: Sendable {
  /// The destination.
  var target: ExportTarget { get }

  /// The files of an exhibition, or of a portal for several.
  func files(of exhibitions: [Exhibition]) -> [RenderedFile]
}
