import ExpoBase
import ExpoJSON
import ExpoModel

/// What changed between two exhibitions.
///
/// The comparison in the other direction is the same, with the two sides exchanged.
package struct Comparison: Sendable {
  /// An entry of one side, with its number from 1.
  package struct Side: Sendable {
    /// The number in the document, from 1.
    package let number: Int
    /// The members.
    package let object: ComparedObject
  }

  /// An entry that was added, removed, moved or changed.
  package struct EntryChange: Sendable {
    /// The entry on each side; nil where there is none.
    package let (old, new): (Side?, Side?)
    /// Whether its place among the entries of both sides changed.
    package let isMoved: Bool
    /// The members that changed; all of an entry that is on one side only.
    package let members: [MemberChange]
    /// The files of its picture that changed.
    package let pictures: [PictureChange]

    fileprivate init(
      old: Side? = nil, new: Side? = nil, isMoved: Bool = false, pictures: [PictureChange] = []
    ) {
      (self.old, self.new, self.isMoved, self.pictures) = (old, new, isMoved, pictures)
      members = (old?.object ?? ComparedObject()).changes(to: new?.object ?? ComparedObject())
    }
  }

  /// The members of the exposition that changed.
  package private(set) var exposition: [MemberChange] = []
  /// The files of the poster's picture that changed.
  package private(set) var poster: [PictureChange] = []
  /// The entries that changed: those that were removed, then the others in the order of the new list.
  package private(set) var entries: [EntryChange] = []
  /// The files that could not be read.
  package private(set) var failures: [FileError] = []

  /// Whether nothing changed.
  package var isEmpty: Bool { exposition.isEmpty && poster.isEmpty && entries.isEmpty }

  /// Compares the documents of some kinds, and the pictures that are given; a document that one side
  /// lacks counts as empty.
  package init(
    _ old: ExhibitionDocuments, _ new: ExhibitionDocuments, kinds: Set<DocumentKind>,
    pictures: (old: PictureIndex, new: PictureIndex)? = nil
  ) {
    // One order for both directions: which entries are the same, or moved, may have several answers.
    let order = { (documents: ExhibitionDocuments) in
      documents.trees.map { $0.file.bytes.hash(of: 0..<$0.file.bytes.count) }
    }
    if order(new).lexicographicallyPrecedes(order(old)) {
      self.init(ordered: new, old, kinds, pictures.map { ($0.new, $0.old) })
      exchangeSides()
    } else {
      self.init(ordered: old, new, kinds, pictures)
    }
    entries.sort {
      ($0.new?.number ?? 0, $0.old?.number ?? 0) < ($1.new?.number ?? 0, $1.old?.number ?? 0)
    }
  }

  private init(
    ordered old: ExhibitionDocuments, _ new: ExhibitionDocuments, _ kinds: Set<DocumentKind>,
    _ pictures: (old: PictureIndex, new: PictureIndex)?
  ) {
    if kinds.contains(.exposition) {
      let (one, other) = (old.exposition?.compared, new.exposition?.compared)
      exposition = (one ?? ComparedObject()).changes(to: other ?? ComparedObject())
      let name = PictureIndex.posterName
      if let pictures { poster = changes(of: pictures, name, name) }
    }
    if kinds.contains(.entries) {
      compare(ComparedList(old.entries), ComparedList(new.entries), pictures)
    }
  }

  private mutating func changes(
    of pictures: (old: PictureIndex, new: PictureIndex), _ name: String?, _ newName: String?
  ) -> [PictureChange] {
    do throws(FileError) {
      return try pictures.old.changes(of: name, to: newName, in: pictures.new)
    } catch {
      failures.append(error)
      return []
    }
  }

  private mutating func compare(
    _ old: ComparedList, _ new: ComparedList, _ pictures: (old: PictureIndex, new: PictureIndex)?
  ) {
    let partners = EntryMatching(old, new).partners
    let pairs = partners.enumerated().filter { $0.element >= 0 }
    let kept = Set(Alignment.increasing(pairs.map(\.element)).map { pairs[$0].offset })
    for (place, partner) in partners.enumerated() {
      guard partner >= 0 else {
        entries.append(EntryChange(old: old.side(place)))
        continue
      }
      let files = pictures.map {
        changes(of: $0, old.text(.imageName, place), new.text(.imageName, partner))
      }
      let isSame = old.isSame(place, as: new, partner)
      let isMoved = !kept.contains(place)
      if isSame, !isMoved, files?.isEmpty ?? true { continue }
      let sides = (old: old.side(place), new: new.side(partner))
      let change = EntryChange(
        old: sides.old, new: sides.new, isMoved: isMoved,
        pictures: files ?? [])
      if isMoved || !change.members.isEmpty || !change.pictures.isEmpty { entries.append(change) }
    }
    let paired = Set(partners)
    for place in 0..<new.count where !paired.contains(place) {
      entries.append(EntryChange(new: new.side(place)))
    }
  }

  /// Exchanges old and new everywhere.
  private mutating func exchangeSides() {
    exposition = exposition.map(\.exchanged)
    poster = poster.map(\.exchanged)
    entries = entries.map {
      EntryChange(
        old: $0.new, new: $0.old, isMoved: $0.isMoved, pictures: $0.pictures.map(\.exchanged))
    }
  }
}

extension Comparison.EntryChange {
  /// The kinds of changes, in the order of reports.
  package enum Kind: String, CaseIterable, Sendable {
    /// The kind of the same name; an entry may be moved, renamed and changed.
    case added, removed, moved, renamed, changed
  }

  /// The kinds of changes of the entry.
  package var kinds: [Kind] {
    if old == nil { return [.added] }
    if new == nil { return [.removed] }
    let isRenamed = members.contains { $0.key == Entry.CodingKeys.name.stringValue }
    let isChanged = members.count > (isRenamed ? 1 : 0) || !pictures.isEmpty
    return (isMoved ? [.moved] : []) + (isRenamed ? [.renamed] : []) + (isChanged ? [.changed] : [])
  }
}

extension Comparison {
  /// How many entries have each kind of change.
  package var counts: [(kind: EntryChange.Kind, count: Int)] {
    let kinds = entries.map(\.kinds)
    return EntryChange.Kind.allCases.map { kind in (kind, kinds.count { $0.contains(kind) }) }
  }
}
