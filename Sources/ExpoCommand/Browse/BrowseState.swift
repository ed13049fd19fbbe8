import ExpoJSON
import ExpoSearch
import ExpoTerminal

/// The state of the reader as a value: the documents, the screens and the pending requests.
///
/// ``perform(_:)`` changes it, ``work()`` does a step of work that is too slow for one key press, and ``frame()``
/// draws it. None of them has side effects.
struct BrowseState: Sendable {
  typealias Screen = BrowsePath.Screen

  var document: BrowseDocument
  let options: BrowseOptions
  private(set) var size: TerminalSize
  var path: BrowsePath
  var list: ListView
  var listRows = ListRows()
  var texts: BrowseTexts
  var findings = BrowseFindings()
  var search = BrowseSearch()
  var filter = BrowseFilter()
  var places = BrowsePlaces()
  var pictures = BrowsePictures()
  var prompt: Prompt?
  var prefix = KeyPrefix()
  /// The notice in the last line until the next key.
  var message: BrowseNotice?

  /// Shows the poster, or the list where there is none.
  init(_ document: BrowseDocument, options: BrowseOptions = BrowseOptions(), size: TerminalSize) {
    self.document = document
    self.options = options
    self.size = size
    path = BrowsePath(document.hasPoster || document.count == 0 ? .poster : .list)
    list = ListView(count: document.count, height: 1)
    texts = BrowseTexts(poster: TextView([], width: 1, height: 1))
    measureList()
    texts.poster = posterView
    resize(to: size)
    message =
      .unreadable(in: document) ?? (document.count == 0 && !document.isEmpty ? .noEntries : nil)
  }

  /// The screen that is shown.
  var screen: Screen { path.shown }
  /// The layout of the screen.
  var layout: BrowseLayout {
    BrowseLayout(
      size: size, widestText: options.widestText, widestRow: listRows.widestRow,
      isLinear: options.isLinear)
  }
  /// The rows of the content.
  var height: Int { layout.height }

  /// The entry that is meant: the open or the chosen one; nil for the poster.
  var subject: Int? {
    switch path.base {
    case .entry: texts.openEntry
    case .list: list.count > 0 ? entryIndex(ofRow: list.cursor) : nil
    case .poster, .findings, .allFindings, .help: nil
    }
  }

  /// The findings of the shown poster or entry.
  var shownFindings: [Report.Diagnostic] {
    subject.map { document.findings(of: $0) } ?? (screen == .list ? [] : document.posterFindings)
  }

  /// The text that is shown; that of the open entry for the list.
  var shownText: TextView { texts[screen] }

  /// What is marked and gone through: what is searched for, or else what the list is filtered by.
  var query: BrowseQuery { search.query.key == nil ? filter.query : search.query }
  /// The entries that match it; nil without a query.
  var matchingEntries: EntrySearch? {
    search.query.key == nil ? filter.entries : search.entries
  }
  /// What is searched for on the screen that is shown.
  var askedQuery: BrowseQuery { screen.isOverlay ? search.overlayQuery : search.query }
  /// What is marked and gone through on the screen that is shown.
  var shownQuery: BrowseQuery { screen.isOverlay ? search.overlayQuery : query }

  /// A text alone on a screen.
  func page(_ blocks: [WrappedText]) -> TextView {
    TextView(
      blocks, width: layout.page.width, height: height, ambiguous: options.ambiguous)
  }

  /// Changes the text that is shown; lists have none.
  @discardableResult
  mutating func changeText<Result>(_ body: (inout TextView) -> Result) -> Result? {
    texts.change(screen, body)
  }

  // MARK: Rows of the list

  /// The entry that is chosen in the list, from 0; while a filter runs, the one it leads to.
  var chosenEntry: Int {
    if let target = filter.target, filter.isRunning { return target }
    return list.count > 0 ? entryIndex(ofRow: list.cursor) : 0
  }

  /// The entries that the list finds while one types, the best first; nil otherwise.
  var finder: EntrySearch? {
    prompt?.finds == true && screen == .list ? search.entries : nil
  }

  /// The entry in a row of the list.
  func entryIndex(ofRow row: Int) -> Int {
    if let finder { return finder.best(row) }
    return filter.entries?.found(row) ?? row
  }

  /// The row of an entry, or of the first behind it that the filter leaves.
  func row(of entry: Int) -> Int { filter.entries?.row(of: entry) ?? entry }

  /// Whether the list shows that nothing is found or left.
  var isEmptyList: Bool { screen == .list && list.count == 0 }

  /// The rows for the entry below the list; nil if it is not there.
  var previewHeight: Int? {
    screen == .list ? layout.preview(belowRows: list.count) : nil
  }

  /// Whether the chosen entry is shown beside the list or below it, while the list has the keys.
  var isPreviewing: Bool {
    screen == .list && list.count > 0 && (layout.isSplit || previewHeight != nil)
  }

  /// Gives the text of an entry the rows that there are for it.
  mutating func fitEntry() {
    let (rows, width) = (previewHeight ?? height, layout.entry.width)
    if texts.entry.height != rows { texts.changeEntry { $0.resize(width: width, height: rows) } }
    fitPictures()
  }

  /// Measures the names and summaries of the first entries.
  mutating func measureList() {
    let head = width(of: rowHead(number: 0, severity: nil, isChosen: false).string)
    listRows.measure(document.widthsOfFirstRows(ambiguous: options.ambiguous), head: head)
  }

  // MARK: Size

  /// Sets the size of the screen; the text at the top stays there.
  mutating func resize(to size: TerminalSize) {
    self.size = size
    layOut()
  }

  /// Lays out what is shown for the size of the screen; what stands at the top stays there.
  mutating func layOut() {
    let place = findingPlace
    let (layout, height) = (layout, layout.height)
    list.change(height: height)
    findings.list.change(height: height)
    texts.poster.resize(width: layout.page.width, height: height)
    let rows = previewHeight ?? height
    texts.changeEntry { $0.resize(width: layout.entry.width, height: rows) }
    layOutPages()
    if let place {
      layOutFindings()
      restore(place)
    }
    if screen == .help { layOutHelp() }
  }
}
