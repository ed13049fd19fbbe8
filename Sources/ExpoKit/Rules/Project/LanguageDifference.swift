import ExpoJSON

extension ProjectFacts {
  /// EX706: what differs between languages of a document.
  ///
  /// Texts differ, and so may the names of pictures; the entries and the numbers should not.
  var languageDifferences: [CatalogProblem] {
    languages.flatMap { versions in
      versions.dropFirst().flatMap { other in
        versions[0].kind == .entries
          ? entries(versions[0], other) : numbers(versions[0].root, other.root)
      }
    }
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

  /// Entries of one version only, by the names of pictures; if these tell nothing, the last.
  private func entries(_ one: Version, _ other: Version) -> [CatalogProblem] {
    let here = named(in: one)
    let there = named(in: other)
    let isLonger = here.count > there.count
    let long = isLonger ? here : there
    let short = isLonger ? there : here
    let known = Set(short.map(\.name))
    let lacking = long.filter { !known.contains($0.name) }
    let count = long.count - short.count
    let file = (isLonger ? other : one).root.node.location(at: .root).file
    let missing = (lacking.count == count ? lacking : long.suffix(count)).map {
      CatalogProblem(
        .lacksInLanguage($0.picture.name, other: $0.picture.location), at: .start(of: file))
    }
    return missing
      + pairs(here, there).flatMap { numbers($0, $1) + numbers($1, $0, areMissing: true) }
  }

  /// Those with the same picture, or at the same index if the names of pictures tell nothing.
  private func pairs(
    _ here: [Named], _ there: [Named]
  ) -> [(one: EntryList.Element, other: EntryList.Element)] {
    let names = here.map(\.name)
    let others = there.map(\.name)
    let isEqual = names == others || Set(names).isDisjoint(with: others)
    if isEqual, here.count == there.count { return zip(here, there).map { ($0.entry, $1.entry) } }
    let known = Dictionary(grouping: there, by: \.name)
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
      let place = found.map { $0.location(at: other.pointer.appending(key)) }
      let kind = CatalogProblem.Kind.differsByLanguage(
        key, here: found?.spelling, there: value.spelling,
        other: value.location(at: one.pointer.appending(key)))
      return CatalogProblem(kind, at: place ?? other.node.location(at: other.pointer))
    }
  }
}
