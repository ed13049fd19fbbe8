import ExpoBase
import ExpoTerminal

/// Work that is too slow for one key press: it is done in steps, between two checks of the
/// keyboard.
extension BrowseState {
  /// Whether there is something left to do for what is shown.
  var hasWork: Bool {
    if filter?.isComplete == false || seek != nil || naming != nil || steps != nil { return true }
    if screen == .allFindings { return !documentFindings.isComplete }
    if !shownText.isComplete { return true }
    guard search?.isComplete == false else { return false }
    return jump != nil || screen == .list || screen == .poster
  }

  /// Does a part of it.
  mutating func work() {
    if filter?.isComplete == false { return continueFilter() }
    if seek != nil { return continueSeek() }
    if naming != nil { return continueNaming() }
    if screen == .allFindings, !documentFindings.isComplete { return continueFindings() }
    if !shownText.isComplete {
      if screen == .list { entry.advance() }
      changeText { $0.advance() }
      if let steps { step(steps) }
      return
    }
    if let steps { return step(steps) }
    continueSearch()
  }

  private mutating func continueFindings() {
    documentFindings.advance(in: document, bytes: Self.readPortion)
    findingList.change(count: documentFindings.rows.count)
    if documentFindings.isComplete { tellIfNoFindings() }
  }

  /// Goes back to what was shown if there is nothing to list.
  mutating func tellIfNoFindings() {
    guard documentFindings.rows.isEmpty else { return }
    back()
    message = .noFindingsAnywhere
  }
}
