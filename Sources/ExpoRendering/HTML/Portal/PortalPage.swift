import ExpoBase
package import ExpoModel

/// The page above several expositions: their posters along a timeline.
struct PortalPage: Sendable {
  /// The number of posters likely visible without scrolling.
  private static let visibleAtTop = 4

  private let plan: SitePlan
  private let stops: [Timeline.Stop]
  private let sites: [SitePlan]
  private let frame: SitePage

  /// Creates the page; `plan` is that of the portal itself.
  init(_ plan: SitePlan, _ stops: [Timeline.Stop], _ sites: [SitePlan]) {
    self.plan = plan
    self.stops = stops
    self.sites = sites
    frame = SitePage(plan, root: "")
  }

  /// Appends the page.
  func append(to bytes: inout [UInt8]) {
    let pictured = stops.indices.first { poster($0) != nil }
    let head = SitePage.Head(
      title: plan.titleLine, summary: SitePage.Head.shortened(summary), path: "index.html",
      kind: "website", picture: pictured.flatMap(poster),
      pictureText: pictured.map { sites[$0].title[0] } ?? "",
      structuredData: StructuredData(plan).portal(of: sites))
    frame.open(head, "portal", to: &bytes)
    PageHeader(plan: plan, root: "", breadcrumb: nil).node?.append(to: &bytes)
    let list = HTMLNode.element(.numbered, [.class("timeline")], stops.indices.map(item))
    HTMLNode.element(
      .main, [.set("id", "main")],
      [.element(.h1, [.kept(plan.title[0])])] + subtitle(of: plan) + [list]
    ).append(to: &bytes)
    frame.close(to: &bytes)
  }

  /// The titles, for search results and link previews.
  private var summary: String { sites.map { $0.title[0] }.joined(separator: " · ") }

  private func item(_ index: Int) -> HTMLNode {
    let site = sites[index]
    let address = HTMLAttribute.text("href", LinkPath.encoded(stops[index].folder) + "/index.html")
    let link = HTMLNode.element(.a, [address], [.kept(site.title[0])])
    return .element(
      .group, language(of: site),
      year(of: stops[index]) + [picture(index), .element(.h2, [link])] + subtitle(of: site)
        + facts(of: stops[index]) + count(of: site))
  }

  /// The language of an exposition, if it is another than that of the page.
  private func language(of site: SitePlan) -> [HTMLAttribute] {
    guard site.languageTag != plan.languageTag else { return [] }
    let isRightToLeft = LanguageTag(site.languageTag).isRightToLeft
    return [.text("lang", site.languageTag)] + (isRightToLeft ? [.set("dir", "rtl")] : [])
  }

  private func year(of stop: Timeline.Stop) -> [HTMLNode] {
    stop.year.map { [.element(.p, [.class("year")], [.text(String($0))])] } ?? []
  }

  private func subtitle(of site: SitePlan) -> [HTMLNode] {
    site.title.count < 2
      ? [] : [.element(.p, [.class("subtitle")], SitePlan.lines(Array(site.title.dropFirst())))]
  }

  /// Where and when it took place.
  private func facts(of stop: Timeline.Stop) -> [HTMLNode] {
    guard let exposition = stop.exhibition.exposition else { return [] }
    return [exposition.location, exposition.duration].map(TextLines.joined).filter { !$0.isEmpty }
      .map { .element(.p, [.class("fact")], [.kept($0)]) }
  }

  private func count(of site: SitePlan) -> [HTMLNode] {
    let count = site.exhibition.entries.count
    guard count > 0 else { return [] }
    return [.element(.p, [.class("fact")], [site.node(.entryCount(count))])]
  }

  // MARK: Pictures

  private func picture(_ index: Int) -> HTMLNode {
    let placement = SitePicture.Placement(
      root: "", alternative: "", isLazy: index >= Self.visibleAtTop,
      slot: .stop(ofCount: stops.count))
    if let image = poster(index)?.node(placement) {
      return .element(.div, [.class("mat")], [image])
    }
    let initial = HTMLNode.element(
      .mark, [.class("initial")], [.text(String(sites[index].title[0].prefix(1)))])
    return .element(.div, [.class("mat empty"), .set("aria-hidden", "true")], [initial])
  }

  /// The poster of an exposition, else the first picture that it shows.
  private func poster(_ index: Int) -> SitePicture? {
    let site = sites[index]
    let picture = site.posterPicture ?? site.pictures.lazy.compactMap(\.self).first
    return picture?.below(LinkPath.encoded(stops[index].folder))
  }
}

extension SitePicture {
  /// The picture as a page above its exposition refers to it.
  fileprivate func below(_ folder: String) -> SitePicture {
    var picture = self
    for index in picture.files.indices {
      picture.files[index].path = "\(folder)/\(files[index].path)"
    }
    return picture
  }
}

/// A static web site of several exhibitions: a page with their posters along a timeline, one search
/// over all, and the site of each in a folder of its own.
package struct HTMLPortal: Sendable {
  private let plan: SitePlan
  private let options: HTMLSite.Options
  private let stops: [Timeline.Stop]
  private let sites: [HTMLSite]

  /// Creates the site of exhibitions.
  package init(_ exhibitions: [Exhibition], _ options: HTMLSite.Options) {
    let timeline = Timeline(exhibitions)
    var portalOptions = options
    let tag = options.pageLanguage ?? timeline.languageTag
    portalOptions.pageLanguage = tag
    let language = options.labels ?? Language(locale: tag)
    let (title, titleLanguage) = Timeline.title(options.title, labels: language, page: tag)
    stops = timeline.stops
    self.options = options
    sites = timeline.stops.enumerated().map { index, stop in
      HTMLSite(
        stop.exhibition, options,
        part: PortalPart(
          folder: stop.folder, number: index + 1, portalTitle: title,
          portalLanguage: titleLanguage))
    }
    let portal = Exhibition(fileName: title, exposition: nil, entries: [])
    plan = SitePlan(
      portal, portalOptions, Slugs([], by: .image), PictureFiles(portal),
      searchesParts: sites.contains { $0.plan.hasSearch })
  }

  /// The files of the site, each after the files it refers to.
  package var files: [RenderedFile] {
    let page = PortalPage(plan, stops, sites.map(\.plan))
    let index = RenderedFile(path: "index.html") { page.append(to: &$0) }
    let missing = RenderedFile(path: NotFoundPage.path) { NotFoundPage(plan).append(to: &$0) }
    return shared + sites.flatMap(\.filesOfPart) + [index, missing] + sitemap
  }

  private var shared: [RenderedFile] {
    let languages = plan.hasSearch ? [plan.language] + sites.map(\.plan.language) : []
    return SiteAssets(sites.map(\.plan), options, languages: languages, isPortal: true).files
  }

  private var sitemap: [RenderedFile] {
    plan.baseURL == nil ? [] : Sitemap([plan] + sites.map(\.plan)).files
  }
}
