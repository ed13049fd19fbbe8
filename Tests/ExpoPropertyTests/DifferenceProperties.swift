import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// The decoder beside Foundation's, for many types in every strategy: each difference is one of those that
/// the documentation explains.
struct DifferenceProperties {
  /// Why the decoders differ, in the words of the article.
  private enum Reason: String, CaseIterable {
    case trailingComma = "a comma after the last element"
    case encoding = "UTF-16 and UTF-32, which Foundation reads"
    case unread = "also where no type reads it"
    /// Without the numbers that are too small for a `Double`, no integers by their digits, or zeros with
    /// an exponent, the decoders agree.
    case number = "A number too small for a `Double`"
    // The decoders refuse the document with different errors.
    case notJSON = "A document that is not JSON is `dataCorrupted`, without a path"
    case thrown = "If an initializer throws an error of another type"
    case location = "For a number that does not fit, and a date that is not ISO 8601"
    case order = "the values of a dictionary in their order"
  }

  private enum Outcome: String, CaseIterable {
    case same, sameError, otherError, onlyFoundation, onlyOurs, differing
  }

  /// What goes in the place of a value, or is a document by itself.
  private static let intruders =
    ValueChange.intruders + [
      "1e-400", "-1e-400", "0e1", "1.0000000000000000000001", "1.0", "1e3", "1E+2", "-0", "01",
      "0x1",
      "9223372036854775807", "9223372036854775807.0", "18446744073709551616",
      "123456789012345678901234567890", "1e308",
      "\"1893-05-01T12:00:00Z\"", "\"1893-05-01T12:00:00+09:00\"", "\"1893-05-01\"", "\"\\ud83d\"",
      "\"\\u0000\"", "\"가\"", "nul", "NaN", "[[[]]]", "[1,]", "{\"a\": 1,}",
    ]

  @Test("each difference from Foundation's decoder is explained")
  func differences() throws {
    let article = try Repository.file("Sources/ExpoKit/ExpoKit.docc/MoveFromJSONDecoder.md").text
    for reason in Reason.allCases {
      #expect(article.replacing("\n", with: " ").contains(reason.rawValue), "\(reason)")
    }
    var random = SeededGenerator(seed: 1851)
    var counts: [Outcome: Int] = [:]
    var reasons: [Reason: Int] = [:]
    var unexplained: [String] = []
    for model in APIModel.all + APIModel.odd {
      for number in 0..<Thoroughness.mutants / 32 {
        let decoder = Self.decoder(&random)
        let document = Self.document(number, of: model, decoder, &random)
        let outcome = Self.outcome(of: document, as: model, decoder)
        counts[outcome, default: 0] += 1
        if [.same, .sameError].contains(outcome) { continue }
        if let reason = Self.reason(for: document, as: model, decoder, outcome) {
          reasons[reason, default: 0] += 1
        } else {
          let errors = [model.ours(document, decoder), model.theirs(document, decoder)].map {
            "\($0)".prefix(300)
          }
          unexplained.append("\(model.name), \(outcome): \(Self.readable(document)) \(errors)")
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

  @Test("a number of up to 20 digits is the nearest Double")
  func numbers() throws {
    var random = SeededGenerator(seed: 754)
    // Halfway between two of them, and one less and more.
    var numbers = (0..<10).flatMap { shift in
      let half = (UInt64(1) << 53 + 1) << UInt64(shift)
      return [half - 1, half, half + 1].map { "\($0)" }
    }
    for _ in 0..<Thoroughness.documents {
      let largest = UInt64.max >> UInt64.random(in: 0..<40, using: &random)
      var text = "\(UInt64.random(in: 1...largest, using: &random))"
      let point = Int.random(in: 1...text.count, using: &random)
      if point < text.count { text.insert(".", at: text.index(text.startIndex, offsetBy: point)) }
      numbers.append(Bool.random(using: &random) ? "-" + text : text)
    }
    let data = Data("[\(numbers.joined(separator: ","))]".utf8)
    #expect(try ExpoDecoder().decode([Double].self, from: data) == numbers.compactMap(Double.init))
  }

  @Test("every scalar in a key is converted from snake case as Foundation converts it")
  func snakeCase() throws {
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let own = ExpoDecoder(copying: foundation)
    for first in stride(from: 0, to: 0x11_0000, by: 1024 * Thoroughness.stride) {
      let scalars = (first..<first + 1024).compactMap { Unicode.Scalar(UInt32($0)) }
      let keys = scalars.flatMap { ["a_\($0)b", "\($0)_x\($0)Y", "_1\($0)z_\($0)\($0)_"] }
      let json = try JSONEncoder().encode(Dictionary(keys.map { ($0, 1) }) { first, _ in first })
      let converted = try own.decode(ConvertedKeys.self, from: json).keys
      #expect(converted == (try foundation.decode(ConvertedKeys.self, from: json).keys), "\(first)")
    }
  }

  private static func decoder(_ random: inout SeededGenerator) -> JSONDecoder {
    let decoder = JSONDecoder()
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: decoder.keyDecodingStrategy = .convertFromSnakeCase
    case 3:
      decoder.keyDecodingStrategy = .custom { path in
        AnyKey((path.last?.stringValue ?? "") + (path.count > 2 ? "_" : ""))
      }
    default: break
    }
    let dates: [JSONDecoder.DateDecodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
      .custom { Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self)) },
    ]
    decoder.dateDecodingStrategy = dates.randomElement(using: &random) ?? .iso8601
    let data: [JSONDecoder.DataDecodingStrategy] = [
      .base64, .deferredToData, .custom { Data(try String(from: $0).utf8) },
    ]
    decoder.dataDecodingStrategy = data.randomElement(using: &random) ?? .base64
    if Bool.random(using: &random) {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "x", negativeInfinity: "", nan: "가")
    }
    return decoder
  }

