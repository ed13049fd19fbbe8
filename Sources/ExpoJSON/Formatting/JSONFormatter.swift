import ExpoDiagnostics
import ExpoSource

/// Prints a document anew: its white space and the order of members are ours, its values its own.
///
/// Numbers and, unless asked otherwise, escapes stay as they are spelled; text is never normalised.
/// What the document decodes to is the same before and after, and printing twice changes nothing.
///
/// `[{"a":1.0}]` → `[`, `  {`, `    "a": 1.0`, `  }`, `]`, a line each
public struct JSONFormatter: Equatable, Sendable {
  /// As many bytes as a processor's cache holds, and enough for few calls of the system.
  public static let pieceSize = 1 << 18

  /// Where white space stands (RFC 8259 §2).
  public var layout: Layout
  /// How text is escaped (RFC 8259 §7).
  public var escaping: Escaping
  /// The order of members where they have one; nil leaves them as they stand.
  public var order: MemberOrder?
  /// Whether characters that a terminal would obey or hide are escaped too, as on a terminal.
  public var escapesHidden: Bool

  /// Sets up a formatter; by default two spaces a level, text as it is spelled, members as they are.
  public init(
    layout: Layout = .indented(.two), escaping: Escaping = .keep, order: MemberOrder? = nil,
    escapesHidden: Bool = false
  ) {
    self.layout = layout
    self.escaping = escaping
    self.order = order
    self.escapesHidden = escapesHidden
  }

  /// The document printed, with one line end behind it and no byte order mark before it.
  ///
  /// - Throws: ``UnsoundDocument`` if it has errors of syntax or encoding.
  public func format(_ tree: JSONTree) throws(UnsoundDocument) -> [UInt8] {
    try UnsoundDocument.refuse(tree)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tree.file.bytes.count + Self.pieceSize)
    // What is only appended to memory cannot fail.
    try? print(tree, Self.pieceSize) { bytes += $0 }
    return bytes
  }

  /// Prints the document piece by piece: a large one is never in memory twice.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - pieceSize: The size of all pieces but the last, in bytes.
  ///   - sink: Takes the next bytes; nothing is given to it if the document is refused.
  /// - Throws: ``UnsoundDocument`` if it has errors of syntax or encoding, and what `sink` throws.
  public func format(
    _ tree: JSONTree, inPiecesOf pieceSize: Int = JSONFormatter.pieceSize,
    to sink: ([UInt8]) throws -> Void
  ) throws {
    try UnsoundDocument.refuse(tree)
    try print(tree, pieceSize, to: sink)
  }

  /// Whether the document is already as it would be printed, byte for byte.
  ///
  /// - Throws: ``UnsoundDocument`` if it has errors of syntax or encoding.
  public func isFormatted(_ tree: JSONTree) throws(UnsoundDocument) -> Bool {
    try UnsoundDocument.refuse(tree)
    let bytes = tree.file.bytes
    var offset = 0
    do {
      try print(tree, Self.pieceSize) { chunk in
        let range = offset..<offset + chunk.count
        guard range.upperBound <= bytes.count, bytes.isSame(in: range, as: SourceBytes(chunk))
        else { throw Difference() }
        offset = range.upperBound
      }
    } catch {
      return false
    }
    return offset == bytes.count
  }

  private func print(
    _ tree: JSONTree, _ pieceSize: Int, to sink: ([UInt8]) throws -> Void
  ) throws {
    try withoutActuallyEscaping(sink) { sink in
      var printer = JSONPrinter(tree, self, ChunkedOutput(pieceSize: pieceSize, sink))
      try printer.printDocument()
    }
  }

  /// Ends the comparison at the first piece that differs.
  private struct Difference: Error {}
}

/// A document that is not printed because it is not JSON: what it says is a guess.
public struct UnsoundDocument: Error {
  /// Its errors of syntax and encoding, in the order of their bytes, warnings left out.
  public let errors: [DecodeError]

  static func refuse(_ tree: JSONTree) throws(UnsoundDocument) {
    guard !tree.isSound else { return }
    throw UnsoundDocument(errors: tree.errors.filter { $0.severity == .error })
  }
}
