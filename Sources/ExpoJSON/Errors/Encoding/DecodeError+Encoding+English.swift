import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Encoding {
  var english: ProblemWords {
    switch self {
    case .invalidUTF8(let bytes):
      ProblemWords(Self.english(invalid: bytes), help: "save the file as UTF-8")
    case .byteOrderMark:
      ProblemWords(
        "the file begins with a byte order mark", help: "save the file as UTF-8 without BOM",
        fix: "delete the byte order mark")
    case .wrongEncoding(let encoding, let conversion):
      ProblemWords(
        "expected UTF-8, found \(encoding.english)",
        help: "convert it: iconv -f \(encoding.rawValue) -t UTF-8",
        fix: conversion.map { _ in "convert to UTF-8" })
    case .loneSurrogate(let escape):
      ProblemWords(
        "'\(escape)' is half of a surrogate pair",
        help: "write both halves, or the character itself")
    case .suspiciousCharacter(let scalar):
      ProblemWords(
        "\(SuspiciousCharacter.english(scalar)) (\(VisibleText.codePoint(scalar))) in a string",
        help: SuspiciousCharacter.showsLoss(scalar) ? "type the lost text again" : "delete it",
        fix: SuspiciousCharacter.showsLoss(scalar)
          ? nil : "delete \(VisibleText.codePoint(scalar))")
    case .doubleEncoding(let text, let original, let conversion):
      ProblemWords(
        Self.english(misread: text, original),
        help: conversion == nil
          ? "restore the file from a good copy; some of its text is lost"
          : "restore it with --fix --unsafe-fixes",
        fix: conversion.map { _ in "restore the text" })
    }
  }

  private static func english(misread text: String, _ original: String?) -> String {
    let found = VisibleText.quoted(text)
    guard let original else {
      return "'\(found)' is UTF-8 that was read as Latin-1 or CP1252 and saved again"
    }
    return """
      expected '\(VisibleText.quoted(original))', found '\(found)': UTF-8 was read as Latin-1 or \
      CP1252 and saved again
      """
  }

  private static func english(invalid bytes: [UInt8]) -> String {
    let shown = bytes.prefix(4).map { "0x" + String($0, radix: 16, uppercase: true) }
    let list = shown.joined(separator: " ") + (bytes.count > 4 ? " …" : "")
    return bytes.count == 1
      ? "the byte \(list) is not valid UTF-8" : "the bytes \(list) are not valid UTF-8"
  }
}

extension DecodeError.TextEncoding {
  fileprivate var english: String {
    switch self {
    case .cp949: "what looks like CP949 (EUC-KR)"
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian: rawValue
    }
  }
}

extension SuspiciousCharacter {
  /// The character's name in Unicode in lower case, or what it is where it has none.
  fileprivate static func english(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x7F...0x9F: "control character"
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: "private-use character"
    case 0xFEFF: "byte order mark"
    default:
      isNoncharacter(scalar)
        ? "noncharacter" : (scalar.properties.name ?? "character").lowercased()
    }
  }
}
