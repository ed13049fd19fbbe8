import ExpoBase
package import ExpoModel

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
