/// A picture: the same image at up to three scales.
public struct Picture: Equatable, Sendable {
  /// A file format that browsers show.
  public enum Format: String, CaseIterable, Sendable {
    /// The format of the same name.
    case png, jpeg, gif, svg
  }

  /// A width and a height in pixels.
  public struct Size: Equatable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// A file of the picture.
  public struct Candidate: Equatable, Sendable {
    /// The scale: 1, 2 or 3 pixels per layout pixel.
    public let scale: Int
    /// The size of the image; nil if unknown.
    public let size: Size?
    /// The file format.
    public let format: Format
    /// The path of the source file.
    public let source: String
    /// The size of the file in bytes; nil if unknown.
    public let byteCount: Int?
    /// Whether every pixel is known to be opaque.
    public let isOpaque: Bool

    /// Creates a candidate.
    public init(
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
    public func moved(to source: String) -> Candidate {
      Candidate(
        scale: scale, size: size, format: format, source: source, byteCount: byteCount,
        isOpaque: isOpaque)
    }
  }

  /// The name of the image set.
  public let name: String
  /// The files that browsers show, one per scale, smallest scale first; may be empty.
  public let candidates: [Candidate]
  /// The types of files that browsers do not show: `PDF`.
  public let unshownTypes: [String]

  /// Creates a picture.
  public init(name: String, candidates: [Candidate], unshownTypes: [String] = []) {
    self.name = name
    self.candidates = candidates
    self.unshownTypes = unshownTypes
  }

  /// The layout size: the size of the smallest file divided by its scale.
  ///
  /// Files of 342×256 and 683×512 pixels → 342×256; a single 2x file of 400×200 → 200×100.
  public var layoutSize: Size? {
    guard let first = candidates.first, let size = first.size else { return nil }
    let (width, height) = (size.width / first.scale, size.height / first.scale)
    return Size(width: max(1, width), height: max(1, height))
  }
}
