import ExpoTestSupport

/// Tries one form after the other, as hand-written initializers do.
struct Lenient: Generated {
  var id: String
  var count: Int
  var tags: [String]
  var note: String?
  var leaf: Leaf?

  enum CodingKeys: String, CodingKey { case id, count, tags, note, leaf }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let number = try? container.decode(Int.self, forKey: .id) {
      id = String(number)
    } else {
      id = try container.decode(String.self, forKey: .id)
    }
    count = (try? container.decode(Int.self, forKey: .count)) ?? -1
    do {
      tags = try container.decode([String].self, forKey: .tags)
    } catch DecodingError.typeMismatch {
      tags = [try container.decode(String.self, forKey: .tags)]
    } catch DecodingError.keyNotFound {
      tags = ["none"]
    }
    note = try container.decodeIfPresent(String.self, forKey: .note)
    leaf = try? container.decodeIfPresent(Leaf.self, forKey: .leaf)
  }

  static func json(_ random: inout SeededGenerator) -> String {
    let id = ["7", "\"seven\"", "1.0", "1e2"].randomElement(using: &random) ?? "7"
    let count = ["", ", \"count\": 3", ", \"count\": \"three\"", ", \"count\": null"]
    let tags = ["", ", \"tags\": [\"a\", \"b\"]", ", \"tags\": \"a\"", ", \"tags\": []"]
    let leaf = ["", ", \"leaf\": \(Leaf.json(&random))", ", \"leaf\": 3", ", \"leaf\": null"]
    let note = ["", ", \"note\": null", ", \"note\": \(Text.json(&random))"]
    let rest = [count, tags, leaf, note].map { $0.randomElement(using: &random) ?? "" }.joined()
    return "{\"id\": \(id)\(rest)}"
  }
}

/// Asks for containers in containers, a superclass's part, and what may not be there.
struct HandMade: Generated {
  var depth: Int
  var first: Double
  var rest: [Int]
  var base: String?
  var isNull: Bool
  var keys: [String]

  enum CodingKeys: String, CodingKey { case outer, list, base, flag }
  enum InnerKeys: String, CodingKey { case depth }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    depth = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .outer)
      .decode(Int.self, forKey: .depth)
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    first = try list.decode(Double.self)
    rest = []
    while !list.isAtEnd {
      if try list.decodeNil() { rest.append(0) } else { rest.append(try list.decode(Int.self)) }
    }
    let parent = try container.superDecoder(forKey: .base)
    base = try? parent.singleValueContainer().decode(String.self)
    isNull = (try? container.decodeNil(forKey: .flag)) ?? false
    keys = container.allKeys.map(\.stringValue).sorted()
  }

  static func json(_ random: inout SeededGenerator) -> String {
    let list = ["[1.5]", "[1, 2, null, 3]", "[2, 4]"].randomElement(using: &random) ?? "[1]"
    let base = ["", ", \"base\": \"b\"", ", \"base\": 1"].randomElement(using: &random) ?? ""
    let flag = ["", ", \"flag\": null", ", \"flag\": true"].randomElement(using: &random) ?? ""
    return "{\"outer\": {\"depth\": 2}, \"list\": \(list)\(base)\(flag)}"
  }
}

/// Takes a string apart by index arithmetic.
struct Version: Generated {
  var major: Int
  var letter: Character

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let dot = text.firstIndex(of: "."), dot != text.indices.last else { throw Even.Odd() }
    major = Int(text[..<dot]) ?? 0
    letter = text[text.index(after: dot)]
  }

  static func json(_ random: inout SeededGenerator) -> String {
    ["\"1.a\"", "\"12.b\"", "\"0.\\u0063\""].randomElement(using: &random) ?? "\"1.a\""
  }
}

/// Throws errors of its own.
struct Even: Generated {
  struct Odd: Error {}

  var number: Int

  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
    if number == 3 { throw Odd() }
    if !number.isMultiple(of: 2) {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "odd"))
    }
  }

  static func json(_ random: inout SeededGenerator) -> String {
    String(Int.random(in: 0...2, using: &random) * 2)
  }
}
