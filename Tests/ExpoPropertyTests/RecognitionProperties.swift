import ExpoJSON
import ExpoTestSupport
import Testing

@testable import ExpoKit

/// Documents of ours and of others with mistakes and other keys at random.
struct RecognitionProperties {
  private static let keys =
    DocumentKind.allCases.flatMap { $0.keys + $0.aliases.keys.sorted() }
    + ["education", "loction", "visitor", "shrt_dsc", "imge_nam", "durations", "이름", "Title"]

  @Test("nothing is a document in a search that three keys, however spelled, did not make one")
  func narrower() throws {
    let shapes = try Repository.text("Tests/other-shapes.tsv").split(separator: "\n").dropFirst()
      .map { Array($0.split(separator: "\t")[2].utf8) }
    let samples = try Repository.files(under: "Samples", ending: ".json")
      .map { Array(try Repository.file($0).bytes) }.filter { $0.count < 9000 }
    var random = SeededGenerator(seed: 47)
    var found = 0
    for _ in 0..<Thoroughness.mutants {
      var bytes = (shapes + samples).randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &random) { Self.rename(&bytes, &random) }
      if Bool.random(using: &random) { MutatedDocuments.mutate(&bytes, &random) }
      let tree = JSONTree(reading: SourceFile(name: "x.json", bytes: bytes))
      guard let root = tree.root, let likeness = Likeness(of: root, .standard) else { continue }
      #expect(
        !likeness.hasThree || Self.hadThree(root), "\(String(decoding: bytes, as: UTF8.self))")
      #expect(!likeness.isTelling || likeness.hasThree)
      found += likeness.isTelling ? 1 : 0
    }
    #expect(found > Thoroughness.mutants / 10)
  }

  /// Gives a key of a document another name.
  private static func rename(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let key = text.matches(of: /"\w+"(?=\s*:)/).randomElement(using: &random)?.output,
      let name = keys.randomElement(using: &random)
    else { return }
    bytes = Array(text.replacing(key, with: "\"\(name)\"").utf8)
  }

  /// Whether a value, or at least half of the objects in it, had three keys of its kind in the first rule:
  /// other names count, and words of which a third of the letters is wrong.
  private static func hadThree(_ root: JSONNode) -> Bool {
    if root.kind == .object { return has(root, .exposition) }
    let objects = root.elements.prefix(1000).filter { $0.kind == .object }
    let count = objects.count { has($0, .entries) }
    return count > 0 && count * 2 >= objects.count
  }

  private static func has(_ object: JSONNode, _ kind: DocumentKind) -> Bool {
    let plain = Dictionary(uniqueKeysWithValues: kind.keys.map { ($0.filter { $0 != "_" }, $0) })
    let near = NearWords(kind.keys)
    let meant = object.members.enumerated().compactMap { index, member -> String? in
      guard let word = member.key.string, index >= 16 else {
        let word = member.key.string ?? ""
        let folded = word.lowercased().filter { $0 != "_" && $0 != "-" }
        return plain[word] ?? kind.aliases[word] ?? plain[folded] ?? kind.aliases[folded]
          ?? near.nearest(to: word)
      }
      return kind.keys.first { $0 == word }
    }
    return Set(meant).count >= 3
  }
}
