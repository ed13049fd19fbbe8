import Foundation
import Testing
import ExpoTestSupport

/// The decoder beside Foundation's: the same values, and failures at the same coding path.
struct DecodingProperties {
  /// What goes in the place of a value.
  private static let intruders = [
    "null", "true", "\"x\"", "1", "1.5", "-3", "300", "1e2", "99999999999999999999", "1e400", "[]",
    "{}", "[1]", "\"\"", "-0", "0.0", "4294967296", "18446744073709551615", "-9223372036854775808",
  ]

  private struct Outcome {
    var agreed = 0
    var failed = 0
    var disagreement: String?
  }

  @Test(
    "values of every type decode as Foundation's",
    arguments: [
      Scalars.self, Tree.self, [Leaf].self, FoundationTypes.self, [Dog].self,
    ] as [any Generated.Type])
  func values(type: any Generated.Type) {
    compare(type, rounds: Thoroughness.rounds / 4, isCollected: true)
  }

  @Test(
    "hand-written initialisers decode as Foundation's, and fail where they do there",
    arguments: [
      [Lenient].self, [HandMade].self, [Version].self, [Even].self,
    ] as [any Generated.Type])
  func byHand(type: any Generated.Type) {
    compare(type, rounds: Thoroughness.rounds / 2, isCollected: false)
  }

  private func compare<Value: Generated>(_ type: Value.Type, rounds: Int, isCollected: Bool) {
    var random = SeededGenerator(seed: 1)
    var outcome = Outcome()
    for _ in 0..<rounds {
      let text = Value.json(&random)
      let mutated = Self.mutated(text, &random)
      for text in [text, mutated] { checkStrictly(type, text, &outcome) }
      guard isCollected else { continue }
      check(type, text, mustDecode: true, &outcome)
      check(type, mutated, mustDecode: false, &outcome)
    }
    #expect(outcome.disagreement == nil)
    #expect(outcome.agreed > 0 && outcome.failed > 0)
  }

  private func check<Value: Generated>(
    _ type: Value.Type, _ text: String, mustDecode: Bool, _ outcome: inout Outcome
  ) {
    let ours = ExpoDecoder().collect(
      type, from: JSONTree(reading: SourceFile(name: "f", text: text)))
    do {
      let theirs = try JSONDecoder().decode(type, from: Data(text.utf8))
      outcome.agreed += 1
      if ours.value != theirs {
        outcome.disagreement = "values differ in \(text): \(ours.errors.map(\.message))"
      }
    } catch let error as DecodingError {
      outcome.failed += 1
      if mustDecode { outcome.disagreement = "Foundation refuses \(text): \(error)" }
      let path = Self.pointer(error)
      if Self.isPlaceless(error) {
        // Foundation gives no path for a number that does not fit: ours must say which it is.
        let isFound = ours.errors.contains {
          ["EX402", "EX403"].contains($0.rule.code)
        }
        if !isFound || ours.value != nil {
          outcome.disagreement = "only Foundation refuses \(text)"
        }
        return
      }
      if ours.value != nil {
        outcome.disagreement = "only Foundation refuses \(path) in \(text): \(error)"
      }
      if !ours.errors.contains(where: { $0.location.pointer == path }) {
        let found = ours.errors.map { "\($0.location.pointer): \($0.message)" }
        outcome.disagreement = "at \(path) Foundation, ours \(found) in \(text): \(error)"
      }
    } catch {
      outcome.disagreement = "\(error)"
    }
  }

  // MARK: The strict decoder beside Foundation's

  private func checkStrictly<Value: Generated>(
    _ type: Value.Type, _ text: String, _ outcome: inout Outcome
  ) {
    let ours = strictly(type, text, ExpoDecoder())
    var elementwise = ExpoDecoder()
    elementwise.batchByteCount = 1
    if (try? strictly(type, text, elementwise).get()) != (try? ours.get()) {
      outcome.disagreement = "strict: another value in batches of one element in \(text)"
    }
    checkCollected(ours, text, &outcome)
    let theirs = Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
    switch (ours, theirs) {
    case (.success(let value), .success(let other)):
      outcome.agreed += 1
      if value != other { outcome.disagreement = "strict: values differ in \(text)" }
    case (.failure(let errors), .failure(let error)):
      outcome.failed += 1
      guard let error = error as? DecodingError, !Self.isPlaceless(error) else { return }
      let path = Self.pointer(error)
      if !errors.errors.contains(where: { $0.location.pointer == path }) {
        let found = errors.errors.map { "\($0.location.pointer): \($0.message)" }
        outcome.disagreement = "strict: at \(path) Foundation, ours \(found) in \(text): \(error)"
      }
    case (.success, .failure(let error)):
      outcome.disagreement = "strict: only Foundation refuses \(text): \(error)"
    case (.failure(let errors), .success):
      outcome.disagreement = "strict: only we refuse \(text): \(errors.errors.map(\.message))"
    }
  }

  /// What is collected has every error that is thrown, and none where a value is decoded.
  private func checkCollected<Value: Generated>(
    _ thrown: Result<Value, DecodeErrors>, _ text: String, _ outcome: inout Outcome
  ) {
    let collected = ExpoDecoder().collect(
      Value.self, from: JSONTree(reading: SourceFile(name: "f", text: text)))
    switch thrown {
    case .success(let value):
      if collected.value != value || collected.errors.contains(where: { $0.severity == .error }) {
        outcome.disagreement = "collected \(collected.errors.map(\.message)) in \(text)"
      }
    case .failure(let errors):
      let lacking = errors.errors.filter { error in
        !collected.errors.contains { $0.rule == error.rule && $0.location == error.location }
      }
      if collected.value != nil || !lacking.isEmpty {
        outcome.disagreement = "not collected: \(lacking.map(\.message)) in \(text)"
      }
    }
  }

  private func strictly<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ decoder: ExpoDecoder
  ) -> Result<Value, DecodeErrors> {
    Result { () throws(DecodeErrors) in
      try decoder.decode(type, from: SourceFile(name: "f", text: text))
    }
  }

  private static func isPlaceless(_ error: DecodingError) -> Bool {
    guard case .dataCorrupted(let context) = error else { return false }
    return context.codingPath.isEmpty && context.debugDescription.hasSuffix("not valid JSON.")
  }

  private static func pointer(_ error: DecodingError) -> JSONPointer {
    let context =
      switch error {
      case .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: fatalError("a new case of DecodingError")
      }
    return JSONPointer(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
  }

  /// The document with one value replaced, or one member taken out.
  private static func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    guard let root = tree.root else { return text }
    var values: [JSONNode] = []
    collect(root, &values)
    guard let value = values.randomElement(using: &random) else { return text }
    let intruder = intruders.randomElement(using: &random) ?? "null"
    let bytes = tree.file.bytes
    if Bool.random(using: &random), let member = value.members.first(where: { _ in true }) {
      var rest = Array(bytes[member.value.bytes.upperBound...])
      if let comma = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x0A }), rest[comma] == 0x2C {
        rest.removeSubrange(...comma)
        return String(decoding: bytes[..<member.key.bytes.lowerBound] + rest, as: UTF8.self)
      }
    }
    return String(
      decoding: bytes[..<value.bytes.lowerBound] + Array(intruder.utf8)
        + bytes[value.bytes.upperBound...], as: UTF8.self)
  }

  private static func collect(_ node: JSONNode, _ values: inout [JSONNode]) {
    values.append(node)
    for element in node.elements { collect(element, &values) }
    for member in node.members { collect(member.value, &values) }
  }
}
