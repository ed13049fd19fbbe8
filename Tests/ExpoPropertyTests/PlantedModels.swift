import Foundation

// Models as programs have them: enumerations, and types that refuse values.

private enum Status: String, Decodable, CaseIterable { case open, paid, sent, closed }
private enum Unit: String, Decodable { case piece, kilo }
private enum Rank: Int, Decodable, CaseIterable { case low = 1, high }

private struct Email: Decodable {
  struct NoAddress: Error {}
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.contains("@") else { throw NoAddress() }
  }
}

private struct Age: Decodable {
  let years: Int
  init(from decoder: any Decoder) throws {
    years = try Int(from: decoder)
    guard 1...150 ~= years else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "age"))
    }
  }
}

private struct Order: Decodable {
  let id: Int, status: Status, customer: Person, lines: [Line], total: Decimal
  struct Line: Decodable { let unit: Unit; let count: Int; let name: String }
}

private struct Person: Decodable { let mail: Email; let age: Age; let rank: Rank; let name: String }
private struct Deep: Decodable {
  let others: [Grandchild]
  let status: Status, child: Child
  struct Child: Decodable { let rank: Rank; let child: Grandchild; let count: Int }
  struct Grandchild: Decodable { let status: Status; let shape: Shape; let name: String }
}

/// Its kind says which keys are required.
private struct Ticket: Decodable {
  let price: Decimal, name: String, day: Date?
  enum CodingKeys: CodingKey { case kind, price, name, amount, day }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "day": (price, day) = (1, try container.decode(Date.self, forKey: .day))
    case "gift": (price, day) = (try container.decode(Decimal.self, forKey: .amount), nil)
    default:
      throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "")
    }
    name = try container.decode(String.self, forKey: .name)
  }
}

private struct Settings: Decodable {
  let modes: [String: Mode], limits: [Int: Int], link: URL, tickets: [Ticket]
  struct Mode: Decodable { let unit: Unit; let weight: Float; let isOn: Bool }
}

extension APIModel {
  private static let person = #"{"mail": "a@b.c", "age": 36, "rank": 1, "name": "Ada"}"#

  static let planted: [APIModel] = [
    APIModel(
      Order.self,
      """
      {"id": 1, "status": "open", "customer": \(person), "total": 1.5, "lines": [
       {"unit": "piece", "count": 2, "name": "x"}, {"unit": "kilo", "count": 3, "name": "y"}]}
      """),
    APIModel([Person].self, "[\(person), \(person), \(person)]"),
    APIModel(
      Deep.self,
      #"{"status": "open", "child": {"rank": 1, "child": {"status": "paid", "shape": {"square": {"side": 1, "name": "q"}}, "name": "n"}, "count": 5}, "others": [{"status": "open", "shape": {"circle": {"radius": 1}}, "name": "o"}]}"#
    ),
    APIModel(
      Settings.self,
      #"{"modes": {"a": {"unit": "kilo", "weight": 1.5, "isOn": true}, "b": {"unit": "piece", "weight": 2, "isOn": false}}, "limits": {"1": 2, "3": 4}, "link": "https://a.b", "tickets": [{"kind": "day", "day": 7, "name": "a"}, {"kind": "gift", "amount": 5, "name": "b"}, {"kind": "gift", "amount": 2, "name": "c"}]}"#
    ),
  ]
}
