import ExpoJSON

/// Documents are refused if and only if they are not JSON; every error has a place and words.
package enum ScannerInvariant {
  package static func fault(in bytes: [UInt8]) -> String? {
    let tree = JSONTree(reading: SourceFile(name: "f", bytes: bytes))
    if let fault = Locations.fault(in: tree.errors, of: tree.file) { return fault }
    let offsets = tree.errors.map(\.location.bytes.lowerBound)
    if offsets != offsets.sorted() { return "out of order" }
    if tree.isSound != StrictGrammar.accepts(bytes) {
      return tree.isSound ? "accepted, and is no JSON" : "JSON refused: \(tree.errors)"
    }
    guard let root = tree.root else { return tree.errors.isEmpty ? "neither tree nor error" : nil }
    return isWellFormed(root) ? nil : "the tree is not well formed"
  }

  private static func isWellFormed(_ node: JSONNode) -> Bool {
    let bytes = node.bytes
    let children = node.elements.map { $0 } + node.members.flatMap { [$0.key, $0.value] }
    var end = bytes.lowerBound
    for child in children {
      guard child.bytes.lowerBound >= end, child.bytes.upperBound <= bytes.upperBound else {
        return false
      }
      end = child.bytes.upperBound
      guard isWellFormed(child) else { return false }
    }
    return true
  }
}
