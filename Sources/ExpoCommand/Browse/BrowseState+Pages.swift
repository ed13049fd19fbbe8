import ExpoTerminal
import ExpoKit

extension BrowseState {
  /// The poster, with its findings below if it cannot be read in full.
  var posterView: TextView {
    page(
      document.posterBlocks(messages: options.messages)
        + document.findingBlocks(
          of: nil, width: layout.page.width, messages: options.messages))
  }

  /// The page of an entry, with its findings below if it cannot be read in full.
  func entryView(of index: Int) -> TextView {
    let width = layout.entry.width
    return TextView(
      document.blocks(ofEntry: index)
        + document.findingBlocks(of: index, width: width, messages: options.messages),
      width: width, height: height, ambiguous: options.ambiguous)
  }

  /// Lays out the pages anew whose findings depend on the width; what stood at the top stays there.
  mutating func layOutPages() {
    if document.hasPoster, document.source.exposition?.isReadable == false {
      poster = sameView(as: poster, posterView)
    }
    if hasEntry, !document.isReadable(openEntry) {
      entry = sameView(as: entry, entryView(of: openEntry))
    }
  }

  /// A view at the top of a former one, with the same search marked.
  private func sameView(as former: TextView, _ view: TextView) -> TextView {
    var view = view
    view.mark(query.key)
    view.currentMatch = former.currentMatch.flatMap { $0 < view.matchCount ? $0 : nil }
    view.scroll(to: former.top)
    return view
  }

  /// Reads the documents again; false if that fails or a document is lost, and what is shown stays.
  @discardableResult
  mutating func reload(_ read: () throws -> BrowseDocument) -> Bool {
    do {
      let document = try read()
      if let loss = self.document.loss(in: document) {
        message = .reloadFailed(loss)
        return false
      }
      replace(document)
      message = .unreadable(in: document) ?? .reloaded
      return true
    } catch {
      message = .reloadFailed(BrowseNotice.ReadFailure(error))
      return false
    }
  }
}
