import ExpoSource
import ExpoModel

/// What a site consists of and where it lies: decided once, before a page is rendered.
struct SitePlan: Sendable {
  let exhibition: Exhibition
  /// The poster: title and facts; without an exposition the name of its file.
  let poster: Page
  /// The lines of the title; never none.
  let title: [String]
  /// The title in one line: `파리 만국박람회 1900 (L'Exposition)`.
  let titleLine: String
  /// The language of the pages (BCP 47).
  let languageTag: String
  /// The language of the labels, which may be another.
  let language: Language
  /// Where the site will be, with a slash at its end; nil if nobody knows.
  let baseURL: String?
  let entriesPerPage: Int
  let hasSearch: Bool
  let hasUserStyle: Bool
  /// The percent-encoded path of each entry's page.
  let entryPaths: [String]
  /// The picture of each entry, with its paths.
  let pictures: [SitePicture?]
  let posterPicture: SitePicture?

  init(_ exhibition: Exhibition, _ options: HTMLSite.Options, _ slugs: Slugs, _ files: PictureFiles)
  {
    self.exhibition = exhibition
    languageTag = options.pageLanguage ?? TextLanguage(of: exhibition).tag
    language = options.labels ?? Language(locale: languageTag)
    let words = language
    poster = exhibition.exposition.map { Page($0, in: words) } ?? Page(title: [])
    let lines = poster.title.isEmpty ? TextLines.ofTitle(exhibition.fileName) : poster.title
    title = lines.isEmpty ? [Label.untitled.text(in: words)] : lines
    titleLine = title.joined(separator: " ")
    baseURL = options.baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let perPage = options.entriesPerPage ?? HTMLSite.Options.defaultEntriesPerPage
    entriesPerPage = max(1, min(perPage, exhibition.entries.count))
    hasSearch = options.hasSearch && !exhibition.entries.isEmpty
    hasUserStyle = options.userStyle != nil
    entryPaths = exhibition.entries.indices.map { URLPath.encoded("entries/\(slugs[$0]).html") }
    pictures = exhibition.entries.map { $0.picture.flatMap { SitePicture($0, files) } }
    posterPicture = exhibition.posterPicture.flatMap { SitePicture($0, files) }
  }

  func text(_ label: Label) -> String { label.text(in: language) }

  /// The name of an entry in one line, or what stands for it.
  func name(of index: Int) -> String {
    let name = TextLines.joined(exhibition.entries[index].entry.name)
    return name.isEmpty ? text(.untitled) : name
  }
}

extension SitePlan {
  /// How many pages the list has; one even for no entries, since the poster is on it.
  var pageCount: Int {
    max(1, (exhibition.entries.count + entriesPerPage - 1) / entriesPerPage)
  }

  /// Whether everything is on one page too; with nothing but a poster that is the poster's.
  var hasAllPage: Bool { !exhibition.entries.isEmpty }

  /// The entries on a page of the list, from 0.
  func entries(onPage page: Int) -> Range<Int> {
    let start = page * entriesPerPage
    return start..<min(start + entriesPerPage, exhibition.entries.count)
  }

  /// The file of a page of the list: `index.html`, `page-2.html`.
  func listPath(_ page: Int) -> String {
    page == 0 ? "index.html" : "page-\(page + 1).html"
  }

  /// The address of a file of the site, if it is known where the site will be.
  func address(of path: String) -> String? {
    baseURL.map { $0 + (path == "index.html" ? "" : path) }
  }
}
