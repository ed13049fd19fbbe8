import ExpoJSON
import ExpoModel

extension Dialect {
  /// Finds the entry and the value of each finding: see ``FindingSubject``.
  ///
  /// It parses the document again, so that runs that need no subjects do not keep its tree. Entries
  /// are the file itself or the elements of its outermost array: in a `Contents.json`, its slots.
  func subjects(isEntry: Bool = false) -> SubjectFinder {
    { file, diagnostics in
      let tree = JSONTree(reading: file, errorLimit: .ignored, isRecord: true)
      let isList = !isEntry && tree.root?.kind == .array
      let surroundings = tree.surroundings(of: diagnostics.map(\.location.bytes))
      var last: (start: Int, entry: FindingSubject)?
      var lastValue: (start: Int, hash: UInt64)?
      return zip(diagnostics, surroundings).map { diagnostic, around in
        guard diagnostic.location.part != .file else { return FindingSubject() }
        // Findings of one value follow each other: it may be as long as the file, so it is hashed once.
        let value = diagnostic.location.part == .key ? nil : around.value
        if let value, value.bytes.lowerBound != lastValue?.start {
          lastValue = (value.bytes.lowerBound, value.contentHash)
        }
        let hash = value == nil ? nil : lastValue?.hash
        guard let entry = isEntry ? tree.root : around.element else {
          return FindingSubject(value: hash)
        }
        // The same for the findings of one entry.
        if entry.bytes.lowerBound != last?.start {
          last = (entry.bytes.lowerBound, subject(of: entry))
        }
        return FindingSubject(
          number: isList ? diagnostic.location.entryNumber : nil, entry: last?.entry.entry,
          members: last?.entry.members, value: hash)
      }
    }
  }

  /// The names of the entries, as in the subjects of findings.
  func entryNames(in file: SourceFile) -> [String] {
    JSONTree(reading: file).root?.elements.compactMap { subject(of: $0).entry } ?? []
  }

  private func subject(of entry: JSONNode) -> FindingSubject {
    let names = names(of: Entry.CodingKeys.name.rawValue)
    let name = names.lazy.compactMap { entry[$0]?.string }.first { !$0.isEmpty }
    return FindingSubject(entry: name, members: entry.contentHash)
  }
}

extension DocumentLocation {
  /// The number of the entry, from 1, if the document is a list of entries.
  fileprivate var entryNumber: Int? { pointer.tokens.first.flatMap { Int($0) }.map { $0 &+ 1 } }
}
