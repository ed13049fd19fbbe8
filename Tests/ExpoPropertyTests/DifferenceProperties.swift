import ExpoBase
import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// The decoder beside Foundation's, for the responses of public interfaces: each difference is one of
/// those that the documentation explains.
struct DifferenceProperties {
  /// Why the decoders differ.
  private enum Reason: String, CaseIterable {
    /// Foundation takes a comma behind the last element or member.
    case trailingComma = "trailing comma"
    /// Foundation reads UTF-16 and UTF-32.
    case encoding = "UTF-16, UTF-32 or NUL"
    /// Foundation does not look at strings and numbers that no type reads.
    case unread = "not JSON where no type reads"
    /// Without the numbers that are too small for a `Double`, no integers by their digits, or zeros with
    /// an exponent, the decoders agree.
    case number = "number that Foundation rounds or refuses"
  }

  private enum Outcome: String, CaseIterable {
    case same, rejected, onlyFoundation, onlyOurs, differing
  }

  /// What goes in the place of a value, or is a document by itself.
  private static let intruders =
    ValueChange.intruders + [
      "1e-400", "-1e-400", "0e1", "1.0000000000000000000001", "1.0", "1e3", "1E+2", "-0", "01",
      "0x1",
      "9223372036854775807", "18446744073709551616", "123456789012345678901234567890", "1e308",
      "\"\\ud83d\"", "\"\\u0000\"", "\"가\"", "nul", "NaN", "[[[]]]", "[1,]", "{\"a\": 1,}",
    ]

  @Test("each difference from Foundation's decoder is explained")
  func differences() {
    var random = SeededGenerator(seed: 1851)
    var counts: [Outcome: Int] = [:]
    var reasons: [Reason: Int] = [:]
    var unexplained: [String] = []
    for model in APIModel.all {
      for number in 0..<Thoroughness.mutants / APIModel.all.count + 8 {
        let document = Self.document(number, of: model, &random)
        let outcome = Self.outcome(of: document, as: model)
        counts[outcome, default: 0] += 1
        guard outcome != .same, outcome != .rejected else { continue }
        if let reason = Self.reason(for: document, as: model, outcome) {
          reasons[reason, default: 0] += 1
        } else {
          unexplained.append("\(model.name), \(outcome): \(Self.readable(document))")
        }
      }
    }
    let outcomes = Outcome.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }
    let causes = Reason.allCases.map { "\($0.rawValue) \(reasons[$0] ?? 0)" }
    print(
      "differences: \(counts.values.reduce(0, +)) documents; \(outcomes.joined(separator: ", "))")
    print("differences: \(causes.joined(separator: ", "))")
    #expect(unexplained.prefix(5) == [])
    #expect(Outcome.allCases.allSatisfy { counts[$0] ?? 0 > 0 || !Thoroughness.triesAll })
    #expect(Reason.allCases.allSatisfy { reasons[$0] ?? 0 > 0 || !Thoroughness.triesAll })
  }

  /// A response as it is, with other values, with mistakes in its text, in another encoding, or a
  /// literal.
  private static func document(
    _ number: Int, of model: APIModel, _ random: inout SeededGenerator
  ) -> [UInt8] {
    if number == 0 { return Array(model.text.utf8) }
    var text = model.text
    switch number % 8 {
    case 0: return Array((intruders.randomElement(using: &random) ?? "").utf8)
    case 1...4:
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let change = ValueChange.any(of: text, with: intruders, &random)
        text = ValueChange.applying([change], to: text)
      }
      return Array(text.utf8)
    case 5 where number % 5 == 0:
      return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    default:
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        MutatedDocuments.mutate(&bytes, &random)
      }
      return bytes
    }
  }

  private static func outcome(of document: [UInt8], as model: APIModel) -> Outcome {
    switch (model.ours(document), model.theirs(document)) {
    case (.success(let value), .success(let other)): value == other ? .same : .differing
    case (.failure, .failure): .rejected
    case (.failure, .success): .onlyFoundation
    case (.success, .failure): .onlyOurs
    }
  }

  private static func reason(
    for document: [UInt8], as model: APIModel, _ outcome: Outcome
  ) -> Reason? {
    let tree = JSONTree(reading: SourceFile(name: "f", bytes: document))
    if tree.isSound {
      let plain = withPlainNumbers(document, tree)
      let (one, other) = (Self.outcome(of: plain, as: model), [Outcome.same, .rejected])
      return plain != document && other.contains(one) ? .number : nil
    }
    guard outcome == .onlyFoundation else { return nil }
    let codes = Set(tree.errors.filter { $0.severity == .error }.map(\.rule.code))
    if codes == ["EX104"] { return .trailingComma }
    if codes.contains("EX203") || document.contains(0) { return .encoding }
    let isJSON =
      (try? JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)) != nil
    return isJSON ? nil : .unread
  }

  /// The document with numbers in place of those that Foundation rounds, or refuses to round to zero.
  private static func withPlainNumbers(_ document: [UInt8], _ tree: JSONTree) -> [UInt8] {
    var (bytes, rounded) = (document, [(Range<Int>, String)]())
    func visit(_ node: JSONNode) {
      if node.kind == .number, let value = Double(node.spelling) {
        let parts = node.spelling.lowercased().split(separator: "e")
        let digits = parts[0].filter(\.isNumber)
        let isZero = value == 0 && (parts.count > 1 || digits.contains { $0 != "0" })
        let isLong = value.rounded() == value && digits.count > 17 && node.spelling.contains(".")
        if isZero || isLong { rounded.append((node.bytes, isZero ? "0" : "1.5")) }
      }
      for element in node.elements { visit(element) }
      for member in node.members { visit(member.value) }
    }
    tree.root.map(visit)
    for (range, text) in rounded.reversed() { bytes.replaceSubrange(range, with: text.utf8) }
    return bytes
  }

  private static func readable(_ document: [UInt8]) -> String {
    String(decoding: document, as: UTF8.self).debugDescription
  }
}
