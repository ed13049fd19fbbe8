import ExpoBase

/// The lines of a text, at the line ends in the document.
enum TextLines {
  /// The lines of a text, split at each line end.
  static func of(_ text: String) -> [String] {
    var text = text
    let lines = text.withUTF8(ranges)
    return lines.count == 1 ? [text] : lines.map { substring($0, of: text) }
  }

  /// A text on one line, with a space for each line end.
  static func joined(_ text: String) -> String {
    of(text).filter { !isBlank($0) }.joined(separator: " ")
  }

  /// The first 1,200 bytes of UTF-8 at most, cut between scalars; takes no longer for a long text.
  static func beginning(of text: String) -> String {
    let end = text.utf8.index(text.startIndex, offsetBy: 1_200, limitedBy: text.endIndex)
    return end.map { String(text.unicodeScalars[..<$0]) } ?? text
  }

  /// The part of a native UTF-8 string in a range of its bytes.
  static func substring(_ bytes: Range<Int>, of text: String) -> String {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(start, offsetBy: bytes.count)
    return String(text[start..<end])
  }

  private static func ranges(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while let end = firstEnd(in: bytes, from: start) {
      lines.append(start..<end.lowerBound)
      start = end.upperBound
    }
    return lines + [start..<bytes.count]
  }

  /// The lines of a title, which is also broken before a parenthesis at its end.
  ///
  /// `파리 만국박람회 1900(L'Exposition)` → `파리 만국박람회 1900`, `(L'Exposition)`
  static func ofTitle(_ title: String) -> [String] {
    var lines = of(title).filter { !isBlank($0) }
    guard let last = lines.popLast() else { return [] }
    return lines + brokenAtFinalParenthesis(last)
  }

  private static func brokenAtFinalParenthesis(_ line: String) -> [String] {
    // By scalars, because a step back by characters may read all flags or marks before it.
    let text = trimmingEnd(line.unicodeScalars[...])
    guard let end = text.last, closing.contains(end) else { return [String(text)] }
    var depth = 0
    var start = text.endIndex
    repeat {
      start = text.index(before: start)
      if closing.contains(text[start]) { depth += 1 }
      if opening.contains(text[start]) { depth -= 1 }
    } while depth > 0 && start > text.startIndex
    let name = trimmingEnd(text[..<start])
    if depth > 0 || isBlank(String(name)) { return [String(text)] }
    return [String(name), String(text[start...])]
  }

  /// The lines of a title and the subtitle: the parenthesis at its end, without brackets.
  static func parts(ofTitle lines: [String]) -> (title: [String], subtitle: String?) {
    let subtitle = lines.count > 1 ? lines.last.flatMap(parenthesized) : nil
    return (subtitle == nil ? lines : Array(lines.dropLast()), subtitle)
  }

  private static func trimmingEnd(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    text.dropLast(text.reversed().prefix { $0 == " " }.count)
  }

  private static let opening: Set<Unicode.Scalar> = ["(", "（"]
  private static let closing: Set<Unicode.Scalar> = [")", "）"]

  /// The text between the parentheses that enclose a line: `(L'Exposition)` → `L'Exposition`.
  static func parenthesized(_ line: String) -> String? {
    let text = line.unicodeScalars
    guard let first = text.first, let last = text.last, opening.contains(first),
      closing.contains(last), brokenAtFinalParenthesis("x" + line).count == 2
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  static func isBlank(_ line: String) -> Bool {
    var line = line
    return line.withUTF8(isBlank)
  }

  /// Whether a line of well-formed UTF-8 is empty or only white space.
  static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 != 0x20 && !(0x09...0x0D ~= $0) }) else { return true }
    // The lead bytes of all other white space: U+0085, U+00A0, U+1680, U+2000 …, U+3000.
    guard first == 0xC2 || 0xE1...0xE3 ~= first else { return false }
    return String(decoding: line, as: UTF8.self).unicodeScalars
      .allSatisfy(\.properties.isWhitespace)
  }
}

// MARK: - Line ends

extension TextLines {
  /// The bytes of the first line end at or after an offset of well-formed UTF-8: LF, CR, CRLF, U+2028 or
  /// U+2029.
  ///
  /// Found by bytes: iterating grapheme clusters would take longer than the rest of the rendering.
  static func firstEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var offset = firstCandidate(in: text, from: start)
    while offset < text.count {
      if let length = lengthOfEnd(in: text, at: offset) { return offset..<offset + length }
      offset = firstCandidate(in: text, from: offset + 1)
    }
    return nil
  }

  private static func firstCandidate(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    typealias Block = SIMD16<UInt8>
    return text.span.bytes.firstIndex(in: start..<text.count) {
      ($0 .< Block(repeating: 0x0E)) .| ($0 .== Block(repeating: 0xE2))
    }
  }

  /// The length in bytes of the line end at an offset; nil if there is none.
  private static func lengthOfEnd(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    switch text[offset] {
    case 0x0A: 1
    case 0x0D: offset + 1 < text.count && text[offset + 1] == 0x0A ? 2 : 1
    // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    case 0xE2 where text[offset + 1] == 0x80 && text[offset + 2] & 0xFE == 0xA8: 3
    default: nil
    }
  }
}

/// The non-blank lines of a text, and which of them begin a paragraph: blank lines separate paragraphs.
///
/// Lines are byte ranges, so that rendering a text needs no substrings.
/// `"가\n나\n\n다"` → `가` (begins a paragraph), `나`, `다` (begins a paragraph)
struct ProseLines: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  /// The start of the next line; nil after the last.
  private var start: Int? = 0
  private var isAfterBlank = true

  /// `text` must be well-formed UTF-8: two bytes after 0xE2 are read without a check.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Returns the bytes of the next line, without its end.
  mutating func next() -> (bytes: Range<Int>, beginsParagraph: Bool)? {
    while let start {
      let end = TextLines.firstEnd(in: text, from: start)
      self.start = end?.upperBound
      let line = start..<(end?.lowerBound ?? text.count)
      if TextLines.isBlank(UnsafeBufferPointer(rebasing: text[line])) {
        isAfterBlank = true
        continue
      }
      defer { isAfterBlank = false }
      return (line, isAfterBlank)
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
