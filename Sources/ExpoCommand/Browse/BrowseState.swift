import ExpoJSON
import ExpoSearch
import ExpoTerminal

/// The state of the reader as a value: the documents, the screens and the pending requests.
///
/// ``perform(_:)`` changes it, ``work()`` does a step of slow work, and ``frame()`` draws it, all without
/// side effects.
struct BrowseState: Sendable {
  typealias Screen = BrowsePath.Screen

  var document: BrowseDocument
  let options: BrowseOptions
  private(set) var size: TerminalSize
  var path: BrowsePath
  var list: FoundList
  /// The cells of the widest name among the first entries and those shown.
  var nameWidth = 0
  /// The cells that the rows of the first entries need.
  var widestRow = 0
  /// The rows of entries that are or were listed, none of them as the chosen one.
  var listed: (look: String, rows: [Int: StyledText.Measured]) = ("", [:])
  var texts = BrowseTexts()
  var findings = DocumentFindings()
  var findingList = FoundList(0)
  var history = BrowseHistory()
  var pictures = BrowsePictures()
  var prompt: FinderPrompt?
  /// Entries with findings to go by once all are checked, negative for backwards; the next key cancels it.
  var findingSteps: Int?
  /// Whether to open the best row once it is known; the next key cancels it.
  var opensFound = false
  /// The keys before the next one: a count, or the first of two keys.
  var prefix: (count: Int?, key: KeyMeaning?) = (nil, nil)
  /// Shown in the last line until the next key.
  var message: BrowseNotice?

  /// Shows the poster, or else the list.
  init(_ document: BrowseDocument, options: BrowseOptions = BrowseOptions(), size: TerminalSize) {
    self.document = document
    self.options = options
    self.size = size
    path = BrowsePath(document.hasPoster || document.count == 0 ? .poster : .list)
    list = FoundList(document.count)
    measureList()
    texts.poster = pageView(of: nil)
    resize(to: size)
    message =
      .unreadable(in: document) ?? (document.count == 0 && !document.isEmpty ? .noEntries : nil)
  }

  var screen: Screen { path.shown }
  var layout: BrowseLayout {
    BrowseLayout(
      size: size, widestText: options.widestText, widestRow: widestRow,
      isSearched: list.finder != nil, isLinear: options.isLinear)
  }
  var height: Int { layout.height }

  /// The open or chosen entry; nil for the poster.
  var subject: Int? {
    switch path.base {
    case .entry: texts.openEntry
    case .list: list.chosen
    case .poster, .findings, .allFindings, .help: nil
    }
  }

  var shownFindings: [Report.Diagnostic] {
    subject.map { document.findings(of: $0) } ?? (screen == .list ? [] : document.posterFindings)
  }

  /// The text that is shown; that of the open entry for the list.
  var shownText: TextView {
    get { texts[keyPath: screen.text] }
    set { texts[keyPath: screen.text] = newValue }
  }

  /// Lays out a text in a column, by default in all rows of the content.
  func view(
    _ blocks: [WrappedText], in column: BrowseLayout.Column, height rows: Int? = nil
  ) -> TextView {
    TextView(blocks, width: column.width, height: rows ?? height, ambiguous: options.ambiguous)
  }

  var isEmptyList: Bool { shownList.map { self[keyPath: $0].count == 0 } ?? false }

  /// The rows for the entry below the list; nil without one.
  var previewHeight: Int? {
    screen == .list ? layout.preview(belowRows: list.count) : nil
  }

  /// Whether the chosen entry is shown with the list, while the list has the keys.
  var isPreviewing: Bool {
    screen == .list && list.count > 0 && (layout.isSplit || previewHeight != nil)
  }

  mutating func fitEntry() {
    let width = layout.entry.width
    let isOther = texts.entry.width != width
    texts.entry.resize(width: width, height: previewHeight ?? height)
    if isOther { layOutPages() }
    fitPictures()
  }

  /// Sets the size of the screen, and keeps the top of each text.
  mutating func resize(to size: TerminalSize) {
    self.size = size
    layOut()
  }

  /// Lays out the screen again, and keeps the top of each text.
  mutating func layOut() {
    let layout = layout
    let height = layout.height
    list.change(height: height)
    findingList.change(height: height)
    texts.poster.resize(width: layout.page.width, height: height)
    let rows = previewHeight ?? height
    texts.entry.resize(width: layout.entry.width, height: rows)
    layOutPages()
    layOutFindingsAgain()
    if screen == .help { layOutHelp() }
  }
}

/// The texts of the poster, an entry, and what covers them.
struct BrowseTexts: Sendable {
  var poster = TextView([], width: 1, height: 1)
  /// The text of ``openEntry``; otherwise hidden.
  var entry = TextView([], width: 1, height: 1)
  /// The entry that is open or shown beside the list, from 0.
  var openEntry: Int?
  /// The findings of an entry.
  var overlay = TextView([], width: 1, height: 1)
  /// The first block of each finding in ``overlay``.
  var findingStarts: [Int] = []
  /// The help, which may cover findings.
  var help = TextView([], width: 1, height: 1)

  mutating func mark(_ key: SearchQuery?) {
    poster.mark(key)
    entry.mark(key)
  }
}

extension BrowsePath.Screen {
  /// The text of a screen; that of the open entry for the list.
  var text: WritableKeyPath<BrowseTexts, TextView> {
    switch self {
    case .poster: \.poster
    case .list, .entry: \.entry
    case .findings, .allFindings: \.overlay
    case .help: \.help
    }
  }
}
