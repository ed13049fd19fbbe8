import ExpoModel

/// The front matter of a Markdown file: metadata for a site generator.
package enum FrontMatter: String, CaseIterable, Sendable {
  /// YAML for Hugo and Jekyll, none otherwise.
  case auto
  /// No front matter.
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

/// The members of a front matter block, in the order they are written.
struct FrontMatterBlock {
  /// The value of a member.
  enum Value {
    /// A string.
    case text(String)
    /// A whole number.
    case number(Int)
    /// An array.
    case list([Value])
    /// An object on one line.
    case object([(key: String, value: Value)])
  }

  private var members: [(key: String, value: Value)] = []

  /// Adds a string; does nothing for nil.
  mutating func add(_ key: String, _ text: String?) {
    if let text { members.append((key, .text(text))) }
  }

  /// Adds a number.
  mutating func add(_ key: String, _ number: Int) {
    members.append((key, .number(number)))
  }

  /// Adds an array; does nothing for an empty one.
  mutating func add(_ key: String, _ list: [Value]) {
    if !list.isEmpty { members.append((key, .list(list))) }
  }

  /// Appends the block and an empty line; appends nothing for `none`.
  func append(_ format: FrontMatter, to bytes: inout [UInt8]) {
    guard format == .yaml || format == .toml else { return }
    let fence = format == .yaml ? "---\n" : "+++\n"
    let separator = format == .yaml ? ": " : " = "
    bytes += fence.utf8
    for (key, value) in members {
      bytes += "\(key)\(separator)\(value.text(separator))\n".utf8
    }
    bytes += "\(fence)\n".utf8
  }

  /// A double-quoted string, valid in both YAML (1.2 §7.3.1) and TOML (1.0, basic strings).
  ///
  /// Both accept `\"`, `\\` and `\uXXXX`. Whatever either format forbids unescaped is escaped. TOML
  /// has no surrogate pairs, so scalars beyond U+FFFF are never escaped.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return "\"\(text)\"" }
    return text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar.value {
      case 0x22, 0x5C: quoted += "\\\(scalar)"
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  /// Whether a byte is, or begins, a scalar that may need an escape.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }
}

extension FrontMatterBlock.Value {
  /// The value on one line, valid in YAML (1.2 §7.4, flow style) and, with ` = `, in TOML (1.0, inline
  /// tables).
  fileprivate func text(_ separator: String) -> String {
    switch self {
    case .text(let text): FrontMatterBlock.quoted(text)
    case .number(let number): String(number)
    case .list(let values): "[" + values.map { $0.text(separator) }.joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\($0.key)\(separator)\($0.value.text(separator))" }.joined(separator: ", ")
        + "}"
    }
  }
}

extension MarkdownBook {
  /// The front matter of the poster: title, facts, picture.
  func posterMembers(_ page: Page, _ picture: MarkdownPicture?) -> FrontMatterBlock {
    var block = FrontMatterBlock()
    if options.preset == .jekyll { block.add("layout", "page") }
    block.add("title", page.heading)
    if options.preset == .jekyll { block.add("permalink", LinkPath.encoded(layout.permalink(nil))) }
    if let part { block.add(options.preset == .hugo ? "weight" : "order", part.number) }
    addFacts(to: &block)
    addPicture(picture, to: &block)
    return block
  }

  /// The front matter of an entry.
  func members(
    of index: Int, _ page: Page, _ picture: MarkdownPicture?
  ) -> FrontMatterBlock {
    let published = exhibition.entries[index]
    var block = FrontMatterBlock()
    if options.preset == .jekyll { block.add("layout", "page") }
    block.add("title", page.heading)
    if page.summary?.isEmpty == false { block.add("description", page.summary) }
    switch options.preset {
    case .gfm, .commonmark: break
    case .hugo: block.add("weight", published.number)
    case .jekyll:
      block.add("permalink", LinkPath.encoded(layout.permalink(index)))
      block.add("order", published.number)
      block.add("exposition", part?.folder)
    }
    if !published.entry.imageName.isEmpty { block.add("image_name", published.entry.imageName) }
    block.add("facts", published.facts.map(fact))
    addPicture(picture, to: &block)
    return block
  }

  /// A fact that a project adds: `{key: "year", label: "연도", value: "1900"}`.
  private func fact(_ fact: EntryFact) -> FrontMatterBlock.Value {
    .object([
      ("key", .text(fact.member.key)), ("label", .text(fact.member.label(in: language))),
      ("value", .text(fact.text)),
    ])
  }

  /// Adds the facts of the exposition under the keys of the document, and the days of its period in
  /// ISO 8601.
  private func addFacts(to block: inout FrontMatterBlock) {
    guard let exposition = exhibition.exposition else { return }
    block.add("visitors", exposition.visitors)
    block.add("location", exposition.location)
    block.add("duration", exposition.duration)
    guard let period = ExpositionPeriod(exposition.duration) else { return }
    block.add("start_date", period.first.isoText)
    block.add("end_date", period.last.isoText)
  }

  /// Adds the files of a copied picture, for templates and link previews.
  private func addPicture(_ picture: MarkdownPicture?, to block: inout FrontMatterBlock) {
    guard let picture, options.pictures == .copied else { return }
    switch options.preset {
    case .hugo: block.add("resources", picture.files.map(Self.resource))
    case .jekyll:
      block.add("image", "/" + LinkPath.encoded(picture.shown))
      block.add("pictures", picture.files.map(Self.file))
    case .gfm, .commonmark: block.add("image", LinkPath.encoded(picture.shown))
    }
  }

  /// A file beside a page of Hugo: `{src: "cover@3x.png", params: {scale: 3, width: 1026, …}}`.
  private static func resource(_ file: MarkdownPicture.File) -> FrontMatterBlock.Value {
    .object([("src", .text(file.path)), ("params", .object(measures(of: file)))])
  }

  /// A file of a Jekyll site: `{path: "/images/haegeum.png", scale: 1, width: 342, …}`.
  private static func file(_ file: MarkdownPicture.File) -> FrontMatterBlock.Value {
    .object([("path", .text("/" + LinkPath.encoded(file.path)))] + measures(of: file))
  }

  private static func measures(
    of file: MarkdownPicture.File
  ) -> [(key: String, value: FrontMatterBlock.Value)] {
    [("scale", .number(file.scale))]
      + (file.size.map { [("width", .number($0.width)), ("height", .number($0.height))] } ?? [])
  }
}

extension CalendarDay {
  /// The day in ISO 8601: `1900-04-14`.
  var isoText: String {
    String(description.filter { $0 != " " }.map { $0 == "." ? "-" : $0 })
  }
}
