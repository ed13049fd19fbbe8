import ExpoKit

/// The documents to browse: a poster and entries, each read on access.
///
/// Entries are identified by their index in the list, from 0.
struct BrowseDocument: Sendable {
  let documents: ExhibitionDocuments
  let language: Language
  let posterFindings: [Report.Diagnostic]
  /// The lines of the exposition's title, or else the file's name.
  private(set) var titleLines: [String] = []
  let pictures: PictureIndex
  let elements: [EntryList.Element]
  /// The most rows that are kept besides those on the screen.
  private static let rowLimit = 256
  /// The rows read so far, by the indices of their entries.
  private(set) var rows: [Int: BrowseRow] = [:]
  /// The lines of the entries' document, once an entry needed them.
  private var entryLines: LineIndex?

  var watch: DiskWatch

  /// `seconds` count from an arbitrary moment.
  init(
    _ documents: ExhibitionDocuments, language: Language, pictures: PictureIndex = PictureIndex(),
    at seconds: Double = 0
  ) {
    watch = DiskWatch(documents, at: seconds)
    self.documents = documents
    self.language = language
    self.pictures = pictures
    elements = documents.entries.map { Array($0.elements) } ?? []
    posterFindings = documents.exposition?.findings ?? []
    titleLines = posterPage.title
  }

  var count: Int { elements.count }
  /// Whether there is an exposition, readable or not.
  var hasPoster: Bool { documents.exposition != nil }

  /// Whether anything of the entries can be read; without entries, of the poster.
  var hasContent: Bool {
    guard let list = documents.entries, count > 0 else {
      return documents.exposition?.partial.hasContent ?? true
    }
    return elements.contains { list.partialEntry($0).hasContent }
  }

  /// The number of an entry in its document, from 1.
  func number(of index: Int) -> Int { elements[index].number }

  /// The index of the entry with a number, or else of the next one.
  func index(ofNumber number: Int) -> Int {
    min(elements.partitioningIndex { $0.number >= number }, max(0, elements.count - 1))
  }

  func isReadable(_ index: Int) -> Bool {
    rows[index]?.isWhole ?? documents.entries?.isReadable(elements[index]) ?? false
  }

  func entry(_ index: Int) -> PartialEntry {
    documents.entries?.partialEntry(elements[index]) ?? .unreadable
  }

  /// The text under a key of an entry, which may be damaged elsewhere.
  func text(_ key: Entry.CodingKeys, of index: Int) -> String? {
    documents.entries?.text(key, of: elements[index])
  }

  /// In bytes.
  func length(of index: Int) -> Int { elements[index].bytes.count }

  /// The findings of an entry itself.
  func findings(of index: Int) -> [Report.Diagnostic] {
    if let row = rows[index] { return row.findings }
    let next = index + 1 < count ? elements[index + 1] : nil
    return documents.entries?.findings(of: elements[index], before: next) ?? []
  }

  func row(of index: Int) -> BrowseRow {
    if let row = rows[index] { return row }
    let entry = entry(index)
    let (name, summary) = (entry.name, entry.shortDescription)
    let text =
      entry.hasContent
      ? BrowseRow.beginning(of: name, in: language) : "[\(Label.unreadable.text(in: language))]"
    let isBlank = text.allSatisfy(\.isWhitespace)
    return BrowseRow(
      isWhole: isReadable(index), hasContent: entry.hasContent,
      findings: findings(of: index),
      name: isBlank ? "(\(Label.noName.text(in: language)))" : text,
      summary: BrowseRow.beginning(of: summary, in: language),
      hasFaultyName: name.isFaulty, hasFaultySummary: summary.isFaulty)
  }

  /// Reads these rows unless they are known.
  mutating func readRows(of indices: [Int]) {
    if rows.count > Self.rowLimit {
      let wanted = Set(indices)
      rows = rows.filter { wanted.contains($0.key) }
    }
    for index in indices where rows[index] == nil { rows[index] = row(of: index) }
  }

  /// Finds the lines of the entries' document unless they are known.
  mutating func readLines() {
    if entryLines == nil { entryLines = documents.entries.map { LineIndex($0.file) } }
  }

  /// The file of an entry, or of the exposition.
  func file(of index: Int?) -> SourceFile? {
    index == nil ? documents.exposition?.file : documents.entries?.file
  }

  /// The names for what findings of an entry are about.
  func subjects(of index: Int?) -> SubjectFinder? {
    index.flatMap { documents.entries?.subjects(among: [elements[$0]]) }
  }

