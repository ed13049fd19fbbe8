/// The same image at up to three scales.
package struct Picture: Equatable, Sendable {
  /// A file format that browsers show.
  package enum Format: String, CaseIterable, Sendable {
    case png, jpeg, gif, svg, webp, avif
  }

  /// In pixels.
  package struct Size: Equatable, Sendable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  package struct Candidate: Equatable, Sendable {
    /// 1, 2 or 3 pixels per layout pixel.
    package let scale: Int
    /// Nil if unknown.
    package let size: Size?
    package let format: Format
    /// The path of the source file.
    package var source: String
    /// The size of the file; nil if unknown.
    package let byteCount: Int?
    /// Whether each pixel is known to be opaque.
    package let isOpaque: Bool
    /// The part that stands in place of the scale in the name of a program's file: `640w-04c1…9f`; nil for files of
    /// the app.
    package let mark: String?

    package init(
      scale: Int, size: Size?, format: Format, source: String, byteCount: Int? = nil,
      isOpaque: Bool = false, mark: String? = nil
    ) {
      self.scale = scale
      self.size = size
      self.format = format
      self.source = source
      self.byteCount = byteCount
      self.isOpaque = isOpaque
      self.mark = mark
    }
  }

  package let name: String
  /// The files that browsers show, one per scale, smallest scale first; may be empty.
  package let candidates: [Candidate]
  /// The types of files that browsers do not show: `PDF`.
  package let unshownTypes: [String]

  package init(name: String, candidates: [Candidate], unshownTypes: [String] = []) {
    self.name = name
    self.candidates = candidates
    self.unshownTypes = unshownTypes
  }
}
