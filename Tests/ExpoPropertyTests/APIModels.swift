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

private struct PullRequest: Decodable {
  let head: Branch; let base: Branch; let merged: Bool; let commits: Int
  struct Branch: Decodable {
    let ref: String; let sha: String; let repo: Repo
    struct Repo: Decodable { let id: Int }
  }
}

private struct Release: Decodable {
  let tag: String; let assets: [Asset]; let draft: Bool
  struct Asset: Decodable { let name: String; let size: Int; let downloads: Int }
}

private struct Commit: Decodable {
  let sha: String; let commit: Detail; let parents: [Parent]
  struct Detail: Decodable { let message: String; let author: Author }
  struct Author: Decodable { let name: String; let date: Double }
  struct Parent: Decodable { let sha: String }
}

private struct WorkflowRun: Decodable {
  let id: Int; let status: Status; let jobs: [Job]
  enum Status: String, Decodable { case queued, running, done }
  struct Job: Decodable { let name: String; let status: Status; let seconds: Double? }
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

private struct Charge: Decodable {
  let amount: Int; let customer: Expandable<Customer>; let paid: Bool
  struct Customer: Decodable { let id: String; let balance: Int }
}

private struct Customer: Decodable {
  let id: String; let address: Address?; let metadata: [String: String]
  struct Address: Decodable { let city: String; let line: String }
}

private struct Invoice: Decodable {
  let lines: Lines; let total: Int
  struct Lines: Decodable { let data: [Line]; let more: Bool }
  struct Line: Decodable { let amount: Int; let period: Period }
  struct Period: Decodable { let start, end: Int }
}

private struct PaymentEvent: Decodable {
  let type: String; let data: AnyJSON; let live: Bool; let tries: Int
}

private struct Price: Decodable {
  let currency: String; let tiers: [Tier]
  struct Tier: Decodable { let upTo: Int?; let amount: Decimal }
}

private struct PaymentError: Decodable {
  let error: Detail
  struct Detail: Decodable { let code: String; let param: String?; let status: Int }
}

private struct Message: Decodable {
  let ts: String; let blocks: [Tagged<Section, Photo>]; let replies: Int
  struct Section: Decodable { let body: String; let bold: Bool }
  struct Photo: Decodable { let url: URL; let alt: String }
}

private struct Channel: Decodable {
  let id: String; let topic: Topic; let members: [String]; let archived: Bool
  struct Topic: Decodable { let value: String; let set: Int }
}

private struct Profile: Decodable {
  @LossyString var phone: String; let name: String; let fields: [String: Field]
  struct Field: Decodable { let value: String; let order: Int }
}

private struct Reactions: Decodable {
  let items: [Item]
  struct Item: Decodable { let name: String; let count: Int; let users: [String] }
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

private struct Layer: Decodable { let name: String; let bounds: Box; let zoom: Int }

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

private struct Paths: Decodable {
  let paths: [String: [String: Operation]]
  struct Operation: Decodable { let id: String; let tags: [String]; let deprecated: Bool? }
}

private struct Server: Decodable {
  let url: String; let variables: [String: Variable]
  struct Variable: Decodable { let fallback: String; let choices: [String]? }
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

private struct Relationships: Decodable {
  let author: OneOrMany<Link>; let reviews: OneOrMany<Link>; let count: Int
  struct Link: Decodable { let id: String; let type: String }
}

private struct Failures: Decodable {
  let errors: [Failure]
  struct Failure: Decodable {
    let status: Int; let title: String; let source: Source?
    struct Source: Decodable { let pointer: String }
  }
}

private struct Included: Decodable {
  let included: [Either<Person, Note>]; let version: String
  struct Person: Decodable { let id: Int; let name: String }
  struct Note: Decodable { let id: Int; let text: String }
}

private struct Movie: Decodable {
  let id: Int; let title: String; let genres: [Genre]; let vote: Double; let budget: Int64
  struct Genre: Decodable { let id: Int; let name: String }
}

private struct Credits: Decodable {
  let cast: [Actor]; let crew: [Worker]
  struct Actor: Decodable { let name: String; let part: String; let order: Int }
  struct Worker: Decodable { let name: String; let job: String }
}

private struct Search: Decodable {
  let page: Int; @LossyArray var results: [Film]; let pages: Int
  struct Film: Decodable { let id: Int; let title: String }
}

private struct Images: Decodable { let base: URL; let sizes: [String]; let secure: Bool }

private struct Weather: Decodable {
  let main: Main; let wind: Wind; let name: String
  struct Main: Decodable { let temp: Double; let humidity: Int }
  struct Wind: Decodable { let speed: Double; let deg: Int }
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

private struct Package: Decodable {
  let name: String; let repository: Expandable<Repo>; let scripts: [String: String]
  struct Repo: Decodable { let type: String; let url: String }
}

private struct Lockfile: Decodable {
  let version: Int; let pins: [Pin]
  struct Pin: Decodable {
    let identity: String; let state: State
    struct State: Decodable { let revision: String; let version: String? }
  }
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

private struct Rates: Decodable { let base: String; let rates: [String: Double]; let time: Int }

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

private struct Summary: Decodable {
  let title: String; let thumbnail: Thumbnail?; let kind: Kind; let extract: String
  struct Thumbnail: Decodable { let source: URL; let width: Int }
  enum Kind: String, Decodable, CaseIterable { case standard, disambiguation }
}

private struct Track: Decodable {
  let name: String; let artists: Set<String>; let album: Album; let duration: Int
  struct Album: Decodable { let name: String; let images: [Image] }
  struct Image: Decodable { let url: URL; let width: Int? }
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

private struct Embed: Decodable {
  let title: String?; let color: Int; let fields: [Field]; let footer: ReferenceOr<Footer>
  struct Field: Decodable { let name: String; let inline: Bool }
  struct Footer: Decodable { let text: String }
}

private struct Update: Decodable {
  let id: Int; let message: Message?; let edited: Message?
  struct Message: Decodable { let chat: Chat; let text: String }
  struct Chat: Decodable { let id: Int64; let title: String? }
}

private struct Ticket: Decodable {
  let key: String; let fields: Fields
  struct Fields: Decodable {
    let summary: String; let points: Double; let custom: [String: AnyJSON]; let status: Status
    enum Status: String, Decodable { case todo, done }
  }
}

private struct Company: Decodable {
  let organization: Organization; let robots: [Robot]; let active: Bool
}

private struct Work: Decodable {
  let title: String; let description: Expandable<Text>; let covers: [Int]
  struct Text: Decodable { let value: String; let type: String }
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
      PullRequest.self,
      ##"{"head": {"ref": "roof", "sha": "a1", "repo": {"id": 1}}, "base": {"ref": "main", "sha": "b2", "repo": {"id": 2}}, "merged": true, "commits": 4}"##
    ),
    APIModel(
      Release.self,
      ##"{"tag": "1.2.0", "assets": [{"name": "a.zip", "size": 10, "downloads": 3}, {"name": "b.zip", "size": 20, "downloads": 0}], "draft": false}"##
    ),
    APIModel(
      Commit.self,
      ##"{"sha": "c3", "commit": {"message": "Mend", "author": {"name": "Jin", "date": 12.5}}, "parents": [{"sha": "b2"}]}"##
    ),
    APIModel(
      WorkflowRun.self, triesForms: true,
      ##"{"id": 5, "status": "done", "jobs": [{"name": "test", "status": "done", "seconds": 8.5}, {"name": "lint", "status": "queued"}]}"##
    ),
    APIModel(
      Gist.self,
      ##"{"id": "g9", "files": {"a.swift": {"size": 9, "language": "Swift"}, "b.txt": {"size": 1, "language": null}}}"##
    ),
    APIModel(
      Event.self, triesForms: true,
      ##"{"id": "e1", "payload": {"action": "started"}, "actor": "mina"}"##),
    APIModel(
      Charge.self, triesForms: true,
      ##"{"amount": 500, "customer": {"id": "c1", "balance": 0}, "paid": true}"##),
    APIModel(
      Customer.self,
      ##"{"id": "c2", "address": {"city": "Seoul", "line": "1 Hill"}, "metadata": {"tier": "gold", "since": "1893"}}"##
    ),
    APIModel(
      Invoice.self,
      ##"{"lines": {"data": [{"amount": 4, "period": {"start": 1, "end": 2}}, {"amount": 6, "period": {"start": 2, "end": 3}}], "more": false}, "total": 10}"##
    ),
    APIModel(
      PaymentEvent.self, triesForms: true,
      ##"{"type": "paid", "data": {"object": {"id": "p1", "lines": [1, null, true]}}, "live": false, "tries": 0}"##
    ),
    APIModel(
      Price.self,
      ##"{"currency": "krw", "tiers": [{"upTo": 10, "amount": 1.5}, {"upTo": null, "amount": 1}]}"##
    ),
    APIModel(
      PaymentError.self, ##"{"error": {"code": "declined", "param": "card", "status": 402}}"##),
    APIModel(
      Message.self, triesForms: true,
      ##"{"ts": "1.5", "blocks": [{"type": "text", "body": "hello", "bold": true}, {"type": "picture", "url": "https://example.org/p", "alt": "a cat"}], "replies": 2}"##
    ),
    APIModel(
      Channel.self,
      ##"{"id": "C7", "topic": {"value": "tea", "set": 99}, "members": ["U1", "U2"], "archived": false}"##
    ),
    APIModel(
      Profile.self, triesForms: true,
      ##"{"phone": 5550, "name": "Jin", "fields": {"x": {"value": "v", "order": 1}}}"##),
    APIModel(
      Reactions.self,
      ##"{"items": [{"name": "wave", "count": 2, "users": ["a", "b"]}, {"name": "eyes", "count": 1, "users": ["c"]}]}"##
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
    APIModel(Layer.self, ##"{"name": "roads", "bounds": [1, 2, 3, 4], "zoom": 9}"##),
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
      Paths.self,
      ##"{"paths": {"/pets": {"get": {"id": "list", "tags": ["pet"]}, "post": {"id": "add", "tags": [], "deprecated": true}}}}"##
    ),
    APIModel(
      Server.self,
      ##"{"url": "https://{host}", "variables": {"host": {"fallback": "a.example", "choices": ["a.example"]}}}"##
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
      Relationships.self, triesForms: true,
      ##"{"author": {"id": "9", "type": "people"}, "reviews": [{"id": "1", "type": "notes"}, {"id": "2", "type": "notes"}], "count": 3}"##
    ),
    APIModel(
      Failures.self,
      ##"{"errors": [{"status": 422, "title": "bad", "source": {"pointer": "/data"}}, {"status": 500, "title": "worse"}]}"##
    ),
    APIModel(
      Included.self, triesForms: true,
      ##"{"included": [{"id": 1, "name": "Ada"}, {"id": 2, "text": "fine"}], "version": "1.1"}"##),
    APIModel(
      Movie.self,
      ##"{"id": 77, "title": "The Long Tide", "genres": [{"id": 1, "name": "drama"}], "vote": 7.25, "budget": 9000000}"##
    ),
    APIModel(
      Credits.self,
      ##"{"cast": [{"name": "Bo", "part": "Cook", "order": 0}], "crew": [{"name": "Vi", "job": "light"}, {"name": "Al", "job": "sound"}]}"##
    ),
    APIModel(
      Search.self, triesForms: true,
      ##"{"page": 1, "results": [{"id": 1, "title": "A"}, {"id": "x"}, {"id": 3, "title": "C"}], "pages": 2}"##
    ),
    APIModel(
      Images.self,
      ##"{"base": "https://img.example.org/", "sizes": ["w92", "w300"], "secure": true}"##),
    APIModel(
      Weather.self,
      ##"{"main": {"temp": 21.5, "humidity": 60}, "wind": {"speed": 3.1, "deg": 180}, "name": "Busan"}"##
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
      Package.self, triesForms: true,
      ##"{"name": "kite", "repository": {"type": "git", "url": "https://example.org/k"}, "scripts": {"test": "run"}}"##
    ),
    APIModel(
      Lockfile.self,
      ##"{"version": 2, "pins": [{"identity": "kite", "state": {"revision": "f0", "version": "1.0.0"}}]}"##
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
      Rates.self, ##"{"base": "KRW", "rates": {"USD": 0.0007, "EUR": 0.0006}, "time": 1700}"##),
    APIModel(
      Timetable.self, triesForms: true,
      ##"{"stops": {"1": "Hill", "22": "Gate"}, "trips": [[1, 22], [22, 1]], "holiday": false}"##),
    APIModel(
      Podcast.self, triesForms: true,
      ##"{"title": "Waves", "episodes": [{"seconds": 60, "explicit": "no"}, {"seconds": 90, "explicit": true}]}"##
    ),
    APIModel(
      Summary.self, triesForms: true,
      ##"{"title": "Kite", "thumbnail": {"source": "https://example.org/k.png", "width": 320}, "kind": "standard", "extract": "A kite flies"}"##
    ),
    APIModel(
      Track.self,
      ##"{"name": "Rain", "artists": ["A", "B"], "album": {"name": "Sky", "images": [{"url": "i", "width": 64}]}, "duration": 200}"##
    ),
    APIModel(
      Meeting.self, triesForms: true,
      ##"{"start": {"day": "1893-05-01"}, "end": {"time": 12.5}, "guests": [{"email": "a@example.org", "optional": true}, {"email": "b@example.org"}]}"##
    ),
    APIModel(
      Embed.self, triesForms: true,
      ##"{"title": "Hi", "color": 255, "fields": [{"name": "n", "inline": false}], "footer": {"text": "bye"}}"##
    ),
    APIModel(
      Update.self,
      ##"{"id": 8, "message": {"chat": {"id": -100123, "title": "tea"}, "text": "hi"}, "edited": null}"##
    ),
    APIModel(
      Ticket.self, triesForms: true,
      ##"{"key": "T-1", "fields": {"summary": "Paint", "points": 3, "custom": {"a": [1], "b": {"c": "d"}}, "status": "done"}}"##
    ),
    APIModel(
      Company.self,
      ##"{"organization": {"seats": 5, "super": {"id": 1, "name": "Org"}}, "robots": [{"id": 2, "name": "R", "scopes": ["read"]}], "active": true}"##
    ),
    APIModel(
      Work.self, triesForms: true,
      ##"{"title": "Tides", "description": {"value": "Sea", "type": "text"}, "covers": [1, -1]}"##),
  ]
}
