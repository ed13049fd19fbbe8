import ExpoBase
import ExpoJSON
import ExpoModel

/// What changed between two exhibitions.
///
/// The comparison in the other direction is the same, with the two sides exchanged.
package struct Comparison: Sendable {
  /// An entry that was added, removed, moved or changed, or the exposition.
  package struct Change: Sendable {
    /// The entry on each side; nil where there is none.
    package let (old, new): (ComparedObject?, ComparedObject?)
    /// Whether its place among the entries of both sides changed.
    package let isMoved: Bool
    /// The members that changed; all of an entry that is on one side only.
    package let members: [MemberChange]
    /// The files of its picture that changed.
    package let pictures: [PictureChange]

    /// Whether nothing changed.
    package var isEmpty: Bool { !isMoved && members.isEmpty && pictures.isEmpty }
  }

  /// What changed of the exposition.
  package private(set) var exposition: Change?
  /// The entries that changed: those that were removed, then the others in the order of the new list.
  package private(set) var entries: [Change] = []
  /// The files that could not be read.
  package private(set) var failures: [FileError] = []
  private let pictures: (old: PictureIndex, new: PictureIndex)?

  /// Whether nothing changed.
  package var isEmpty: Bool { exposition == nil && entries.isEmpty }

  /// Compares the documents of some kinds, and the pictures that are given; a document that one side
  /// lacks counts as empty.
  package init(
    _ old: ExhibitionDocuments, _ new: ExhibitionDocuments, kinds: Set<DocumentKind>,
    pictures: (old: PictureIndex, new: PictureIndex)? = nil
  ) {
    self.pictures = pictures
    if kinds.contains(.exposition) {
      let poster = PictureIndex.posterName
      exposition = change(old.exposition?.compared, new.exposition?.compared, (poster, poster))
    }
    if kinds.contains(.entries) { compare(old.entries, new.entries) }
  }

  private mutating func compare(_ old: EntryList?, _ new: EntryList?) {
    // One order for both directions: which entries are the same, or moved, may have several answers.
    let hash = { (list: EntryList?) in
      list.map { $0.file.bytes.hash(of: 0..<$0.file.bytes.count) } ?? 0
    }
    let isReversed = hash(new) < hash(old)
    for match in (isReversed ? EntryMatching(new, old) : EntryMatching(old, new)).matches {
      let (one, other) = isReversed ? (match.new, match.old) : (match.old, match.new)
      if pictures == nil, !match.isMoved, let one, let other,
        old?.spelling(of: one) == new?.spelling(of: other)
      {
        continue
      }
      let objects = (one.flatMap { old?.compared($0) }, other.flatMap { new?.compared($0) })
      let names = (objects.0?.text(.imageName), objects.1?.text(.imageName))
      if let change = change(objects.0, objects.1, names, isMoved: match.isMoved) {
        entries.append(change)
      }
    }
    entries.sort {
      ($0.new?.number ?? 0, $0.old?.number ?? 0) < ($1.new?.number ?? 0, $1.old?.number ?? 0)
    }
  }

  /// The change of an object and of its picture; nil if nothing changed.
  private mutating func change(
    _ old: ComparedObject?, _ new: ComparedObject?, _ names: (old: String?, new: String?),
    isMoved: Bool = false
  ) -> Change? {
    var files: [PictureChange] = []
    do throws(FileError) {
      if let pictures {
        files = try pictures.old.changes(of: names.old, to: names.new, in: pictures.new)
      }
    } catch {
      failures.append(error)
    }
    let change = Change(
      old: old, new: new, isMoved: isMoved, members: MemberChange.all(from: old, to: new),
      pictures: files)
    return change.isEmpty && (old == nil) == (new == nil) ? nil : change
  }
}

extension EntryList {
  /// The bytes of an entry.
  func spelling(of element: Element) -> SourceBytes { file.bytes.part(element.bytes) }

  /// An entry as a comparison sees it.
  fileprivate func compared(_ element: Element) -> ComparedObject {
    ComparedObject(element.node, of: .entries, number: element.number, dialect)
  }
}

extension Comparison.Change {
  /// The kinds of changes, in the order of reports.
  package enum Kind: String, CaseIterable, Sendable {
    /// The kind of the same name; an entry may be moved, renamed and changed.
    case added, removed, moved, renamed, changed
  }

  /// The kinds of changes of the entry.
  package var kinds: [Kind] {
    if old == nil { return [.added] }
    if new == nil { return [.removed] }
    let isRenamed = members.contains { $0.key == Entry.CodingKeys.name.rawValue }
    let isChanged = members.count > (isRenamed ? 1 : 0) || !pictures.isEmpty
    return (isMoved ? [.moved] : []) + (isRenamed ? [.renamed] : []) + (isChanged ? [.changed] : [])
  }
}
