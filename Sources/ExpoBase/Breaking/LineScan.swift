/// Fills one line and tracks the best opportunities to break it.
///
/// The next line rescans the text after the chosen break, at most once for each kind of
/// ``BreakOpportunity`` and once more to measure a long word, so breaking a text takes linear time.
struct LineScan {
  /// A possible end of the line.
  struct End {
    /// The index after the last visible cluster.
    var text: String.Index
    /// The width up to there in cells.
    var width: Int
    /// The index after the spaces that follow, where the next line begins.
    var source: String.Index
  }

  /// Why a line ends.
  enum Outcome {
    /// A line end, or the end of the text.
    case ended
    /// The next cluster does not fit.
    case broken
  }

  private let breaker: LineBreaker
  private let text: Substring
  private let limit: Int
  /// The end of the line so far.
  private(set) var end: End
  /// The width of the spaces after `end.text`.
  private var spaces = 0
  /// The class of the last visible cluster.
  private var previous: BreakClass?
  /// Whether that cluster ends in a joiner.
  private var isJoined = false
  /// The last opportunity between words.
  private var word: End?
  /// The best opportunity after it; the last of several.
  private var inner: (opportunity: BreakOpportunity, end: End)?

  /// Creates an empty line at the start of a text, with room for `limit` cells.
  init(_ text: Substring, limit: Int, for breaker: LineBreaker) {
    self.text = text
    self.limit = limit
    self.breaker = breaker
    end = End(text: text.startIndex, width: 0, source: text.startIndex)
  }

  /// Fills the line and, if the text does not fit, breaks it.
  mutating func fill() -> Outcome {
    skipWords()
    let outcome = scan()
    if outcome == .broken { end = bestBreak() }
    return outcome
  }

  /// Goes on to the space before the last word that certainly fits.
  ///
  /// A break between words replaces all that was found before it, so what leads there need not be
  /// looked at: most of a line, in nearly all text.
  private mutating func skipWords() {
    var text = text
    let fitting = text.withUTF8 {
      unsafe SimpleScalars.prefix(of: $0.span, fitting: limit, ambiguous: breaker.ambiguous)
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
      end = End(text: space, width: fitting.cells - tail, source: next)
      spaces = 1
      return
    }
  }

  /// Consumes clusters until the line ends or the next one does not fit.
  private mutating func scan() -> Outcome {
    while end.source < text.endIndex {
      let cluster = BreakCluster(in: text, at: end.source, ambiguous: breaker.ambiguous)
      switch cluster.breakClass {
      case .newline:
        end.source = cluster.end
        return .ended
      case .space:
        spaces += cluster.width
        end.source = cluster.end
      default:
        let isFirst = end.source == text.startIndex
        if !isFirst { recordOpportunity(before: cluster) }
        let width = end.width + spaces + cluster.width
        if width > limit, !isFirst { return .broken }
        append(cluster, width: width)
      }
    }
    return .ended
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
    end = End(text: cluster.end, width: width, source: cluster.end)
    spaces = 0
  }

  private var hasSpaces: Bool { end.text < end.source }

  /// The class of a cluster in context: a quotation mark after a space or an opening bracket opens,
  /// any other closes.
  private func resolvedClass(of cluster: BreakCluster) -> BreakClass {
    guard cluster.breakClass == .quotation else { return cluster.breakClass }
    return hasSpaces || previous == nil || previous == .opening ? .opening : .stop
  }

  /// The best end of the line: between words, or inside a word longer than a line, at a seam or if
  /// only spaces precede the word.
  private func bestBreak() -> End {
    guard let word else { return inner?.end ?? end }
    guard let inner, inner.opportunity > .forbidden else { return word }
    let isBetter = inner.opportunity == .seam || word.text == text.startIndex
    return isBetter && isOverlong(text[word.source...]) ? inner.end : word
  }

  /// Whether the first word of a text is longer than a line.
  private func isOverlong(_ text: Substring) -> Bool {
    var line = Self(text, limit: breaker.width - breaker.hangingIndent, for: breaker)
    return line.scan() == .broken && line.word == nil
  }
}
