import ExpoTestSupport
import Testing

/// Which texts are JSON: expo and Python's json agree on documents with mistakes.
struct AcceptanceProperties {
  private static let batch = 20_000

  @Test(
    "mutated documents are refused where Python's json made strict refuses them",
    .enabled(if: PythonJSON.isInstalled, "needs python3"))
  func python() throws {
    var documents = try MutatedDocuments(seed: 8259)
    var left = Thoroughness.acceptance
    var (accepted, wrong) = (0, [String]())
    while left > 0 {
      let batch = (0..<min(left, Self.batch)).map { _ in documents.next() }
      left -= batch.count
      let results = try PythonJSON.accepts(batch)
      try #require(results.count == batch.count)
      for (document, isJSON) in zip(batch, results) {
        if isJSON { accepted += 1 }
        let tree = JSONTree(reading: SourceFile(name: "f.json", bytes: document))
        if tree.isSound != isJSON {
          wrong.append(String(decoding: document, as: UTF8.self).debugDescription)
        }
      }
    }
    print("acceptance: \(Thoroughness.acceptance) documents, \(accepted) of them JSON")
    #expect(wrong.prefix(5) == [])
    #expect(accepted > Thoroughness.acceptance / 10)
  }
}
