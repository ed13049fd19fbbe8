import Foundation

extension Workload {
  /// A file of entries.
  static func entries(_ path: String) -> Workload {
    let file = URL(fileURLWithPath: path)
    let name = "\(file.lastPathComponent) MB"
    return Workload(name, [Entry].self, (try? Data(contentsOf: file)) ?? Data())
  }

  /// The other documents.
  static var all: [Workload] {
    [
      Workload("interface", [Issue].self, issues(), repetitions: 60),
      Workload(
        "chunk", Chunk.self, chunk(#""Hello""#), faulty: chunk("7"), repetitions: 2000),
      Workload(
        "order", Order.self, order(), faulty: order(status: "opne", unit: "kg", total: "true"),
        repetitions: 600),
      Workload(
        "orders", [Order].self, list(200) { _ in string(order()) },
        faulty: list(200) { string($0 % 5 > 0 ? order() : order(status: "opne", unit: "kg")) },
        repetitions: 3),
      Workload(refused: "bad-chunk", Chunk.self, chunk("7"), repetitions: 1000),
      Workload("[Int]", [Int].self, list(200_000) { "\($0)" }),
      Workload("[Double]", [Double].self, list(100_000) { "\(Double($0) / 7)" }),
      Workload("[Bool]", [Bool].self, list(200_000) { "\($0 % 3 == 0)" }),
      Workload("[String]", [String].self, list(100_000) { "\"line \($0)\"" }),
      Workload("escapes", [String].self, list(100_000) { "\"line\\n\\\"\($0)\\\"\"" }),
      Workload("dates", [Date].self, list(20_000) { _ in "\"1893-05-01T12:00:00Z\"" }),
      Workload("optionals", [Sparse].self, list(20_000) { #"{"a": \#($0), "c": null}"# }),
      Workload("many issues", [Issue].self, many(issues())),
      Workload(
        refused: "cut", [Entry].self,
        list(4_000) {
          #"{"name": "\#($0)", "image_name": "a", "short_desc": "b", "desc": "\#(text)"}"#
        }.dropLast()),
      Workload("dictionary", [String: Int].self, dictionary()),
      Workload("alternatives", [JSONValue].self, values()),
      Workload("nested", [JSONValue].self, nested(200)),
      Workload(refused: "refused", [Issue].self, issues(lastNumber: "\"12\""), repetitions: 60),
      Workload(refused: "hostile-array", [Part].self, body("[", "{},", "{}]", count: 333_333)),
      Workload(
        "duplicates", [Part].self, body("[", #"{"a": 1, "a": 2}, "#, #"{"a": 1}]"#, count: 60_000)),
      Workload("objects", [String: Part].self, parts(of: #"{"a": 1}"#)),
      Workload("optional", [String: Loose].self, parts(of: "{}")),
      Workload(refused: "empty", [String: Part].self, parts(of: "{}")),
    ]
  }

  private static func body(_ head: String, _ part: String, _ tail: String, count: Int) -> Data {
    Data((head + String(repeating: part, count: count) + tail).utf8)
  }

  private static let text = String(repeating: "The roof of the hall is of glass. ", count: 6)

  private static func list(_ count: Int, _ element: (Int) -> String) -> Data {
    Data("[\((0..<count).map(element).joined(separator: ","))]".utf8)
  }

  /// The elements of a list a hundred times.
  private static func many(_ list: Data) -> Data {
    self.list(100) { _ in String(string(list).dropFirst().dropLast()) }
  }

  private static func string(_ document: Data) -> String {
    String(decoding: document, as: UTF8.self)
  }

  /// 177 bytes, as a language model streams them.
  private static func chunk(_ content: String) -> Data {
    Data(
      """
      {"id":"chatcmpl-9lXy","object":"chat.completion.chunk","created":1718345013,\
      "model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":\(content)},"finish":null}]}
      """.utf8)
  }

  /// 230 bytes, with enumerations in it and in its parts.
  private static func order(
    status: String = "open", unit: String = "kilo", total: String = "12.5"
  ) -> Data {
    Data(
      """
      {"id":7,"status":"\(status)","customer":{"rank":1,"name":"Ada"},"total":\(total),"lines":[
      {"unit":"piece","count":2,"name":"cup"},{"unit":"\(unit)","count":3,"name":"tea","status":"paid"}]}
      """.utf8)
  }

  /// Twelve issues of a public interface, 8 KB.
  private static func issues(lastNumber: String = "12") -> Data {
    let issues = (1...12).map { number in
      let text = String(repeating: "It rains through the roof of hall \(number). ", count: 8)
      return """
        {"number": \(number < 12 ? "\(number)" : lastNumber), "title": "The roof of hall \(number)",
         "state": "open", "url": "https://example.org/issues/\(number)", "body": "\(text)",
         "created": "1893-05-01T12:00:00Z", "comments": 3, "locked": false, "score": 0.5,
         "user": {"login": "mina", "id": 583231, "admin": false}, "milestone": null,
         "labels": [{"name": "bug", "color": "d73a4a"}, {"name": "hall", "color": "0075ca"}]}
        """
    }
    return Data("[\(issues.joined(separator: ",\n"))]".utf8)
  }

  /// 200,000 members.
  private static func dictionary() -> Data {
    Data("{\((0..<200_000).map { "\"key\($0)\": \($0)" }.joined(separator: ", "))}".utf8)
  }

  /// Values of all kinds, most of them not the first that is tried.
  private static func values() -> Data {
    body(
      "[", #"{"a": [1, "two", null, true], "b": {"c": 2.5}, "d": "text"}, "#, "{}]", count: 4_000)
  }

  /// Four values, each so deep.
  private static func nested(_ depth: Int) -> Data {
    let value = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    return body("[", value + ", ", value + "]", count: 3)
  }

  /// An object of 100,000 such objects.
  private static func parts(of part: String) -> Data {
    Data("{\((0..<100_000).map { "\"\($0)\": \(part)" }.joined(separator: ", "))}".utf8)
  }
}

struct Entry: Decodable, Equatable {
  let name, imageName, shortDescription, description: String

  enum CodingKeys: String, CodingKey {
    case name
    case imageName = "image_name"
    case shortDescription = "short_desc"
    case description = "desc"
  }
}

struct Issue: Decodable, Equatable {
  let number: Int
  let title: String
  let state: String
  let url: URL
  let body: String
  let created: Date
  let comments: Int
  let locked: Bool
  let score: Double
  let user: User
  let milestone: String?
  let labels: [Label]

  struct User: Decodable, Equatable {
    let login: String
    let id: Int
    let admin: Bool
  }

  struct Label: Decodable, Equatable { let name, color: String }
}

struct Chunk: Decodable, Equatable {
  let id, object: String, created: Int, model: String, choices: [Choice]
  struct Choice: Decodable, Equatable { let index: Int, delta: Delta, finish: String? }
  struct Delta: Decodable, Equatable { let content: String? }
}

enum Status: String, Decodable, CaseIterable { case open, paid, sent, closed }

struct Order: Decodable, Equatable {
  enum Rank: Int, Decodable, CaseIterable { case low = 1, high }
  enum Unit: String, Decodable { case piece, kilo }
  let id: Int, status: Status, customer: Customer, lines: [Line], total: Double
  struct Customer: Decodable, Equatable { let rank: Rank, name: String }
  struct Line: Decodable, Equatable { let unit: Unit, count: Int, name: String, status: Status? }
}

struct Sparse: Decodable, Equatable { let a: Int?, b: String?, c: Bool?, d: Double? }

/// Any value, found by trying one type after another.
indirect enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }
}

/// An object with one key, which it needs.
struct Part: Decodable, Equatable { let a: Int }

/// An object with one key, which it may lack.
struct Loose: Decodable, Equatable { let a: Int? }
