import ExpoBase
import ExpoModel

/// The structure of a site, fixed before a page is rendered: titles, languages, paths.
///
/// A class, because every page refers to it: copying a structure with so many members would take longer than
/// writing the head of a page.
final class SitePlan: Sendable {
  let exhibition: Exhibition
  /// The poster; empty without an exposition.
  let poster: Page
  /// The lines of the title without the subtitle; never empty.
  let title: [String]
  /// The title on one line: `파리 만국박람회 1900`.
  let titleLine: String
  /// The last part of the title if it is in parentheses, without these: `L'Exposition`.
  let subtitle: String?
  /// The language of the pages (BCP 47).
  let languageTag: String
  /// The language of each entry in another script than most entries; nil for the others.
  let entryLanguages: [String?]
  /// The language of the labels, which may differ from that of the pages.
  let language: Language
  /// The `lang` and `dir` attributes of labels; empty if the page has the same language.
  let labelLanguage: [HTMLAttribute]
  /// The address of the folder, with a final slash; nil if unknown.
  let baseURL: String?
  /// The address of the root of the site; nil if unknown.
  let rootAddress: String?
  let entriesPerPage: Int
  let hasSearch: Bool
  let options: HTMLSite.Options
  let hasAllPage: Bool
  /// The file names of entries, without extension.
  let slugs: [String]
  /// The percent-encoded file name of each entry's page, without extension.
  let entryNames: [String]
  /// The percent-encoded path of each entry's page.
  let entryPaths: [String]
  let files: PictureFiles
  let pictures: [SitePicture?]
  let posterPicture: SitePicture?
  /// The exposition as a part of its portal; nil without a portal.
  let part: PortalPart?
  /// The folder below the root of the site, with a final slash: `fair-2/`; empty at the root.
  let folder: String
  /// All languages of the site; empty if there is only one.
  let versions: [SiteVersion]
  let icons: Icons
  /// The color of the site; nil for that of the style sheet.
  let accent: Accent?
  /// The plans of the expositions, if this is the page above them.
  let parts: [SitePlan]

  /// Creates the plan of a site, or of the page above several sites; `shared` are the pictures of all languages.
  init(
    _ exhibition: Exhibition, _ options: HTMLSite.Options, part: PortalPart? = nil,
    above parts: [SitePlan] = [], folder: String = "", files shared: PictureFiles? = nil,
    versions: [SiteVersion] = []
  ) {
    self.parts = parts
    let slugs = options.slug.slugs(of: exhibition.entries)
    let files = shared ?? PictureFiles([exhibition])
    self.part = part
    self.versions = versions
    let folder = part.map { $0.folder + "/" } ?? folder
    self.folder = folder
    accent = exhibition.accent ?? options.accent
    self.exhibition = exhibition
    let usual = TextLanguage(of: exhibition).tag
    let tag = options.pageLanguage ?? usual
    languageTag = tag
    // A Japanese text without kana looks like Chinese.
    let known = [usual, LanguageTag(tag).primary] + (usual == "ja" ? ["zh"] : [])
    entryLanguages = exhibition.entries.map { published in
      TextLanguage.tag(of: published.entry).flatMap { known.contains($0) ? nil : $0 }
    }
    let labels = options.labels ?? Language(locale: languageTag)
    language = labels
    labelLanguage =
      LanguageTag(tag).primary == labels.rawValue
      ? [] : LanguageTag(labels.rawValue).attributes(on: tag)
    poster =
      exhibition.exposition.map {
        Page(PartialExposition($0), in: labels, spacesUnits: false)
      } ?? Page(title: [])
    let lines = poster.title.isEmpty ? TextLines.ofTitle(exhibition.fileName) : poster.title
    let (own, subtitle) = TextLines.parts(ofTitle: lines)
    self.subtitle = subtitle
    title = own.isEmpty ? [Label.untitled.text(in: labels)] : own
    titleLine = title.joined(separator: " ")
    rootAddress = options.baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    baseURL = rootAddress.map { $0 + LinkPath.encoded(folder) }
    let perPage = options.entriesPerPage ?? HTMLSite.Options.defaultEntriesPerPage
    entriesPerPage = max(1, min(perPage, exhibition.entries.count))
    hasSearch =
      parts.contains(where: \.hasSearch) || options.hasSearch && !exhibition.entries.isEmpty
    self.options = options
    let count = exhibition.entries.count
    hasAllPage =
      count > 0 && options.hasSinglePage && count <= HTMLSite.Options.maximumOnSinglePage
    self.slugs = slugs
    self.files = files
    entryNames = slugs.map(LinkPath.encoded)
    entryPaths = entryNames.map { "entries/\($0).html" }
    pictures = exhibition.entries.map { $0.picture.flatMap { SitePicture($0, files) } }
    posterPicture = exhibition.posterPicture.flatMap { SitePicture($0, files) }
    icons = Self.icons(of: exhibition, poster: posterPicture, accent: accent)
  }

