import ExpoModel

/// The icons of a site, for the tabs of browsers and the screens of phones: the app's, or else the
/// poster.
struct SiteIcons: Sendable {
  /// The `rel` and the path of each.
  let links: [(relation: StaticString, path: String)]
  /// The files, copies of the app's.
  let files: [RenderedFile]

  /// The width in pixels from which an icon is sharp in a tab.
  private static let tabWidth = 32
  /// The width in pixels for the screen of a phone.
  private static let screenWidth = 180

  /// Creates the icons of an exhibition.
  init(_ exhibition: Exhibition, poster: SitePicture?) {
    guard let icon = exhibition.icon, let largest = icon.candidates.last else {
      if let poster { links = [("icon", poster.files[0].path)] } else { links = [] }
      files = []
      return
    }
    func first(from width: Int) -> Picture.Candidate? {
      icon.candidates.first { ($0.size?.width ?? 0) >= width }
    }
    var links: [(relation: StaticString, path: String)] = [("icon", "favicon.png")]
    var files = [Self.copy(first(from: Self.tabWidth) ?? largest, "favicon.png")]
    if let screen = first(from: Self.screenWidth) {
      links.append(("apple-touch-icon", "apple-touch-icon.png"))
      files.append(Self.copy(screen, "apple-touch-icon.png"))
    }
    (self.links, self.files) = (links, files)
  }

  private static func copy(_ file: Picture.Candidate, _ path: String) -> RenderedFile {
    RenderedFile(path: path, content: .copy(of: file.source))
  }
}
