public import ExpoBase

/// The values of a document with their locations, and its errors of syntax and encoding.
///
/// The tree of an invalid document has the values that could be recovered. Strings are unescaped on request.
public final class JSONTree: Sendable {
  /// The default limit of nesting (RFC 8259 §9), as in Apple's decoder.
  public static let defaultDepthLimit = 512

  /// The document.
  public let file: SourceFile
  /// The errors of syntax and encoding, sorted by bytes; only one if the file is in another format than JSON.
  public var errors: [DecodeError] { log.errors }
  /// The kept errors, and what is known of those that were only counted.
  package let log: ErrorLog
  /// Why the values cannot be checked: another format or encoding; nil if they can.
  package let obstacle: DecodeError?
  private let clues: FormatClues
  let tape: Tape
  /// The keys with numbers, from number 1 on.
  let keyNames: [String]
  /// Whether all of them are quickly compared, as nearly always.
  private let hasQuickNames: Bool

  /// Reads a document in one pass, without a copy of its bytes.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - depthLimit: The maximum nesting of containers; deeper ones are reported and skipped.
  ///   - errorLimit: How many errors are found: reading stops at the next, which is the last of
  ///     ``errors``.
  public convenience init(
    reading file: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit,
    errorLimit: Int = ExpoDecoder.defaultErrorLimit
  ) {
    self.init(
      reading: file, depthLimit: depthLimit, errorLimit: ErrorLimit.stopping(after: errorLimit))
  }

  /// Reads a document in one pass, without a copy of its bytes.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - depthLimit: The maximum nesting of containers; deeper ones are reported and skipped.
  ///   - errorLimit: The number of errors of each rule that are kept; the rest is counted.
  ///   - isRecord: Whether it is one record of a stream, which does not show the stream's format.
  package init(
    reading file: SourceFile, depthLimit: Int = JSONTree.defaultDepthLimit,
    errorLimit: ErrorLimit = .none, isRecord: Bool = false
  ) {
    var scanner = JSONScanner(file, depthLimit: depthLimit, errorLimit: errorLimit)
    scanner.tape.reserve(forBytes: file.bytes.count)
    scanner.scan()
    let clues = scanner.memory.clues
    scanner.log.sort()
    if !isRecord,
      let format = DecodeError.OtherFormat.recognized(in: file, scanner.log.errors, clues)
    {
      scanner.log = ErrorLog(file)
      scanner.log.append(DecodeError(format, of: file))
    }
    self.file = file
    tape = scanner.tape
    log = scanner.log
    self.clues = clues
    keyNames = tape.keys.spellings.map(file.bytes.wellFormedText)
    hasQuickNames = keyNames.allSatisfy(\.isQuicklyCompared)
    obstacle = log.errors.first(where: \.isObstacle)
    isSound = !log.errors.contains { $0.severity == .error } && log.omitted.count(.error) == 0
  }

  /// Whether the document is JSON in UTF-8 (RFC 8259), perhaps with warnings.
  public let isSound: Bool

  /// Neither errors nor warnings.
  package var hasNoErrors: Bool { log.isEmpty }

  /// Perhaps with mistakes, in any encoding.
  package var isJSON: Bool {
    guard let obstacle, case .notJSON = obstacle.fault else { return true }
    return false
  }

  /// The error of a text that was encoded twice; else nil.
  ///
  /// The document is JSON and can be decoded, but people cannot read its text.
  package var doubleEncoding: DecodeError? {
    obstacle == nil ? DoubleEncoding.error(in: file, clues) : nil
  }

  /// Whether bytes in UTF-8 are JSON.
  static func isJSON(_ bytes: SourceBytes) -> Bool {
    let record = SourceFile(name: "", bytes: bytes)
    return JSONTree(reading: record, errorLimit: ErrorLimit(1), isRecord: true).isSound
  }

  /// The value of the document; nil if nothing could be recovered.
  public var root: JSONNode? {
    tape.count > 0 ? JSONNode(tree: self, index: 0) : nil
  }

  /// The location of the value at a pointer; nil if there is none.
  ///
  /// Steps over the members and elements before it.
  public func location(of pointer: JSONPointer) -> DocumentLocation? {
    root?[pointer]?.location(at: pointer)
  }
}

extension DecodeError {
  /// Creates the error of a file in another format: at its first character, or at the backticks around it.
  init(_ format: OtherFormat, of file: SourceFile) {
    var bytes = 0..<(file.bytes.isEmpty ? 0 : UTF8Sequence(in: file.bytes, at: 0).length)
    if case .codeBlock(let backticks) = format { bytes = backticks }
    let location = DocumentLocation(file: file.name, bytes: bytes, part: .file)
    self.init(.notJSON(format), at: location)
  }

  /// Whether the values of the file cannot be checked.
  fileprivate var isObstacle: Bool {
    switch fault {
    case .notJSON, .wrongEncoding: true
    default: false
    }
  }
}

extension SourceFile {
  /// The error of a stream by its first line; nil if that does not show another format.
  package var otherFormat: DecodeError? {
    DecodeError.OtherFormat.beginning(self).map { DecodeError($0, of: self) }
  }
}

extension JSONTree {
  /// The number of a key in ``KeyTable``; 0 if it has none.
  func keyNumber(of name: String) -> Int { 1 + (keyNames.firstIndex(where: name.equals) ?? -1) }

  /// The number of the key of the value at an index; 0 if the key has no number.
  func keyNumber(ofValueAt index: Int) -> Int {
    index > 0 && tape[index - 1].isNumberedKey ? tape[index - 1].key : 0
  }

  /// The number of the key at an index if it is the given one, and keys with other numbers are not; 0 otherwise.
  func number(ofKeyAt index: Int, equalTo key: String) -> Int {
    let node = tape.nodes[index]
    guard node.isNumberedKey, hasQuickNames, tape.keys.areASCII else { return 0 }
    let name = keyNames[node.key - 1]
    return name.utf8.count == key.utf8.count && name == key ? node.key : 0
  }

  /// The first value with a key in an object; nil if there is none.
  func member(_ key: String, of object: Int) -> Int? {
    let isQuick = hasQuickNames && key.isQuicklyCompared
    var index = object + 1
    let end = tape.nodes[object].end
    while index + 1 < end {
      if isString(at: index, equalTo: key, isQuick) { return index + 1 }
      index = tape.next(after: index + 1)
    }
    return nil
  }
}
