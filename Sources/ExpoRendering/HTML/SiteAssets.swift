import ExpoModel
import ExpoBase

/// What all pages of a site share: style sheets and the search.
struct SiteAssets {
  private let plans: [SitePlan]
  private let options: HTMLSite.Options
  private let languages: [Language]
  private let isPortal: Bool

  /// Creates the shared files of a site.
  ///
  /// - Parameters:
  ///   - plans: The expositions of the site.
  ///   - options: The options of the site.
  ///   - languages: The languages in which pages have a search box.
  ///   - isPortal: Whether there is a page above the expositions.
  init(
    _ plans: [SitePlan], _ options: HTMLSite.Options, languages: [Language],
    isPortal: Bool = false
  ) {
    self.plans = plans
    self.options = options
    self.languages = languages
    self.isPortal = isPortal
  }

  /// The files, each after the files it refers to.
  var files: [RenderedFile] {
    let sheet = style
    var files = [RenderedFile(path: "assets/expo.css") { $0 += sheet.utf8 }]
    if let style = options.userStyle {
      files.append(RenderedFile(path: "assets/user.css") { $0 += style })
    }
    return languages.isEmpty ? files : files + SearchIndex(plans, languages: languages).files
  }

  private var style: String {
    Resources.style + (languages.isEmpty ? "" : Resources.searchStyle)
      + (isPortal ? Resources.portalStyle : "")
  }
}