  /// A response as it is, with other values, with mistakes in its text, in another encoding, or a
  /// literal.
  private static func document(
    _ number: Int, of model: APIModel, _ decoder: JSONDecoder, _ random: inout SeededGenerator
  ) -> [UInt8] {
    var text = model.document(&random)
    if case .convertFromSnakeCase = decoder.keyDecodingStrategy {
      for (own, snake) in APIModel.snakeCase { text = text.replacing(own, with: snake) }
    }
    switch number * 5 % 16 {
    case 0...3: return Array(text.utf8)
    case 4: return Array((intruders.randomElement(using: &random) ?? "").utf8)
    case 5...10:
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let all = ValueChange.all(of: text)
        let change = ValueChange.any(of: all, with: intruders, &random)
        text = ValueChange.applying([change], to: text)
      }
      return Array(text.utf8)
    case 11 where number % 5 == 0:
      return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    default:
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        MutatedDocuments.mutate(&bytes, &random)
      }
      return bytes
    }
  }

  private static func outcome(
    of document: [UInt8], as model: APIModel, _ decoder: JSONDecoder
  ) -> Outcome {
    switch (model.ours(document, decoder), model.theirs(document, decoder)) {
    case (.success(let value), .success(let other)): value == other ? .same : .differing
    case (.failure(let error), .failure(let other)):
      shape(error) == shape(other) ? .sameError : .otherError
    case (.failure, .success): .onlyFoundation
    case (.success, .failure): .onlyOurs
    }
  }

  /// The case, the type or key, and the path of a `DecodingError`; of another error its type alone.
  private static func shape(_ error: any Error) -> [String] {
    let error = (error as? DecodeErrors).map { DecodingError($0) } ?? error
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context)?: ["key", key.stringValue] + path(context)
    case .typeMismatch(let type, let context)?: ["type", "\(type)"] + path(context)
    case .valueNotFound(let type, let context)?: ["value", "\(type)"] + path(context)
    case .dataCorrupted(let context)?: ["corrupted"] + path(context)
    default: ["\(type(of: error))"]
    }
  }

  private static func path(_ context: DecodingError.Context) -> [String] {
    context.codingPath.map(\.stringValue)
  }

  private static func reason(
    _ document: JSONTree, _ own: any Error, _ other: any Error
  ) -> Reason? {
    let (own, other) = (shape(own), shape(other))
    if !document.isSound { return own == ["corrupted"] ? .notJSON : nil }
    if own[0] == "corrupted", !["key", "type", "value", "corrupted"].contains(other[0]) {
      return .thrown
    }
    return own[0] == "corrupted" && own.starts(with: other) ? .location : nil
  }

  /// Whether the error of Foundation's decoder is another of those that are collected.
  private static func isCollected(
    _ error: any Error, of document: [UInt8], as model: APIModel, _ decoder: JSONDecoder
  ) -> Bool {
    // The path has other words for an index and for a key that is converted.
    let shape = shape(error)
    let path = shape.dropFirst(shape[0] == "corrupted" ? 1 : 2)
    let text = String(decoding: document, as: UTF8.self)
    return model.collected(text, ExpoDecoder(copying: decoder)).errors.contains {
      let tokens = $0.location.pointer.tokens
      return tokens.count == path.count && tokens.last == path.last
    }
  }

  private static func reason(
    for document: [UInt8], as model: APIModel, _ decoder: JSONDecoder, _ outcome: Outcome
  ) -> Reason? {
    let tree = JSONTree(reading: SourceFile(name: "f", bytes: document))
    if case (.failure(let own), .failure(let other)) =
      (model.ours(document, decoder), model.theirs(document, decoder))
    {
      if let reason = reason(tree, own, other) { return reason }
      if isCollected(other, of: document, as: model, decoder) { return .order }
    }
    if tree.isSound {
      let plain = withPlainNumbers(document, tree)
      if plain == document { return nil }
      let outcome = Self.outcome(of: plain, as: model, decoder)
      return [.same, .sameError, .otherError].contains(outcome) ? .number : nil
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