  /// Where the editor opens an entry, the exposition or a finding in it: a file and a 1-based line.
  func location(of index: Int?, _ finding: Report.Diagnostic? = nil) -> (path: String, line: Int)? {
    let offset = finding?.location.bytes.lowerBound
    if let index, let file = documents.entries?.file {
      let lines = entryLines ?? LineIndex(file)
      return (file.name, lines.line(at: offset ?? elements[index].bytes.lowerBound))
    }
    if let offset, let file = documents.exposition?.file {
      return (file.name, LineIndex(file).line(at: offset))
    }
    return (documents.exposition?.file.name ?? documents.entries?.file.name).map { ($0, 1) }
  }

  /// The poster as far as it can be read, or else the file's name.
  var posterPage: Page { documents.posterPage(in: language) }

  func page(ofEntry index: Int) -> Page { page(of: entry(index), at: index) }

  /// The page of an entry that was read: reading one of many megabytes takes long.
  private func page(of entry: PartialEntry, at index: Int) -> Page {
    entry.hasContent
      ? Page(entry, facts: documents.entries?.facts(of: elements[index]) ?? [], in: language)
      : Page(unreadable: String(number(of: index)), in: language)
  }

  /// Whether all could be read, and contains neither an exposition nor an entry.
  var isEmpty: Bool { !hasPoster && count == 0 && !documents.hasGaps }

  /// Why documents cannot be read, and the poster.
  func posterBlocks(messages: Language) -> [WrappedText] {
    let nothing = WrappedText(BrowseNotice.noEntries.words(in: messages), .faint)
    return problems.flatMap { [WrappedText($0.words(in: messages).message, .warning), .blank] }
      + posterPage.blocks(and: firstNames?.block()) + (isEmpty ? [.blank, nothing] : [])
  }

  /// The page of an entry, with its picture and files.
  func blocks(ofEntry index: Int) -> [WrappedText] {
    let entry = entry(index)
    let picture = entry.hasContent ? picture(named: entry.imageName) : nil
    return page(of: entry, at: index)
      .blocks(and: picture, untitled: "(\(Label.noName.text(in: language)))")
  }

  /// The name of a picture, linked to its file, and its files.
  private func picture(named member: PartialMember<String>) -> WrappedText? {
    let fact = Page.Fact(.picture, member, in: language) { name in
      [name, pictures.summary(of: name)].compactMap { $0 }.joined(separator: "  ")
    }
    let name = member.value ?? ""
    let link = pictures.pathToView(of: name).flatMap { FileLink(path: $0) }
    return fact?.block(name, linkedTo: link)
  }

  /// The findings of the poster or an entry as text below it; nothing if it can be read in full.
  ///
  /// The lines of the document are found each time, unless ``readLines()`` has found them.
  func findingBlocks(of index: Int?, width: Int, messages: Language) -> [WrappedText] {
    let style = FindingsBelow.Style(
      language: messages, width: width, limit: Self.mostFindings, cutsPath: true)
    let isWhole = index.map(isReadable) ?? documents.exposition?.isReadable ?? true
    guard !isWhole, let file = file(of: index) else { return [] }
    let found = index.map(findings) ?? posterFindings
    let lines = FindingsBelow.lines(
      found, in: file, style, subjects: subjects(of: index), lines: index == nil ? nil : entryLines)
    // A screen would break what is wider, and the line of a location must stay whole.
    return lines.map { WrappedText($0.fitted(to: width, ambiguous: .narrow)) }
      + Self.noteOnFixes(of: found, in: messages)
  }

  static let mostFindings = 100

  /// The text of an entry, or of the poster, as far as it can be read.
  func plainText(of index: Int?) -> String? {
    if let index {
      let entry = entry(index)
      guard entry.hasContent else { return nil }
      let texts = [entry.name, entry.shortDescription, .readable(""), entry.description]
      return texts.map { $0.mark(in: language) ?? $0.value ?? "" }.joined(separator: "\n")
    }
    if hasPoster, documents.exposition?.partial.hasContent != true { return nil }
    let page = posterPage
    let facts = page.facts.map { $0.label + $0.separator + $0.value }
    let groups = [page.title, facts].filter { !$0.isEmpty } + page.paragraphs.map(\.lines)
    return groups.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

/// An entry as the list shows it: read once, however often it is drawn.
struct BrowseRow: Sendable {
  /// The most scalars kept of a text: a screen shows fewer, but a character may have a million.
  private static let longestText = 8192

  let isWhole: Bool
  let hasContent: Bool
  let findings: [Report.Diagnostic]
  /// The beginning of the name, a mark, or `(no name)`.
  let name: String
  /// The beginning of the short description, or a mark.
  let summary: String
  /// Whether they are shown as marks.
  let hasFaultyName, hasFaultySummary: Bool

  /// As much of a text as a row can show.
  static func beginning(
    of member: PartialMember<String>, in language: Language
  ) -> String {
    member.mark(in: language) ?? String((member.value ?? "").unicodeScalars.prefix(longestText))
  }
}
