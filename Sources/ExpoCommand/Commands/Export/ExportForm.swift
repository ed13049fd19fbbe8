import ExpoModel

/// One kind of export with its options: renders an exhibition as files.
protocol ExportForm: Sendable {
  /// The destination.
  var target: ExportTarget { get }

  /// The files of an exhibition.
  func files(of exhibition: Exhibition) -> [RenderedFile]
}
