import Foundation

// Responses of public interfaces, in words of their own.

private struct Issue: Decodable {
  let number: Int; let title: String; let state: State; let labels: [Label]; let assignee: User?;
  let comments: Int
  enum State: String, Decodable, CaseIterable { case open, closed }
  struct Label: Decodable { let name: String; let color: String }
  struct User: Decodable { let login: String }
}

private struct Event: Decodable {
  let id: String; let payload: Either<Push, Star>; let actor: String
  struct Push: Decodable { let commits: [String] }
  struct Star: Decodable { let action: String }
}

private struct Message: Decodable {
  let ts: String; let blocks: [Tagged<Section, Photo>]; let replies: Int
  struct Section: Decodable { let body: String; let bold: Bool }
  struct Photo: Decodable { let url: URL; let alt: String }
}

private struct Feature: Decodable {
  let geometry: Geometry; let properties: [String: AnyJSON]
  enum Geometry: Decodable {
    case point([Double]); case line([[Double]])
    enum CodingKeys: CodingKey { case type, coordinates }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "Point": self = .point(try container.decode([Double].self, forKey: .coordinates))
      case "LineString": self = .line(try container.decode([[Double]].self, forKey: .coordinates))
      case let type:
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: container, debugDescription: "no geometry \(type)")
      }
    }
  }
}

private struct Schema: Decodable {
  let required: [String]; let properties: [String: ReferenceOr<Property>]
  struct Property: Decodable { let type: String; let maximum: Int? }
}

private struct Search: Decodable {
  let page: Int; @LossyArray var results: [Film]; let pages: Int
  struct Film: Decodable { let id: Int; let title: String }
}

private struct Station: Decodable {
  @OrZero var battery: Int; let id: String; let readings: [Reading]
  struct Reading: Decodable { let value: Double; let at: String }
}

private struct Status: Decodable {
  let id: String; let replies: [Status]; let favourites: Int; let account: Account
  struct Account: Decodable { let acct: String; let bot: Bool }
}

extension APIModel {
  static let all: [APIModel] = [
    APIModel(
      Issue.self, triesForms: true,
      ##"{"number": 12, "title": "It rains", "state": "open", "labels": [{"name": "bug", "color": "ff0000"}, {"name": "wet", "color": "0000ff"}], "assignee": null, "comments": 3}"##
    ),
    APIModel(
      Event.self, triesForms: true,
      ##"{"id": "e1", "payload": {"action": "started"}, "actor": "mina"}"##),
    APIModel(
      Message.self, triesForms: true,
      ##"{"ts": "1.5", "blocks": [{"type": "text", "body": "hello", "bold": true}, {"type": "picture", "url": "https://example.org/p", "alt": "a cat"}], "replies": 2}"##
    ),
    APIModel(
      Feature.self, triesForms: true,
      ##"{"geometry": {"type": "LineString", "coordinates": [[1.5, 2], [3, 4]]}, "properties": {"name": "walk", "tags": ["a"]}}"##
    ),
    APIModel(
      Schema.self, triesForms: true,
      ##"{"required": ["id"], "properties": {"id": {"type": "integer", "maximum": 9}, "pet": {"$ref": "#/pet"}}}"##
    ),
    APIModel(
      Search.self, triesForms: true,
      ##"{"page": 1, "results": [{"id": 1, "title": "A"}, {"id": "x"}, {"id": 3, "title": "C"}], "pages": 2}"##
    ),
    APIModel(
      Station.self, triesForms: true,
      ##"{"battery": "low", "id": "s1", "readings": [{"value": 1.5, "at": "100"}, {"value": 2, "at": "101"}]}"##
    ),
    APIModel(
      Status.self,
      ##"{"id": "1", "replies": [{"id": "2", "replies": [], "favourites": 0, "account": {"acct": "b", "bot": true}}], "favourites": 5, "account": {"acct": "a", "bot": false}}"##
    ),
  ]
}
