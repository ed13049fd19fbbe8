import ExpoValidation
import ExpoTerminal

extension BrowseState {
  /// The poster, with its findings below if it cannot be read in full.
  var posterView: TextView {
    view(
      of: document.posterBlocks(messages: options.messages)
        + document.findingBlocks(of: nil, width: textWidth, messages: options.messages))
  }

  /// The page of an entry, with its findings below if it cannot be read in full.
  func entryView(of index: Int) -> TextView {
    view(
      of: document.blocks(ofEntry: index)
        + document.findingBlocks(of: index, width: textWidth, messages: options.messages))
  }

  /// Lays out the pages anew whose findings depend on the width; what stood at the top stays there.
  mutating func layOutFindings() {
    if document.hasPoster, document.source.exposition?.isReadable == false {
      poster = sameView(as: poster, posterView)
    }
    if path.contains(.entry), !document.isReadable(openEntry) {
      entry = sameView(as: entry, entryView(of: openEntry))
    }
  }

  /// A view at the top of a former one, with the same search marked.
  private func sameView(as former: TextView, _ view: TextView) -> TextView {
    var view = view
    view.mark(key)
    view.scroll(to: former.top)
    return view
  }

  /// Reads the documents again; if that fails, or a document is lost, what is shown stays.
  mutating func reload(_ read: () throws -> BrowseDocument) {
    do {
      let document = try read()
      if let loss = self.document.loss(in: document) {
        return message = .reloadFailed(loss)
      }
      replace(document)
      message = .unreadable(in: document) ?? .reloaded
    } catch {
      message = .reloadFailed(BrowseNotice.ReadFailure(error))
    }
  }
}
