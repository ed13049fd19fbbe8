import ExpoModel
import ExpoTerminal

extension BrowseState {
  /// Shows other documents at the same entry: what was read again.
  mutating func replace(_ document: BrowseDocument) {
    let former = texts
    (prompt, pending) = (nil, Pending())
    let chosen = document.index(of: list.wanted ?? list.chosen ?? 0, in: self.document)
    let openEntry = document.index(of: texts.openEntry ?? 0, in: self.document)
    self.document = document
    texts.openEntry = nil
    listRows.forget()
    measureList()
    places.forget()
    pictures.forget()
    (findings, findingList) = (DocumentFindings(), FoundList(0, height: height))
    list.replace(total: document.count, choosing: chosen)
    texts.poster = posterView
    texts.poster.scroll(to: former.poster.top)
    texts.poster.mark(former.poster.key, current: former.poster.currentMatch)
    path.leaveOverlays()
    if document.count == 0 { path = BrowsePath(.poster) }
    if screen == .entry {
      show(entry: openEntry)
      texts.entry.scroll(to: former.entry.top)
      texts.entry.mark(former.entry.key, current: former.entry.currentMatch)
    }
  }
}

extension BrowseDocument {
  /// How many places up and down an entry is looked for that has moved.
  private static let reach = 10_000

  /// The place of an entry of a former document in this one, by its picture's name or else its own.
  ///
  /// An entry that is neither where it was nor near it leaves its place to the one that is there now.
  func index(of former: Int, in document: BrowseDocument) -> Int {
    let place = min(former, max(0, count - 1))
    guard count > 0, former < document.count else { return place }
    for key in [Entry.CodingKeys.imageName, .name] {
      guard let text = document.text(key, of: former), !text.isEmpty else { continue }
      if let found = index(nearest: place, where: { self.text(key, of: $0) == text }) {
        return found
      }
    }
    return place
  }

  /// The nearest entry of which something holds; of two that are as near, the one before.
  private func index(nearest place: Int, where holds: (Int) -> Bool) -> Int? {
    for distance in 0..<min(count, Self.reach) {
      let (before, behind) = (place - distance, place + distance)
      if before >= 0, holds(before) { return before }
      if distance > 0, behind < count, holds(behind) { return behind }
    }
    return nil
  }
}
