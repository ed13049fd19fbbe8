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

extension RenderedFile {
  /// From how many bytes on a block is handed over.
  private static let blockSize = 1 << 16

  /// Hands over what is rendered block by block, each of whole parts; nothing for a copy.
  public func forEachBlock(_ body: ([UInt8]) throws -> Void) rethrows {
    guard case .parts(let count, let render) = content else { return }
    var block: [UInt8] = []
    for part in 0..<count {
      render(part, &block)
      guard block.count >= Self.blockSize else { continue }
      try body(block)
      block.removeAll(keepingCapacity: true)
    }
    if !block.isEmpty { try body(block) }
  }
}
