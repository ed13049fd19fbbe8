import ExpoModel

extension SitePlan {
  /// The links to icons, and the files to copy.
  typealias Icons = (links: [(relation: StaticString, path: String)], files: [RenderedFile])

  /// The width in pixels from which an icon is sharp in a tab.
  private static let tabWidth = 32
  /// The width in pixels for the screen of a phone.
  private static let screenWidth = 180
  /// The most bytes of a poster that is used as an icon, because every visit loads it.
  private static let tabLimit = 4_000

  /// The icons for the tabs of browsers and the screens of phones: the app's, else the poster, else a square.
  static func icons(
    of exhibition: Exhibition, poster: SitePicture?, accent: Accent? = nil
  ) -> Icons {
    guard let icon = exhibition.icon, let largest = icon.candidates.last else {
      if let file = poster?.files.first(where: { ($0.byteCount ?? 0) <= tabLimit }) {
        return ([("icon", file.path)], [])
      }
      let square = square(accent?.day.text ?? "#8c2f1b")
      return ([("icon", square.path)], [square])
    }
    func first(from width: Int) -> Picture.Candidate? {
      let wide = icon.candidates.filter { ($0.size?.width ?? 0) >= width }
      return wide.first { SitePicture.isSmall($0.byteCount) } ?? wide.first
    }
    let icons: [(relation: StaticString, path: String, file: Picture.Candidate?)] = [
      ("icon", "favicon.png", first(from: tabWidth) ?? largest),
      ("apple-touch-icon", "apple-touch-icon.png", first(from: screenWidth)),
    ]
    let found = icons.filter { $0.file != nil }
    return (
      found.map { ($0.relation, $0.path) },
      found.compactMap { icon in
        icon.file.map { RenderedFile(path: icon.path, content: .copy(of: $0.source)) }
      }
    )
  }

  private static func square(_ color: String) -> RenderedFile {
    RenderedFile(path: "favicon.svg") { bytes in
      bytes += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">".utf8
      bytes += "<path fill=\"\(color)\" d=\"M0 0h1v1H0z\"/></svg>\n".utf8
    }
  }

  static let accentPath = "assets/accent.css"

  /// The style sheet with the accent, in the folder of the exposition; that of a portal has the accents of its
  /// expositions too.
  ///
  /// Printed pages stay black, and large views are always dark.
  var accentSheet: [RenderedFile] {
    let own = accent.map { [(":root", $0), (".view", Accent(day: $0.night, night: $0.night))] }
    let ofParts = parts.enumerated().compactMap { index, part in
      part.accent.map { (".timeline li:nth-child(\(index + 1))", $0) }
    }
    let all = (own ?? []) + ofParts
    if all.isEmpty { return [] }
    func rules(_ color: (Accent) -> RGBColor) -> String {
      all.map { "  \($0.0) { --accent: \(color($0.1).text); }\n" }.joined()
    }
    let sheet = """
      @media screen {
      \(rules(\.day))}
      @media screen and (prefers-color-scheme: dark) {
      \(rules(\.night))}

      """
    return [RenderedFile(path: Self.accentPath) { $0 += sheet.utf8 }]
  }
}
