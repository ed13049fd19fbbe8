import ExpoKit
import Testing

struct DecodeErrorsTests {
  private enum Fruit: String, CaseIterable, Decodable, CodingKeyRepresentable { case kiwi, mango }

  private struct TooMany: RejectionReason {
    func words(in language: Language) -> String {
      switch language {
      case .korean: "최대 9개입니다"
      default: "at most 9"
      }
    }
  }

  /// A number that its own type refuses, or a member of it.
  private struct Basket: Decodable {
    let count: Int

    private enum CodingKeys: CodingKey { case count }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try container.decode(Int.self, forKey: .count)
      guard count < 10 else {
        throw TooMany().error(at: container.codingPath + [CodingKeys.count])
      }
    }
  }

  private func errors<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> DecodeErrors {
    try #require(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(type, from: text, named: "x.json")
    }
  }

  @Test("a report needs only one call")
  func report() throws {
    let errors = try errors([Int].self, "[1, \"2\",\n  true]")
    #expect(
      errors.report(in: .english, as: .concise) == """
        x.json:1:5: error: expected a number, found the string '2' [EX401 number-as-text] *
        x.json:2:3: error: expected a whole number, found true [EX305 type-mismatch]

        """)
    let korean = errors.report(in: .korean).split(separator: "\n")
    #expect(korean.first?.hasPrefix("오류[EX401]: ") == true)
    #expect(korean.dropFirst().first == " --> x.json:1:5, /1")
    #expect(errors.positions.map { "\($0.line):\($0.column)" } == ["1:5", "2:3"])
    #expect(errors.errorDescription == errors.words(in: .preferred))
  }

  @Test(
    "an error that a type throws is located at the value that it names",
    arguments: [
      (#"[{"count": 12}]"#, "1:12 /0/count '12' is not accepted for 'count': at most 9"),
      (
        #"[{"count": 1}, {"count": 10}]"#,
        "1:26 /1/count '10' is not accepted for 'count': at most 9"
      ),
    ])
  func rejection(text: String, found: String) throws {
    #expect(try firstLine(errors([Basket].self, text)) == found)
  }

  @Test("for a string that is not a case of an enumeration, help names the nearest case")
  func cases() throws {
    let errors = try errors([Fruit].self, #"["kiwi", "mangoo"]"#)
    #expect(firstLine(errors) == "1:10 /1 expected 'kiwi' or 'mango', found 'mangoo'")
    #expect(errors.errors[0].words(in: .english).help == "did you mean 'mango'?")
    #expect(errors.errors[0].words(in: .korean).message == "쓸 수 없는 값입니다: 'mangoo'")
    #expect(errors.errors[0].fix == .unsafe(Fix.Edit(9..<17, #""mango""#)))
  }

  private func firstLine(_ errors: DecodeErrors) -> String {
    guard let error = errors.errors.first, let position = errors.positions.first else { return "" }
    let words = error.words(in: .english)
    return "\(position.line):\(position.column) \(error.location.pointer) \(words.message)"
  }
}
