import ExpoJSON
import ExpoModel
import ExpoBase

/// What findings are about: see ``FindingSubject``.
///
/// The document is read once more: few runs ask, and the others need not keep its tree.
struct Subjects {
  /// Where entries are in a file.
  enum Entries {
    /// The elements of its outermost array; the slots of a `Contents.json` count as entries too.
    case elements
    /// The file is one entry.
    case file
  }

  /// The keys of a name, by preference.
  private let names: [String]
  private let entries: Entries

  /// Finds the subjects in files of a dialect.
  init(_ dialect: Dialect = .standard, in entries: Entries = .elements) {
    names = dialect.names(of: Entry.CodingKeys.name.rawValue)
    self.entries = entries
  }

  /// The subjects of findings, which are in the order of their bytes.
  @Sendable func find(in file: SourceFile, _ diagnostics: [Diagnostic]) -> [FindingSubject] {
    let tree = JSONTree(reading: file, errorLimit: .ignored, isRecord: true)
    var cursor = ValueCursor(tree)
    var last: (start: Int, entry: FindingSubject)?
    var lastValue: (start: Int, hash: UInt64)?
    return diagnostics.map { diagnostic in
      guard diagnostic.location.part != .file else { return FindingSubject() }
      let around = cursor.surroundings(of: diagnostic.location.bytes)
      let isKey = diagnostic.location.part == .key
      // Findings of one value follow each other, and it may be as long as the file.
      if let value = around.value, !isKey, value.bytes.lowerBound != lastValue?.start {
        lastValue = (value.bytes.lowerBound, value.contentHash)
      }
      let value = isKey || around.value == nil ? nil : lastValue?.hash
      guard let entry = entries == .file ? tree.root : around.element else {
        return FindingSubject(value: value)
      }
      let start = entry.bytes.lowerBound
      // Findings of one entry follow each other: its members are hashed once.
      let known = last.flatMap { $0.start == start ? $0.entry : nil } ?? subject(of: entry)
      last = (start, known)
      return FindingSubject(entry: known.entry, members: known.members, value: value)
    }
  }

  private func subject(of entry: JSONNode) -> FindingSubject {
    let name = names.lazy.compactMap { entry[$0]?.string }.first { !$0.isEmpty }
    return FindingSubject(entry: name, members: entry.contentHash)
  }
}
