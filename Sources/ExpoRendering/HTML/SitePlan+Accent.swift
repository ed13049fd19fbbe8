import ExpoModel

extension SitePlan {
  /// The path of the style sheet with the accent.
  static let accentPath = "assets/accent.css"

  /// The style sheet with the accent, in the folder of the exposition; none without one.
  ///
  /// Printed pages stay black, and large views are always dark.
  var accentSheet: [RenderedFile] {
    guard let accent else { return [] }
    let (day, night) = (accent.day.text, accent.night.text)
    let sheet = """
      @media screen {
        :root { --accent: \(day); }
        .view { --accent: \(night); }
      }
      @media screen and (prefers-color-scheme: dark) {
        :root { --accent: \(night); }
      }

      """
    return [RenderedFile(path: Self.accentPath) { $0 += sheet.utf8 }]
  }
}
