/// Breaks text into terminal lines by the rules of Korean typography.
///
/// Lines consist of whole words, like `word-break: keep-all` in CSS: `파리에 세운 박람회장 건물` at 24 cells →
/// `파리에 세운 박람회장`, `건물`. A word longer than a line is broken after `·`, `/`, a closing bracket or a
/// hyphen, else after any grapheme cluster. Below ``narrowest`` cells whole words would leave large
/// gaps, so Hangul, ideographs and kana are broken anywhere; other words and numbers stay whole if
/// possible.
///
/// Geumchik always applies: if possible, no line begins with `)`, `」`, `,`, `。`, `…`, `·` and the
/// like, or ends with `(`, `「` or `“`. There is no break next to a no-break space or a joiner, or
/// inside a cluster. A cluster wider than the line gets a line of its own and exceeds it.
///
/// Make text visible first (``StyledText``): a tab here is a space without width.
package struct LineBreaker: Equatable, Sendable {
  /// The minimum width for keeping words whole, in cells.
  static let narrowest = 24

  /// The width of a line in cells, with its indent; at least 1.
  package let width: Int
  /// The indent of a line that continues another, in cells; at least 2 cells remain.
  package let hangingIndent: Int
  package let ambiguous: AmbiguousWidth

  /// Clamps arguments that are out of bounds.
  package init(width: Int, hangingIndent: Int = 0, ambiguous: AmbiguousWidth = .narrow) {
    self.width = max(1, width)
    self.hangingIndent = max(0, min(hangingIndent, self.width - 2))
    self.ambiguous = ambiguous
  }

  /// `"가 나\n\n다"` → `가 나`, an empty line, `다`; `""` → no line; `"가\n"` → one line.
  package func lines(of text: some StringProtocol) -> Lines {
    Lines(breaker: self, rest: Substring(text))
  }

  var keepsWords: Bool { width >= Self.narrowest }
}

extension LineBreaker {
  /// A line, and the part of the text it consumes.
  package struct Line: Equatable, Sendable {
    /// The source without trailing spaces and line end.
    package let text: Substring
    /// The consumed part; the sources of all lines, concatenated, are the text.
    package let source: Substring
    /// The width of `text` in cells; the larger one where terminals differ.
    package let width: Int
    /// The hanging indent in cells if the line continues another, else 0.
    package let indent: Int
  }

  /// The lines of a text, broken lazily in linear time.
  ///
  /// LF, CR, CRLF, U+2028 and U+2029 end a line; the next line is not indented.
  package struct Lines: Sequence, IteratorProtocol, Sendable {
    fileprivate let breaker: LineBreaker
    fileprivate var rest: Substring
    fileprivate var isContinued = false

    package mutating func next() -> Line? {
      guard !rest.isEmpty else { return nil }
      let indent = isContinued ? breaker.hangingIndent : 0
      var scan = LineScan(rest, limit: breaker.width - indent, for: breaker)
      isContinued = scan.fill()
      defer { rest = rest[scan.end.source...] }
      return Line(
        text: rest[..<scan.end.text], source: rest[..<scan.end.source], width: scan.end.width,
        indent: indent)
    }
  }
}

extension StyledText {
  /// The lines without their line ends; lines that continue another are indented.
  package func lines(by breaker: LineBreaker) -> [StyledText] {
    var start = 0
    return breaker.lines(of: string).map { line in
      defer { start += line.source.utf8.count }
      var text = StyledText(String(repeating: " ", count: line.indent))
      text.append(start..<start + line.text.utf8.count, of: self)
      return text
    }
  }
}

/// Fills one line and tracks the best opportunities to break it.
///
/// The next line rescans the text after the chosen break, at most once for each kind of
/// ``BreakOpportunity`` and once more to measure a long word, so breaking a text takes linear time.
struct LineScan {
  /// A possible end of the line: the index after the last visible cluster, the width up to there in
  /// cells, and the index after the following spaces, where the next line begins.
  typealias End = (text: String.Index, width: Int, source: String.Index)

  private let breaker: LineBreaker
  private let text: Substring
  private let limit: Int
  private(set) var end: End
  /// The width of the spaces after `end.text`.
  private var spaces = 0
  /// The class of the last visible cluster.
  private var previous: BreakClass?
  /// Whether that cluster ends in a joiner.
  private var isJoined = false
  /// The last opportunity between words.
  private var word: End?
  /// The best opportunity after `word`; the last of several.
  private var inner: (opportunity: BreakOpportunity, end: End)?

