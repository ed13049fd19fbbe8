import ExpoDiagnostics
public import ExpoSource

/// A document that has been read: its values with their places, and every error on the way.
///
/// Valid or not, there is always a tree: what could be recovered stands in it. Text is unescaped
/// only when it is asked for.
public final class JSONTree: Sendable {
  /// The deepest nesting that is read (RFC 8259 §9), the one Apple's decoder has.
  public static let defaultDepthLimit = 512

  /// The document.
  public let file: SourceFile
  /// The errors of syntax and encoding, in the order of their bytes.
  public let errors: [DecodeError]
  let tape: Tape
  /// The keys that nodes name by number, from 1.
  let keyNames: [String]

  /// Reads a document: one pass, no copy of its text.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - depthLimit: How many containers may be nested; what lies deeper is reported and skipped.
  public init(reading file: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit) {
    var scanner = JSONScanner<SIMDStringScanner>(file, depthLimit: depthLimit)
    scanner.tape.reserve(forBytes: file.bytes.count)
    scanner.scan()
    self.file = file
    self.tape = scanner.tape
    self.keyNames = scanner.tape.keys.spellings.map(file.text)
    self.errors = scanner.errors.sorted {
      $0.location.bytes.lowerBound < $1.location.bytes.lowerBound
    }
  }

  /// Whether it is JSON in UTF-8 (RFC 8259); what only warnings tell of does not count.
  public var isSound: Bool { !errors.contains { $0.severity == .error } }

  /// Whether the text is in another encoding, so that what it says cannot be judged.
  public var isInOtherEncoding: Bool {
    errors.contains { if case .encoding(.wrongEncoding) = $0.kind { true } else { false } }
  }

  /// The document's one value; nil if nothing could be recovered.
  public var root: JSONNode? {
    tape.count > 0 ? JSONNode(tree: self, index: 0) : nil
  }
}
