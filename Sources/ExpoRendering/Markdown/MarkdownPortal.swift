import ExpoBase
package import ExpoModel

/// Several exhibitions as Markdown: a list of them in the order of time, and the book of each in a
/// folder of its own.
package struct MarkdownPortal: Sendable {
  private let timeline: Timeline
  private let options: MarkdownBook.Options
  private let title: String
  private let books: [MarkdownBook]

  /// Creates the books of exhibitions; they are always split.
  package init(_ exhibitions: [Exhibition], _ options: MarkdownBook.Options = .init()) {
    var options = options
    options.isSplit = true
    self.options = options
    timeline = Timeline(exhibitions)
    let language =
      options.language ?? Language(locale: timeline.languageTag)
    let (title, titleLanguage) = Timeline.title(
      options.title, labels: language, page: timeline.languageTag)
    self.title = title
    books = timeline.stops.enumerated().map { [options] index, stop in
      MarkdownBook(
        stop.exhibition, options,
        part: PortalPart(
          folder: stop.folder, number: index + 1, portalTitle: title,
          portalLanguage: titleLanguage))
    }
  }

  /// The files: the list, then those of each book.
  package var files: [RenderedFile] {
    let portal = self
    let list = RenderedFile(path: options.preset == .hugo ? "content/_index.md" : "index.md") {
      portal.append(to: &$0)
    }
    return MarkdownBook.settings(of: options.preset) + [list] + books.flatMap(\.files)
  }

  private func append(to bytes: inout [UInt8]) {
    let frontMatter = options.frontMatter.resolved(for: options.preset)
    let isPublished = options.preset == .hugo || options.preset == .jekyll
    var block = FrontMatterBlock()
    if options.preset == .jekyll { block.add("layout", "page") }
    block.add("title", title)
    if options.preset == .jekyll { block.add("permalink", "/") }
    block.append(frontMatter, to: &bytes)
    let renderer = MarkdownRenderer(preset: options.preset)
    let level = isPublished && frontMatter != .none ? nil : 1
    renderer.append(Page(title: [title]), level: level, picture: nil, to: &bytes)
    if level != nil { bytes.append(UInt8(ascii: "\n")) }
    for (stop, book) in zip(timeline.stops, books) {
      renderer.append(
        link: stop.folder + (isPublished ? "/" : "/index.md"), to: book.titleLine,
        stop.exhibition.exposition?.duration, to: &bytes)
    }
  }
}
