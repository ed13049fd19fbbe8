import ExpoDiagnostics
import ExpoSource

/// A list or dictionary as Python prints it: `[{'name': 'x', 'desc': None}]`.
enum PythonLiteral {
  private static let words: Set = ["True", "False", "None"]

  /// What the errors of a document show of Python.
  struct Evidence {
    private var (hasWord, hasQuotes, hasOther) = (false, false, false)

    /// Whether all errors are what Python writes in another way than JSON.
    ///
    /// Single quotes alone do not show it: they are fixed one by one.
    fileprivate var isPython: Bool { hasWord && hasQuotes && !hasOther }

    /// Adds an error, which is no warning.
    mutating func add(_ error: DecodeError, in bytes: SourceBytes) {
      switch error.kind {
      case .syntax(.wrongQuotes("'", _)): hasQuotes = true
      case .syntax(.unquotedString(let text, literal: _?, _)) where words.contains(text):
        hasWord = true
      case .syntax(.trailingComma), .syntax(.invalidEscape): break
      case .syntax(.comment) where bytes[error.location.bytes.lowerBound] == UInt8(ascii: "#"):
        break
      default: hasOther = true
      }
    }
  }

  /// Whether a document is Python by its errors and its strings.
  static func isFound(in bytes: SourceBytes, _ tape: Tape, _ evidence: Evidence) -> Bool {
    evidence.isPython && !tape.nodes.contains { isQuotedAsInJSON($0, bytes) }
  }

  /// Whether a string is in double quotes, though Python would have put it in single ones.
  private static func isQuotedAsInJSON(_ node: Tape.Node, _ bytes: SourceBytes) -> Bool {
    node.kind == .string && bytes[node.start] == .quote
      && !bytes[node.start..<node.end].contains(UInt8(ascii: "'"))
  }
}
