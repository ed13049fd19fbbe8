import ExpoModel

/// One kind of export with its options: what makes files of an exhibition.
protocol ExportForm: Sendable {
  /// Where they go.
  var target: ExportTarget { get }

  /// The files of an exhibition.
  func files(of exhibition: Exhibition) -> [RenderedFile]
}
