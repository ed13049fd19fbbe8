import ExpoBase

/// Normalizes white space and member order; values stay as written.
///
/// Numbers keep their spelling, by default escapes too; characters are never normalized. The document decodes to the
/// same value, and formatting it again changes nothing.
///
/// `[{"a":1.0}]` → the lines `[`, `  {`, `    "a": 1.0`, `  }`, `]`
public struct JSONFormatter: Equatable, Sendable {
  /// In bytes: fits in the processor's cache and needs few system calls.
  static let pieceSize = 1 << 18

  /// White space for each level, with `[]` and `{}` on one line; nil for none but the last line end (RFC 8259 §2).
  var indent: Indent?
  package var escaping: Escaping
  /// Nil keeps the order of the document.
  package var order: MemberOrder?
  /// Whether characters that terminals interpret or do not draw are escaped.
  var escapesHidden: Bool

  /// Creates a formatter; without an indent, its only white space is the line end.
  public init(indent: Indent? = .two, escaping: Escaping = .keep) {
    self.init(indent: indent, escaping: escaping, order: nil, escapesHidden: false)
  }

  package init(
    indent: Indent? = .two, escaping: Escaping = .keep, order: MemberOrder? = nil,
    escapesHidden: Bool = false
  ) {
    self.indent = indent
    self.escaping = escaping
    self.order = order
    self.escapesHidden = escapesHidden
  }

  /// The formatted document with a line end and without a byte order mark.
  ///
  /// - Throws: ``DecodeErrors`` if it has errors of syntax or encoding.
  public func format(_ tree: JSONTree) throws(DecodeErrors) -> [UInt8] {
    try Self.refuse(tree)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tree.file.bytes.count + Self.pieceSize)
    // Appending to memory cannot fail.
    try? print(tree, Self.pieceSize) { bytes += $0 }
    return bytes
  }

  /// Formats piece by piece, so that a large document is never in memory twice.
  ///
  /// All pieces but the last have `pieceSize` bytes; `sink` receives them in order, and none if the document is
  /// rejected.
  ///
  /// - Throws: ``DecodeErrors`` if it has errors of syntax or encoding, and what `sink` throws.
  package func format(
    _ tree: JSONTree, inPiecesOf pieceSize: Int = JSONFormatter.pieceSize,
    to sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    try Self.refuse(tree)
    try print(tree, pieceSize, to: sink)
  }

  /// Whether formatting would change no byte.
  ///
  /// - Throws: ``DecodeErrors`` if it has errors of syntax or encoding.
  public func isFormatted(_ tree: JSONTree) throws(DecodeErrors) -> Bool {
    try Self.refuse(tree)
    let bytes = tree.file.bytes
    var offset = 0
    do {
      try print(tree, Self.pieceSize) { chunk in
        let range = offset..<offset + chunk.count
        guard range.upperBound <= bytes.count, bytes.part(range) == SourceBytes(chunk)
        else { throw CancellationError() }
        offset = range.upperBound
      }
    } catch {
      return false
    }
    return offset == bytes.count
  }

  private func print(
    _ tree: JSONTree, _ pieceSize: Int, to sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    var printer = JSONPrinter(tree, self, ChunkedOutput(pieceSize: pieceSize, sink))
    try printer.printDocument()
  }
}

extension JSONFormatter {
  private static func refuse(_ tree: JSONTree) throws(DecodeErrors) {
    guard !tree.isSound else { return }
    throw DecodeErrors(tree.errors.filter { $0.severity == .error }, in: tree.file)
  }
}

extension JSONFormatter {
  /// White space for each level; raw values are its names on the command line.
  public enum Indent: String, CaseIterable, Sendable {
    /// Two spaces.
    case two = "2"
    /// Four spaces.
    case four = "4"
    /// A tab.
    case tab

    var unit: String {
      switch self {
      case .two: "  "
      case .four: "    "
      case .tab: "\t"
      }
    }
  }

  /// Which characters of strings are escaped (RFC 8259 §7); raw values are names on the command line.
  ///
  /// `"\/\u00e9 é"` → keep `"\/\u00e9 é"`, minimal `"/é é"`, ascii `"/\u00e9 \u00e9"`
  public enum Escaping: String, CaseIterable, Sendable {
    /// As in the document.
    case keep
    /// Only quote, backslash and U+0000 to U+001F, each in its shortest form.
    case minimal
    /// Those of `minimal`, and all beyond ASCII, above U+FFFF as surrogate pairs.
    case ascii
  }

  /// Known keys first, then the unknown ones in the order of the document, which equal keys keep too.
  package struct MemberOrder: Equatable, Sendable {
    let keys: [String]
    /// Whether it applies to the elements of the document's array instead of its value; other objects keep their order.
    let isOfElements: Bool

    package init(_ keys: [String], ofElements: Bool) {
      self.keys = keys
      isOfElements = ofElements
    }
  }
}
