/// A picture as a page can show it: the same image at one to three scales.
public struct Picture: Equatable, Sendable {
  /// A type of file that browsers show.
  public enum Format: String, CaseIterable, Sendable {
    case png, jpeg, gif, svg
  }

  /// A width and a height in pixels.
  public struct Size: Equatable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Brings the two together.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// One file of it.
  public struct Candidate: Equatable, Sendable {
    /// How many pixels it has for one of the layout: 1, 2 or 3.
    public let scale: Int
    /// Its own size; nil where the file does not say.
    public let size: Size?
    /// Its type.
    public let format: Format
    /// The path it is read from.
    public let source: String

    /// Describes a file.
    public init(scale: Int, size: Size?, format: Format, source: String) {
      self.scale = scale
      self.size = size
      self.format = format
      self.source = source
    }
  }

  /// The name of its image set.
  public let name: String
  /// What browsers can show, one file a scale, the smallest scale first; may be none.
  public let candidates: [Candidate]
  /// The types of its files that browsers do not show: `PDF`.
  public let unshownTypes: [String]

  /// Brings a picture together.
  public init(name: String, candidates: [Candidate], unshownTypes: [String] = []) {
    self.name = name
    self.candidates = candidates
    self.unshownTypes = unshownTypes
  }

  /// The size at which it is laid out: its smallest file's, divided by that one's scale.
  ///
  /// 342×256 for files of 342×256 and 683×512 pixels; 200×100 for a single 2x file of 400×200.
  public var layoutSize: Size? {
    guard let first = candidates.first, let size = first.size else { return nil }
    let (width, height) = (size.width / first.scale, size.height / first.scale)
    return Size(width: max(1, width), height: max(1, height))
  }
}
