public import ExpoBase

/// The values of a document with their locations, and its errors of syntax and encoding.
///
/// Every document has a tree: that of an invalid one has the values that could be recovered.
/// Strings are unescaped only when they are needed.
public final class JSONTree: Sendable {
  /// The default limit of nesting (RFC 8259 §9), the same as in Apple's decoder.
  public static let defaultDepthLimit = 512

  /// The document.
  public let file: SourceFile
  /// The errors of syntax and encoding, sorted by their bytes.
  ///
  /// There is only one if the file is in another format than JSON.
  public let errors: [DecodeError]
  /// The errors that were counted and not kept, because there are too many.
  package let omitted: ProblemCounts
  /// The fixes of those errors, if they were asked for.
  package let omittedFixes: [OmittedFix]
  /// How those errors affect the certainty of their lines; nil if all errors are kept.
  package let omittedDoubts: LineDoubts?
  /// Why the values cannot be checked: the file is in another format or encoding.
  package let obstacle: DecodeError?
  private let evidence: ErrorEvidence
  let tape: Tape
  /// The texts of the strings that were copied; nil if none were.
  let texts: TextBuffer?
  /// The keys that have numbers; the first has the number 1.
  let keyNames: [String]
  /// Whether two of these keys are equal strings of different bytes.
  let hasEqualKeys: Bool

  /// Creates the tree of a document with all its errors, in one pass and without a copy of its
  /// bytes; containers nested deeper than the limit are reported and skipped.
  public convenience init(
    reading file: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit
  ) {
    self.init(reading: file, depthLimit: depthLimit, errorLimit: .none)
  }

  /// Creates the tree of a document, in one pass and without a copy of its bytes.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - depthLimit: The maximum nesting of containers; deeper ones are reported and skipped.
  ///   - errorLimit: The number of errors of each rule that are kept; the rest is counted.
  package convenience init(
    reading file: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit, errorLimit: ErrorLimit
  ) {
    self.init(file, depthLimit: depthLimit, errorLimit: errorLimit, isWholeFile: true)
  }

  /// Creates the tree of one record of a stream; a record does not show the format of the stream.
  package convenience init(
    readingRecord record: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit,
    errorLimit: ErrorLimit = .none
  ) {
    self.init(record, depthLimit: depthLimit, errorLimit: errorLimit, isWholeFile: false)
  }

  private init(_ file: SourceFile, depthLimit: Int, errorLimit: ErrorLimit, isWholeFile: Bool) {
    var scanner = JSONScanner<SIMDStringScanner>(
      file, depthLimit: depthLimit, errorLimit: errorLimit)
    scanner.tape.reserve(forBytes: file.bytes.count)
    scanner.scan()
    self.file = file
    self.tape = scanner.tape
    texts = nil
    (keyNames, hasEqualKeys) = Self.keyNames(of: scanner.tape, in: file)
    let evidence = scanner.memory.evidence
    let errors = scanner.log.errors.sorted {
      $0.location.bytes.lowerBound < $1.location.bytes.lowerBound
    }
    let format =
      isWholeFile ? DecodeError.OtherFormat.recognized(in: file, errors, evidence) : nil
    self.errors = format.map { [DecodeError($0, of: file)] } ?? errors
    self.omitted = format == nil ? scanner.log.omitted : ProblemCounts()
    self.omittedFixes = format == nil ? scanner.log.omittedFixes : []
    self.omittedDoubts = format == nil ? scanner.log.omittedDoubts : nil
    self.evidence = evidence
    self.obstacle = self.errors.first(where: \.isObstacle)
    isSound = !self.errors.contains { $0.severity == .error } && omitted.count(.error) == 0
  }

  /// Creates the tree of some elements of a valid document; its root is an array of them alone.
  init(elements: Tape, _ texts: TextBuffer?, of file: SourceFile) {
    self.file = file
    self.texts = texts
    tape = elements
    (keyNames, hasEqualKeys) = Self.keyNames(of: elements, in: file)
    errors = []
    omitted = ProblemCounts()
    omittedFixes = []
    omittedDoubts = nil
    obstacle = nil
    evidence = ErrorEvidence()
    isSound = true
  }

  private static func keyNames(of tape: Tape, in file: SourceFile) -> ([String], hasEqual: Bool) {
    let names = tape.keys.spellings.map(file.text)
    let areASCII = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    return (names, hasEqual: !areASCII && Set(names).count < names.count)
  }

  /// Whether the document is JSON in UTF-8 (RFC 8259); there may be warnings.
  public let isSound: Bool

  /// Whether nothing is wrong with the document, and nothing is doubtful.
  package var hasNoErrors: Bool { errors.isEmpty && omitted.isEmpty }

  /// Whether the file is JSON, perhaps with mistakes, in any encoding.
  package var isJSON: Bool {
    guard let obstacle, case .notJSON = obstacle.kind else { return true }
    return false
  }

  /// The error of a document whose text was encoded twice; nil for any other.
  ///
  /// Such a document is JSON: its values can be decoded, but people cannot read its text.
  package var doubleEncoding: DecodeError? {
    obstacle == nil ? DoubleEncoding.error(in: file, evidence) : nil
  }

  /// Whether some bytes are JSON in UTF-8.
  static func isJSON(_ bytes: SourceBytes) -> Bool {
    JSONTree(readingRecord: SourceFile(name: "", bytes: bytes), errorLimit: ErrorLimit(1)).isSound
  }

  /// The value of the document; nil if nothing could be recovered.
  public var root: JSONNode? {
    tape.count > 0 ? JSONNode(tree: self, index: 0) : nil
  }

  /// The location of the value at a pointer; nil if there is none.
  ///
  /// Steps over the members and elements before it.
  public func location(of pointer: JSONPointer) -> SourceLocation? {
    root?[pointer]?.location(at: pointer)
  }
}

extension DecodeError {
  /// The error of a file in another format, at its first character.
  init(_ format: OtherFormat, of file: SourceFile) {
    let length = file.bytes.isEmpty ? 0 : UTF8Sequence(in: file.bytes, at: 0).length
    let location = SourceLocation(file: file.name, bytes: 0..<length, part: .file)
    self.init(.notJSON(format), at: location)
  }

  /// Whether it prevents the values of a file from being checked.
  fileprivate var isObstacle: Bool {
    switch kind {
    case .notJSON, .wrongEncoding: true
    default: false
    }
  }
}

extension SourceFile {
  /// The error of a stream in another format, detected from its first line; nil if the line does
  /// not show the format.
  package var otherFormat: DecodeError? {
    DecodeError.OtherFormat.beginning(self).map { DecodeError($0, of: self) }
  }
}

extension JSONTree {
  /// The index of the first value with a key in the object at an index; nil if there is none.
  func member(_ key: String, of object: Int, number: KeyNumber = .unknown) -> Int? {
    var index = object + 1
    let end = tape.nodes[object].end
    while index + 1 < end {
      let node = tape.nodes[index]
      // The number of a key says nothing once the key was repaired.
      let isKey =
        number != .unknown && node.key > 0 && node.isPlainString
        ? number == .number(node.key) : isString(at: index, equalTo: key)
      if isKey { return index + 1 }
      index = tape.next(after: index + 1)
    }
    return nil
  }
}
