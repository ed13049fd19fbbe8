extension ThemeProperty {
  var english: String {
    switch self {
    case .paper: "the background of pages"
    case .mat: "the background of pictures"
    case .ink: "text"
    case .quiet: "secondary text: facts, captions, links between pages"
    case .line: "rules and frames"
    case .accent: "the title of the poster, the focus, hovered links"
    case .mark: "search matches in a text"
    case .serif: "the fonts of headings"
    case .sans: "the fonts of text"
    }
  }
}
