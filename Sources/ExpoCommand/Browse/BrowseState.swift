import ExpoJSON
import ExpoSearch
import ExpoTerminal
import ExpoBase

/// The state of the reader as a value: the documents, the screens and the pending requests.
///
/// ``perform(_:)`` changes it, ``work()`` does a step of work that is too slow for one key press, and ``frame()``
/// draws it. None of them has side effects.
struct BrowseState: Sendable {
  /// A screen; the last of the path is the one that is shown.
  enum Screen: Equatable, Sendable {
    case poster, list, entry
    /// The findings of what is shown below.
    case findings
    /// The findings of all documents.
    case allFindings
    case help
  }

  /// The highest number that a count comes to: no document has as many lines or entries.
  private static let highestCount = 999_999_999

  var document: BrowseDocument
  let options: BrowseOptions
  private(set) var size: TerminalSize
  /// The screens from the first to the one that is shown; never none.
  var path: [Screen]
  var list: ListView
  /// The cells of the widest name that was shown or is among the first entries.
  var nameWidth = 0
  /// The cells that the rows of the first entries need.
  private(set) var widestRow = 0
  var listRows = ListRows()
  var poster: TextView
  /// The entry that is open, from 0, and its text.
  var openEntry = 0
  var entry: TextView
  /// Whether ``entry`` is the text of ``openEntry``.
  var hasEntry = false
  /// The findings of an entry or help.
  var overlay: TextView
  var findings = BrowseFindings()
  var search = BrowseSearch()
  var filter = BrowseFilter()
  var places = BrowsePlaces()
  var prompt: Prompt?
  /// The first key of two that mean something together.
  var firstKey: KeyMeaning?
  /// The number typed before a key.
  private(set) var count: Int?
  /// The notice in the last line until the next key.
  var message: BrowseNotice?
  /// Whether a document was changed on disk since it was read.
  var isChangedOnDisk = false

  /// Shows the poster, or the list where there is none.
  init(_ document: BrowseDocument, options: BrowseOptions = BrowseOptions(), size: TerminalSize) {
    self.document = document
    self.options = options
    self.size = size
    path = document.hasPoster || document.count == 0 ? [.poster] : [.list]
    list = ListView(count: document.count, height: 1)
    poster = TextView([], width: 1, height: 1)
    (entry, overlay) = (poster, poster)
    measureList()
    poster = posterView
    resize(to: size)
    message =
      .unreadable(in: document) ?? (document.count == 0 && !document.isEmpty ? .noEntries : nil)
  }

  /// The screen that is shown.
  var screen: Screen { path[path.count - 1] }
  /// The layout of the screen.
  var layout: BrowseLayout {
    BrowseLayout(
      size: size, widestText: options.widestText, widestRow: widestRow, isLinear: options.isLinear)
  }
  /// The rows of the content.
  var height: Int { layout.height }

  /// The entry that is meant: the open or the chosen one; nil for the poster.
  var subject: Int? {
    switch path.last(where: { !$0.isOverlay }) {
    case .entry?: openEntry
    case .list?: list.count > 0 ? entryIndex(ofRow: list.cursor) : nil
    case .poster?, .findings?, .allFindings?, .help?, nil: nil
    }
  }

  /// The findings of the shown poster or entry.
  var shownFindings: [Report.Diagnostic] {
    subject.map(document.findings) ?? (path.last == .list ? [] : document.posterFindings)
  }

  /// The text that is shown; that of the open entry for the list.
  var shownText: TextView {
    switch screen {
    case .poster: poster
    case .list, .entry: entry
    case .findings, .allFindings, .help: overlay
    }
  }

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
    switch screen {
    case .poster: body(&poster)
    case .entry: body(&entry)
    case .findings, .help: body(&overlay)
    case .list, .allFindings: nil
    }
  }

  // MARK: Rows of the list

  /// The entry that is chosen in the list, from 0; while a filter runs, the one it leads to.
  var chosenEntry: Int {
    if let target = filter.target, filter.entries?.isComplete == false { return target }
    return list.count > 0 ? entryIndex(ofRow: list.cursor) : 0
  }

  /// The entries that the list finds while one types, the best first; nil otherwise.
  var finder: EntrySearch? {
    prompt?.kind == .search && screen == .list ? search.entries : nil
  }

  /// The entry in a row of the list.
  func entryIndex(ofRow row: Int) -> Int {
    if let finder { return finder.best(row) }
    return filter.entries?.found(row) ?? row
  }

  /// The row of an entry, or of the first behind it that the filter leaves.
  func row(of entry: Int) -> Int { filter.entries?.row(of: entry) ?? entry }

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
    let rows = previewHeight ?? height
    if entry.height != rows { entry.resize(width: layout.entry.width, height: rows) }
  }

  /// Measures the names and summaries of the first entries.
  mutating func measureList() {
    let widths = document.widthsOfFirstRows(ambiguous: options.ambiguous)
    nameWidth = widths.name
    widestRow = width(of: rowHead(number: 0, severity: nil, isChosen: false).string) + widths.name
    if widths.summary > 0 { widestRow += Self.gap.count + widths.summary }
  }

  // MARK: Counts

  /// Takes a digit of a count.
  mutating func take(digit: Int) {
    let number = (count ?? 0) * 10 + digit
    count = number == 0 ? nil : min(number, Self.highestCount)
  }

  /// The count, which is then used up.
  mutating func takeCount() -> Int? {
    defer { count = nil }
    return count
  }

  // MARK: Size

  /// Sets the size of the screen; the text at the top stays there.
  mutating func resize(to size: TerminalSize) {
    let place = findingPlace
    self.size = size
    let (layout, height) = (layout, layout.height)
    list.change(height: height)
    findings.list.change(height: height)
    poster.resize(width: layout.page.width, height: height)
    entry.resize(width: layout.entry.width, height: previewHeight ?? height)
    layOutPages()
    if let place {
      layOutFindings()
      restore(place)
    } else if screen == .help {
      layOutHelp()
    } else {
      overlay.resize(width: layout.page.width, height: height)
    }
  }
}

extension BrowseState.Screen {
  /// Whether it lies over poster, list or entry, and is searched by itself.
  var isOverlay: Bool {
    switch self {
    case .findings, .allFindings, .help: true
    case .poster, .list, .entry: false
    }
  }
}
