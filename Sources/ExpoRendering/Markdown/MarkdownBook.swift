package import ExpoBase
import ExpoModel

/// An exhibition as Markdown: one file, or one for the poster and one for each entry.
package struct MarkdownBook: Sendable {
  let exhibition: Exhibition
  let options: Options
  /// The exposition as a part of its portal; nil for a single book.
  let part: PortalPart?
  let layout: MarkdownLayout
  private let renderer: MarkdownRenderer
  private let pictures: MarkdownPictures
  let language: Language
  private let frontMatter: FrontMatter
  private let posterPage: Page

  init(_ exhibition: Exhibition, _ options: Options, part: PortalPart? = nil) {
    self.exhibition = exhibition
    self.options = options
    self.part = part
    renderer = MarkdownRenderer(preset: options.preset)
    layout = MarkdownLayout(
      options.preset, folder: part?.folder ?? "", slugs: options.slug.slugs(of: exhibition.entries))
    pictures = MarkdownPictures(
      of: exhibition, options.pictures, for: options.preset, in: layout)
    language = options.language ?? Language(of: exhibition)
    frontMatter = options.frontMatter.resolved(for: options.preset)
    let poster = exhibition.exposition.map { [language] in Self.page(of: $0, in: language) }
    posterPage = (poster ?? Page(title: [])).titled(exhibition.fileName)
      .titled(Label.untitled.text(in: language))
  }

  /// The file of the poster or of the whole book, those of the entries, and the copied pictures.
  var files: [RenderedFile] {
    let book = self
    let first = RenderedFile(
      path: layout.poster,
      content: .parts(count: 2 + exhibition.entries.count) { part, bytes in
        book.append(part: part, to: &bytes)
      })
    guard isSplit else { return [first] + pictures.files }
    let settings = part == nil ? MarkdownBook.settings(of: options.preset) : []
    let entries = exhibition.entries.indices.map { index in
      RenderedFile(path: layout.entry(index)) { book.append(entry: index, to: &$0) }
    }
    return settings + [first] + section + entries + pictures.files
  }

  /// The configuration that makes Jekyll publish the entries, in addition to that of the site.
  static func settings(of preset: MarkdownRenderer.Preset) -> [RenderedFile] {
    guard preset == .jekyll else { return [] }
    return [
      RenderedFile(path: "_expo.yml") { bytes in
        bytes += "collections:\n  entries:\n    output: true\n    sort_by: order\n".utf8
      }
    ]
  }

  private var isSplit: Bool { options.isSplit || layout.isPublished }

  /// The file that gives the section of entries its title.
  private var section: [RenderedFile] {
    guard let path = layout.entriesSection, frontMatter != .none, !exhibition.entries.isEmpty else {
      return []
    }
    let title = Label.entries.text(in: language)
    let frontMatter = frontMatter
    return [
      RenderedFile(path: path) { frontMatter.append([("title", .string(title))], to: &$0) }
    ]
  }

  /// Appends a part of the first file: the poster, then each entry or the link to it, then the link to the portal.
  private func append(part: Int, to bytes: inout [UInt8]) {
    guard part > 0 else { return appendPoster(to: &bytes) }
    guard part <= exhibition.entries.count else { return appendWayUp(to: &bytes) }
    let published = exhibition.entries[part - 1]
    if isSplit {
      if part == 1 { bytes.append(UInt8(ascii: "\n")) }
      let note = published.entry.shortDescription
      renderer.append(
        link: layout.link(to: part - 1), to: name(of: part - 1), note, to: &bytes)
    } else {
      bytes.append(UInt8(ascii: "\n"))
      renderer.append(
        page(of: published), level: 2, picture: pictures.picture(published.picture, of: nil)?.path,
        of: published, in: language, to: &bytes)
    }
  }

  var titleLine: String { posterPage.heading }

  private func appendPoster(to bytes: inout [UInt8]) {
    let page = posterPage
    let picture = pictures.picture(exhibition.posterPicture, of: nil)
    let isWhole = options.preset == .gfm && options.frontMatter == .auto && !isSplit
    let format = isWhole ? FrontMatter.yaml : frontMatter
    format.append(isWhole ? titleBlock(page, renderer) : posterMembers(page, picture), to: &bytes)
    renderer.append(page, level: headingLevel, picture: picture?.path, to: &bytes)
  }

  /// The page of an exposition, with dates and subtitle as on the pages of a site.
  private static func page(of exposition: Exposition, in language: Language) -> Page {
    let page = Page(PartialExposition(exposition), in: language, spacesUnits: false) {
      PeriodText.line($0, in: language)
    }
    let (title, subtitle) = TextLines.parts(ofTitle: page.title)
    return Page(title: title, summary: subtitle, facts: page.facts, paragraphs: page.paragraphs)
  }

  /// The name of an entry on one line; a label if it is blank.
  private func name(of index: Int) -> String {
    let name = TextLines.of(exhibition.entries[index].entry.name).joined(separator: " ")
    return TextLines.isBlank(name) ? untitled : name
  }

  /// Appends the link to the portal, except for Hugo, whose themes link to the section above.
  private func appendWayUp(to bytes: inout [UInt8]) {
    guard let part, options.preset != .hugo else { return }
    bytes.append(UInt8(ascii: "\n"))
    renderer.append(
      link: layout.isPublished ? "../" : "../index.md", to: part.portalTitle, to: &bytes)
  }

  private func append(entry index: Int, to bytes: inout [UInt8]) {
    let published = exhibition.entries[index]
    var page = page(of: published)
    let picture = pictures.picture(published.picture, of: index)
    frontMatter.append(members(of: index, page, picture), to: &bytes)
    // Site generators print title and description themselves.
    if headingLevel == nil { page.summary = nil }
    renderer.append(
      page, level: headingLevel, picture: picture?.path,
      of: published, in: language, to: &bytes)
    if !layout.isPublished { appendWays(from: index, to: &bytes) }
  }

  /// Appends the links to the poster and to the previous and next entry, except for site generators, which add
  /// their own.
  private func appendWays(from index: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    renderer.append(link: "../index.md", to: titleLine, to: &bytes)
    for (label, other) in [(Label.previous, index - 1), (.next, index + 1)]
    where exhibition.entries.indices.contains(other) {
      renderer.append(
        link: "../" + layout.link(to: other), to: name(of: other), label.text(in: language),
        to: &bytes)
    }
  }

  private func page(of published: PublishedEntry) -> Page {
    Page(published.entry, facts: published.facts, in: language).titled(untitled)
  }

  private var untitled: String { Label.untitled.text(in: language) }

  /// The level of the heading; nil where the site generator prints the title of the front matter.
  private var headingLevel: Int? {
    layout.isPublished && frontMatter != .none ? nil : 1
  }
}