  /// `limit` is in cells.
  init(_ text: Substring, limit: Int, for breaker: LineBreaker) {
    self.text = text
    self.limit = limit
    self.breaker = breaker
    end = (text.startIndex, 0, text.startIndex)
  }

  /// Breaks the line unless the text up to its next line end fits; returns whether it is broken.
  mutating func fill() -> Bool {
    skipWords()
    let isBroken = scan()
    if isBroken { end = bestBreak() }
    return isBroken
  }

  /// Goes on to the space before the last word that certainly fits.
  ///
  /// A break between words replaces all found before it, so most of a line need not be scanned.
  private mutating func skipWords() {
    var text = text
    let fitting = text.withUTF8 {
      unsafe DisplayWidth.simplePrefix(of: $0.span, fitting: limit, ambiguous: breaker.ambiguous)
    }
    let line = text[..<text.utf8.index(text.startIndex, offsetBy: fitting.length)]
    let scalars = line.unicodeScalars
    var rest = scalars[...]
    while let space = rest.lastIndex(of: " ") {
      rest = rest[..<space]
      let next = scalars.index(after: space)
      guard let last = rest.last, next < scalars.endIndex,
        BreakClass(scalars[next], isAlone: true).isWord
      else { continue }
      let breakClass = BreakClass(last, isAlone: true)
      guard breakClass.isWord else { continue }
      previous = breakClass
      let tail = DisplayWidth.of(line[space...], ambiguous: breaker.ambiguous)
      end = (space, fitting.cells - tail, next)
      spaces = 1
      return
    }
  }

  /// Consumes clusters up to a line end, or the end of the text; true if one before does not fit.
  private mutating func scan() -> Bool {
    while end.source < text.endIndex {
      let cluster = BreakCluster(in: text, at: end.source, ambiguous: breaker.ambiguous)
      switch cluster.breakClass {
      case .newline:
        end.source = cluster.end
        return false
      case .space:
        spaces += cluster.width
        end.source = cluster.end
      default:
        let isFirst = end.source == text.startIndex
        if !isFirst { recordOpportunity(before: cluster) }
        let width = end.width + spaces + cluster.width
        if width > limit, !isFirst { return true }
        append(cluster, width: width)
      }
    }
    return false
  }

  private mutating func recordOpportunity(before cluster: BreakCluster) {
    let found =
      isJoined && !hasSpaces
      ? .forbidden
      : BreakOpportunity(
        after: previous, spaces: hasSpaces, before: resolvedClass(of: cluster),
        keepsWords: breaker.keepsWords)
    if found == .word {
      word = end
      inner = nil
    } else if inner.map({ $0.opportunity <= found }) ?? true {
      inner = (found, end)
    }
  }

  private mutating func append(_ cluster: BreakCluster, width: Int) {
    previous = resolvedClass(of: cluster)
    isJoined = cluster.endsJoined
    end = (cluster.end, width, cluster.end)
    spaces = 0
  }

  private var hasSpaces: Bool { end.text < end.source }

  /// Quotation marks after a space or an opening bracket open; a dot there begins a name: `.json`.
  private func resolvedClass(of cluster: BreakCluster) -> BreakClass {
    if hasSpaces, cluster.isDotOfName { return .letter }
    guard cluster.breakClass == .quotation else { return cluster.breakClass }
    return hasSpaces || previous == nil || previous == .opening ? .opening : .stop
  }

  /// The break between words; or the one in a word longer than a line, if it is at a seam or only spaces precede the
  /// word.
  private func bestBreak() -> End {
    guard let word else { return inner?.end ?? end }
    guard let inner, inner.opportunity > .forbidden else { return word }
    let isBetter = inner.opportunity == .seam || word.text == text.startIndex
    return isBetter && isOverlong(text[word.source...]) ? inner.end : word
  }

  /// Whether the first word of a text is longer than a line.
  private func isOverlong(_ text: Substring) -> Bool {
    var line = Self(text, limit: breaker.width - breaker.hangingIndent, for: breaker)
    return line.scan() && line.word == nil
  }
}
