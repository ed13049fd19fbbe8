import Foundation
import ExpoTestSupport

/// A broad set of `Decodable` types, each with a generator of valid JSON for it.
protocol Generated: Decodable, Equatable, SendableMetatype {
  static func json(_ random: inout SeededGenerator) -> String
}

enum Text {
  private static let pieces = [
    "a", "한", "\\n", "\\u0041", "\\ud83d\\ude00", "😀", " ", "\\\"", "\\/", "é", "e\u{301}",
    "漢\u{F99A}", "\\\\",
  ]

  static func json(_ random: inout SeededGenerator) -> String {
    "\"\(random.join(pieces, 0...6))\""
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
       "shape": \(shape), "set": [1, 2, \(number(&random))]}
      """
  }
}

extension Array: Generated where Element: Generated {
  static func json(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...4, using: &random)
    return "[" + (0..<count).map { _ in Element.json(&random) }.joined(separator: ",\n") + "]"
  }
}
