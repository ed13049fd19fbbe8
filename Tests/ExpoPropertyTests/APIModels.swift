import Foundation

// Responses of public interfaces, in words of their own.

private struct Repository: Decodable {
  let id: Int; let name: String; let owner: Owner; let topics: [String]; let license: License?
  struct Owner: Decodable { let login: String; let admin: Bool }
  struct License: Decodable { let key: String }
}

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

private struct Charge: Decodable {
  let amount: Int; let customer: Expandable<Customer>; let paid: Bool
  struct Customer: Decodable { let id: String; let balance: Int }
}

private struct Invoice: Decodable {
  let lines: Lines; let total: Int
  struct Lines: Decodable { let data: [Line]; let more: Bool }
  struct Line: Decodable { let amount: Int; let period: Period }
  struct Period: Decodable { let start, end: Int }
}

private struct Price: Decodable {
  let currency: String; let tiers: [Tier]
  struct Tier: Decodable { let upTo: Int?; let amount: Decimal }
}

private struct Message: Decodable {
  let ts: String; let blocks: [Tagged<Section, Photo>]; let replies: Int
  struct Section: Decodable { let body: String; let bold: Bool }
  struct Photo: Decodable { let url: URL; let alt: String }
}

private struct ViewState: Decodable {
  let values: [String: [String: Input]]
  struct Input: Decodable {
    let kind: String
    let value: String?
  }
}

private struct Place: Decodable { let name: String; let coordinates: [Double]; let height: Double? }

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

private struct Rings: Decodable { let rings: [[[Double]]]; let closed: Bool }

private struct Schema: Decodable {
  let required: [String]; let properties: [String: ReferenceOr<Property>]
  struct Property: Decodable { let type: String; let maximum: Int? }
}

private struct Parameters: Decodable {
  let parameters: [ReferenceOr<Parameter>]; let summary: String
  struct Parameter: Decodable {
    let name: String; let place: Place
    enum Place: String, Decodable { case path, query }
  }
}

private struct Limits: Decodable {
  let maximum: Either<Bool, Int>; let items: OneOrMany<Item>; let title: String
  struct Item: Decodable { let type: String; let unique: Bool }
}

private struct Resource: Decodable {
  let data: Data; let meta: Meta?
  struct Data: Decodable { let id: String; let type: String; let attributes: Attributes }
  struct Attributes: Decodable { let title: String; let pages: Int }
  struct Meta: Decodable { let total: Int }
}

private struct Included: Decodable {
  let included: [Either<Person, Note>]; let version: String
  struct Person: Decodable { let id: Int; let name: String }
  struct Note: Decodable { let id: Int; let text: String }
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

private struct Thread: Decodable {
  let title: String; let replies: Either<[Reply], String>; let ups: Int
  struct Reply: Decodable { let body: String; let ups: Int }
}

private struct Feed: Decodable {
  let version: URL; let items: [Item]; let expired: Bool?
  struct Item: Decodable {
    let id: String; let tags: [String]?; let attachments: [Attachment]?
    struct Attachment: Decodable { let url: URL; let size: Int }
  }
}

private struct Records: Decodable {
  let records: [Record]
  struct Record: Decodable {
    let fields: [String: Value]
    enum Value: Decodable {
      case text(String); case whole(Int)
      enum CodingKeys: CodingKey { case text, whole }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self);
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
          self = .text(text)
        } else {
          self = .whole(try container.decode(Int.self, forKey: .whole))
        }
      }
    }
  }
}

private struct Hits: Decodable {
  let took: Int; let hits: [Hit]
  struct Hit: Decodable { let id: String; let score: Double?; let source: AnyJSON }
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

private struct Podcast: Decodable {
  let title: String; let episodes: [Episode]
  struct Episode: Decodable {
    let seconds: Int; let explicit: Flag
    enum Flag: Decodable {
      case flag(Bool)
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer();
        if let flag = try? value.decode(Bool.self) {
          self = .flag(flag)
        } else {
          self = .flag(try value.decode(String.self) == "yes")
        }
      }
    }
  }
}

private struct Meeting: Decodable {
  let start: When; let end: When; let guests: [Guest]
  enum When: Decodable {
    case day(String); case time(Double)
    enum CodingKeys: CodingKey { case day, time }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self);
      if let day = try? container.decode(String.self, forKey: .day) {
        self = .day(day)
      } else {
        self = .time(try container.decode(Double.self, forKey: .time))
      }
    }
  }
  struct Guest: Decodable { let email: String; let optional: Bool? }
}

private struct Company: Decodable {
  let robots: [Robot]; let active: Bool
}

