import ExpoBase
import ExpoModel

/// The front matter of a Markdown file: metadata for a site generator.
package enum FrontMatter: String, CaseIterable, Sendable {
  /// YAML for Hugo and Jekyll, pandoc's title block for a whole book, otherwise nothing.
  case auto
  case none
  /// YAML between `---` lines.
  case yaml
  /// TOML between `+++` lines; Hugo reads it, Jekyll does not.
  case toml

  /// The format to write for a preset; never `auto`.
  func resolved(for preset: MarkdownRenderer.Preset) -> FrontMatter {
    guard self == .auto else { return self }
    switch preset {
    case .gfm, .commonmark: return .none
    case .hugo, .jekyll: return .yaml
    }
  }
}

extension FrontMatter {
  /// Appends a block of members and an empty line; appends nothing for `none`.
  func append(_ members: [DataValue.Member], to bytes: inout [UInt8]) {
    guard self == .yaml || self == .toml else { return }
    let fence = self == .yaml ? "---\n" : "+++\n"
    let separator = self == .yaml ? ": " : " = "
    bytes += fence.utf8
    for (key, value) in members {
      bytes += "\(key)\(separator)\(Self.text(value, separator))\n".utf8
    }
    bytes += "\(fence)\n".utf8
  }

  /// A value on one line, valid in YAML (1.2 §7.4, flow style) and, with ` = `, in TOML (1.0, inline tables).
  private static func text(_ value: DataValue, _ separator: String) -> String {
    switch value {
    case .string(let text): return quoted(text)
    case .number(let text): return text
    case .array(let values):
      return "[" + values.map { text($0, separator) }.joined(separator: ", ") + "]"
    case .object(let members):
      let texts = members.map { "\($0.key)\(separator)\(text($0.value, separator))" }
      return "{" + texts.joined(separator: ", ") + "}"
    }
  }

  /// A double-quoted string, valid in both YAML (1.2 §7.3.1) and TOML (1.0, basic strings).
  ///
  /// Both accept `\"`, `\\` and `\uXXXX`. A character that one of the formats forbids is escaped. TOML has no
  /// surrogate pairs, so scalars beyond U+FFFF are never escaped.
  static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar.value {
      case 0x22, 0x5C: quoted += "\\\(scalar)"
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        quoted += "\\u" + String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}

extension MarkdownBook {
  /// The front matter of the poster: title, facts under the keys of the document, ISO 8601 dates, picture.
  func posterMembers(_ page: Page, _ picture: MarkdownPicture?) -> [DataValue.Member] {
    let exposition = exhibition.exposition
    let period = (exposition?.duration).flatMap { ExpositionPeriod($0) }
    let isJekyll = options.preset == .jekyll
    return DataValue.members([
      ("layout", isJekyll ? .string("page") : nil), ("title", .string(page.heading)),
      ("subtitle", .text(page.summary)),
      ("permalink", isJekyll ? .string(LinkPath.encoded(layout.permalink(nil))) : nil),
      (options.preset == .hugo ? "weight" : "order", (part?.number).map { .number($0) }),
      ("visitors", (exposition?.visitors).map { .number($0) }),
      ("location", .text(exposition?.location)), ("duration", .text(exposition?.duration)),
      ("start_date", .text(period?.first.isoText)), ("end_date", .text(period?.last.isoText)),
    ]) + members(of: picture)
  }

  /// The title block of a whole book; pandoc reads its texts as Markdown.
  func titleBlock(_ page: Page, _ renderer: MarkdownRenderer) -> [DataValue.Member] {
    DataValue.members([
      ("title", .string(renderer.line(page.heading, .lineStart))),
      ("subtitle", .text(page.summary.map { renderer.line($0, .lineStart) })),
      ("lang", .string(TextLanguage(of: exhibition).tag)),
    ])
  }

  func members(of index: Int, _ page: Page, _ picture: MarkdownPicture?) -> [DataValue.Member] {
    let published = exhibition.entries[index]
    let number = DataValue.number(published.number)
    let facts = published.facts.filter { !TextLines.isBlank($0.text) }
    let isJekyll = options.preset == .jekyll
    return DataValue.members([
      ("layout", isJekyll ? .string("page") : nil), ("title", .string(page.heading)),
      ("description", .text(page.summary)),
      ("weight", options.preset == .hugo ? number : nil),
      ("permalink", isJekyll ? .string(LinkPath.encoded(layout.permalink(index))) : nil),
      ("order", isJekyll ? number : nil),
      ("exposition", isJekyll ? .text(part?.folder) : nil),
      ("image_name", .text(published.entry.imageName)),
      ("facts", facts.isEmpty ? nil : .array(facts.map(fact))),
      ("credit", .text(published.credit)), ("license", .text(published.license)),
      ("source", .text(published.source)),
    ]) + members(of: picture)
  }

  /// A fact that a project adds: `{key: "year", label: "연도", value: "1900"}`.
  private func fact(_ fact: EntryFact) -> DataValue {
    .object([
      ("key", .string(fact.member.key)), ("label", .string(fact.member.label(in: language))),
      ("value", .string(fact.text)),
    ])
  }

  /// The files of a copied picture, for templates and link previews.
  private func members(of picture: MarkdownPicture?) -> [DataValue.Member] {
    guard let picture, options.pictures == .copied else { return [] }
    let shown = LinkPath.encoded(picture.shown)
    switch options.preset {
    case .hugo:
      // Files beside a page: `{src: "cover@3x.png", params: {scale: 3, width: 1026, …}}`.
      let files = picture.files.map { path, file in
        DataValue.object([("src", .string(path)), ("params", .object(Self.measures(of: file)))])
      }
      return files.isEmpty ? [] : [("resources", .array(files))]
    case .jekyll:
      // Files of a site: `{path: "/images/haegeum.png", scale: 1, width: 342, …}`.
      let files = picture.files.map { path, file in
        DataValue.object(
          [("path", .string("/" + LinkPath.encoded(path)))] + Self.measures(of: file))
      }
      return [("image", .string("/" + shown))]
        + (files.isEmpty ? [] : [("pictures", .array(files))])
    case .gfm, .commonmark: return [("image", .string(shown))]
    }
  }

  private static func measures(of file: Picture.Candidate) -> [DataValue.Member] {
    DataValue.members([
      ("scale", .number(file.scale)), ("width", (file.size?.width).map { .number($0) }),
      ("height", (file.size?.height).map { .number($0) }),
    ])
  }
}

extension CalendarDay {
  /// The day in ISO 8601: `1900-04-14`.
  var isoText: String {
    String(description.filter { $0 != " " }.map { $0 == "." ? "-" : $0 })
  }
}
