import ExpoCatalog
import ExpoDiagnostics
import ExpoModel
import ExpoRendering
import ExpoTerminal
import ExpoSource
import ExpoText
import ExpoValidation

/// What is browsed: a poster and entries, each read when it is asked for.
///
/// Entries are named by their place in the list, from 0.
struct BrowseDocument: Sendable {
  let source: ExhibitionDocuments
  let language: Language
  /// What is wrong with the document of the exposition.
  let posterFindings: [Diagnostic]
  private let pictures: PictureIndex
  private let elements: [EntryList.Element]
  private var rows = BrowseRows()

  init(_ source: ExhibitionDocuments, language: Language, pictures: PictureIndex = PictureIndex()) {
    self.source = source
    self.language = language
    self.pictures = pictures
    elements = source.entries.map { Array($0.elements) } ?? []
    posterFindings = source.exposition?.findings ?? []
  }

  /// How many entries there are.
  var count: Int { elements.count }
  /// Whether there is an exposition, readable or not.
  var hasPoster: Bool { source.exposition != nil }

  /// Whether an entry can be read; without entries, whether there is nothing that cannot be read.
  var hasContent: Bool {
    if count > 0 { return (0..<count).contains(where: isReadable) }
    return !hasPoster || source.exposition?.exposition != nil
  }

  /// The number of an entry in the document, from 1.
  func number(of index: Int) -> Int { elements[index].number }

  /// The place of the entry of a number, or of the next one behind it.
  func index(ofNumber number: Int) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, elements.count - 1))
  }

  /// Whether an entry can be read.
  func isReadable(_ index: Int) -> Bool {
    rows[index]?.isReadable ?? source.entries?.isReadable(elements[index]) ?? false
  }

  /// An entry; nil if it cannot be read.
  func entry(_ index: Int) -> Entry? { source.entries?.entry(elements[index]) }

  /// The text under a key of an entry, which need not be readable as a whole.
  func text(_ key: Entry.CodingKeys, of index: Int) -> String? {
    source.entries?.text(key, of: elements[index])
  }

  /// How an entry matches a query; nil if it does not.
  func match(_ query: SearchQuery, _ index: Int) -> SearchMatch? {
    source.entries?.match(query, elements[index])
  }

  /// The length of an entry in bytes.
  func length(of index: Int) -> Int { elements[index].bytes.count }

  /// What is wrong with an entry by itself.
  func findings(of index: Int) -> [Diagnostic] {
    if let row = rows[index] { return row.findings }
    let next = index + 1 < count ? elements[index + 1] : nil
    return source.entries?.findings(of: elements[index], before: next) ?? []
  }

  /// What the list shows of an entry.
  func row(of index: Int) -> BrowseRow {
    rows[index]
      ?? BrowseRow(
        isReadable: isReadable(index), findings: findings(of: index),
        name: BrowseRow.beginning(of: text(.name, of: index)),
        summary: BrowseRow.beginning(of: text(.shortDescription, of: index)))
  }

  /// Reads rows that are going to be shown, unless they have been read.
  mutating func readRows(of indices: [Int]) {
    rows.makeRoom(for: indices)
    for index in indices where rows[index] == nil { rows[index] = row(of: index) }
  }

  /// Where the editor goes: a file, and the 1-based line of an entry or of the exposition in it.
  func place(of index: Int?) -> (path: String, line: Int)? {
    if let index, let file = source.entries?.file {
      return (file.name, LineIndex(file).line(at: elements[index].bytes.lowerBound))
    }
    return (source.exposition?.file.name ?? source.entries?.file.name).map { ($0, 1) }
  }
}

// MARK: - Pages

extension BrowseDocument {
  /// The poster; the file's name where there is none.
  var posterPage: Page {
    source.exposition?.exposition.map { Page($0, in: language) } ?? Page(title: [source.fileName])
  }

  /// The poster, and a word where it could not be read.
  var posterBlocks: [WrappedText] {
    let blocks = PageBlocks.of(posterPage)
    guard hasPoster, source.exposition?.exposition == nil else { return blocks }
    return blocks + [.blank, unreadable]
  }

  /// The page of an entry, its picture and files among it.
  func blocks(ofEntry index: Int) -> [WrappedText] {
    guard let entry = entry(index) else {
      return [WrappedText(String(number(of: index)), .heading), unreadable]
    }
    let files = pictures.summary(of: entry.imageName)
    let text = [entry.imageName, files].compactMap { $0 }.joined(separator: "  ")
    return PageBlocks.of(
      Page(entry, facts: source.entries?.facts(of: elements[index]) ?? [], in: language),
      picture: Page.Fact(.picture, text, in: language))
  }

  /// The text of an entry, or of the poster, as it is in the document; nil if it cannot be read.
  func plainText(of index: Int?) -> String? {
    if let index {
      guard let entry = entry(index) else { return nil }
      return [entry.name, entry.shortDescription, "", entry.description].joined(separator: "\n")
    }
    if hasPoster, source.exposition?.exposition == nil { return nil }
    let page = posterPage
    let facts = page.facts.map { $0.label + $0.separator + $0.value }
    let texts = page.paragraphs.map { $0.lines.joined(separator: "\n") }
    let head = (page.title + (facts.isEmpty ? [] : [""] + facts)).joined(separator: "\n")
    return ([head] + texts).joined(separator: "\n\n")
  }

  private var unreadable: WrappedText {
    WrappedText("[\(Label.unreadable.text(in: language))]", .warning)
  }
}
