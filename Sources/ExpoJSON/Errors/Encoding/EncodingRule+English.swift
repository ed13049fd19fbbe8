import ExpoDiagnostics
import ExpoSource

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
          alone represents no character; RFC 7493 §2.1 forbids it, and readers differ in what \
          they make of it. It usually comes from a string cut in the middle of an emoji.
          """,
        advice: "Write the character itself, or both halves of the pair.")
    case .suspiciousCharacter:
      RuleWords(
        "an invisible character, or one that shows lost text",
        explanation: """
          Zero-width spaces, direction controls and the like cannot be seen, but they make two \
          names differ, break a search or reorder a line; U+FFFD, noncharacters and private-use \
          characters show that text was lost on the way.
          """,
        advice: "Delete the character, or type the lost text again.")
    case .doubleEncoding:
      RuleWords(
        "text in UTF-8 was read in another encoding and saved again",
        explanation: """
          A program took UTF-8 for Latin-1 or CP1252 and saved what it read as UTF-8: each byte \
          of a character became a character, so that 직지 became ì§, U+0081 and ì§€. The file is \
          JSON, but nobody can read its text. If every character can be turned back, the fix \
          restores the file.
          """,
        advice: "Let expo restore the file with --fix, or open it again in the right encoding.")
    }
  }
}