  func text(_ label: Label) -> String { label.text(in: language) }

  func text(en: String, ko: String) -> String { language.pick(en: en, ko: ko) }

  /// The name of an entry on one line; a label if it is blank.
  func name(of index: Int) -> String {
    let name = TextLines.joined(exhibition.entries[index].entry.name)
    return name.isEmpty ? text(.untitled) : name
  }

  /// The text alternative of an entry's picture: its own, or the entry's name.
  func pictureText(of index: Int) -> String {
    exhibition.entries[index].pictureText ?? name(of: index)
  }

  /// The path from a page to the root of the whole site; `root` is its path to the folder of this part.
  func siteRoot(from root: String) -> String {
    folder.isEmpty ? root : root + "../"
  }

  /// The number of pages of the list; at least one, because the first shows the poster.
  var pageCount: Int {
    max(1, (exhibition.entries.count + entriesPerPage - 1) / entriesPerPage)
  }

  /// The entries on a page of the list, from 0.
  func entries(onPage page: Int) -> Range<Int> {
    let start = page * entriesPerPage
    return start..<min(start + entriesPerPage, exhibition.entries.count)
  }

  /// The path of a page of the list: `index.html`, `page-2.html`.
  func listPath(_ page: Int) -> String {
    page == 0 ? "index.html" : "page-\(page + 1).html"
  }

  var ownPaths: [String] { (0..<pageCount).map(listPath) + (hasAllPage ? ["all.html"] : []) }

  /// The `id` of an entry in a list.
  ///
  /// It contains no number, so that an entry can be inserted without changing the others.
  func anchor(of index: Int) -> String { "entry-\(slugs[index])" }

  /// The percent-encoded path to an entry in the list.
  func listAddress(of index: Int) -> String {
    "\(listPath(index / entriesPerPage))#\(LinkPath.encoded(anchor(of: index)))"
  }

  static let posterView = "poster.html"

  static func view(_ slug: String) -> String { "pictures/\(slug).html" }

  func hasView(_ index: Int) -> Bool { pictures[index]?.isWorthView ?? false }

  var hasViews: Bool {
    posterPicture?.isWorthView ?? false || pictures.contains { $0?.isWorthView ?? false }
  }

  static let viewScript = "assets/view.js"

  static let viewList = "pictures/views.js"

  /// The percent-encoded path of the large view of an entry.
  func viewPath(_ index: Int) -> String { LinkPath.encoded(Self.view(slugs[index])) }

  /// The path of the site on its server: `https://example.org/fair/` → `/fair/`; nil if unknown.
  var basePath: String? {
    guard let baseURL, let scheme = baseURL.firstIndex(of: ":") else { return nil }
    return String(baseURL[baseURL.index(scheme, offsetBy: 3)...].drop { $0 != "/" })
  }

  /// The address of a file of the site; nil if unknown.
  func address(of path: String) -> String? {
    // All languages share the pictures of the first one.
    if path.hasPrefix("../") { return rootAddress.map { $0 + path.dropFirst(3) } }
    return baseURL.map { $0 + (path == "index.html" ? "" : path) }
  }
}
