/// Renders pages as Markdown whose texts come back byte for byte.
///
/// A heading, the summary, a picture, facts, paragraphs; lines of a paragraph are parted by a
/// backslash, which no editor strips as it does blanks. Entry text never stands in emphasis:
/// `**마크다운(Markdown)**을` is none to CommonMark.
public struct MarkdownRenderer: Sendable {
  /// Who is going to read the Markdown.
  public enum Preset: String, CaseIterable, Sendable {
    /// GitHub and all that read its dialect.
    case gfm
    /// Anything that reads CommonMark.
    case commonmark
    /// A site built by Hugo, which reads with Goldmark.
    case hugo
    /// A site built by Jekyll, which reads with kramdown.
    case jekyll
  }

  /// Stands between a label and its value, as it does on a terminal.
  private static let separator = " :"

  /// Who is going to read it.
  public let preset: Preset
  private let escaper: MarkdownEscaper

  /// A renderer for a reader.
  public init(preset: Preset = .gfm) {
    self.preset = preset
    escaper = MarkdownEscaper(preset: preset)
  }

  /// A page on its own, with a line end behind it; empty if there is nothing to say.
  ///
  /// `# 한빛탑`, an empty line, `높이 93 m의 전망탑`, an empty line, `빛을 본뜬\` … The heading is of
  /// a level from 1 to 6; the path of the picture is the one from where the text will lie.
  public func text(of page: Page, level: Int = 1, picture: String? = nil) -> String {
    var bytes: [UInt8] = []
    append(page, level: level, picture: picture, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a page; a level of nil leaves its heading out.
  func append(_ page: Page, level: Int?, picture: String?, to bytes: inout [UInt8]) {
    var blocks = MarkdownBlocks()
    if let level, !page.title.isEmpty {
      blocks.begin(in: &bytes)
      bytes += repeatElement(UInt8(ascii: "#"), count: min(max(level, 1), 6))
      bytes.append(UInt8(ascii: " "))
      escaper.append(page.heading, .heading, to: &bytes)
    }
    if let summary = page.summary, !summary.isEmpty {
      blocks.begin(in: &bytes)
      escaper.append(summary, .lineStart, to: &bytes)
    }
    if let picture {
      blocks.begin(in: &bytes)
      append(picture: picture, of: page, to: &bytes)
    }
    append(page.facts, &blocks, to: &bytes)
    for paragraph in page.paragraphs {
      for (index, line) in paragraph.lines.enumerated() {
        if index == 0 { blocks.begin(in: &bytes) } else { bytes += "\\\n".utf8 }
        escaper.append(line, .lineStart, to: &bytes)
      }
    }
    blocks.end(in: &bytes)
  }

  /// A line on its own: what stands where an entry would.
  public func text(ofLine line: String) -> String {
    var bytes: [UInt8] = []
    escaper.append(line, .lineStart, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// Adds a line of a list that leads somewhere: `- [한빛탑](entries/hanbit_tower.md)`.
  func append(link path: String, to name: String, to bytes: inout [UInt8]) {
    bytes += "- [".utf8
    escaper.append(name, .inside, to: &bytes)
    bytes += "](\(MarkdownPath.encode(path)))\n".utf8
  }

  private func append(picture path: String, of page: Page, to bytes: inout [UInt8]) {
    bytes += "![".utf8
    escaper.append(page.heading, .inside, to: &bytes)
    bytes += "](\(MarkdownPath.encode(path)))".utf8
  }

  private func append(
    _ facts: [Page.Fact], _ blocks: inout MarkdownBlocks, to bytes: inout [UInt8]
  ) {
    for (index, fact) in facts.enumerated() {
      if index == 0 { blocks.begin(in: &bytes) } else { bytes += "\\\n".utf8 }
      escaper.append(fact.label, .lineStart, to: &bytes)
      bytes += Self.separator.utf8
      guard !fact.value.isEmpty else { continue }
      bytes.append(UInt8(ascii: " "))
      escaper.append(fact.value, .inside, to: &bytes)
    }
  }
}

extension Page {
  /// The title in one line.
  var heading: String { title.joined(separator: " ") }
}
