/// A file that is to be written: where, and what is in it.
///
/// Renderers say what there is to write and touch no file system; a writer asks for the bytes, part
/// by part, so that no file needs to be in memory whole. Asked again, it gives the same bytes.
public struct RenderedFile: Sendable {
  /// What is in a file.
  public enum Content: Sendable {
    /// So many parts, each of which adds its bytes behind those that are there.
    case parts(count: Int, render: @Sendable (_ part: Int, _ bytes: inout [UInt8]) -> Void)
    /// The bytes of another file, by its path.
    case copy(of: String)
  }

  /// The path below the folder that is written to; its parts are separated by `/`.
  public let path: String
  /// The content.
  public let content: Content

  /// Describes a file.
  public init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  /// A file that is made in one go.
  public init(path: String, render: @escaping @Sendable (_ bytes: inout [UInt8]) -> Void) {
    self.init(path: path, content: .parts(count: 1) { _, bytes in render(&bytes) })
  }
}
