import ExpoTestSupport
import Testing

@testable import ExpoJSON

/// Initializers that keep errors of their parts, and throw one of them later or not at all: what
/// `decode` reports, and what `collect` does.
struct RethrownErrorsTests {
  private func errors<Value: Decodable>(_ type: Value.Type, _ text: String) -> (
    decode: [String], collect: [String]
  ) {
    let decoder = ExpoDecoder()
    return (decoder.thrown(by: type, text).lines, decoder.collected(by: type, text).lines)
  }

  private enum Key: String, CodingKey, CaseIterable { case new, old, hues, box }

  private struct Pair: Decodable { let p, q: Int }

  private struct Natural: Decodable {
    struct Negative: RejectionReason {
      func words(in language: Language) -> String { "below zero" }
    }
    init(from decoder: any Decoder) throws { if try Int(from: decoder) < 0 { throw Negative() } }
  }

  /// An array; if it fails, something else in its place; if that fails too, the first error.
  private struct Fallback<First: Decodable, Second: Decodable>: Decodable {
    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      do {
        _ = try object.decode(First.self, forKey: .new)
      } catch {
        if (try? object.decode(Second.self, forKey: .old)) == nil { throw error }
      }
    }
  }

  @Test("an error that is thrown after another failure has its place, and those after it")
  func fallback() {
    let wrong = ["/new/0/p: expected a number for 'p', found the string 'x'"]
    let later = ["/new/1/q: expected a whole number for 'q', found true"]
    let pairs = #"[{"p": "x", "q": 1}, {"p": 1, "q": true}]"#
    for old in ["", #", "old": {"p": 1}"#] {
      let found = errors(Fallback<[Pair], Pair>.self, #"{"new": \#(pairs)\#(old)}"#)
      #expect(found == (wrong + later, wrong + later))
    }
    let own = [
      "/new/0: '-1' is not accepted: below zero", "/new/2: '-2' is not accepted: below zero",
    ]
    let found = errors(Fallback<[Natural], Natural>.self, #"{"new": [-1, 5, -2], "old": -3}"#)
    #expect(found == (own, own))
  }

  private struct Lossy<Element: Decodable>: Decodable {
    private struct Anything: Decodable {}
    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      while !values.isAtEnd {
        if (try? values.decode(Element.self)) == nil { _ = try values.decode(Anything.self) }
      }
    }
  }

  private enum Hue: String, Decodable, CaseIterable { case red, green }

  private struct Shop: Decodable {
    struct Box: Decodable { let new: Natural }
    let hues: Lossy<Hue>
    let box: Box
  }

  @Test("caught errors do not move the place of another")
  func lossy() {
    let own = ["/box/new: '-1' is not accepted for 'new': below zero"]
    #expect(errors(Shop.self, #"{"hues": ["x", "red"], "box": {"new": -1}}"#) == (own, own))
  }

  /// The same part twice: the second error is not caught.
  private struct Twice: Decodable {
    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      if (try? object.decode(Lone.self, forKey: .box)) == nil {
        _ = try object.decode(Lone.self, forKey: .box)
      }
    }
  }

  private struct Lone: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decode(Hue.self)
    }
  }

  private struct Both: Decodable {
    struct Strict: Decodable { let old: Int }
    struct Listed: Decodable {
      init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .old)
      }
    }
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      _ = try value.decode(Strict.self)
      _ = try value.decode(Listed.self)
    }
  }

  @Test("a part that is asked for twice has one error, in the words of decode")
  func twice() {
    let hue = ["/box: expected 'red' or 'green', found 'gren'"]
    #expect(errors(Twice.self, #"{"box": "gren"}"#) == (hue, hue))
    let key = [": missing key 'old'; found 'Old'"]
    #expect(errors(Both.self, #"{"Old": 1}"#) == (key, key))
  }

  /// Throws the first of the errors that it kept.
  private struct FirstOfAll: Decodable {
    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      var errors: [any Error] = []
      for key in [Key.new, .old] {
        do { _ = try object.decode(Pair.self, forKey: key) } catch { errors.append(error) }
      }
      if let first = errors.first { throw first }
    }
  }

  @Test("if the first of several kept errors is thrown, all are found")
  func first() {
    let text = #"{"new": {"p": "x", "q": "y"}, "old": {"p": 1, "q": "z"}}"#
    let found = errors(FirstOfAll.self, text)
    #expect(found.decode == ["/new/p: expected a number for 'p', found the string 'x'"])
    #expect(
      found.collect == found.decode + [
        "/new/q: expected a number for 'q', found the string 'y'",
        "/old/q: expected a number for 'q', found the string 'z'",
      ])
  }
}
