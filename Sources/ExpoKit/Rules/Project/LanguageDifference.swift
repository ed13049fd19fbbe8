import ExpoJSON

extension ProjectFacts {
  /// EX706: the languages of a document have different entries or numbers.
  ///
  /// Texts and the names of pictures may differ.
  var languageDifferences: [CatalogProblem] {
    languages.flatMap { versions in versions.dropFirst().flatMap { differences(versions[0], $0) } }
  }

  private typealias Named = (picture: ImageReference, name: String, entry: EntryList.Element)

  /// The entries that name a picture.
  private func named(in version: Version) -> [Named] {
    let elements = Array(version.root.node.elements)
    return DocumentRules(version.dialect).imageReferences(in: version.root.node).map { picture in
      let index = Int(picture.location.pointer.tokens[0]) ?? 0
      let entry = EntryList.Element(number: index + 1, node: elements[index])
      return (picture, picture.name.comparisonKey, entry)
    }
  }

  private func differences(_ one: Version, _ other: Version) -> [CatalogProblem] {
    if one.kind == .exposition { return numbers(one.root, other.root) }
    let here = named(in: one)
    let there = named(in: other)
    return lacking(here, in: there, of: other) + lacking(there, in: here, of: one)
      + pairs(here, there).flatMap { numbers($0, $1) + numbers($1, $0, areMissing: true) }
  }

  /// The entries that only the longer version has, by the names of pictures; without common names, the last ones.
  private func lacking(_ long: [Named], in short: [Named], of other: Version) -> [CatalogProblem] {
    let known = Set(short.map(\.name))
    let lacking = long.filter { !known.contains($0.name) }
    let count = max(0, long.count - short.count)
    let file = other.root.node.location(at: .root).file
    return (lacking.count == count ? lacking : long.suffix(count)).map { named in
      let kind = CatalogProblem.Kind.lacksInLanguage(
        named.picture.name, other: named.picture.location)
      return CatalogProblem(kind, at: .start(of: file))
    }
  }

  /// The entries with the same picture, or without common names of pictures, those at the same index.
  private func pairs(
    _ here: [Named], _ there: [Named]
  ) -> [(one: EntryList.Element, other: EntryList.Element)] {
    let known = Dictionary(grouping: there, by: \.name)
    let isEqual = here.elementsEqual(there) { $0.name == $1.name }
    let isOther = here.count == there.count && here.allSatisfy { known[$0.name] == nil }
    if isEqual || isOther { return zip(here, there).map { ($0.entry, $1.entry) } }
    return here.compactMap { _, name, entry in
      known[name].flatMap { $0.count == 1 ? (entry, $0[0].entry) : nil }
    }
  }

  /// Different or missing numbers of other keys than the model's, which are another finding.
  private func numbers(
    _ one: EntryList.Element, _ other: EntryList.Element, areMissing: Bool = false
  ) -> [CatalogProblem] {
    let members = other.node.members.map { ($0.key.string?.comparisonKey, $0.value) }
    let known = Dictionary(members) { old, _ in old }
    return one.node.members.compactMap { key, value -> CatalogProblem? in
      guard let key = key.string, value.kind == .number else { return nil }
      let found = known[key.comparisonKey]
      let isSame = found.map { areMissing || $0.kind != .number || $0.spelling == value.spelling }
      if isSame ?? DocumentKind.exposition.keys.contains(where: key.hasBytes) { return nil }
      let location = found.map { $0.location(at: other.pointer.appending(key)) }
      let kind = CatalogProblem.Kind.differsByLanguage(
        key, here: found?.spelling, there: value.spelling,
        other: value.location(at: one.pointer.appending(key)))
      return CatalogProblem(kind, at: location ?? other.node.location(at: other.pointer))
    }
  }
}
