import ExpoInvariants
import ExpoTestSupport
import Foundation
import Testing

/// Which texts are JSON: expo, Python's json and Foundation agree on documents with mistakes.
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
      let verdicts = try PythonJSON.accepts(batch)
      try #require(verdicts.count == batch.count)
      for (document, isJSON) in zip(batch, verdicts) {
        if isJSON { accepted += 1 }
        if isSound(document) != isJSON { wrong.append(Self.readable(document)) }
      }
    }
    print("acceptance: \(Thoroughness.acceptance) documents, \(accepted) of them JSON")
    #expect(wrong.prefix(5) == [])
    #expect(accepted > Thoroughness.acceptance / 10)
  }

  @Test("mutated documents are refused where Foundation refuses them, but for known differences")
  func foundation() throws {
    var documents = try MutatedDocuments(seed: 1900)
    var (differing, wrong) = (0, [String]())
    for _ in 0..<Thoroughness.acceptance {
      let document = documents.next()
      let tree = JSONTree(reading: SourceFile(name: "f.json", bytes: document))
      let (serialization, decoder) = (serializationAccepts(document), decoderAccepts(document))
      if serialization == tree.isSound, decoder == tree.isSound { continue }
      differing += 1
      if !isKnown(tree, serialization, decoder) { wrong.append(Self.readable(document)) }
    }
    print("acceptance: \(differing) documents are not JSON, or are, to Foundation alone")
    #expect(wrong.prefix(5) == [])
  }

  /// Whether it is known why Foundation accepts what expo refuses, or the reverse.
  private func isKnown(_ tree: JSONTree, _ serialization: Bool, _ decoder: Bool) -> Bool {
    if tree.isSound { return tree.root.map(Self.hasNumberOutOfRange) ?? false }
    // Foundation reads UTF-16 and UTF-32.
    let isOther = tree.errors.contains { $0.rule.code == "EX203" }
    if tree.file.bytes.contains(0) || isOther { return true }
    // Its decoder looks at a string when it is read, and of two members with one key reads one.
    if decoder, !serialization { return true }
    // It takes a comma behind the last element or member.
    let errors = tree.errors.filter { $0.severity == .error }
    return errors.allSatisfy { $0.rule.code == "EX104" }
  }

  /// Whether Foundation refuses a number: one that no `Double` holds, and `0e1`.
  private static func hasNumberOutOfRange(_ node: JSONNode) -> Bool {
    if let number = node.number {
      guard let value = Double(number), value.isFinite else { return true }
      return value == 0 && number.contains { $0 == "e" || $0 == "E" }
    }
    return node.elements.contains(where: hasNumberOutOfRange)
      || node.members.contains { hasNumberOutOfRange($0.value) }
  }

  private func serializationAccepts(_ document: [UInt8]) -> Bool {
    let value = try? JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)
    return value != nil
  }

  private func decoderAccepts(_ document: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Anything.self, from: Data(document))) != nil
  }

  private func isSound(_ document: [UInt8]) -> Bool {
    JSONTree(reading: SourceFile(name: "f.json", bytes: document)).isSound
  }

  private static func readable(_ document: [UInt8]) -> String {
    String(decoding: document, as: UTF8.self).debugDescription
  }
}
