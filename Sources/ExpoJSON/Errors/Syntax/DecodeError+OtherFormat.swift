extension DecodeError {
  /// What a file is that is not JSON, as far as its bytes show.
  public enum OtherFormat: Equatable, Sendable {
    /// The text that Git LFS puts in the place of a file.
    case gitLFSPointer
    /// A compressed file or an archive.
    case compressed(Compression)
    /// A property list.
    case propertyList(isBinary: Bool)
    /// A picture or a document with a fixed layout.
    case picture(PictureFormat)
    /// A web page.
    case html
    /// XML of another kind.
    case xml
    /// A JSON value on each line.
    case jsonLines
    /// Anything with so many control characters that it is no text.
    case binary(percent: Int)
  }

  /// How a file is compressed; the raw value is the name of the program.
  public enum Compression: String, CaseIterable, Equatable, Sendable {
    /// A gzip file.
    case gzip
    /// A ZIP archive.
    case zip
    /// A bzip2 file.
    case bzip2
    /// An xz file.
    case xz
    /// A Zstandard file.
    case zstd
  }

  /// The formats of pictures; the raw value is the usual name.
  public enum PictureFormat: String, CaseIterable, Equatable, Sendable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// JPEG.
    case jpeg = "JPEG"
    /// Graphics Interchange Format.
    case gif = "GIF"
    /// WebP.
    case webP = "WebP"
    /// High Efficiency Image File Format.
    case heic = "HEIC"
    /// Portable Document Format.
    case pdf = "PDF"
    /// Scalable Vector Graphics.
    case svg = "SVG"
  }
}
