import ExpoBase

extension JSONTree {
  /// The characters of a string whose text was copied.
  func copiedText(of node: Tape.Node) -> String? {
    texts?.string(
      node.content, isASCII: node.flags.contains(.ascii), isTrusted: file.bytes.isOwned)
  }
}

extension JSONNode {
  /// About how many bytes of a long string are copied at once.
  ///
  /// A part fits into the processor's cache, and takes no memory that must first be cleared.
  private static let portion = 1 << 16

  /// The characters of a valid string, unescaped; nil for any other value.
  var soundString: String? {
    let node = tree.tape[index]
    guard node.isSoundString else { return nil }
    if node.flags.contains(.copied) { return tree.copiedText(of: node) }
    let isEscaped = node.flags.contains(.escaped)
    if node.content.count <= Self.portion { return text(of: node.content, isEscaped: isEscaped) }
    return longText(of: node.content, isEscaped: isEscaped)
  }

  /// The characters of a long valid string, part by part; each begins with a space, which is in no
  /// escape.
  private func longText(of content: Range<Int>, isEscaped: Bool) -> String {
    var (text, start) = ("", content.lowerBound)
    while start < content.upperBound {
      let next = min(start + Self.portion, content.upperBound)
      let end = tree.file.bytes.firstIndex(of: UInt8(ascii: " "), in: next..<content.upperBound)
      let part = self.text(of: start..<end, isEscaped: isEscaped)
      if start..<end == content { return part }
      if text.isEmpty { text.reserveCapacity(content.count) }
      text += part
      start = end
    }
    return text
  }

  private func text(of content: Range<Int>, isEscaped: Bool) -> String {
    isEscaped
      ? EscapedString.unescaped(tree.file.bytes, content)
      : tree.file.bytes.wellFormedText(in: content)
  }
}

extension JSONNode {
  /// A hash of the decoded value, equal in every run.
  ///
  /// White space, escapes and the order of its own members make no difference.
  package var contentHash: UInt64 {
    guard kind == .object else { return hash(from: index, to: tree.tape.next(after: index)) }
    return members.reduce(0) { sum, member in
      sum &+ hash(from: member.key.index, to: tree.tape.next(after: member.value.index))
    }
  }

  /// The hash of consecutive nodes.
  private func hash(from start: Int, to end: Int) -> UInt64 {
    var hash = StableHash()
    for index in start..<end {
      let kind = tree.tape[index].kind
      hash.add(kind.rawValue)
      guard kind == .string || kind == .number else { continue }
      let node = JSONNode(tree: tree, index: index)
      hash.add(node.string ?? node.spelling)
      hash.add(0)
    }
    return hash.value
  }
}