extension MarkdownBook {
  /// How a book is split into files and rendered.
  package struct Options: Sendable {
    /// The Markdown dialect and file layout.
    var preset: MarkdownRenderer.Preset
    var frontMatter: FrontMatter
    /// Whether each entry gets its own file; always the case for `hugo` and `jekyll`.
    var isSplit: Bool
    /// What the file names of entries are made from.
    var slug: SlugSource
    /// The language of labels; nil for that of the documents.
    var language: Language?
    var pictures: Pictures
    /// The title of the page above several expositions; nil for a label.
    var title: String?

    /// The defaults: one file of GitHub Flavored Markdown with copied pictures.
    package init(
      preset: MarkdownRenderer.Preset = .gfm, frontMatter: FrontMatter = .auto,
      isSplit: Bool = false, slug: SlugSource = .image, language: Language? = nil,
      pictures: Pictures = .copied, title: String? = nil
    ) {
      self.preset = preset
      self.frontMatter = frontMatter
      self.isSplit = isSplit
      self.slug = slug
      self.language = language
      self.pictures = pictures
      self.title = title
    }
  }

  /// Where the pictures of a book are loaded from.
  package enum Pictures: Equatable, Sendable {
    /// The book has no pictures.
    case none
    /// Copies in the folder `images`.
    case copied
    /// The original files, by their paths relative to the folder of the export.
    case referenced(from: String)
  }
}
