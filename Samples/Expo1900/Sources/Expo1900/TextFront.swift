import ExpoKit

/// The screens as text, one below the other.
public struct TextFront {
  private let documents: Documents
  private let language: Language

  /// Creates a front for documents.
  public init(_ documents: Documents, language: Language) {
    self.documents = documents
    self.language = language
  }

  /// The text; an alert stands where a screen has no content.
  public var text: String {
    let screens = AllScreens(documents, in: language)
    let lines = screens.poster.lines(of: \.lines) + [""] + screens.list.lines(of: \.lines)
    return lines.joined(separator: "\n")
  }
}

extension Loaded {
  fileprivate func lines(of lines: (Content) -> [String]) -> [String] {
    switch self {
    case .content(let content): lines(content)
    case .alert(let alert): ["! " + alert.title, alert.text]
    }
  }
}

extension PosterScreen {
  fileprivate var lines: [String] { title + [visitors, location, duration, "", body] }
}

extension ListScreen {
  fileprivate var lines: [String] { [title] + rows.map { "· \($0.name): \($0.summary)" } }
}
