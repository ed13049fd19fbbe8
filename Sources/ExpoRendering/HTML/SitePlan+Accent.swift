import ExpoModel

extension SitePlan {
  static let accentPath = "assets/accent.css"

  /// The style sheet with the accent, in the folder of the exposition; of the page above several also with
  /// the accents of these.
  ///
  /// Printed pages stay black, and large views are always dark.
  var accentSheet: [RenderedFile] {
    let own = accent.map { [(":root", $0), (".view", Accent(day: $0.night, night: $0.night))] }
    let ofParts = parts.enumerated().compactMap { place, part in
      part.accent.map { (".timeline li:nth-child(\(place + 1))", $0) }
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
