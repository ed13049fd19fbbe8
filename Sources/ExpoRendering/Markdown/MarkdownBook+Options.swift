public import ExpoSource

extension MarkdownBook {
  /// Which files there are, and what is in them.
  public struct Options: Sendable {
    /// Who is going to read them.
    public var preset = MarkdownRenderer.Preset.gfm
    /// What stands before each page.
    public var frontMatter = FrontMatter.auto
    /// Whether every entry has a file; so it is for `hugo` and `jekyll` in any case.
    public var isSplit = false
    /// What the files of entries are named by.
    public var slug = SlugSource.image
    /// The language of labels; nil for that of the data.
    public var language: Language?
    /// Where pictures are shown from.
    public var pictures = Pictures.copied

    /// GitHub's Markdown in a single file, pictures beside it.
    public init() {}
  }

  /// Where pictures are shown from.
  public enum Pictures: Equatable, Sendable {
    /// None are shown.
    case none
    /// From copies in the folder `images`.
    case copied
    /// From where they are, as seen from the folder that the export will lie in.
    case referenced(from: String)
  }
}
