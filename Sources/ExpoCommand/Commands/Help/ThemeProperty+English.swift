extension ThemeProperty {
  var english: String {
    switch self {
    case .paper: "the background of pages"
    case .mat: "what pictures lie on"
    case .ink: "text"
    case .quiet: "text of less weight: facts, captions, links between pages"
    case .line: "rules and frames"
    case .accent: "the title of the poster, the focus, links below the pointer"
    case .mark: "what a search found in a text"
    case .serif: "the fonts of headings"
    case .sans: "the fonts of text"
    }
  }
}
