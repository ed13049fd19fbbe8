/// The lines of a text that say something, and which of them begin a paragraph: blank lines part
/// paragraphs.
///
/// Lines are told by their bytes, so that a text need not be cut into strings to be written.
/// `"가\n나\n\n다"` → `가` (begins one), `나`, `다` (begins one)
struct ProseLines: Sequence, IteratorProtocol {
  /// A line, without its end.
  struct Line {
    let bytes: Range<Int>
    let beginsParagraph: Bool
  }

  private let text: UnsafeBufferPointer<UInt8>
  /// Where the next line begins; nil behind the last.
  private var start: Int? = 0
  private var isBehindBlank = true

  /// The lines of well-formed UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func next() -> Line? {
    while let start {
      let end = LineEnd.first(in: text, from: start)
      self.start = end?.upperBound
      let line = start..<(end?.lowerBound ?? text.count)
      if TextLines.isBlank(UnsafeBufferPointer(rebasing: text[line])) {
        isBehindBlank = true
        continue
      }
      defer { isBehindBlank = false }
      return Line(bytes: line, beginsParagraph: isBehindBlank)
    }
    return nil
  }
}

extension Page.Paragraph {
  /// The paragraphs of a text.
  ///
  /// `"가\n나\n\n다"` → `가`, `나` | `다`
  static func all(in text: String) -> [Page.Paragraph] {
    var text = text
    var paragraphs: [[String]] = []
    for line in text.withUTF8({ Array(ProseLines($0)) }) {
      if line.beginsParagraph { paragraphs.append([]) }
      paragraphs[paragraphs.count - 1].append(TextLines.part(line.bytes, of: text))
    }
    return paragraphs.map { Page.Paragraph(lines: $0) }
  }
}
