package import ExpoBase
package import ExpoModel

/// An exhibition as Markdown: one file, or one for the poster and one for each entry.
package struct MarkdownBook: Sendable {
  let exhibition: Exhibition
  let options: Options
  /// What makes it the book of one of several exhibitions; nil for the only one.
  let part: PortalPart?
  let layout: MarkdownLayout
  private let renderer: MarkdownRenderer
  private let pictures: MarkdownPictures
  let language: Language
  private let frontMatter: FrontMatter

  /// Creates the book of an exhibition.
  package init(_ exhibition: Exhibition, _ options: Options = Options()) {
    self.init(exhibition, options, part: nil)
  }

  /// Creates the book of one of several exhibitions, in a folder of its own.
  init(_ exhibition: Exhibition, _ options: Options, part: PortalPart?) {
    self.exhibition = exhibition
    self.options = options
    self.part = part
    renderer = MarkdownRenderer(preset: options.preset)
    layout = MarkdownLayout(
      options.preset, folder: part?.folder ?? "", slugs: options.slug.slugs(of: exhibition.entries))
    pictures = MarkdownPictures(exhibition, options.pictures, options.preset, layout)
    language = options.language ?? Language(of: exhibition)
    frontMatter = options.frontMatter.resolved(for: options.preset)
  }

  /// The files: the poster (or the whole book), the entries, the copied pictures.
  package var files: [RenderedFile] {
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

  /// The configuration that publishes the entries of Jekyll, besides that of the site.
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
    let (title, frontMatter) = (Label.entries.text(in: language), frontMatter)
    return [
      RenderedFile(path: path) { frontMatter.append([("title", .string(title))], to: &$0) }
    ]
  }

  /// Appends a part of the first file: the poster, then each entry or the link to it, then the way up.
  private func append(part: Int, to bytes: inout [UInt8]) {
    guard part > 0 else { return appendPoster(to: &bytes) }
    guard part <= exhibition.entries.count else { return appendWayUp(to: &bytes) }
    let published = exhibition.entries[part - 1]
    if isSplit {
      if part == 1 { bytes.append(UInt8(ascii: "\n")) }
      appendLink(to: published, at: part - 1, to: &bytes)
    } else {
      bytes.append(UInt8(ascii: "\n"))
      renderer.append(
        page(of: published), level: 2, picture: pictures.picture(published.picture, of: nil)?.path,
        credit: Credit(published)?.line(in: language), to: &bytes)
    }
  }

  /// The title on one line.
  var titleLine: String { posterPage.heading }

  private var posterPage: Page {
    let poster = exhibition.exposition.map { Page($0, in: language) } ?? Page(title: [])
    return poster.titled(exhibition.fileName).titled(untitled)
  }

  private func appendPoster(to bytes: inout [UInt8]) {
    let page = posterPage
    let picture = pictures.picture(exhibition.posterPicture, of: nil)
    frontMatter.append(posterMembers(page, picture), to: &bytes)
    renderer.append(page, level: headingLevel, picture: picture?.path, to: &bytes)
  }

  private func appendLink(to published: PublishedEntry, at index: Int, to bytes: inout [UInt8]) {
    let name = TextLines.of(published.entry.name).joined(separator: " ")
    renderer.append(
      link: layout.link(to: index),
      to: TextLines.isBlank(name) ? untitled : name, to: &bytes)
  }

  /// Appends the link to the portal, but not for Hugo, whose themes know the section above.
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
      credit: Credit(published)?.line(in: language), to: &bytes)
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
    package var preset = MarkdownRenderer.Preset.gfm
    /// The front matter of each file.
    package var frontMatter = FrontMatter.auto
    /// Whether each entry gets its own file; always the case for `hugo` and `jekyll`.
    package var isSplit = false
    /// What the file names of entries are made from.
    package var slug = SlugSource.image
    /// The language of labels; nil to follow the language of the data.
    package var language: Language?
    /// Where pictures are loaded from.
    package var pictures = Pictures.copied
    /// The title of the page above several expositions; nil for a label.
    package var title: String?

    /// Creates the defaults: one file of GitHub Flavored Markdown with copied pictures.
    package init() {}
  }

  /// Where the pictures of a book are loaded from.
  package enum Pictures: Equatable, Sendable {
    /// Nowhere: the book has no pictures.
    case none
    /// Copies in the folder `images`.
    case copied
    /// The original files, by their paths relative to the folder of the export.
    case referenced(from: String)
  }
}
