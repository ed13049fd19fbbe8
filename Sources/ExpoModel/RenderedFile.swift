/// A file to be written.
///
/// Renderers do not touch the file system. A writer renders the content part by part, so that no
/// whole file is in memory. Rendering twice gives the same bytes.
package struct RenderedFile: Sendable {
  package enum Content: Sendable {
    /// `render` appends the bytes of one part.
    case parts(count: Int, render: @Sendable (_ part: Int, _ bytes: inout [UInt8]) -> Void)
    case copy(of: String)
    /// What the last export wrote under the same path, which is still right.
    case kept
  }

  /// Below the target folder, with `/` as separator.
  package let path: String
  package let content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  package init(path: String, render: @escaping @Sendable (_ bytes: inout [UInt8]) -> Void) {
    self.init(path: path, content: .parts(count: 1) { _, bytes in render(&bytes) })
  }

  /// Creates a file of items between an opening and an end, `perPart` of them in each part.
  package init(
    path: String, items: Range<Int>, perPart: Int,
    opening: @escaping @Sendable (_ bytes: inout [UInt8]) -> Void,
    item: @escaping @Sendable (_ index: Int, _ bytes: inout [UInt8]) -> Void,
    ending: @escaping @Sendable (_ bytes: inout [UInt8]) -> Void
  ) {
    let count = max(1, (items.count + perPart - 1) / perPart)
    let content = Content.parts(count: count) { part, bytes in
      if part == 0 { opening(&bytes) }
      let start = items.lowerBound + part * perPart
      for index in start..<min(start + perPart, items.upperBound) { item(index, &bytes) }
      if part == count - 1 { ending(&bytes) }
    }
    self.init(path: path, content: content)
  }
}

extension RenderedFile {
  /// In bytes.
  private static let blockSize = 1 << 16

  /// Renders the content in blocks of whole parts; does nothing for other files.
  package func forEachBlock(_ body: ([UInt8]) throws -> Void) rethrows {
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
