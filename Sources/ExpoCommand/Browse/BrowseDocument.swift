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
  /// The most rows that are kept in addition to those on the screen.
  private static let rowLimit = 256
  /// The rows read so far, by the indices of their entries.
  private(set) var rows: [Int: BrowseRow] = [:]
  /// The lines of the entries' document, once an entry needed them.
  private(set) var entryLines: LineIndex?

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

  /// Whether any part of an entry can be read, or of the poster if there are no entries.
  var hasContent: Bool {
    guard let list = documents.entries, count > 0 else {
      return documents.exposition?.partial.hasContent ?? true
    }
    return elements.contains { list.partialEntry($0).hasContent }
  }

  /// The number of an entry in its document, from 1.
  func number(of index: Int) -> Int { elements[index].number }

  /// 0 without entries.
  var lastNumber: Int { elements.last?.number ?? 0 }

  /// The index of the entry with a number, or else of the next one.
  func index(ofNumber number: Int) -> Int {
    min(elements.partitioningIndex { $0.number >= number }, max(0, elements.count - 1))
  }

  func isReadable(_ index: Int) -> Bool {
    rows[index]?.isWhole ?? documents.entries?.isReadable(elements[index]) ?? false
  }

  func entry(_ index: Int) -> PartialEntry {
    documents.entries?.partialEntry(elements[index]) ?? PartialEntry { _ in .unreadable }
  }

  private func member(_ key: Entry.CodingKeys, of index: Int) -> PartialMember<String> {
    documents.entries?.member(key, of: elements[index]) ?? .unreadable
  }

  /// The text under a key of an entry, which may be damaged elsewhere.
  func text(_ key: Entry.CodingKeys, of index: Int) -> String? {
    member(key, of: index).value
  }

  /// The length of an entry in bytes.
  func length(of index: Int) -> Int { elements[index].bytes.count }

  func findings(of index: Int) -> [Report.Diagnostic] {
    if let row = rows[index] { return row.findings }
    return documents.entries?.findings(of: elements[index]) ?? []
  }

  func row(of index: Int) -> BrowseRow {
    if let row = rows[index] { return row }
    // A list needs no full texts.
    let name = member(.name, of: index)
    let summary = member(.shortDescription, of: index)
    let isWhole = isReadable(index)
    let hasContent = isWhole || entry(index).hasContent
    let text =
      hasContent
      ? BrowseRow.beginning(of: name, in: language) : "[\(Label.unreadable.text(in: language))]"
    let isBlank = text.allSatisfy(\.isWhitespace)
    return BrowseRow(
      isWhole: isWhole, hasContent: hasContent, findings: findings(of: index),
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

  /// Finds the entry and value of the findings of an entry, or of the exposition.
  func subjects(of index: Int?) -> SubjectFinder? {
    index.flatMap { documents.entries?.subjects(among: [elements[$0]]) }
  }

  /// Where the editor opens an entry, the exposition or a finding in it: a file and a 1-based line.
  func location(of index: Int?, _ finding: Report.Diagnostic? = nil) -> (path: String, line: Int)? {
    guard let file = file(of: index) ?? documents.entries?.file else { return nil }
    let start = finding?.location.bytes.lowerBound ?? index.map { elements[$0].bytes.lowerBound }
    guard let start else { return (file.name, 1) }
    let lines = index == nil ? nil : entryLines
    return (file.name, (lines ?? LineIndex(file)).line(at: start))
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
