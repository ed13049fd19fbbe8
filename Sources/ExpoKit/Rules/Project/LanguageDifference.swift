import ExpoBase
import ExpoJSON

extension ProjectFacts {
  /// EX706: what differs between languages of a document.
  ///
  /// Texts differ, and so may the names of pictures; the entries and the numbers should not.
  var languageDifferences: [CatalogProblem] {
    languages.flatMap { versions in
      versions.dropFirst().flatMap { other in
        versions[0].kind == .entries
          ? entries(versions[0], other) : numbers((versions[0].root, .root), (other.root, .root))
      }
    }
  }

  /// Entries of one version only, by the names of pictures; if these tell nothing, the last.
  private func entries(_ one: Version, _ other: Version) -> [CatalogProblem] {
    let names = [one, other].map { EntriesRules($0.dialect).imageReferences(in: $0.root) }
    let isLonger = names[0].count > names[1].count
    let (long, short) = isLonger ? (names[0], names[1]) : (names[1], names[0])
    let known = Set(short.map(\.name))
    let (lacking, count) = (long.filter { !known.contains($0.name) }, long.count - short.count)
    let file = (isLonger ? other : one).root.location(at: .root).file
    let missing = (lacking.count == count ? lacking : long.suffix(count)).map {
      CatalogProblem(.lacksInLanguage($0.name, other: $0.location), at: .start(of: file))
    }
    let pairs = pairs(names, [one.root, other.root])
    return missing + pairs.flatMap { numbers($0, $1) + numbers($1, $0, areMissing: true) }
  }

  private typealias Object = (node: JSONNode, pointer: JSONPointer)

  /// Those with the same picture, or at the same index if the names of pictures tell nothing.
  private func pairs(_ names: [[ImageReference]], _ roots: [JSONNode]) -> [(Object, Object)] {
    let pictures = names.map { $0.map(\.name) }
    let entries = zip(names, roots).map { names, root in
      let elements = Array(root.elements)
      return names.map { name in
        let index = Int(name.location.pointer.tokens[0]) ?? 0
        return (node: elements[index], pointer: JSONPointer.root.appending(index))
      }
    }
    let isEqual = pictures[0] == pictures[1] || Set(pictures[0]).isDisjoint(with: pictures[1])
    if isEqual, pictures[0].count == pictures[1].count { return Array(zip(entries[0], entries[1])) }
    let others = Dictionary(grouping: zip(pictures[1], entries[1])) { $0.0 }
    return zip(pictures[0], entries[0]).compactMap { name, entry in
      others[name].flatMap { $0.count == 1 ? (entry, $0[0].1) : nil }
    }
  }

  /// Different or missing numbers of other keys than the model's, which are another finding.
  private func numbers(
    _ one: Object, _ other: Object, areMissing: Bool = false
  ) -> [CatalogProblem] {
    let known = Dictionary(other.node.members.map { ($0.key.string, $0.value) }) { old, _ in old }
    return one.node.members.compactMap { key, value -> CatalogProblem? in
      guard let key = key.string, value.kind == .number else { return nil }
      let found = known[key]
      let isSame = found.map { areMissing || $0.kind != .number || $0.spelling == value.spelling }
      if isSame ?? DocumentKind.exposition.keys.contains(key) { return nil }
      let place = found.map { $0.location(at: other.pointer.appending(key)) }
      return CatalogProblem(
        .differsByLanguage(
          key, here: found?.spelling, there: value.spelling,
          other: value.location(at: one.pointer.appending(key))),
        at: place ?? other.node.location(at: other.pointer))
    }
  }
}
