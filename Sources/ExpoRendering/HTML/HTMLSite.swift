package import ExpoBase
package import ExpoModel

/// A static web site of an exhibition: the poster with the list of entries, a page for each entry, a large
/// view of each picture, a page with all entries, and a search.
///
/// The pages need no server: every link is relative and names a file. Only the search box needs a script, and
/// nothing is loaded from elsewhere. Rendering is deterministic, byte for byte.
package struct HTMLSite: Sendable {
  package struct Options: Sendable {
    package static let defaultEntriesPerPage = 60

    /// The address of the site: `https://example.org/expo/`.
    ///
    /// Canonical links, pictures for link previews and the sitemap need it.
    var baseURL: String?
    /// The language of the pages (BCP 47); nil to guess it from the texts.
    var pageLanguage: String?
    /// The language of the labels; nil for the language of the pages, or English.
    var labels: Language?
    /// What the file names of entries are made from.
    var slug: SlugSource
    /// Nil for ``defaultEntriesPerPage``.
    var entriesPerPage: Int?
    /// The number of entries above which there is no page with all of them.
    package static let maximumOnSinglePage = 500
    /// Whether there is a page with all entries, if they are not too many.
    var hasSinglePage: Bool
    var hasSearch: Bool
    /// The title of the page above several expositions; nil for a label.
    var title: String?
    /// The color of the site; nil for that of its style sheet.
    var accent: Accent?
    /// A style sheet loaded after the site's own.
    var userStyle: [UInt8]?
    /// HTML of the publisher above each page except large views, inserted unchanged; `{{root}}` becomes the path
    /// from the page to the root of the site, such as `../`.
    var header: String?
    /// The same below each page.
    var footer: String?

    package init(
      baseURL: String? = nil, pageLanguage: String? = nil, labels: Language? = nil,
      title: String? = nil, slug: SlugSource = .image, entriesPerPage: Int? = nil,
      hasSinglePage: Bool = true, hasSearch: Bool = true, accent: Accent? = nil,
      userStyle: [UInt8]? = nil, header: String? = nil, footer: String? = nil
    ) {
      self.baseURL = baseURL
      self.title = title
      self.accent = accent
      self.pageLanguage = pageLanguage
      self.labels = labels
      self.slug = slug
      self.hasSinglePage = hasSinglePage
      self.hasSearch = hasSearch
      self.userStyle = userStyle
      self.header = header
      self.footer = footer
      self.entriesPerPage = entriesPerPage
    }
  }

  let plan: SitePlan
  /// The links to the other expositions of the portal.
  var others: HTMLNode?

  /// The files of the site, each after the files it refers to.
  var files: [RenderedFile] {
    plan.files.files + plan.icons.files + Self.assets(of: [plan], plan.options) + search
      + plan.accentSheet + pages + [plan.notFoundPage] + Sitemap.files(of: [plan])
  }

  /// The files of the search, unless a portal has one search for all.
  private var search: [RenderedFile] {
    plan.hasSearch && plan.part == nil
      ? Self.search(of: [plan], languages: [plan.language]) : []
  }

  /// The data, large views, entries and lists, also of a site that is a part of another.
  private var pages: [RenderedFile] {
    plan.dataFiles + plan.viewFiles + entryPages + listPages
      + (plan.hasAllPage ? [plan.allPage] : [])
  }

  /// The files in the folder of a part of a site: of one exposition of a portal, or of one language.
  var filesOfPart: [RenderedFile] {
    (plan.files.files + plan.icons.files + plan.accentSheet + search + pages).map { file in
      RenderedFile(path: plan.folder + file.path, content: file.content)
    }
  }

  private var entryPages: [RenderedFile] {
    let page = SitePage(plan, root: "../")
    return plan.entryPaths.indices.map { index in
      RenderedFile(path: "entries/\(plan.slugs[index]).html") { page.append(entry: index, to: &$0) }
    }
  }

  private var listPages: [RenderedFile] {
    let page = SitePage(plan, root: "")
    return (0..<plan.pageCount).map { number in
      RenderedFile(path: plan.listPath(number)) { [others] in
        page.append(list: number, others: others, to: &$0)
      }
    }
  }

  /// The files that all pages of a site share: style sheets, and the script of large views.
  static func assets(
    of plans: [SitePlan], _ options: Options, isPortal: Bool = false
  ) -> [RenderedFile] {
    let sheet =
      (options.userStyle == nil ? "" : Resources.styleNotes) + Resources.style
      + (plans.contains(where: \.hasSearch) ? Resources.searchStyle : "")
      + (isPortal ? Resources.portalStyle : "")
    var files = [RenderedFile(path: "assets/expo.css") { $0 += sheet.utf8 }]
    if let style = options.userStyle {
      files.append(RenderedFile(path: "assets/user.css") { $0 += style })
    }
    if plans.contains(where: \.hasViews) {
      files.append(RenderedFile(path: SitePlan.viewScript) { $0 += Resources.viewScript.utf8 })
    }
    return files
  }
}

extension HTMLSite {
  init(_ exhibition: Exhibition, _ options: Options) {
    self.init(plan: SitePlan(exhibition, options))
  }

  /// The files and pages of a site: of an exhibition, in one or several languages, or of a portal for several.
  ///
  /// `languages` are empty, or the language tag (BCP 47) of each exhibition.
  package static func rendered(
    _ exhibitions: [Exhibition], languages: [String], _ options: Options
  ) -> (files: [RenderedFile], pages: [PublishedPages]) {
    if !languages.isEmpty {
      let site = HTMLLanguages(Array(zip(languages, exhibitions)), options)
      return (site.files, site.pages)
    }
    if exhibitions.count > 1 {
      let portal = HTMLPortal(exhibitions, options)
      return (portal.files, portal.pages)
    }
    let sites = exhibitions.map { HTMLSite($0, options) }
    return (sites.flatMap(\.files), sites.map { PublishedPages($0.plan) })
  }
}

/// The pages of one exposition, by their paths below the folder of the site.
package struct PublishedPages: Sendable {
  let plan: SitePlan
  package var exhibition: Exhibition { plan.exhibition }
  /// The pages of the exposition itself, the front page first: `paris/index.html`, `paris/all.html`.
  package let own: [String]
  /// The pages of each entry: its page, then its large view if it has one.
  package let entries: [[String]]

  init(_ plan: SitePlan) {
    self.plan = plan
    let poster = plan.posterPicture?.isWorthView == true ? [SitePlan.posterView] : []
    own = (plan.ownPaths + poster).map { plan.folder + $0 }
    entries = plan.slugs.indices.map { index in
      (["entries/\(plan.slugs[index]).html"]
        + (plan.hasView(index) ? [SitePlan.view(plan.slugs[index])] : [])).map { plan.folder + $0 }
    }
  }
}
