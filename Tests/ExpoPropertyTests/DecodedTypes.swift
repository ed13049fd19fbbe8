import Foundation
import ExpoTestSupport

/// A broad set of `Decodable` types, each with a generator of valid JSON for it.
protocol Generated: Decodable, Equatable, SendableMetatype {
  static func json(_ random: inout SeededGenerator) -> String
}

struct Scalars: Generated {
  var int: Int
  var int8: Int8
  var int16: Int16
  var int32: Int32
  var int64: Int64
  var uint: UInt
  var uint8: UInt8
  var uint16: UInt16
  var uint32: UInt32
  var uint64: UInt64
  var float: Float
  var double: Double
  var bool: Bool
  var text: String

  static func json(_ random: inout SeededGenerator) -> String {
    func any<Value: FixedWidthInteger>(_ type: Value.Type, _ random: inout SeededGenerator)
      -> String
    {
      String(Value.random(in: .min ... .max, using: &random))
    }
    return """
      {"int": \(any(Int.self, &random)), "int8": \(any(Int8.self, &random)),
       "int16": \(any(Int16.self, &random)), "int32": \(any(Int32.self, &random)),
       "int64": \(any(Int64.self, &random)), "uint": \(any(UInt.self, &random)),
       "uint8": \(any(UInt8.self, &random)), "uint16": \(any(UInt16.self, &random)),
       "uint32": \(any(UInt32.self, &random)), "uint64": \(any(UInt64.self, &random)),
       "float": \(Float.random(in: -1e30...1e30, using: &random)),
       "double": \(Double.random(in: -1e300...1e300, using: &random)),
       "bool": \(Bool.random(using: &random)), "text": \(Text.json(&random))}
      """
  }
}

/// Text with escapes, emoji and Hangul.
enum Text {
  private static let pieces = [
    "a", "한", "\\n", "\\u0041", "\\ud83d\\ude00", "😀", " ", "\\\"", "\\/", "é", "e\u{301}",
    "漢\u{F99A}", "\\\\",
  ]

  static func json(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...6, using: &random)
    return "\"" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      + "\""
  }
}

struct Leaf: Generated {
  var name: String
  var size: Int?
  var isOpen: Bool

  enum CodingKeys: String, CodingKey { case name, size, isOpen = "is_open" }

  static func json(_ random: inout SeededGenerator) -> String {
    let size = ["", ", \"size\": null", ", \"size\": 12", ", \"size\": 1.0", ", \"size\": 2e3"]
    return """
      {"name": \(Text.json(&random))\(size.randomElement(using: &random) ?? ""), \
      "is_open": \(Bool.random(using: &random))}
      """
  }
}

enum Color: String, Decodable, CaseIterable { case red, green }
enum Level: Int, Decodable { case low = 1, high = 2 }

/// Reads itself from an array of two numbers.
struct Point: Decodable, Equatable {
  var x: Int
  var y: Double

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(Int.self)
    y = try list.decode(Double.self)
  }
}

/// Reads members of a nested object and of a nested array.
struct Flattened: Decodable, Equatable {
  var title: String
  var first: Int

  enum CodingKeys: String, CodingKey { case outer, list }
  enum OuterKeys: String, CodingKey { case title }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.nestedContainer(keyedBy: OuterKeys.self, forKey: .outer)
      .decode(String.self, forKey: .title)
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    first = try list.decode(Int.self)
  }
}

enum Shape: Decodable, Equatable {
  case circle(radius: Double)
  case square(side: Int, name: String)
}

struct Tree: Generated {
  var leaf: Leaf
  var leaves: [Leaf]
  var maybe: Leaf?
  var counts: [String: Int]
  var byNumber: [Int: String]
  var matrix: [[Int]]
  var options: [Int?]
  var color: Color
  var level: Level
  var point: Point
  var flattened: Flattened
  var shape: Shape
  var set: Set<Int>

  static func json(_ random: inout SeededGenerator) -> String {
    func list(_ random: inout SeededGenerator, _ make: (inout SeededGenerator) -> String) -> String
    {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&random) }.joined(separator: ", ")
    }
    func number(_ random: inout SeededGenerator) -> String {
      ["0", "7", "-3", "1.0", "4e2", "123456789012"].randomElement(using: &random) ?? "0"
    }
    let shape =
      [
        #"{"circle": {"radius": 1.5}}"#, #"{"square": {"side": 2, "name": "q"}}"#,
      ].randomElement(using: &random) ?? ""
    let maybe = ["", "\"maybe\": null,", "\"maybe\": \(Leaf.json(&random)),"]
    return """
      {"leaf": \(Leaf.json(&random)), "leaves": [\(list(&random, Leaf.json))],
       \(maybe.randomElement(using: &random) ?? "")
       "counts": {"a": \(number(&random)), "한": \(number(&random))},
       "byNumber": {"1": "one", "22": \(Text.json(&random))},
       "matrix": [[\(list(&random, number))], [\(list(&random, number))]],
       "options": [1, null, \(number(&random))],
       "color": "\(Color.allCases.randomElement(using: &random) ?? .red)",
       "level": \(Int.random(in: 1...2, using: &random)),
       "point": [\(number(&random)), 2.5], "flattened": {"outer": {"title": "t"}, "list": [5, 6]},
       "shape": \(shape), "set": [1, 2, \(number(&random))]}
      """
  }
}

/// A class with a superclass that reads its part through `superDecoder()`.
class Animal: Decodable { let legs: Int }

final class Dog: Animal, Generated {
  let name: String

  enum CodingKeys: String, CodingKey { case name }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: container.superDecoder())
  }

  static func == (first: Dog, second: Dog) -> Bool {
    first.name == second.name && first.legs == second.legs
  }

  static func json(_ random: inout SeededGenerator) -> String {
    "{\"name\": \(Text.json(&random)), \"super\": {\"legs\": \(Int.random(in: 0...8, using: &random))}}"
  }
}

extension Array: Generated where Element: Generated {
  static func json(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...4, using: &random)
    return "[" + (0..<count).map { _ in Element.json(&random) }.joined(separator: ",\n") + "]"
  }
}

/// Types that Foundation reads from scalars.
struct FoundationTypes: Generated {
  var url: URL
  var data: Data?
  var decimal: Decimal
  var date: Date
  var urls: [URL]

  static func json(_ random: inout SeededGenerator) -> String {
    let numbers = ["1.25", "-3", "12345678901234567890.5", "1e10"]
    let data = ["", "\"data\": \"aGVsbG8=\",", "\"data\": null,"]
    return """
      {"url": "https://example.com/\(Int.random(in: 0...9, using: &random))",
       \(data.randomElement(using: &random) ?? "")
       "decimal": \(numbers.randomElement(using: &random) ?? "0"),
       "date": \(Int.random(in: -1_000_000...1_000_000, using: &random)), "urls": ["a", "/b?c=d#e"]}
      """
  }
}
