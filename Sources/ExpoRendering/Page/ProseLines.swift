/// The non-blank lines of a text, and which of them begin a paragraph: blank lines separate
/// paragraphs.
///
/// Lines are byte ranges, so that rendering a text needs no substrings.
/// `"가\n나\n\n다"` → `가` (begins a paragraph), `나`, `다` (begins a paragraph)
struct ProseLines: Sequence, IteratorProtocol {
  /// A line, without its end.
  struct Line {
    let bytes: Range<Int>
    let beginsParagraph: Bool
  }

  private let text: UnsafeBufferPointer<UInt8>
  /// The start of the next line; nil after the last.
  private var start: Int? = 0
  private var isAfterBlank = true

  /// Creates the lines of well-formed UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func next() -> Line? {
    while let start {
      let end = LineEnd.first(in: text, from: start)
      self.start = end?.upperBound
      let line = start..<(end?.lowerBound ?? text.count)
      if TextLines.isBlank(UnsafeBufferPointer(rebasing: text[line])) {
        isAfterBlank = true
        continue
      }
      defer { isAfterBlank = false }
      return Line(bytes: line, beginsParagraph: isAfterBlank)
    }
    return nil
  }
}

extension Page.Paragraph {
  /// The paragraphs of a text, which empty lines separate.
  ///
  /// `"가\n나\n\n다"` → `가`, `나` | `다`
  public static func all(in text: String) -> [Page.Paragraph] {
    var text = text
    var paragraphs: [[String]] = []
    for line in text.withUTF8({ Array(ProseLines($0)) }) {
      if line.beginsParagraph { paragraphs.append([]) }
      paragraphs[paragraphs.count - 1].append(TextLines.substring(line.bytes, of: text))
    }
    return paragraphs.map { Page.Paragraph(lines: $0) }
  }
}