extension APIModel {
  static let all: [APIModel] = [
    APIModel(
      Repository.self,
      ##"{"id": 41, "name": "lantern", "owner": {"login": "mina", "admin": false}, "topics": ["json", "cli"], "license": {"key": "mit"}, "size": 7}"##
    ),
    APIModel(
      Issue.self, triesForms: true,
      ##"{"number": 12, "title": "It rains", "state": "open", "labels": [{"name": "bug", "color": "ff0000"}, {"name": "wet", "color": "0000ff"}], "assignee": null, "comments": 3}"##
    ),
    APIModel(
      Gist.self,
      ##"{"id": "g9", "files": {"a.swift": {"size": 9, "language": "Swift"}, "b.txt": {"size": 1, "language": null}}}"##
    ),
    APIModel(
      Charge.self, triesForms: true,
      ##"{"amount": 500, "customer": {"id": "c1", "balance": 0}, "paid": true}"##),
    APIModel(
      Invoice.self,
      ##"{"lines": {"data": [{"amount": 4, "period": {"start": 1, "end": 2}}, {"amount": 6, "period": {"start": 2, "end": 3}}], "more": false}, "total": 10}"##
    ),
    APIModel(
      Price.self,
      ##"{"currency": "krw", "tiers": [{"upTo": 10, "amount": 1.5}, {"upTo": null, "amount": 1}]}"##
    ),
    APIModel(
      Message.self, triesForms: true,
      ##"{"ts": "1.5", "blocks": [{"type": "text", "body": "hello", "bold": true}, {"type": "picture", "url": "https://example.org/p", "alt": "a cat"}], "replies": 2}"##
    ),
    APIModel(
      ViewState.self,
      ##"{"values": {"b1": {"a1": {"kind": "plain", "value": "x"}}, "b2": {"a2": {"kind": "date", "value": null}}}}"##
    ),
    APIModel(Place.self, ##"{"name": "tower", "coordinates": [126.9, 37.5], "height": 236}"##),
    APIModel(
      Feature.self, triesForms: true,
      ##"{"geometry": {"type": "LineString", "coordinates": [[1.5, 2], [3, 4]]}, "properties": {"name": "walk", "tags": ["a"]}}"##
    ),
    APIModel(Rings.self, ##"{"rings": [[[0, 0], [0, 1], [1, 1]], [[2, 2]]], "closed": true}"##),
    APIModel(
      Schema.self, triesForms: true,
      ##"{"required": ["id"], "properties": {"id": {"type": "integer", "maximum": 9}, "pet": {"$ref": "#/pet"}}}"##
    ),
    APIModel(
      Parameters.self, triesForms: true,
      ##"{"parameters": [{"name": "id", "place": "path"}, {"$ref": "#/page"}], "summary": "one pet"}"##
    ),
    APIModel(
      Limits.self, triesForms: true,
      ##"{"maximum": 7, "items": [{"type": "text", "unique": true}, {"type": "file", "unique": false}], "title": "t"}"##
    ),
    APIModel(
      Resource.self,
      ##"{"data": {"id": "1", "type": "books", "attributes": {"title": "Tides", "pages": 200}}, "meta": {"total": 1}}"##
    ),
    APIModel(
      Included.self, triesForms: true,
      ##"{"included": [{"id": 1, "name": "Ada"}, {"id": 2, "text": "fine"}], "version": "1.1"}"##),
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
      Thread.self, triesForms: true,
      ##"{"title": "Tea?", "replies": [{"body": "yes", "ups": 1}, {"body": "no", "ups": 0}], "ups": 3}"##
    ),
    APIModel(
      Feed.self,
      ##"{"version": "https://feed.example", "items": [{"id": "1", "tags": ["a"], "attachments": [{"url": "a.mp3", "size": 9}]}, {"id": "2"}]}"##
    ),
    APIModel(
      Records.self, triesForms: true,
      ##"{"records": [{"fields": {"a": {"text": "x"}, "b": {"whole": 4}}}, {"fields": {}}]}"##),
    APIModel(
      Hits.self, triesForms: true,
      ##"{"took": 3, "hits": [{"id": "d1", "score": 1.5, "source": {"a": [1, {"b": null}]}}, {"id": "d2", "source": "text"}]}"##
    ),
    APIModel(
      Response.self,
      ##"{"data": {"viewer": {"login": "mina", "age": 30}}, "errors": [{"message": "slow", "path": ["viewer", "age"]}]}"##
    ),
    APIModel(
      Timetable.self, triesForms: true,
      ##"{"stops": {"1": "Hill", "22": "Gate"}, "trips": [[1, 22], [22, 1]], "holiday": false}"##),
    APIModel(
      Podcast.self, triesForms: true,
      ##"{"title": "Waves", "episodes": [{"seconds": 60, "explicit": "no"}, {"seconds": 90, "explicit": true}]}"##
    ),
    APIModel(
      Meeting.self, triesForms: true,
      ##"{"start": {"day": "1893-05-01"}, "end": {"time": 12.5}, "guests": [{"email": "a@example.org", "optional": true}, {"email": "b@example.org"}]}"##
    ),
    APIModel(
      Company.self,
      ##"{"robots": [{"id": 2, "name": "R", "scopes": ["read"]}], "active": true}"##
    ),
  ]
}
