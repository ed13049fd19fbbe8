import ExpoKit
import Foundation

/// What a screen shows: its content, or an alert that says why there is none.
enum Loaded<Content: Sendable>: Sendable {
  case content(Content)
  case alert(Alert)

  init(in language: Language, _ load: () throws -> Content) {
    do {
      self = .content(try load())
    } catch {
      self = .alert(Alert(error, in: language))
    }
  }
}

/// The first screen: the exposition.
struct PosterScreen: Equatable {
  /// The title; a translation in parentheses is a line of its own.
  let title: [String]
  let visitors: String
  let location: String
  let duration: String
  let body: String
  /// The title of what leads to the list.
  let link: String
  let picture = "poster"

  init(_ exposition: Exposition, in language: Language) {
    let parts = exposition.title.split(separator: "(", maxSplits: 1)
    title = parts.enumerated().map { $0 == 0 ? String($1) : "(\($1)" }
    let count = exposition.visitors.formatted(.comma)
    switch language {
    case .korean:
      visitors = "방문객: \(count)명"
      location = "개최지: \(exposition.location)"
      duration = "개최 기간: \(exposition.duration)"
      link = "출품작 보기"
    default:
      visitors = "Visitors: \(count)"
      location = "Location: \(exposition.location)"
      duration = "Duration: \(exposition.duration)"
      link = "See the entries"
    }
    body = exposition.description
  }
}

/// The second screen: a row for each entry.
struct ListScreen: Equatable {
  struct Row: Equatable, Identifiable {
    /// The place of the entry: two may have one name.
    let id: Int
    let picture: String
    let name: String
    let summary: String
    /// The screen behind the row.
    let detail: DetailScreen
  }

  let title: String
  let rows: [Row]

  init(_ entries: [Entry], in language: Language) {
    title =
      switch language {
      case .korean: "출품작"
      default: "Entries"
      }
    rows = entries.enumerated().map { index, entry in
      Row(
        id: index, picture: entry.imageName, name: entry.name, summary: entry.shortDescription,
        detail: DetailScreen(entry))
    }
  }
}

/// The third screen: one entry.
struct DetailScreen: Equatable {
  let title: String
  let picture: String
  let body: String

  init(_ entry: Entry) {
    title = entry.name
    picture = entry.imageName
    body = entry.description
  }
}
