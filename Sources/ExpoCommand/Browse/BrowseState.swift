import ExpoDiagnostics
import ExpoTerminal
import ExpoText

/// Everything the reader shows, as a value: the documents, the screens, and what was asked for.
///
/// ``perform(_:)`` changes it, ``frame()`` draws it; neither touches the world.
struct BrowseState: Sendable {
  /// A screen; the last of the path is the one that is shown.
  enum Screen: Equatable, Sendable {
    case poster, list, entry, findings, help
  }

  /// What is typed at the bottom, and what to go back to if it is given up.
  struct Prompt: Sendable {
    enum Kind: Sendable { case search, filter }

    let kind: Kind
    var text = ""
    /// The entry that was chosen, from 0.
    let entry: Int
    /// The first line of the text that was shown.
    let top: Int
    let formerSearch: String
    let formerFilter: String
  }

  /// What a running search leads to.
  enum Jump: Sendable {
    /// To the first match from an entry on.
    case from(Int)
    /// To the next match behind an entry, or before it.
    case after(Int), before(Int)
  }

  /// The highest number that a count comes to: no document has as many lines or entries.
  private static let highestCount = 999_999_999

  private(set) var document: BrowseDocument
  let options: BrowseOptions
  private(set) var size: TerminalSize
  /// The screens from the first to the one that is shown; never none.
  var path: [Screen]
  var list: ListView
  var poster: TextView
  /// The entry that is open, from 0, and its text.
  var openEntry = 0
  var entry: TextView
  /// Findings or help.
  var overlay: TextView

  /// What is looked for; empty for nothing.
  var query = ""
  var key: SearchQuery?
  var search: EntrySearch?
  var jump: Jump?
  var filterText = ""
  var filterKey: SearchQuery?
  var filter: EntrySearch?
  /// The entry that the filter shall leave chosen, from 0.
  var filterTarget: Int?
  var prompt: Prompt?
  /// The number typed before a key.
  private(set) var count: Int?
  /// What is said in the last line until the next key.
  var message: BrowseNotice?

  /// Shows the poster, or the list where there is none.
  init(_ document: BrowseDocument, options: BrowseOptions = BrowseOptions(), size: TerminalSize) {
    self.document = document
    self.options = options
    self.size = size
    path = document.hasPoster || document.count == 0 ? [.poster] : [.list]
    list = ListView(count: document.count, height: 1)
    poster = TextView([], width: 1, height: 1)
    (entry, overlay) = (poster, poster)
    poster = posterView
    resize(to: size)
    message = .unreadable(in: document)
  }

  /// The screen that is shown.
  var screen: Screen { path[path.count - 1] }
  /// The rows above the last one, which is the status line's.
  var height: Int { max(1, size.rows - 1) }
  /// The cells of a line of prose.
  var textWidth: Int { min(size.columns, options.widestText) }

  /// The entry that is meant: the open or the chosen one; nil for the poster.
  var subject: Int? {
    let screen = path.last { $0 != .findings && $0 != .help }
    switch screen {
    case .entry?: return openEntry
    case .list?: return list.count > 0 ? entryIndex(ofRow: list.cursor) : nil
    default: return nil
    }
  }

  /// What is wrong with what is shown.
  var findings: [Diagnostic] {
    subject.map(document.findings) ?? (path.last == .list ? [] : document.posterFindings)
  }

  /// The text that is shown; that of the open entry for the list.
  var shownText: TextView {
    switch screen {
    case .poster: poster
    case .list, .entry: entry
    case .findings, .help: overlay
    }
  }

  /// A text wrapped for this screen.
  func view(of blocks: [WrappedText], width: Int? = nil) -> TextView {
    TextView(
      blocks, width: width ?? textWidth, height: height, ambiguous: options.ambiguous)
  }

  // MARK: Rows of the list

  /// The entry that is chosen in the list, from 0; while a filter runs, the one it leads to.
  private var chosenEntry: Int {
    if let filterTarget, filter?.isComplete == false { return filterTarget }
    return list.count > 0 ? entryIndex(ofRow: list.cursor) : 0
  }

  /// The entry in a row of the list.
  func entryIndex(ofRow row: Int) -> Int { filter?.found(row) ?? row }

  /// The row of an entry, or of the first behind it that the filter leaves.
  func row(of entry: Int) -> Int { filter?.row(of: entry) ?? entry }

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

  // MARK: Changes from outside

  /// Reads what the list shows of entries, unless it has been read.
  mutating func readRows(of indices: [Int]) {
    document.readRows(of: indices)
  }

  /// Takes the size of the screen; what stood at the top stays there.
  mutating func resize(to size: TerminalSize) {
    self.size = size
    list.change(height: height)
    poster.resize(width: textWidth, height: height)
    entry.resize(width: textWidth, height: height)
    layOutFindings()
    switch screen {
    case .findings, .help:
      let top = overlay.top
      overlay = view(of: screen == .help ? helpBlocks : findingBlocks, width: size.columns)
      overlay.mark(key)
      overlay.scroll(to: top)
    default: break
    }
  }

  /// Lays out an entry as the one that is open.
  mutating func show(_ index: Int) {
    openEntry = index
    if !document.isReadable(index) { document.readLines() }
    entry = entryView(of: index)
  }

  /// Shows other documents at the same entry: what was read again.
  mutating func replace(_ document: BrowseDocument) {
    let (posterTop, entryTop) = (poster.top, entry.top)
    let chosen = document.index(of: chosenEntry, in: self.document)
    openEntry = document.index(of: openEntry, in: self.document)
    self.document = document
    setFilter(filterText)
    filterTarget = chosen
    list.move(to: row(of: chosen))
    poster = posterView
    poster.scroll(to: posterTop)
    if document.count == 0 { path.removeAll { $0 == .entry || $0 == .list } }
    path.removeAll { $0 == .findings || $0 == .help }
    if path.isEmpty { path = [document.hasPoster || document.count == 0 ? .poster : .list] }
    if path.contains(.entry) {
      show(openEntry)
      entry.scroll(to: entryTop)
    }
    setQuery(query, from: openEntry)
  }
}
