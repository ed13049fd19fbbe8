public import ExpoModel
public import ExpoText

/// A web site made of an exhibition.
public struct HTMLSite: Sendable {
  /// How it is made.
  public struct Options: Sendable {
    /// Where it will stand.
    public var baseURL: String?
    /// The language of its pages.
    public var pageLanguage: String?
    /// What pages are named by.
    public var slug = SlugSource.image
    /// How many entries a page lists.
    public var entriesPerPage: Int?
    /// Whether there is a search.
    public var hasSearch = true
    /// A style of the user's.
    public var userStyle: [UInt8]?

    /// By default.
    public init() {}
  }

  private let exhibition: Exhibition
  private let options: Options

  /// Makes a site.
  public init(_ exhibition: Exhibition, _ options: Options) {
    self.exhibition = exhibition
    self.options = options
  }

  /// Its files.
  public var files: [RenderedFile] {
    let slugs = Slugs(exhibition.exhibits, by: options.slug)
    let title = exhibition.exposition?.title ?? exhibition.fileName
    return [RenderedFile(path: "index.html") { $0 += title.utf8 }]
      + exhibition.exhibits.enumerated().map { index, exhibit in
        RenderedFile(path: "entries/\(slugs[index]).html") {
          $0 += exhibit.entry.name.utf8
          $0 += exhibit.entry.description.utf8
        }
      } + PictureFiles(exhibition).files
  }
}
