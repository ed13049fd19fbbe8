import ExpoBase
import ExpoJSON
import Foundation

/// A type for the responses of a public interface, and a response.
struct APIModel: Sendable {
  let name: String
  let text: String
  /// Whether a type tries several forms, or chooses one: then an error can be at another place than
  /// the mistake, and hide a second one.
  let triesForms: Bool
  /// The errors that `decode` throws and `collect` finds; nil for a value.
  let thrown: @Sendable (String) -> [DecodeError]?
  let collected: @Sendable (String) -> (errors: [DecodeError], hasValue: Bool)
  /// What both decoders give for some bytes: the value in words.
  let ours, theirs: @Sendable ([UInt8]) -> Result<String, any Error>

  init<Value: Decodable & SendableMetatype>(
    _ type: Value.Type, triesForms: Bool = false, _ text: String
  ) {
    name = "\(type)"
    self.text = text
    self.triesForms = triesForms
    var decoder = ExpoDecoder()
    decoder.errorLimit = .max
    thrown = { [decoder] text in
      do throws(DecodeErrors) {
        _ = try decoder.decode(Value.self, from: text)
        return nil
      } catch {
        return error.errors
      }
    }
    ours = { bytes in
      Result {
        Self.words(try ExpoDecoder().decode(Value.self, from: SourceFile(name: "f", bytes: bytes)))
      }
    }
    theirs = { bytes in
      Result { Self.words(try JSONDecoder().decode(Value.self, from: Data(bytes))) }
    }
    collected = { [decoder] text in
      let file = SourceFile(name: "f", text: text)
      let decoding = decoder.collect(
        Value.self, from: JSONTree(reading: file, errorLimit: .max))
      return (decoding.errors.filter { $0.severity == .error }, decoding.value != nil)
    }
  }

  /// A value with all its parts; equal values have equal words.
  private static func words(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let isText = value is any CustomStringConvertible && mirror.displayStyle == .struct
    if mirror.children.isEmpty && mirror.superclassMirror == nil || isText {
      return String(reflecting: value)
    }
    var parts: [String] = []
    var level: Mirror? = mirror
    while let mirror = level {
      parts += mirror.children.map { ($0.label ?? "") + ": " + words($0.value) }
      level = mirror.superclassMirror
    }
    let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    return "(\((isUnordered ? parts.sorted() : parts).joined(separator: ", ")))"
  }
}
