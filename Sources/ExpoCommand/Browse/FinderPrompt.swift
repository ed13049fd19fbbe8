import ExpoBase
import ExpoSearch

/// The prompt at the bottom, in which a query is typed.
struct FinderPrompt: Sendable {
  enum Answer {
    case changed, submitted, left
    /// A key that moves among the matches.
    case moved(KeyMeaning)
    case none
  }

  let kind: FinderQuery.Kind
  private(set) var line = LineEditor()
  /// Why nothing can be found here.
  ///
  /// The typed line is then dropped, so that none of it acts as a key of the screen.
  let unavailable: BrowseNotice?
  /// The index among the lines that were typed before; -1 for none of them.
  private var recalled = -1

  init(_ kind: FinderQuery.Kind, unavailable: BrowseNotice? = nil) {
    self.kind = kind
    self.unavailable = unavailable
  }

  var query: FinderQuery? { FinderQuery(kind, line.text) }
  /// Whether `:q` is typed, which quits as in other programs.
  var quits: Bool { kind == .name && KeyMeaning(line: line.text) == .quit }

  mutating func take(_ action: BrowseAction, _ typed: [String]) -> Answer {
    let former = line.text
    let isOlder = action == .key(.lineUp) && (former.isEmpty || recalled >= 0)
    let isNewer = action == .key(.lineDown) && recalled >= 0
    let next = recalled + (isOlder ? 1 : -1)
    if isOlder || isNewer, next < typed.count {
      recalled = next
      line.replace(with: next < 0 ? "" : typed[next])
      return .changed
    }
    recalled = -1
    switch action {
    case .type(let text): line.insert(text)
    case .key(.submit): return unavailable == nil || quits ? .submitted : .left
    case .key(.leavePrompt): return .left
    case .key(.erase) where former.isEmpty: return .left
    case .key(let meaning) where !meaning.isForPrompt:
      return unavailable == nil ? .moved(meaning) : .none
    case .key(let meaning): line.edit(meaning)
    case .digit: break
    }
    return line.text == former || unavailable != nil ? .none : .changed
  }

  /// The typed text, between its sign and the number of matches: `/해금  5 entries`.
  ///
  /// A long text shows the part around the cursor; `cursor` is in cells from the left.
  func drawn(_ found: String, columns: Int, _ options: BrowseOptions) -> Frame.Line {
    if let unavailable {
      return Frame.Line(StyledText(unavailable.words(in: options.messages), .heading))
    }
    func width(of text: String) -> Int { DisplayWidth.of(text, ambiguous: options.ambiguous) }
    let isShown = !line.text.isEmpty && width(of: found) * 2 < columns
    let suffix = isShown ? BrowseState.gap + found : ""
    // One cell is for a cursor at the end.
    let room = max(1, columns - width(of: suffix) - 1)
    let before = line.text.prefix(line.cursor)
    let sign = kind.rawValue
    var left = room - width(of: sign)
    let shown = before.reversed().prefix { character in
      left -= width(of: VisibleText.of(String(character)))
      return left >= 0
    }
    let first = before.count - shown.count
    var drawn = StyledText(sign + line.text.dropFirst(first))
      .prefix(fitting: room, ambiguous: options.ambiguous).text
    drawn.append(suffix, .faint)
    if line.text.isEmpty { drawn.append(" " + kind.hint(in: options.messages), .faint) }
    let cursor = width(of: VisibleText.of(sign + before.dropFirst(first)))
    return Frame.Line([Frame.Part(drawn)], cursor: cursor)
  }
}

extension [String] {
  private static var limit: Int { 100 }

  /// Remembers a line unless it is blank, each once, the last one first.
  mutating func add(typed line: String) {
    if line.allSatisfy(\.isWhitespace) { return }
    self = [line] + filter { $0 != line }.prefix(Self.limit - 1)
  }
}

/// A line of typed text with a cursor.
///
/// The cursor position counts characters; a typed combining mark joins the character before it, and
/// conjoining jamo become syllables.
struct LineEditor: Equatable, Sendable {
  /// In characters.
  private static let longest = 1000

  private(set) var text = ""
  /// In characters.
  private(set) var cursor = 0

  /// Inserts text at the cursor up to the maximum length, with a space in place of each line end.
  mutating func insert(_ typed: String) {
    let room = max(0, Self.longest - text.count)
    let line = typed.split(whereSeparator: \.isNewline).joined(separator: " ")
    let before = text.prefix(cursor) + line.prefix(room)
    let composed = HangulSyllable.spacing(HangulSyllable.composed(String(before)))
    replace(composed[...], text.dropFirst(cursor))
  }

  /// Replaces the text, and moves the cursor to its end.
  mutating func replace(with text: String) {
    self = LineEditor()
    insert(text)
  }

  /// Deletes text or moves the cursor as a key of prompts does.
  mutating func edit(_ meaning: KeyMeaning) {
    let before = text.prefix(cursor)
    let after = text.dropFirst(cursor)
    switch meaning {
    case .characterLeft: cursor = max(0, cursor - 1)
    case .characterRight: cursor = min(cursor + 1, text.count)
    case .startOfLine: cursor = 0
    case .endOfLine: cursor = text.count
    case .erase: replace(before.dropLast(), after)
    case .eraseForwards: replace(before, after.dropFirst())
    case .eraseToStart: replace("", after)
    case .eraseWord:
      let words = before.trimmingEnd(while: \.isWhitespace)
      replace(words.trimmingEnd { !$0.isWhitespace }, after)
    default: break
    }
  }

  private mutating func replace(_ before: Substring, _ after: Substring) {
    text = String(before + after)
    // A typed mark may join the character after it.
    cursor = min(before.count, text.count)
  }
}
