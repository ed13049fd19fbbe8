/// What stands before the Markdown for the program that builds a site.
public enum FrontMatter: String, CaseIterable, Sendable {
  /// YAML for Hugo and Jekyll, none for all others.
  case auto
  /// Nothing.
  case none
  /// YAML between lines `---`.
  case yaml
  /// TOML between lines `+++`, which Hugo reads and Jekyll does not.
  case toml

  /// What a preset makes of it: never `auto`.
  func chosen(for preset: MarkdownRenderer.Preset) -> FrontMatter {
    guard self == .auto else { return self }
    switch preset {
    case .gfm, .commonmark: return .none
    case .hugo, .jekyll: return .yaml
    }
  }
}
