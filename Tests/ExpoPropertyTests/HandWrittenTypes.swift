import ExpoTestSupport

/// Asks for containers in containers, a superclass's part, and what may not be there.
struct HandMade: Generated {
  var depth: Int
  var inner, last: Int
  var top: Int?
  var first: Double
  var rest: [Int]
  var base: String?
  var isNull: Bool
  var keys: [String]

  enum CodingKeys: String, CodingKey { case outer, pair, list, base, flag }
  enum InnerKeys: String, CodingKey { case depth }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    depth = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .outer)
      .decode(Int.self, forKey: .depth)
    var pair = try container.nestedUnkeyedContainer(forKey: .pair)
    inner = try pair.nestedContainer(keyedBy: InnerKeys.self).decode(Int.self, forKey: .depth)
    last = try pair.decode(Int.self)
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    first = try list.decode(Double.self)
    rest = []
    while !list.isAtEnd {
      if try list.decodeNil() { rest.append(0) } else { rest.append(try list.decode(Int.self)) }
    }
    let parent = try container.superDecoder(forKey: .base)
    base = try? parent.singleValueContainer().decode(String.self)
    top = try? Int(from: container.superDecoder())
    isNull = (try? container.decodeNil(forKey: .flag)) ?? false
    keys = container.allKeys.map(\.stringValue).sorted()
  }

  static func json(_ random: inout SeededGenerator) -> String {
    let list = ["[1.5]", "[1, 2, null, 3]", "[2, 4]"].randomElement(using: &random) ?? "[1]"
    let base = ["", ", \"base\": \"b\"", ", \"base\": 1"].randomElement(using: &random) ?? ""
    let flag = ["", ", \"flag\": null", ", \"flag\": true"].randomElement(using: &random) ?? ""
    let pair = "\"pair\": [{\"depth\": 3}, 4], \"super\": 5"
    return "{\"outer\": {\"depth\": 2}, \(pair), \"list\": \(list)\(base)\(flag)}"
  }
}

/// Takes a string apart by index arithmetic; without a dot it throws an error of its own.
struct Version: Generated {
  struct NoDot: Error {}
  var major: Int
  var letter: Character

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let dot = text.firstIndex(of: "."), dot != text.indices.last else { throw NoDot() }
    major = Int(text[..<dot]) ?? 0
    letter = text[text.index(after: dot)]
  }

  static func json(_ random: inout SeededGenerator) -> String {
    ["\"1.a\"", "\"12.b\"", "\"0.\\u0063\""].randomElement(using: &random) ?? "\"1.a\""
  }
}
