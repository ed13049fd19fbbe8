extension PictureHeader {
  /// What tells the type of any picture and the size of most, in bytes.
  private static let usualLength = 1 << 10
  /// Where a JPEG keeps its size: behind metadata of up to this many bytes.
  private static let longLength = 1 << 18

  /// Reads the beginning of the file at a path; nil if it is no picture known here, or a link.
  public init?(file path: String) {
    let read = { (count: Int) in
      (try? FileReader.readBeginning(of: path, count: count)).flatMap { PictureHeader($0) }
    }
    guard let usual = read(Self.usualLength) else { return nil }
    let isUnsized = usual.kind == .jpeg && usual.size == nil
    self = (isUnsized ? read(Self.longLength) : nil) ?? usual
  }
}
