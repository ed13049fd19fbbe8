import ExpoBase
import ExpoModel

/// A static web site of an exhibition in several languages: the first at the root, each other in the folder
/// of its tag, with links between the same pages, a search for each, and shared pictures.
struct HTMLLanguages: Sendable {
  private let options: HTMLSite.Options
  private let sites: [SitePlan]

  /// The language tags are of BCP 47.
  init(
    _ exhibitions: [(languageTag: String, exhibition: Exhibition)], _ options: HTMLSite.Options
  ) {
    self.options = options
    let files = PictureFiles(exhibitions.map(\.exhibition))
    func plan(_ index: Int, _ versions: [SiteVersion] = []) -> SitePlan {
      let (tag, exhibition) = exhibitions[index]
      var options = options
      options.pageLanguage = tag
      options.labels = Language(rawValue: LanguageTag(tag).primary) ?? options.labels
      return SitePlan(
        exhibition, options, folder: index == 0 ? "" : tag + "/",
        files: index == 0 ? files : files.above, versions: versions)
    }
    let plans = exhibitions.indices.map { plan($0) }
    sites =
      plans.count == 1
      ? plans
      : plans.indices.map { index in
        plan(index, plans.map { SiteVersion($0, from: plans[index]) })
      }
  }

  /// The files of the site, each after the files it refers to.
  var files: [RenderedFile] {
    HTMLSite.assets(of: sites, options) + sites.flatMap { HTMLSite(plan: $0).filesOfPart }
      + sites.prefix(1).map(\.notFoundPage) + Sitemap.files(of: sites)
  }

  var pages: [PublishedPages] { sites.map(PublishedPages.init) }
}

/// One language of a site, for links from the pages of another language.
struct SiteVersion: Sendable {
  /// The site in this language alone.
  let plan: SitePlan
  /// The page with the same content for each page of the other language: `entries/gat.html` → `entries/hat.html`.
  let pages: [String: String]

  /// Creates the links from a site, which may be the same.
  init(_ plan: SitePlan, from site: SitePlan) {
    self.plan = plan
    let own = Set(plan.ownPaths)
    let shared = site.ownPaths.filter(own.contains).map { ($0, $0) }
    let partners = Self.partners(of: site.exhibition.entries, among: plan.exhibition.entries)
    let entries = zip(site.entryPaths, partners).compactMap { path, partner in
      partner.map { (path, plan.entryPaths[$0]) }
    }
    pages = Dictionary(shared + entries) { first, _ in first }
  }

  /// The index of the same entry in the other language for each: that with its image name, or else its number.
  private static func partners(
    of entries: [PublishedEntry], among others: [PublishedEntry]
  ) -> [Int?] {
    var waiting = Dictionary(grouping: others.indices.reversed()) { others[$0].entry.imageName }
    waiting[""] = nil
    var partners = entries.map { waiting[$0.entry.imageName]?.popLast() }
    let left = Set(others.indices).subtracting(partners.compactMap(\.self))
    let numbers = Dictionary(left.map { (others[$0].number, $0) }) { first, _ in first }
    for index in entries.indices where partners[index] == nil {
      partners[index] = numbers[entries[index].number]
    }
    return partners
  }
}

extension SitePlan {
  /// The same page in each language that has it, and the first for readers of other languages (`x-default`).
  func alternates(of path: String) -> [(tag: String, site: SitePlan, page: String)] {
    let all = versions.compactMap { version in
      version.pages[path].map { (version.plan.languageTag, version.plan, $0) }
    }
    return all + all.prefix(1).map { ("x-default", $0.1, $0.2) }
  }

  /// The links to the alternates in the head of a page; nil for a single language, or without a path.
  ///
  /// `root` is the path from the page to the folder of its language.
  func alternates(root: String, path: String?) -> HTMLNode? {
    guard let path, !versions.isEmpty else { return nil }
    let links = alternates(of: path).map {
      SitePage.link(
        "alternate", .text($1.address(of: $2) ?? pathFrom(root, to: $2, of: $1)),
        [.text("hreflang", $0)])
    }
    return .rendered(HTMLNode.bytes(of: links))
  }

  /// The links to the languages of a page, in its header; nil for a single language.
  ///
  /// If a language lacks the page, or if `path` is nil, the link leads to its first page.
  func languageLinks(root: String, path: String?) -> HTMLNode? {
    if versions.isEmpty { return nil }
    let tags = versions.map { LanguageTag($0.plan.languageTag) }
    let items = zip(versions, tags).map { version, tag in
      let isShared = tags.count { $0.primary == tag.primary } > 1
      let name = HTMLNode.text(isShared ? tag.tag : tag.ownName)
      if version.plan.folder == folder {
        return HTMLNode.element(
          .item, [.element(.span, [.set("aria-current", "true")] + tag.attributes(), [name])])
      }
      let page = path.flatMap { version.pages[$0] } ?? "index.html"
      let address = HTMLAttribute.text("href", pathFrom(root, to: page, of: version.plan))
      let target = HTMLAttribute.text("hreflang", tag.tag)
      return .element(.item, [.element(.a, [address, target] + tag.attributes(), [name])])
    }
    return .element(
      .nav, [.class("languages"), .text("aria-label", text(en: "Languages", ko: "언어"))],
      [.element(.list, items)])
  }

  /// The path from a page to one of another language; `root` is the path to the folder of its own.
  private func pathFrom(_ root: String, to page: String, of site: SitePlan) -> String {
    siteRoot(from: root) + LinkPath.encoded(site.folder) + page
  }
}
