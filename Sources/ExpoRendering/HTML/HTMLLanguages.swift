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
