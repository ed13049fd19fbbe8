package import ExpoDiagnostics
public import ExpoSource

/// The values of a document with their locations, and all errors of syntax and encoding.
///
/// Every document has a tree: that of an invalid one has the values that could be recovered.
/// Strings are unescaped only when they are needed.
public final class JSONTree: Sendable {
  /// The default limit of nesting (RFC 8259 §9), the same as in Apple's decoder.
  public static let defaultDepthLimit = 512

  /// The document.
  public let file: SourceFile
  /// The errors of syntax and encoding, sorted by their bytes.
  public let errors: [DecodeError]
  /// The errors that were found and not kept, because there are too many.
  package let omitted: ProblemCounts
  let tape: Tape
  /// The keys that have numbers; the first has the number 1.
  let keyNames: [String]

  /// Creates the tree of a document with all its errors, in one pass and without a copy of its
  /// bytes; containers nested deeper than the limit are reported and skipped.
  public convenience init(
    reading file: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit
  ) {
    self.init(reading: file, depthLimit: depthLimit, errorLimit: nil)
  }

  /// Creates the tree of a document, in one pass and without a copy of its bytes.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - depthLimit: How many containers may be nested; deeper ones are reported and skipped.
  ///   - errorLimit: How many errors of each rule are kept; the rest is counted.
  package init(
    reading file: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit, errorLimit: Int?
  ) {
    var scanner = JSONScanner<SIMDStringScanner>(
      file, depthLimit: depthLimit, errorLimit: errorLimit ?? .max)
    scanner.tape.reserve(forBytes: file.bytes.count)
    scanner.scan()
    self.file = file
    self.tape = scanner.tape
    self.keyNames = scanner.tape.keys.spellings.map(file.text)
    self.omitted = scanner.log.omitted
    self.errors = scanner.log.errors.sorted {
      $0.location.bytes.lowerBound < $1.location.bytes.lowerBound
    }
  }

  /// Whether the document is JSON in UTF-8 (RFC 8259); there may be warnings.
  public var isSound: Bool {
    !errors.contains { $0.severity == .error } && omitted.count(.error) == 0
  }

  /// Whether the document is in another encoding, so that its values cannot be checked.
  public var isInOtherEncoding: Bool {
    errors.contains { if case .encoding(.wrongEncoding) = $0.kind { true } else { false } }
  }

  /// The value of the document; nil if nothing could be recovered.
  public var root: JSONNode? {
    tape.count > 0 ? JSONNode(tree: self, index: 0) : nil
  }
}
