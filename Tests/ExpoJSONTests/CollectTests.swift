import ExpoInvariants
import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// `collect` against what a type does with errors of its parts.
struct CollectTests {
  /// A reference or a value, as OpenAPI has them.
  private enum Ref: Decodable {
    case ref(String)
    case value(Value)
    struct Value: Decodable { let name: String }
    private struct Reference: Decodable { let ref: String }
    init(from decoder: any Decoder) throws {
      if let reference = try? Reference(from: decoder) {
        self = .ref(reference.ref)
      } else {
        self = .value(try Value(from: decoder))
      }
    }
  }
  private struct Refs: Decodable { let a, b: Ref }

  private struct Item: Decodable {
    let title: String
    let count: Int
    let meta: Anything
  }

  /// A string that may be written as a number, behind a member that may fail.
  private struct Lossy: Decodable {
    let id: String
    let text: String
    enum CodingKeys: CodingKey { case id, text, last }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id =
        try (try? container.decode(String.self, forKey: .id))
        ?? String(container.decode(Int.self, forKey: .id))
      text = try container.decode(String.self, forKey: .text)
      _ = try container.decode(Int.self, forKey: .last)
    }
  }

  private enum Shape: Decodable {
    enum Kind: String, Decodable, CaseIterable { case circle, square }
    case circle(Double)
    case square(Double)
    enum CodingKeys: CodingKey { case kind, radius, side }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Kind.self, forKey: .kind) {
      case .circle: self = .circle(try container.decode(Double.self, forKey: .radius))
      case .square: self = .square(try container.decode(Double.self, forKey: .side))
      }
    }
  }

  private struct Order: Decodable {
    enum Status: String, Decodable { case open, closed }
    let status: Status, count: Int, price: Double
  }
  private struct Person: Decodable {
    struct Mail: Decodable {
      struct NoAddress: Error {}
      init(from decoder: any Decoder) throws {
        if try !String(from: decoder).contains("@") { throw NoAddress() }
      }
    }
    let mail: Mail, age: Int, name: String
  }
  /// Chooses by a value what it reads.
  private struct Versioned: Decodable {
    enum CodingKeys: CodingKey { case version, text, body, size }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let isOld = try container.decode(Int.self, forKey: .version) < 2
      _ = try container.decode(String.self, forKey: isOld ? .text : .body)
      _ = try container.decode(Int.self, forKey: .size)
    }
  }
  /// A type without a known value: its first case has none.
  private struct Odd: Decodable {
    let code: Code, count: Int
    enum Code: RawRepresentable, Decodable {
      case none(Never), q8
      init?(rawValue: String) {
        guard rawValue == "q8" else { return nil }
        self = .q8
      }
      var rawValue: String { "q8" }
    }
  }
  /// The first case must not be used.
  private struct Aged: Decodable {
    enum Age: String, Decodable { @available(*, unavailable) case old; case new }
    let age: Age, count: Int
  }
  /// Chooses the type of a part.
  private struct Event: Decodable {
    struct Star: Decodable { let count: Int, by: String }
    struct Push: Decodable { let branch: String, isForced: Bool }
    enum CodingKeys: CodingKey { case isStar, payload }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let isStar = try container.decode(Bool.self, forKey: .isStar)
      let type: any Decodable.Type = isStar ? Star.self : Push.self
      _ = try container.decode(type, forKey: .payload)
    }
  }
  private struct Loose: Decodable { let code: Odd.Code?, odd: Odd?, count: Int }

  /// Stores as many values as it reads, and chooses by one of them.
  private struct Figure: Decodable {
    let sizes: [Double], name: String, corners: Int
    enum CodingKeys: CodingKey { case kind, radius, sides, name }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "circle": sizes = [try container.decode(Double.self, forKey: .radius)]
      case "box": sizes = try container.decode([Double].self, forKey: .sides)
      default:
        throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "")
      }
      name = try container.decode(String.self, forKey: .name)
      corners = sizes.count
    }
  }

  private struct Figures: Decodable { let one, other: Figure, count: Int }

  private struct Account: Decodable {
    var uuid = UUID(), seen = 0
    let id, age, size: Int
    let note: String?
    enum CodingKeys: CodingKey { case id, age, size, note }
  }

  private static let models: [String: any (Decodable & SendableMetatype).Type] = [
    "Refs": Refs.self, "Item": Item.self, "[Lossy]": [Lossy].self, "[Shape]": [Shape].self,
    "Order": Order.self, "Person": Person.self, "Versioned": Versioned.self, "Odd": Odd.self,
    "Loose": Loose.self, "[Figure]": [Figure].self, "[Odd]": [Odd].self,
    "numbers": [String: Int].self, "Account": Account.self,
    "Aged": Aged.self, "Event": Event.self, "Figures": Figures.self,
  ]

  private static func errors(_ model: String, _ text: String) throws -> [DecodeError] {
    let type = try #require(models[model])
    return ExpoDecoder().collected(by: type, text)
  }

  @Test(
    "an error that an initializer throws is reported, one that it catches is not",
    arguments: TextTable.rows(
      #"""
      Refs → {"a": {"name": "ok"}, "b": {"ref": "x"}} → nothing
      Refs → {"a": {"name": "ok"}, "b": {"name": 7}} → /b/name: expected a string for 'name', found a number
      Refs → {"a": {"ref": "x"}, "b": {}} → /b: missing key 'name'
      Refs → {"a": {"name": 6}, "b": {}} → /a/name: expected a string for 'name', found a number ‖ /b: missing key 'name'
      -- Values of any shape beside an error have none.
      Item → {"title": 3, "count": "5", "meta": {"k": ["v", {"x": null}, 1]}} → /title: expected a string for 'title', found a number ‖ /count: expected a number for 'count', found the string '5'
      -- An error that a lossy member catches is not among those of its object.
      [Lossy] → [{"id": 6, "text": [], "last": true}, {"id": 1, "text": "", "last": 1}] → /0/text: expected a string for 'text', found an array ‖ /0/last: expected a whole number for 'last', found true
      -- What a syntax error leaves of a list is no element.
      [Shape] → [{"kind": "circle", "radius": true},, 7] → /0/radius: expected a number for 'radius', found true ‖ : expected a value, found ','
      -- Where the kind of a value cannot be read, nothing is reported for any other kind.
      [Shape] → [{"kind": "sqare", "side": 2}, {"kind": "circle", "radius": "1"}] → /0/kind: expected 'circle' or 'square', found 'sqare' ‖ /1/radius: expected a number for 'radius', found the string '1'
      """#))
  func caught(row: [String]) throws {
    #expect(try Self.errors(row[0], row[1]).lines == TextTable.items(row[2]))
  }

  @Test(
    "after a value that cannot be read, only errors that hold for all its values are reported",
    arguments: TextTable.rows(
      #"""
      Order → {"status": "opne", "count": "x", "price": "y"} → /status ‖ /count ‖ /price
      Person → {"mail": "ada", "age": "x", "name": 5} → /mail ‖ /age ‖ /name
      Versioned → {"version": "2", "body": "b", "size": 1} → /version
      Versioned → {"version": "2", "body": 1, "size": 1} → /version ‖ /body
      Versioned → {"version": "2", "bodies": 1, "size": true} → /version ‖ /size (the rest was not checked)
      [Shape] → [{"kind": [], "side": "x"}] → /0/kind ‖ /0/side
      Odd → {"code": 5, "count": "x"} → /code (the rest was not checked)
      Aged → {"age": 5, "count": "x"} → /age (the rest was not checked)
      [Odd] → [{"code": 5, "count": "x"}, {"code": "q8", "count": 1}] → /0/code ‖ /0/count
      -- All types refuse a number; one alone reads every member.
      Event → {"isStar": 5, "payload": 5} → /isStar ‖ /payload (the rest was not checked)
      Event → {"isStar": 5, "payload": {"branch": 1, "isForced": "x"}} → /isStar ‖ /payload/branch ‖ /payload/isForced
      Event → {"isStar": 5, "payload": {"count": 1}} → /isStar ‖ /payload
      Event → {"isStar": 5, "payload": {"count": "x", "branch": 1}} → /isStar (the rest was not checked)
      -- A value of the type is elsewhere.
      Figures → {"one": {"kind": "circle", "radius": 1, "name": "c"}, "other": 5, "count": "x"} → /other ‖ /count
      -- A part that may be nil has a value that is known.
      Loose → {"code": 5, "odd": {"code": 6, "count": []}, "count": "x"} → /code ‖ /odd/code (the rest was not checked) ‖ /count
      [Figure] → [{"kind": "bx", "sides": 2, "name": 5}] → /0/kind (the rest was not checked)
      -- Of one kind alone is known what it reads; of two, one reads all that is there.
      [Figure] → [{"kind": "circle", "radius": 1, "name": "c"}, {"kind": 7, "name": 5}] → /1/kind (the rest was not checked)
      [Figure] → [{"kind": "circle", "radius": 1, "name": "c"}, {"kind": 7, "radius": [], "name": 5}] → /1/kind (the rest was not checked)
      [Figure] → [{"kind": "circle", "radius": 1, "name": "c"}, {"kind": "box", "sides": [], "name": "b"}, {"kind": 7, "sides": 2, "name": 5}] → /2/kind ‖ /2/sides ‖ /2/name
      numbers → {"b": "z", "a": 1, "a": "x"} → /b
      Account → {"id": "x", "age": "y", "size": [], "note": null, "nick": 1} → /id ‖ /age ‖ /size
      """#))
  func behind(row: [String]) throws {
    let found = try Self.errors(row[0], row[1]).filter { $0.severity == .error }.map {
      let isStopped = $0.notes.contains { $0.message.hasSuffix("not checked") }
      #expect(isStopped == $0.stopsSearch)
      return "\($0.location.pointer)" + (isStopped ? " (the rest was not checked)" : "")
    }
    #expect(found == TextTable.items(row[2]))
  }

  @Test("an error after which the rest was not checked says so, also with a key strategy")
  func stopped() {
    struct Visitor: Decodable { let homeCode: Odd.Code, roomNumber: Int, isHere: Bool }
    var decoder = ExpoDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let errors = decoder.collected(by: Visitor.self, #"{"room_number": "x", "is_here": 5}"#)
    #expect(errors.map(\.stopsSearch) == [true], "\(errors.lines)")
  }

  private struct User: Decodable { let id: Int, isActive: Bool? }

  @Test(
    "one mistake is one error, and values that recovery inserts are no errors",
    arguments: TextTable.pairs(
      #"""
      {"id": 1}{"id": 2} → : expected one value, found more after it
      {"id": 1}\#0\#0 → : expected the end of the file, found a null character (U+0000)
      id: 1⏎isActive: true → : the string 'id: 1' is not in quotes
      data: {"id": 1}⏎⏎ → : expected JSON, found server-sent events
      )]}'⏎{"id": 1} → : expected JSON, found ')]}'' before it
      {"id": 1, "isActive": True} → /isActive: the string 'True' is not in quotes
      {"id": one} → /id: the string 'one' is not in quotes
      "id": 1, "isActive": false → : the opening '{' is missing
      """#))
  func oneCause(text: String, expected: String) {
    #expect(ExpoDecoder().both(by: User.self, text).map(\.lines) == [[expected], [expected]])
  }

  /// Two types that read the same object, and an array with pairs.
  private struct Shared: Decodable {
    let first: Ref.Value
    let pairs: [Int]
    enum CodingKeys: CodingKey { case pairs }
    init(from decoder: any Decoder) throws {
      first = try Ref.Value(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var numbers = try container.nestedUnkeyedContainer(forKey: .pairs)
      var pairs: [Int] = []
      while !numbers.isAtEnd {
        if (try? numbers.nestedContainer(keyedBy: CodingKeys.self)) != nil { continue }
        pairs.append(try numbers.decode(Int.self))
      }
      self.pairs = pairs
    }
  }

  @Test(
    "two types and two attempts may read one container",
    arguments: [
      (#"{"name": "x", "pairs": [1, {}, 2]}"#, []),
      (#"{"name": 1, "pairs": [1, {}, "2", true]}"#, ["/name", "/pairs/2", "/pairs/3"]),
      (#"{"name": 1, "pairs": 5}"#, ["/name", "/pairs"]),
    ])
  func shared(text: String, pointers: [String]) {
    #expect(ExpoDecoder().collected(by: Shared.self, text).pointers == pointers)
  }

  private struct Kite: Decodable {
    let tail, string: Int
    let wings: Int?
  }

  @Test(
    "for a type that lists no keys, a missing key is compared with the keys that it does not read",
    arguments: TextTable.lists(
      #"""
      {"tial": 1, "string": 2} → : missing key 'tail'; found 'tial'
      -- The key is read later, or is near to none.
      {"wings": 1, "string": 2} → : missing key 'tail'
      {"knot": 1, "tail": 2} → : missing key 'string'
      {"tial": 1, "strin": 2} → : missing key 'tail'; found 'tial' ‖ : missing key 'string'; found 'strin'
      """#))
  func nearest(text: String, expected: [String]) {
    #expect(ExpoDecoder().collected(by: Kite.self, text).lines == expected)
    let thrown = ExpoDecoder().thrown(by: Kite.self, text)
    // It does not know that 'string' and 'wings' are read after it, but 'tial' is hardly a key.
    #expect(thrown.lines == Array(expected.prefix(1)))
    #expect(thrown.first?.fix?.applicability != .safe)
  }
}
