import ExpoKit

/// The findings of damaged entries, to be printed below each of them.
///
/// They are located together, in one pass over the document, whatever the order of the entries.
struct FindingsBelow {
  struct Style {
    /// Whether they have the source around them, as in ``ReportFormat/full``, each below an empty line;
    /// otherwise one line each, as in ``ReportFormat/concise``.
    var showsSource = true
    let language: Language
    /// The cells of a line; nil for no limit.
    let width: Int?
    let limit: Int
    var ambiguous = AmbiguousWidth.narrow
    /// Whether the line of a location is cut too: on a full screen nobody opens the file that it names.
    var cutsPath = false
  }

  /// The most findings of all entries, and so the most entries to check.
  static let limit = 1000

  private var lines: [Int: [StyledText]] = [:]

  init(_ elements: [EntryList.Element], of list: EntryList, _ style: Style) {
    let elements = elements.sorted { $0.number < $1.number }
    var diagnostics: [Report.Diagnostic] = []
    var hidden: [Int: Int] = [:]
    for element in elements where diagnostics.count < Self.limit {
      let all = list.findings(of: element)
      diagnostics += all.prefix(style.limit)
      if all.count > style.limit { hidden[element.number] = all.count - style.limit }
    }
    let report = Report([
      Report.FileDiagnostics(list.file, diagnostics, subjects: list.subjects(among: elements))
    ])
    var index = 0
    for finding in report.findings(in: style.language, namingEntries: true) {
      let byte = finding.diagnostic.location.bytes.lowerBound
      while index + 1 < elements.count, elements[index + 1].bytes.lowerBound <= byte { index += 1 }
      lines[elements[index].number, default: []] += style.lines(of: finding)
    }
    for (number, count) in hidden { lines[number, default: []] += style.lines(ofMore: count) }
  }

  /// The lines of an entry, by its number in the document.
  subscript(number: Int) -> [StyledText] { lines[number] ?? [] }

  static func lines(
    _ diagnostics: [Report.Diagnostic], in file: SourceFile, _ style: Style,
    subjects: SubjectFinder? = nil, lines: LineIndex? = nil
  ) -> [StyledText] {
    let found = Report.FileDiagnostics(
      file, Array(diagnostics.prefix(style.limit)), subjects: subjects, lines: lines)
    let hidden = diagnostics.count - style.limit
    return Report([found]).findings(in: style.language, namingEntries: true)
      .flatMap(style.lines)
      + (hidden > 0 ? style.lines(ofMore: hidden) : [])
  }
}

extension FindingsBelow.Style {
  private static let indent = 2
  /// The width of excerpts where lines have no limit.
  private static let usualWidth = 100

  fileprivate func lines(of finding: Finding) -> [StyledText] {
    var text = StyledText()
    if showsSource {
      finding.append(
        to: &text, width: width ?? Self.usualWidth, language: language, ambiguous: ambiguous,
        cutsPath: cutsPath)
      return [StyledText()] + text.lines
    }
    finding.appendHeadline(to: &text)
    return text.lines.flatMap(wrapped)
  }

  /// The line below findings that are not all shown.
  fileprivate func lines(ofMore count: Int) -> [StyledText] {
    wrapped(
      StyledText(
        language.pick(en: English.count(count, "more finding"), ko: "그 밖의 문제 \(count)건"), .note))
  }

  private func wrapped(_ line: StyledText) -> [StyledText] {
    guard let width else { return [line] }
    return line.lines(
      by: LineBreaker(width: width, hangingIndent: Self.indent, ambiguous: ambiguous))
  }
}

extension StyledText {
  /// The text with the end of a line.
  var ended: StyledText {
    var text = self
    text.endLine()
    return text
  }

  /// The lines, without their ends.
  var lines: [StyledText] {
    var lines = [StyledText()]
    forEachRun { role, run in
      let pieces = run.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, piece) in pieces.enumerated() {
        if number > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(piece), role)
      }
    }
    if lines.last?.string.isEmpty == true { lines.removeLast() }
    return lines
  }
}
