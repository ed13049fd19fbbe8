import ExpoBase
import ExpoTerminal

/// Work that is too slow for one key press: it is done in steps, between two checks of the
/// keyboard.
extension BrowseState {
  /// Whether there is something left to do for what is shown.
  var hasWork: Bool {
    if filter.isRunning || places.seek != nil { return true }
    if places.naming?.isComplete == false || search.steps != nil { return true }
    if screen == .allFindings { return !findings.documents.isComplete }
    return !shownText.isComplete || (!screen.isOverlay && search.entries?.isComplete == false)
  }

  /// Does a part of it.
  mutating func work() {
    if filter.isRunning { return continueFilter() }
    if places.seek != nil { return continueSeek() }
    if places.naming?.isComplete == false { return continueNaming() }
    if screen == .allFindings, !findings.documents.isComplete { return continueFindings() }
    if finder?.isComplete == false { return continueSearch() }
    if !shownText.isComplete {
      if screen == .list { texts.changeEntry { $0.advance() } }
      changeText { $0.advance() }
      if let steps = search.steps { step(steps) }
      return
    }
    if let steps = search.steps { return step(steps) }
    continueSearch()
  }

  private mutating func continueFindings() {
    findings.advance(in: document, bytes: Self.readPortion)
    if findings.documents.isComplete { tellIfNoFindings() }
  }

  /// Goes back to what was shown if there is nothing to list.
  mutating func tellIfNoFindings() {
    guard findings.documents.rows.isEmpty else { return }
    back()
    message = .noFindingsAnywhere
  }
}
