package import ExpoBase

extension MarkdownBook {
  /// How a book is split into files and rendered.
  package struct Options: Sendable {
    /// The Markdown dialect and file layout.
    package var preset = MarkdownRenderer.Preset.gfm
    /// The front matter of each file.
    package var frontMatter = FrontMatter.auto
    /// Whether each entry gets its own file; always the case for `hugo` and `jekyll`.
    package var isSplit = false
    /// What the file names of entries are made from.
    package var slug = SlugSource.image
    /// The language of labels; nil to follow the language of the data.
    package var language: Language?
    /// Where pictures are loaded from.
    package var pictures = Pictures.copied
    /// The title of the page above several expositions; nil for a label.
    package var title: String?

    /// Creates the defaults: one file of GitHub Flavored Markdown with copied pictures.
    package init() {}
  }

  /// Where the pictures of a book are loaded from.
  package enum Pictures: Equatable, Sendable {
    /// Nowhere: the book has no pictures.
    case none
    /// Copies in the folder `images`.
    case copied
    /// The original files, by their paths relative to the folder of the export.
    case referenced(from: String)
  }
}
