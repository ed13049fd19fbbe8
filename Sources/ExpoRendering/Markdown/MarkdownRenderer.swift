import ExpoBase
import ExpoModel

/// Renders pages as Markdown; a parser returns every text byte for byte.
///
/// Heading, summary, picture, facts, paragraphs. Lines of a paragraph end in a backslash, because editors
/// strip trailing blanks. Data is never next to emphasis markers: CommonMark does not read
/// `**마크다운(Markdown)**을` as emphasis.
public struct MarkdownRenderer: Sendable {
  /// The program that reads the Markdown.
  public enum Preset: String, CaseIterable, Sendable {
    /// GitHub and other readers of GitHub Flavored Markdown.
    case gfm
    /// Any CommonMark reader.
    case commonmark
    /// Hugo, which parses with Goldmark.
    case hugo
    /// Jekyll, which parses with kramdown.
    case jekyll
  }

  /// The position of a text, which decides which characters would be markup.
  package enum Position {
    /// At the start of a line, where `-`, `#` or `1.` would begin a list or a heading.
    case lineStart
    case inside
    /// At the end of a heading, where trailing `#` are dropped.
    case heading
  }

  private static let hardBreak = "\\\n"

  /// The program that reads the Markdown.
  public let preset: Preset
  private let escaper: MarkdownEscaper

  /// Creates a renderer.
  public init(preset: Preset = .gfm) {
    self.preset = preset
    escaper = MarkdownEscaper(preset: preset)
  }

  /// A text of one line in a position.
  package func line(_ text: String, _ position: Position) -> String {
    var bytes: [UInt8] = []
    escaper.append(text, position, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Renders a page, with a final line end; empty for an empty page.
  ///
  /// `# 한빛탑`, an empty line, `높이 93 m의 전망탑`, an empty line, `빛을 본뜬\` …
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - level: The level of the heading, 1 to 6.
  ///   - picture: The path of the picture relative to the Markdown file.
  /// - Returns: The Markdown.
  public func text(of page: Page, level: Int = 1, picture: String? = nil) -> String {
    var bytes: [UInt8] = []
    append(page, level: level, picture: picture, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a page, without a heading if `level` is nil; the credit of the entry's picture follows it.
  func append(
    _ page: Page, level: Int?, picture: String?, of entry: PublishedEntry? = nil,
    in language: Language = .english, to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    func beginBlock() {
      if bytes.count > start { bytes += "\n\n".utf8 }
    }
    if let level, !page.title.isEmpty {
      beginBlock()
      bytes += repeatElement(UInt8(ascii: "#"), count: min(max(level, 1), 6))
      bytes.append(UInt8(ascii: " "))
      escaper.append(page.heading, .heading, to: &bytes)
    }
    if let summary = page.summary, !summary.isEmpty {
      beginBlock()
      escaper.append(summary, .lineStart, to: &bytes)
    }
    if let picture {
      beginBlock()
      append(picture: picture, entry?.pictureText ?? page.heading, to: &bytes)
      if let credit = entry.flatMap({ Credit($0) }) {
        beginBlock()
        append(credit, in: language, to: &bytes)
      }
    }
    if !page.facts.isEmpty { beginBlock() }
    appendLines(page.facts, to: &bytes) { fact, bytes in
      escaper.append(fact.label, .lineStart, to: &bytes)
      // A space at the end of a line would be a part of a line break, or be dropped.
      bytes += fact.separator.utf8.dropLast(fact.value.isEmpty ? 1 : 0)
      escaper.append(linked: fact.value, .inside, to: &bytes)
    }
    for paragraph in page.paragraphs {
      beginBlock()
      appendLines(paragraph.lines, to: &bytes) { escaper.append(linked: $0, .lineStart, to: &$1) }
    }
    if bytes.count > start { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Appends a list item with a link and a note after it: `- [한빛탑](entries/hanbit_tower.md)`.
  func append(
    link path: String, to name: String, _ note: String? = nil, to bytes: inout [UInt8]
  ) {
    bytes += "- [".utf8
    escaper.append(name, .inside, to: &bytes)
    bytes += "](\(LinkPath.encoded(path)))".utf8
    if let note = note.map(TextLines.joined), !note.isEmpty {
      bytes += " · ".utf8
      escaper.append(note, .inside, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func append(picture path: String, _ text: String, to bytes: inout [UInt8]) {
    bytes += "![".utf8
    escaper.append(text, .inside, to: &bytes)
    bytes += "](\(LinkPath.encoded(path)))".utf8
  }

  /// Appends owner, license and source: `국립박물관 · [CC BY 4.0](<https://…>) · 출처 : 소장품`.
  private func append(_ credit: Credit, in language: Language, to bytes: inout [UInt8]) {
    let label = Label.source.text(in: language) + Label.separator.text(in: language)
    let source = credit.source.isEmpty ? "" : label + credit.source
    let start = bytes.count
    let parts = [credit.owner, credit.license, source]
    for (index, text) in parts.enumerated() where !text.isEmpty {
      if bytes.count > start { bytes += " · ".utf8 }
      if index == 1, let name = credit.licenseName {
        bytes += "[\(name)](<\(text)>)".utf8
      } else {
        escaper.append(linked: text, .lineStart, to: &bytes)
      }
    }
  }

  /// Appends lines with a hard break between them.
  private func appendLines<Line>(
    _ lines: [Line], to bytes: inout [UInt8], append: (Line, inout [UInt8]) -> Void
  ) {
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes += Self.hardBreak.utf8 }
      append(line, &bytes)
    }
  }
}
