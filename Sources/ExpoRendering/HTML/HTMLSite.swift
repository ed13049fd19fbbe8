public import ExpoSource
public import ExpoModel
import ExpoResources
import ExpoText

/// A static web site of an exhibition: a poster with the list of entries, a page for each entry, all
/// of it on one page, and a search.
///
/// The pages need no server: every link is relative and names a file. They need no script either,
/// but for the search box, and load nothing from elsewhere. Rendered again they are the same, byte
/// for byte.
public struct HTMLSite: Sendable {
  /// What can be chosen.
  public struct Options: Sendable {
    /// How many entries a page of the list has unless told.
    public static let defaultEntriesPerPage = 60

    /// Where the site will be, as in `https://example.org/expo/`.
    ///
    /// Only then are there canonical links, addresses of pictures for others, and a sitemap.
    public var baseURL: String?
    /// The language of the texts (BCP 47); nil: as their letters tell.
    public var pageLanguage: String?
    /// The language of the labels; nil: that of the texts, English where it is neither.
    public var labels: Language?
    /// What the file names of entries are made from.
    public var slug = SlugSource.image
    /// How many entries a page of the list has; nil: 60.
    public var entriesPerPage: Int?
    /// Whether there is a search.
    public var hasSearch = true
    /// A style sheet that comes after the site's own.
    public var userStyle: [UInt8]?

    /// What is usual: a search, names of files from image names.
    public init() {}
  }

  private let plan: SitePlan
  private let options: Options
  private let pictures: PictureFiles
  private let slugs: Slugs

  /// Plans a site.
  public init(_ exhibition: Exhibition, _ options: Options) {
    slugs = Slugs(exhibition.entries, by: options.slug)
    pictures = PictureFiles(exhibition)
    plan = SitePlan(exhibition, options, slugs, pictures)
    self.options = options
  }

  /// The files of the site, in the order of writing: what pages refer to comes before them.
  public var files: [RenderedFile] {
    pictures.files + assets + entryPages + listPages + allPage + sitemap
  }

  private var assets: [RenderedFile] {
    var files = [RenderedFile(path: "assets/expo.css") { $0 += Resources.style }]
    if let style = options.userStyle {
      files.append(RenderedFile(path: "assets/user.css") { $0 += style })
    }
    guard plan.hasSearch else { return files }
    let index = SearchIndex(plan)
    files.append(RenderedFile(path: "assets/search.js") { $0 += Resources.searchScript })
    files.append(
      RenderedFile(
        path: "assets/search-index.js",
        content: .parts(count: index.partCount) { index.append($0, to: &$1) }))
    return files
  }

  private var entryPages: [RenderedFile] {
    let page = EntryPage(plan)
    return plan.entryPaths.indices.map { index in
      RenderedFile(path: "entries/\(slugs[index]).html") { page.append(index, to: &$0) }
    }
  }

  private var listPages: [RenderedFile] {
    let page = ListPage(plan)
    return (0..<plan.pageCount).map { number in
      RenderedFile(path: plan.listPath(number)) { page.append(number, to: &$0) }
    }
  }

  private var allPage: [RenderedFile] {
    guard plan.hasAllPage else { return [] }
    let page = AllPage(plan)
    return [
      RenderedFile(
        path: "all.html", content: .parts(count: page.partCount) { page.append($0, to: &$1) })
    ]
  }

  private var sitemap: [RenderedFile] {
    plan.baseURL == nil ? [] : Sitemap(plan).files
  }
}
