import ExpoSource
public import ExpoModel

/// An exhibition as Markdown: one file, or one for the poster and one for each entry.
public struct MarkdownBook: Sendable {
  private let exhibition: Exhibition
  private let options: Options
  private let renderer: MarkdownRenderer
  private let layout: MarkdownLayout
  private let pictures: MarkdownPictures
  private let language: Language
  private let frontMatter: FrontMatter

  /// Creates the book of an exhibition.
  public init(_ exhibition: Exhibition, _ options: Options = Options()) {
    self.exhibition = exhibition
    self.options = options
    renderer = MarkdownRenderer(preset: options.preset)
    let slugs = Slugs(exhibition.entries, by: options.slug)
    layout = MarkdownLayout(options.preset, slugs: slugs, count: exhibition.entries.count)
    pictures = MarkdownPictures(exhibition, options.pictures, folder: layout.pictures)
    language = options.language ?? Language(of: exhibition)
    frontMatter = options.frontMatter.resolved(for: options.preset)
  }

  /// The files: the poster (or the whole book), the entries, the copied pictures.
  public var files: [RenderedFile] {
    let book = self
    let first = RenderedFile(
      path: layout.poster,
      content: .parts(count: 1 + exhibition.entries.count) { part, bytes in
        book.append(part: part, to: &bytes)
      })
    guard isSplit else { return [first] + pictures.files }
    let entries = exhibition.entries.indices.map { index in
      RenderedFile(path: layout.entry(index)) { book.append(entry: index, to: &$0) }
    }
    return [first] + entries + pictures.files
  }

  private var isSplit: Bool { options.isSplit || layout.isPublished }

  /// Appends a part of the first file: the poster, then each entry or the link to it.
  private func append(part: Int, to bytes: inout [UInt8]) {
    guard part > 0 else { return appendPoster(to: &bytes) }
    let published = exhibition.entries[part - 1]
    if isSplit {
      if part == 1 { bytes.append(UInt8(ascii: "\n")) }
      appendLink(to: published, at: part - 1, to: &bytes)
    } else {
      bytes.append(UInt8(ascii: "\n"))
      renderer.append(
        page(of: published), level: 2, picture: pictures.path(of: published.picture), to: &bytes)
    }
  }

  private func appendPoster(to bytes: inout [UInt8]) {
    let poster = exhibition.exposition.map { Page($0, in: language) } ?? Page(title: [])
    let page = poster.titled(exhibition.fileName).titled(untitled)
    let picture = pictures.path(of: exhibition.posterPicture).map(layout.published)
    posterMembers(page, picture: picture).append(frontMatter, to: &bytes)
    renderer.append(page, level: headingLevel, picture: picture, to: &bytes)
  }

  private func appendLink(to published: PublishedEntry, at index: Int, to bytes: inout [UInt8]) {
    let name = TextLines.of(published.entry.name).joined(separator: " ")
    renderer.append(
      link: layout.link(to: index),
      to: TextLines.isBlank(name) ? untitled : name, to: &bytes)
  }

  private func append(entry index: Int, to bytes: inout [UInt8]) {
    let published = exhibition.entries[index]
    let page = page(of: published)
    let picture = pictures.path(of: published.picture).map(layout.published)
    members(of: published, at: index, page, picture: picture).append(frontMatter, to: &bytes)
    renderer.append(page, level: headingLevel, picture: picture.map(pathFromEntry), to: &bytes)
  }

  private func page(of published: PublishedEntry) -> Page {
    Page(published.entry, facts: published.facts, in: language).titled(untitled)
  }

  private var untitled: String { Label.untitled.text(in: language) }

  /// A path of the export or the site, relative to the page of an entry.
  private func pathFromEntry(_ path: String) -> String {
    path.hasPrefix("/") ? path : layout.pathToRoot + path
  }

  /// The level of the heading; nil where the site generator prints the title of the front matter.
  private var headingLevel: Int? {
    layout.isPublished && frontMatter != .none ? nil : 1
  }
}

// MARK: - Front matter

extension MarkdownBook {
  private func posterMembers(_ page: Page, picture: String?) -> FrontMatterBlock {
    var block = FrontMatterBlock()
    if options.preset == .jekyll { block.add("layout", "page") }
    block.add("title", page.heading)
    if options.preset == .jekyll { block.add("permalink", "/") }
    addPicture(picture, to: &block)
    return block
  }

  private func members(
    of published: PublishedEntry, at index: Int, _ page: Page, picture: String?
  ) -> FrontMatterBlock {
    var block = FrontMatterBlock()
    let slug = layout.slug(index)
    if options.preset == .jekyll { block.add("layout", "page") }
    block.add("title", page.heading)
    block.add("description", page.summary)
    switch options.preset {
    case .gfm, .commonmark: break
    case .hugo:
      block.add("weight", published.number)
      block.add("slug", slug)
      // Hugo lowercases slugs and drops characters, so two could collide; `url` is used as written.
      block.add("url", "/entries/\(slug)/")
    case .jekyll:
      block.add("permalink", "/entries/\(slug)/")
      block.add("order", published.number)
    }
    addPicture(picture, to: &block)
    return block
  }

  /// Adds the address of a copied picture, for templates and link previews.
  private func addPicture(_ path: String?, to block: inout FrontMatterBlock) {
    guard let path, options.pictures == .copied else { return }
    let address = LinkPath.encoded(path)
    switch options.preset {
    case .hugo: block.add(table: "params", "image", address)
    case .jekyll: block.add("image", "/\(address)")
    case .gfm, .commonmark: block.add("image", address)
    }
  }
}
