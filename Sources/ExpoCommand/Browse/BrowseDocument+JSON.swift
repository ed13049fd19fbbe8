import ExpoKit
import ExpoJSON
import ExpoBase

extension BrowseDocument {
  /// An entry, or the exposition, as JSON with all its members; nil if there is none.
  ///
  /// Values stay as they are written. What has errors of syntax stays as a whole as it is.
  func json(of index: Int?) -> String? {
    if let index, let file = source.entries?.file {
      let bytes = file.bytes.part(elements[index].bytes)
      return Self.formatted(SourceFile(name: file.name, bytes: bytes))
    }
    return index == nil ? source.exposition.map { Self.formatted($0.file) } : nil
  }

  private static func formatted(_ file: SourceFile) -> String {
    let bytes = try? JSONFormatter().format(JSONTree(readingRecord: file))
    let text = bytes.map { String(decoding: $0, as: UTF8.self) }
    return text ?? String(decoding: file.bytes, as: UTF8.self)
  }
}
