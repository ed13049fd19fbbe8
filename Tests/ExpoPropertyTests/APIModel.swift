import ExpoInvariants
import ExpoJSON
import ExpoTestSupport
import Foundation

/// A type for the responses of a public interface, and a response.
struct APIModel: Sendable {
  let name: String
  let text: String
  let document: @Sendable (inout SeededGenerator) -> String
  /// Whether a type tries several forms, or chooses one: then an error can be at another place than
  /// the mistake, and hide a second one.
  let triesForms: Bool
  let thrown: @Sendable (String) -> [DecodeError]?
  private let collect: @Sendable (String, ExpoDecoder) -> (errors: [DecodeError], hasValue: Bool)
  /// What both decoders give for some bytes with the same strategies: the value in words.
  let ours, theirs: @Sendable ([UInt8], JSONDecoder) -> Result<String, any Error>

  init<Value: Generated>(generated type: Value.Type) {
    var random = SeededGenerator(seed: 1)
    self.init(type, triesForms: true, Value.json(&random)) { Value.json(&$0) }
  }

  init<Value: Decodable & SendableMetatype>(
    _ type: Value.Type, triesForms: Bool = false, _ text: String,
    document: (@Sendable (inout SeededGenerator) -> String)? = nil
  ) {
    name = "\(type)"
    self.text = text
    self.document = document ?? { _ in text }
    self.triesForms = triesForms
    thrown = { text in
      do throws(DecodeErrors) {
        _ = try ExpoDecoder.unlimited.decode(Value.self, from: text)
        return nil
      } catch {
        return error.errors
      }
    }
    ours = { bytes, decoder in
      let file = SourceFile(name: "f", bytes: bytes)
      return Result {
        Self.words(try ExpoDecoder(copying: decoder).decode(Value.self, from: file))
      }
    }
    theirs = { bytes, decoder in
      Result { Self.words(try decoder.decode(Value.self, from: Data(bytes))) }
    }
    collect = { text, decoder in
      let file = SourceFile(name: "f", text: text)
      let decoding = decoder.collect(Value.self, from: JSONTree(reading: file, errorLimit: .max))
      return (decoding.errors.filter { $0.severity == .error }, decoding.value != nil)
    }
  }

  func collected(
    _ text: String, _ decoder: ExpoDecoder = .unlimited
  ) -> (errors: [DecodeError], hasValue: Bool) { collect(text, decoder) }

  /// A value with all its parts; equal values have equal words.
  private static func words(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let isText = value is any CustomStringConvertible && mirror.displayStyle == .struct
    if mirror.children.isEmpty || isText { return String(reflecting: value) }
    let parts = mirror.children.map { ($0.label ?? "") + ": " + words($0.value) }
    let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    return "(\((isUnordered ? parts.sorted() : parts).joined(separator: ", ")))"
  }
}
