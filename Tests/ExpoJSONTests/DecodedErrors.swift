import ExpoJSON
import ExpoTestSupport

extension JSONTree {
  /// The tree of a text in a file `f`.
  convenience init(of text: String) { self.init(reading: SourceFile(name: "f", text: text)) }
}

extension ExpoDecoder {
  /// The errors that `decode` throws for a text; none if it returns a value.
  func thrown<Value: Decodable>(by type: Value.Type, _ text: String) -> [DecodeError] {
    do throws(DecodeErrors) { _ = try decode(type, from: text) } catch { return error.errors }
    return []
  }

  /// The errors that `collect` finds in a text.
  func collected<Value: Decodable>(by type: Value.Type, _ text: String) -> [DecodeError] {
    collect(type, from: JSONTree(of: text)).errors
  }

  /// The errors that are thrown, and those that are collected.
  func both<Value: Decodable>(by type: Value.Type, _ text: String) -> [[DecodeError]] {
    [thrown(by: type, text), collected(by: type, text)]
  }
}

extension [DecodeError] {
  var pointers: [String] { map(\.location.pointer.description) }

  /// The errors as `pointer: message`.
  var lines: [String] { map { "\($0.location.pointer): \($0.message)" } }
}
