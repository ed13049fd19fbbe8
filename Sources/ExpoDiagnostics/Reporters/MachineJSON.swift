import ExpoSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The toolchain's encoder with settings that give the same bytes for the same value.
enum MachineJSON {
  /// A value as JSON over several lines.
  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, whole numbers, arrays and objects: nothing in a report can fail to encode.
    let document = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return escapingHidden(document)
  }

  /// Escapes what a terminal would obey or hide; outside strings a document of ours has none of it.
  private static func escapingHidden(_ document: String) -> String {
    let isHidden = { (scalar: Unicode.Scalar) in scalar.value > 0x7E && scalar.isHidden }
    guard document.unicodeScalars.contains(where: isHidden) else { return document }
    return document.unicodeScalars.reduce(into: "") { text, scalar in
      guard isHidden(scalar) else { return text.unicodeScalars.append(scalar) }
      for byte in JSONEscape(scalar) { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
  }
}
