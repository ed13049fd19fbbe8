import ExpoDiagnostics
import ExpoSource

/// A list or dictionary as Python prints it: `[{'name': 'x', 'desc': None}]`.
enum PythonLiteral {
  private static let words: Set = ["True", "False", "None"]

  /// Whether all errors of a document are what Python writes in another way than JSON.
  ///
  /// Single quotes alone do not show it: they are fixed one by one.
  static func isFound(in bytes: SourceBytes, _ tape: Tape, _ errors: [DecodeError]) -> Bool {
    var (hasWord, hasQuotes) = (false, false)
    for error in errors where error.severity == .error {
      switch error.kind {
      case .syntax(.wrongQuotes("'", _)): hasQuotes = true
      case .syntax(.unquotedString(let text, literal: _?, _)) where words.contains(text):
        hasWord = true
      case .syntax(.trailingComma), .syntax(.invalidEscape): continue
      case .syntax(.comment) where bytes[error.location.bytes.lowerBound] == UInt8(ascii: "#"):
        continue
      default: return false
      }
    }
    return hasWord && hasQuotes && !tape.nodes.contains { isQuotedAsInJSON($0, bytes) }
  }

  /// Whether a string is in double quotes, though Python would have put it in single ones.
  private static func isQuotedAsInJSON(_ node: Tape.Node, _ bytes: SourceBytes) -> Bool {
    node.kind == .string && bytes[node.start] == .quote
      && !bytes[node.start..<node.end].contains(UInt8(ascii: "'"))
  }
}
