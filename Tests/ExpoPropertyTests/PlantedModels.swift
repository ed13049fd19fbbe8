import Foundation

// Models as programs have them: enumerations, types that refuse values, discriminators, wrappers.

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

/// Reads other members for another version.
private struct Versioned: Decodable {
  let text: String, size: Int
  enum CodingKeys: CodingKey { case version, text, body, size }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decode(Int.self, forKey: .version) < 2 {
      text = try container.decode(String.self, forKey: .text)
    } else {
      text = try container.decode(String.self, forKey: .body)
    }
    size = try container.decode(Int.self, forKey: .size)
  }
}
private struct Archive: Decodable {
  let entries: [Versioned]; let owner: String; let isPublic: Bool
}

/// Reads other members for another type, which is a string.
private enum Block: Decodable {
  case text(String, Bool), list([Int])
  enum CodingKeys: CodingKey { case type, body, bold, elements, id }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try container.decode(String.self, forKey: .type)
    _ = try container.decode(Int.self, forKey: .id)
    switch type {
    case "text":
      self = .text(
        try container.decode(String.self, forKey: .body),
        try container.decode(Bool.self, forKey: .bold))
    default: self = .list(try container.decode([Int].self, forKey: .elements))
    }
  }
}
private struct Message: Decodable { let blocks: [Block]; let status: Status; let replies: Int }

private struct Figure: Decodable { let radius: Double }
private struct Photo: Decodable { let url: URL; let alt: String }
private struct Album: Decodable {
  let parts: [Tagged<Figure, Photo>]; let rank: Rank; let title: String
}

private struct Boxed<Value: Decodable>: Decodable {
  let value: Value
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }
}
private struct Wrapped: Decodable {
  @LossyString var phone: String
  @OrZero var battery: Int
  let count: Boxed<Int>, status: Boxed<Status>, units: [Boxed<Unit>], place: Box, name: String
}

private struct Deep: Decodable {
  let others: [Grandchild]
  let status: Status, child: Child
  struct Child: Decodable { let rank: Rank; let child: Grandchild; let count: Int }
  struct Grandchild: Decodable { let status: Status; let shape: Shape; let name: String }
}

private struct Settings: Decodable {
  let modes: [String: Mode], limits: [Int: Int], day: Date, link: URL
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
      Archive.self,
      #"{"entries": [{"version": 1, "text": "a", "size": 1}, {"version": 2, "body": "b", "size": 2}], "owner": "o", "isPublic": true}"#
    ),
    APIModel(
      Message.self,
      #"{"blocks": [{"type": "text", "id": 1, "body": "b", "bold": true}, {"type": "list", "id": 2, "elements": [1, 2]}, {"type": "text", "id": 3, "body": "c", "bold": false}], "status": "sent", "replies": 2}"#
    ),
    APIModel(
      Album.self,
      #"{"parts": [{"type": "text", "radius": 1}, {"type": "picture", "url": "u", "alt": "a"}], "rank": 2, "title": "t"}"#
    ),
    APIModel(
      Wrapped.self,
      #"{"phone": 7, "battery": 3, "count": 1, "status": "open", "units": ["piece", "kilo"], "place": [1, 2, 3, 4], "name": "n"}"#
    ),
    APIModel(
      Deep.self,
      #"{"status": "open", "child": {"rank": 1, "child": {"status": "paid", "shape": {"square": {"side": 1, "name": "q"}}, "name": "n"}, "count": 5}, "others": [{"status": "open", "shape": {"circle": {"radius": 1}}, "name": "o"}]}"#
    ),
    APIModel(
      Settings.self,
      #"{"modes": {"a": {"unit": "kilo", "weight": 1.5, "isOn": true}, "b": {"unit": "piece", "weight": 2, "isOn": false}}, "limits": {"1": 2, "3": 4}, "day": 7, "link": "https://a.b"}"#
    ),
  ]
}
