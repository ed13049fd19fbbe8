import ExpoModel
import ExpoTerminal

extension BrowseState {
  /// Reads the documents again; what is shown stays if that fails or a document is lost.
  mutating func reload(_ read: () throws -> BrowseDocument) {
    do {
      let document = try read()
      try self.document.checkNothingIsLost(in: document)
      replace(document)
      message = .unreadable(in: document) ?? (document.count == 0 ? .noEntries : .reloaded)
    } catch {
      message = .reloadFailed(error)
    }
  }

  /// Shows other documents at the same entry: what was read again.
  mutating func replace(_ document: BrowseDocument) {
    let former = texts
    (prompt, findingSteps, opensFound) = (nil, nil, false)
    let chosen = document.index(of: list.wanted ?? list.chosen ?? 0, in: self.document)
    let openEntry = document.index(of: texts.openEntry ?? 0, in: self.document)
    self.document = document
    texts.openEntry = nil
    measureList()
    history.forget()
    pictures.forget()
    (findings, findingList) = (DocumentFindings(), FoundList(0, height: height))
    list.replace(total: document.count, choosing: chosen)
    texts.poster = sameView(as: former.poster, posterView)
    path.leaveOverlays()
    if document.count == 0 { path = BrowsePath(.poster) }
    if screen == .entry {
      show(entry: openEntry)
      texts.entry = sameView(as: former.entry, texts.entry)
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
    (0..<min(count, Self.reach)).lazy.flatMap { [place - $0, place + $0] }
      .first { elements.indices.contains($0) && holds($0) }
  }
}
