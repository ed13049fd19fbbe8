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

// MARK: - Rules

extension EncodingRule {
  var english: RuleWords {
    switch self {
    case .invalidUTF8:
      RuleWords(
        "bytes are not UTF-8",
        explanation: """
          JSON is exchanged as UTF-8 (RFC 8259 §8.1). A byte that is not part of a valid \
          sequence (RFC 3629) has no meaning: readers refuse the file or show a replacement \
          character.
          """,
        advice: "Save the file as UTF-8 again, from an editor that shows it correctly.")
    case .byteOrderMark:
      RuleWords(
        "the file begins with a byte order mark",
        explanation: """
          RFC 8259 §8.1 forbids writing a byte order mark and lets readers ignore it; some \
          ignore it, some refuse the file.
          """,
        advice: "Save the file as UTF-8 without BOM.")
    case .wrongEncoding:
      RuleWords(
        "the file is not in UTF-8",
        explanation: """
          The bytes have the pattern of UTF-16 or UTF-32, or of EUC-KR/CP949 as Korean Windows \
          programs write it. Convert the file, for example with \
          iconv -f CP949 -t UTF-8; nothing in it needs to change.
          """,
        advice: """
          Convert the file: iconv -f UTF-16 -t UTF-8, or -f CP949 for a file of Korean Windows.
          """)
    case .loneSurrogate:
      RuleWords(
        "an escape is half of a surrogate pair",
        explanation: """
          Characters above U+FFFF are escaped as two \\u sequences, a high and a low one. One \
          alone represents no character; RFC 7493 §2.1 forbids it, and readers handle it \
          differently. It usually comes from a string cut in the middle of an emoji.
          """,
        advice: "Write the character itself, or both halves of the pair.")
    case .suspiciousCharacter:
      RuleWords(
        "an invisible character, or one that shows lost text",
        explanation: """
          Zero-width spaces, direction controls and the like cannot be seen, but they make two \
          names differ, break a search or reorder a line; U+FFFD, noncharacters and private-use \
          characters show that text was lost.
          """,
        advice: "Delete the character, or type the lost text again.")
    case .doubleEncoding:
      RuleWords(
        "text in UTF-8 was read in another encoding and saved again",
        explanation: """
          A program took UTF-8 for Latin-1 or CP1252 and saved what it read as UTF-8: each byte of \
          a character became a character, so that 직지 became ì§, U+0081 and ì§€. The file is JSON, \
          but nobody can read its text. If every character can be converted back, the fix restores \
          the file.
          """,
        advice: "Restore it with --fix --unsafe-fixes, or open it again in the right encoding.")
    }
  }
}
