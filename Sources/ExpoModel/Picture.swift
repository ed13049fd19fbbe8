/// A picture: the same image at up to three scales.
package struct Picture: Equatable, Sendable {
  /// A file format that browsers show.
  package enum Format: String, CaseIterable, Sendable {
    /// The format of the same name.
    case png, jpeg, gif, svg
  }

  /// A width and a height in pixels.
  package struct Size: Equatable, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int

    /// Creates a size.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// A file of the picture.
  package struct Candidate: Equatable, Sendable {
    /// The scale: 1, 2 or 3 pixels per layout pixel.
    package let scale: Int
    /// The size of the image; nil if unknown.
    package let size: Size?
    /// The file format.
    package let format: Format
    /// The path of the source file.
    package let source: String
    /// The size of the file in bytes; nil if unknown.
    package let byteCount: Int?
    /// Whether every pixel is known to be opaque.
    package let isOpaque: Bool

    /// Creates a candidate.
    package init(
      scale: Int, size: Size?, format: Format, source: String, byteCount: Int? = nil,
      isOpaque: Bool = false
    ) {
      self.scale = scale
      self.size = size
      self.format = format
      self.source = source
      self.byteCount = byteCount
      self.isOpaque = isOpaque
    }

    /// The same file at another path.
    package func moved(to source: String) -> Candidate {
      Candidate(
        scale: scale, size: size, format: format, source: source, byteCount: byteCount,
        isOpaque: isOpaque)
    }
  }

  /// The name of the image set.
  package let name: String
  /// The files that browsers show, one per scale, smallest scale first; may be empty.
  package let candidates: [Candidate]
  /// The types of files that browsers do not show: `PDF`.
  package let unshownTypes: [String]

  /// Creates a picture.
  package init(name: String, candidates: [Candidate], unshownTypes: [String] = []) {
    self.name = name
    self.candidates = candidates
    self.unshownTypes = unshownTypes
  }

  /// The layout size: the size of the smallest file divided by its scale.
  ///
  /// Files of 342×256 and 683×512 pixels → 342×256; a single 2x file of 400×200 → 200×100.
  var layoutSize: Size? {
    guard let first = candidates.first, let size = first.size else { return nil }
    let (width, height) = (size.width / first.scale, size.height / first.scale)
    return Size(width: max(1, width), height: max(1, height))
  }
}
