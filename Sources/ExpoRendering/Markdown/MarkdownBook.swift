public import ExpoModel
public import ExpoText

/// Renders pages as Markdown.
public struct MarkdownRenderer: Sendable {
  /// Who reads it.
  public enum Preset: String, CaseIterable, Sendable {
    case gfm, commonmark, hugo, jekyll
  }
}

/// What stands before a page.
public enum FrontMatter: String, CaseIterable, Sendable {
  case auto, none, yaml, toml
}

/// An exhibition as Markdown.
public struct MarkdownBook: Sendable {
  /// What becomes of pictures.
  public enum Pictures: Equatable, Sendable {
    case none, copied
    case referenced(from: String)
  }
  /// How it is made.
  public struct Options: Sendable {
    /// Who reads it.
    public var preset = MarkdownRenderer.Preset.gfm
    /// What stands before a page.
    public var frontMatter = FrontMatter.auto
    /// Whether each entry has a file.
    public var isSplit = false
    /// What files are named by.
    public var slug = SlugSource.image
    /// The language of labels.
    public var language: Language?
    /// What becomes of pictures.
    public var pictures = Pictures.none

    /// By default.
    public init() {}
  }

  private let exhibition: Exhibition
  private let options: Options

  /// Makes a book.
  public init(_ exhibition: Exhibition, _ options: Options) {
    self.exhibition = exhibition
    self.options = options
  }

  /// Its files.
  public var files: [RenderedFile] {
    let exhibits = exhibition.exhibits
    return [
      RenderedFile(
        path: "index.md",
        content: .parts(count: exhibits.count) { part, bytes in
          bytes += "# \(exhibits[part].entry.name)\n".utf8
        })
    ] + (options.pictures == .copied ? PictureFiles(exhibition).files : [])
  }
}
