import ExpoModel

/// One kind of export with its options: renders exhibitions as files.
protocol ExportForm: Sendable {
  /// The destination.
  var target: ExportTarget { get }
  /// The paths of the files that options name and that were read.
  var inputs: [String] { get }
  /// The folder of files to publish unchanged; nil for none.
  var staticFolder: String? { get }

  /// The files of an exhibition, or of a portal for several.
  func files(of exhibitions: [Exhibition]) -> [RenderedFile]
}

extension ExportForm {
  var inputs: [String] { [] }
  var staticFolder: String? { nil }
}
