import ExpoJSON
import ExpoModel

extension Dialect {
  /// Finds what findings are about: see ``FindingSubject``.
  ///
  /// The document is read once more: few runs ask, and the others need not keep its tree. Either
  /// the file is one entry, or the elements of its outermost array are, also the slots of a
  /// `Contents.json`.
  func subjects(isEntry: Bool = false) -> SubjectFinder {
    let names = names(of: Entry.CodingKeys.name.rawValue)
    return { Self.subjects(in: $0, $1, isEntry: isEntry, names) }
  }

  /// The findings are in the order of their bytes; `names` are the keys of a name, by preference.
  private static func subjects(
    in file: SourceFile, _ diagnostics: [Report.Diagnostic], isEntry: Bool, _ names: [String]
  ) -> [FindingSubject] {
    let tree = JSONTree(reading: file, errorLimit: .ignored, isRecord: true)
    let isList = !isEntry && tree.root?.kind == .array
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
      guard let entry = isEntry ? tree.root : around.element else {
        return FindingSubject(value: value)
      }
      let start = entry.bytes.lowerBound
      // Findings of one entry follow each other: its members are hashed once.
      let known = last.flatMap { $0.start == start ? $0.entry : nil } ?? subject(of: entry, names)
      last = (start, known)
      return FindingSubject(
        number: isList ? diagnostic.location.entryNumber : nil, entry: known.entry,
        members: known.members, value: value)
    }
  }

  /// As findings have them.
  func entryNames(in file: SourceFile) -> [String] {
    let (names, tree) = (names(of: Entry.CodingKeys.name.rawValue), JSONTree(reading: file))
    return tree.root?.elements.compactMap { Self.subject(of: $0, names).entry } ?? []
  }

  private static func subject(of entry: JSONNode, _ names: [String]) -> FindingSubject {
    let name = names.lazy.compactMap { entry[$0]?.string }.first { !$0.isEmpty }
    return FindingSubject(entry: name, members: entry.contentHash)
  }
}

extension EntryList {
  package func subjects(among elements: [Element]) -> SubjectFinder {
    { _, diagnostics in
      var rest = elements[...]
      return diagnostics.map { diagnostic in
        let byte = diagnostic.location.bytes.lowerBound
        while let next = rest.dropFirst().first, next.bytes.lowerBound <= byte {
          rest.removeFirst()
        }
        guard let element = rest.first, element.number > 0 else { return FindingSubject() }
        return FindingSubject(number: element.number, entry: text(.name, of: element))
      }
    }
  }
}

extension DocumentLocation {
  /// From 1, in a document that is a list of entries.
  fileprivate var entryNumber: Int? { pointer.tokens.first.flatMap { Int($0) }.map { $0 &+ 1 } }
}
