import ExpoBase

/// Reads the elements of a long array in batches, each a tree of its own.
///
/// A batch is still in the processor's cache when its values are decoded, only one batch has nodes
/// in memory at a time, and most strings are checked and unescaped in one step.
struct ElementBatches {
  /// About how many bytes a batch has by default: a part of the cache of one processor core.
  static let defaultByteCount = 1 << 18

  private var scanner: JSONScanner
  private let byteCount: Int
  private var isAtEnd = false
  /// Whether the document is valid so far; else it has to be read as a whole to find its errors.
  private(set) var isSound = true

  /// Creates the batches of a document; nil if it is not an array that is longer than one batch.
  init?(_ file: SourceFile, byteCount: Int) {
    guard file.bytes.count > byteCount else { return nil }
    self.byteCount = byteCount
    scanner = JSONScanner(
      file, depthLimit: JSONTree.defaultDepthLimit, errorLimit: ErrorLimit(0))
    guard scanner.begin(), scanner.scanToken(), scanner.state == .firstElement else { return nil }
    scanner.tape.reserve(forBytes: byteCount)
  }

  /// The next elements, as a tree whose root is an array of them; nil after the last, and if they
  /// are not valid.
  mutating func next() -> JSONTree? {
    if isAtEnd || !isSound { return nil }
    // A value that keeps its decoder keeps the texts of its batch.
    if !isKnownUniquelyReferenced(&scanner.texts) {
      scanner.texts = TextBuffer(byteCount: max(2 * byteCount, 1 << 12))
    }
    scanner.texts?.begin(at: scanner.offset)
    isAtEnd = !scanner.scanElements(to: scanner.offset + byteCount)
    isSound = scanner.memory.evidence.errorCount == 0
    guard isSound else { return nil }
    return JSONTree(
      elements: scanner.tape.takeElements(to: scanner.offset), scanner.texts, of: scanner.file)
  }
}

extension JSONScanner {
  /// Scans the elements of the outermost array up to the first that begins at or after an offset;
  /// false at the end of the document.
  fileprivate mutating func scanElements(to end: Int) -> Bool {
    while scanToken() {
      if offset >= end, state == .element, frames.count == 1 { return true }
    }
    return false
  }
}

/// Arrays, whose elements can be decoded one batch after another.
protocol BatchDecodable {
  /// Decodes the elements of a document, and counts them; nil if it is not valid.
  ///
  /// - Throws: The error of the first element that cannot be decoded.
  static func decode(
    _ batches: inout ElementBatches, with decoder: ExpoDecoder, _ count: inout Int
  ) throws -> Self?
}

extension Array: BatchDecodable where Element: Decodable {
  static func decode(
    _ batches: inout ElementBatches, with decoder: ExpoDecoder, _ count: inout Int
  ) throws -> [Element]? {
    var elements: [Element] = []
    defer { count = elements.count }
    while let tree = batches.next() {
      let pass = DecodingPass(tree: tree, base: .root, decoder: decoder)
      defer { pass.forgetFailures() }
      if let scalars = pass.soundScalars([Element].self, at: 0) as? [Element] {
        elements += scalars
        continue
      }
      var (index, end) = (1, tree.tape[0].end)
      while index < end {
        let path = CodingPath(to: IndexKey(elements.count), in: nil)
        elements.append(try pass.decodePart(Element.self, at: index, path: path))
        index = tree.tape.next(after: index)
      }
    }
    return batches.isSound ? elements : nil
  }
}
