/// One line being filled: how far it reaches, and the best places seen to break it.
///
/// What lies behind the chosen place is walked again by the next line, at most once for each kind of
/// ``BreakOpportunity`` and once more to measure a long word, so that all lines take linear time.
struct LineScan {
  /// Where a line may end.
  struct End {
    /// Behind the last cluster shown.
    var text: String.Index
    /// The cells up to there.
    var width: Int
    /// Behind the spaces after it, where the next line begins.
    var source: String.Index
  }

  /// Why a line ended: at a line end of the text or with the text, or for want of room.
  enum Outcome {
    case ended, broken
  }

  private let breaker: LineBreaker
  private let text: Substring
  private let limit: Int
  /// Where the line ends so far.
  private(set) var end: End
  /// The cells of the spaces behind `end.text`.
  private var spaces = 0
  /// The last cluster shown, and whether a joiner at its end asks for the next.
  private var previous: BreakClass?
  private var isJoined = false
  /// The last place between words.
  private var word: End?
  /// The last of the best places behind it.
  private var inner: (opportunity: BreakOpportunity, end: End)?

  /// An empty line at the start of a text with room for `limit` cells.
  init(_ text: Substring, limit: Int, for breaker: LineBreaker) {
    self.text = text
    self.limit = limit
    self.breaker = breaker
    end = End(text: text.startIndex, width: 0, source: text.startIndex)
  }

  /// Fills the line, and breaks it if the text goes on.
  mutating func fill() -> Outcome {
    let outcome = walk()
    if outcome == .broken { end = place() }
    return outcome
  }

  /// Takes clusters until the line is over or the next does not fit.
  private mutating func walk() -> Outcome {
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
        if !isFirst { noteOpportunity(before: cluster) }
        let width = end.width + spaces + cluster.width
        if width > limit, !isFirst { return .broken }
        append(cluster, width: width)
      }
    }
    return .ended
  }

  private mutating func noteOpportunity(before cluster: BreakCluster) {
    let found =
      isJoined && !hasSpaces
      ? .forbidden
      : BreakOpportunity(
        after: previous, spaces: hasSpaces, before: beginning(of: cluster),
        keepsWords: breaker.keepsWords)
    if found == .word {
      word = end
      inner = nil
    } else if inner.map({ $0.opportunity <= found }) ?? true {
      inner = (found, end)
    }
  }

  private mutating func append(_ cluster: BreakCluster, width: Int) {
    previous = beginning(of: cluster)
    isJoined = cluster.endsJoined
    end = End(text: cluster.end, width: width, source: cluster.end)
    spaces = 0
  }

  private var hasSpaces: Bool { end.text < end.source }

  /// The class of a cluster here: a quotation mark opens after a space or bracket, else it closes.
  private func beginning(of cluster: BreakCluster) -> BreakClass {
    guard cluster.breakClass == .quotation else { return cluster.breakClass }
    return hasSpaces || previous == nil || previous == .opening ? .opening : .stop
  }

  /// Where to break: between words, or in a long word at a seam or right after the line's indent.
  private func place() -> End {
    guard let word else { return inner?.end ?? end }
    guard let inner, inner.opportunity > .forbidden else { return word }
    let isWorth = inner.opportunity == .seam || word.text == text.startIndex
    return isWorth && isOverlong(text[word.source...]) ? inner.end : word
  }

  /// Whether no line can hold the word that a text begins with.
  private func isOverlong(_ text: Substring) -> Bool {
    var line = Self(text, limit: breaker.width - breaker.hangingIndent, for: breaker)
    return line.walk() == .broken && line.word == nil
  }
}
