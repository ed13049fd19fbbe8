import ExpoBase
package import ExpoModel

/// Several exhibitions as Markdown: a list of them in chronological order, and a folder with the book of each.
struct MarkdownPortal: Sendable {
  private let timeline: Timeline
  private let options: MarkdownBook.Options
  private let books: [MarkdownBook]
  private let layout: MarkdownLayout

  /// Creates the books of exhibitions; they are always split.
  init(_ exhibitions: [Exhibition], _ options: MarkdownBook.Options = .init()) {
    var options = options
    options.isSplit = true
    self.options = options
    layout = MarkdownLayout(options.preset, slugs: [])
    timeline = Timeline(exhibitions, title: options.title, labels: options.language)
    books = timeline.parts.map { [options] part in
      MarkdownBook(part.exhibition, options, part: part)
    }
  }

  /// The list, then the files of each book.
  var files: [RenderedFile] {
    let portal = self
    let list = RenderedFile(path: layout.poster) {
      portal.append(to: &$0)
    }
    return MarkdownBook.settings(of: options.preset) + [list] + books.flatMap(\.files)
  }

  private func append(to bytes: inout [UInt8]) {
    let frontMatter = options.frontMatter.resolved(for: options.preset)
    let isJekyll = options.preset == .jekyll
    frontMatter.append(
      DataValue.members([
        ("layout", isJekyll ? .string("page") : nil), ("title", .string(timeline.title)),
        ("permalink", isJekyll ? .string(layout.permalink(nil)) : nil),
      ]), to: &bytes)
    let renderer = MarkdownRenderer(preset: options.preset)
    let level = layout.isPublished && frontMatter != .none ? nil : 1
    renderer.append(Page(title: [timeline.title]), level: level, picture: nil, to: &bytes)
    if level != nil { bytes.append(UInt8(ascii: "\n")) }
    for (part, book) in zip(timeline.parts, books) {
      renderer.append(
        link: part.folder + (layout.isPublished ? "/" : "/index.md"), to: book.titleLine,
        (part.exhibition.exposition?.duration).map { PeriodText.line($0, in: book.language) },
        to: &bytes)
    }
  }
}

extension MarkdownBook {
  /// The files of the book of an exhibition, or of a portal for several.
  package static func files(of exhibitions: [Exhibition], _ options: Options) -> [RenderedFile] {
    exhibitions.count > 1
      ? MarkdownPortal(exhibitions, options).files
      : exhibitions.flatMap { MarkdownBook($0, options).files }
  }
}
