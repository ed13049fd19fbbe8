import Foundation

// Responses of public interfaces, in words of their own.

private struct Issue: Decodable {
  let number: Int; let title: String; let state: State; let labels: [Label]; let assignee: User?;
  let comments: Int
  enum State: String, Decodable, CaseIterable { case open, closed }
  struct Label: Decodable { let name: String; let color: String }
  struct User: Decodable { let login: String }
}

private struct Gist: Decodable {
  let id: String; let files: [String: File]
  struct File: Decodable { let size: Int; let language: String? }
}

private struct Event: Decodable {
  let id: String; let payload: Either<Push, Star>; let actor: String
  struct Push: Decodable { let commits: [String] }
  struct Star: Decodable { let action: String }
}

private struct PaymentEvent: Decodable {
  let type: String; let data: AnyJSON; let live: Bool; let tries: Int
}

private struct Message: Decodable {
  let ts: String; let blocks: [Tagged<Section, Photo>]; let replies: Int
  struct Section: Decodable { let body: String; let bold: Bool }
  struct Photo: Decodable { let url: URL; let alt: String }
}

private struct Profile: Decodable {
  @LossyString var phone: String; let name: String; let fields: [String: Field]
  struct Field: Decodable { let value: String; let order: Int }
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

private struct Layer: Decodable { let name: String; let bounds: Box; let zoom: Int }

private struct Schema: Decodable {
  let required: [String]; let properties: [String: ReferenceOr<Property>]
  struct Property: Decodable { let type: String; let maximum: Int? }
}

private struct Limits: Decodable {
  let maximum: Either<Bool, Int>; let items: OneOrMany<Item>; let title: String
  struct Item: Decodable { let type: String; let unique: Bool }
}

private struct Search: Decodable {
  let page: Int; @LossyArray var results: [Film]; let pages: Int
  struct Film: Decodable { let id: Int; let title: String }
}

private struct Forecast: Decodable {
  let hourly: Hourly; let units: [String: String]
  struct Hourly: Decodable { let time: [String]; let rain: [Double?]; let code: [Int] }
}

private struct Warnings: Decodable {
  let warnings: [Warning]; let region: String
  struct Warning: Decodable {
    let level: Level; let text: String
    enum Level: Int, Decodable { case low = 1; case high = 2 }
  }
}

private struct Station: Decodable {
  @OrZero var battery: Int; let id: String; let readings: [Reading]
  struct Reading: Decodable { let value: Double; @LossyString var at: String }
}

private struct Observation: Decodable { let flat: Flat; let quality: Int }

private struct Status: Decodable {
  let id: String; let replies: [Status]; let favourites: Int; let account: Account
  struct Account: Decodable { let acct: String; let bot: Bool }
}

private struct Response: Decodable {
  let data: Query?; let errors: [Problem]?
  struct Query: Decodable { let viewer: Viewer }
  struct Viewer: Decodable { let login: String; let age: UInt8 }
  struct Problem: Decodable { let message: String; let path: [String] }
}

private struct Timetable: Decodable {
  let stops: [Int: String]; let trips: [[Int]]; let holiday: Bool
}

private struct Track: Decodable {
  let name: String; let artists: Set<String>; let album: Album; let duration: Int
  struct Album: Decodable { let name: String; let images: [Image] }
  struct Image: Decodable { let url: URL; let width: Int? }
}

private struct Company: Decodable {
  let organization: Organization; let robots: [Robot]; let active: Bool
}

extension APIModel {
  static let all: [APIModel] = [
    APIModel(
      Issue.self, triesForms: true,
      ##"{"number": 12, "title": "It rains", "state": "open", "labels": [{"name": "bug", "color": "ff0000"}, {"name": "wet", "color": "0000ff"}], "assignee": null, "comments": 3}"##
    ),
    APIModel(
      Gist.self,
      ##"{"id": "g9", "files": {"a.swift": {"size": 9, "language": "Swift"}, "b.txt": {"size": 1, "language": null}}}"##
    ),
    APIModel(
      Event.self, triesForms: true,
      ##"{"id": "e1", "payload": {"action": "started"}, "actor": "mina"}"##),
    APIModel(
      PaymentEvent.self, triesForms: true,
      ##"{"type": "paid", "data": {"object": {"id": "p1", "lines": [1, null, true]}}, "live": false, "tries": 0}"##
    ),
    APIModel(
      Message.self, triesForms: true,
      ##"{"ts": "1.5", "blocks": [{"type": "text", "body": "hello", "bold": true}, {"type": "picture", "url": "https://example.org/p", "alt": "a cat"}], "replies": 2}"##
    ),
    APIModel(
      Profile.self, triesForms: true,
      ##"{"phone": 5550, "name": "Jin", "fields": {"x": {"value": "v", "order": 1}}}"##),
    APIModel(
      Feature.self, triesForms: true,
      ##"{"geometry": {"type": "LineString", "coordinates": [[1.5, 2], [3, 4]]}, "properties": {"name": "walk", "tags": ["a"]}}"##
    ),
    APIModel(Layer.self, ##"{"name": "roads", "bounds": [1, 2, 3, 4], "zoom": 9}"##),
    APIModel(
      Schema.self, triesForms: true,
      ##"{"required": ["id"], "properties": {"id": {"type": "integer", "maximum": 9}, "pet": {"$ref": "#/pet"}}}"##
    ),
    APIModel(
      Limits.self, triesForms: true,
      ##"{"maximum": 7, "items": [{"type": "text", "unique": true}, {"type": "file", "unique": false}], "title": "t"}"##
    ),
    APIModel(
      Search.self, triesForms: true,
      ##"{"page": 1, "results": [{"id": 1, "title": "A"}, {"id": "x"}, {"id": 3, "title": "C"}], "pages": 2}"##
    ),
    APIModel(
      Forecast.self,
      ##"{"hourly": {"time": ["00", "01"], "rain": [0.5, null], "code": [1, 61]}, "units": {"rain": "mm"}}"##
    ),
    APIModel(
      Warnings.self, triesForms: true,
      ##"{"warnings": [{"level": 2, "text": "storm"}, {"level": 1, "text": "fog"}], "region": "west"}"##
    ),
    APIModel(
      Station.self, triesForms: true,
      ##"{"battery": "low", "id": "s1", "readings": [{"value": 1.5, "at": 100}, {"value": 2, "at": "101"}]}"##
    ),
    APIModel(
      Observation.self,
      ##"{"flat": {"place": {"city": "Jeju"}, "readings": [{"degrees": 14.5}, 3]}, "quality": 1}"##),
    APIModel(
      Status.self,
      ##"{"id": "1", "replies": [{"id": "2", "replies": [], "favourites": 0, "account": {"acct": "b", "bot": true}}], "favourites": 5, "account": {"acct": "a", "bot": false}}"##
    ),
    APIModel(
      Response.self,
      ##"{"data": {"viewer": {"login": "mina", "age": 30}}, "errors": [{"message": "slow", "path": ["viewer", "age"]}]}"##
    ),
    APIModel(
      Timetable.self, triesForms: true,
      ##"{"stops": {"1": "Hill", "22": "Gate"}, "trips": [[1, 22], [22, 1]], "holiday": false}"##),
    APIModel(
      Track.self,
      ##"{"name": "Rain", "artists": ["A", "B"], "album": {"name": "Sky", "images": [{"url": "i", "width": 64}]}, "duration": 200}"##
    ),
    APIModel(
      Company.self,
      ##"{"organization": {"seats": 5, "super": {"id": 1, "name": "Org"}}, "robots": [{"id": 2, "name": "R", "scopes": ["read"]}], "active": true}"##
    ),
  ]
}
