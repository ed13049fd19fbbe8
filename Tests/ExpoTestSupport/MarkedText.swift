/// Text with marks `‸` where something is expected: the text without them, and their offsets.
///
/// `[1‸ 2]` → `[1 2]`, byte offset 2
package struct MarkedText: Sendable {
  package let text: String
  package let offsets: [Int]

  package init(_ marked: String) {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    var text = ""
    var offsets: [Int] = []
    for part in parts {
      text += part
      offsets.append(text.utf8.count)
    }
    self.text = text
    self.offsets = offsets.dropLast()
  }
}
