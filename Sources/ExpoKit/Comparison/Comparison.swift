import ExpoJSON
import ExpoModel

/// What changed between two exhibitions; the comparison of new and old has the same changes reversed.
package struct Comparison: Sendable {
  package struct Change: Sendable {
    package let old, new: ComparedObject?
    package let isMoved: Bool
    /// The members that changed; all if the entry is on one side only.
    package let members: [MemberChange]
    package fileprivate(set) var pictures: [PictureChange] = []

    package enum Kind: String, CaseIterable, Sendable {
      case added, removed, moved, renamed, changed
    }

    package var kinds: [Kind] {
      if (old == nil) != (new == nil) { return old == nil ? [.added] : [.removed] }
      let isRenamed = members.contains { $0.key.hasBytes(of: Entry.CodingKeys.name.rawValue) }
      let isChanged = members.count > (isRenamed ? 1 : 0) || !pictures.isEmpty
      return (isMoved ? [.moved] : []) + (isRenamed ? [.renamed] : [])
        + (isChanged ? [.changed] : [])
    }
  }

  package private(set) var exposition: Change?
  /// The changes in the order of the new list; removed entries are where they were.
  package private(set) var entries: [Change] = []
  package private(set) var failures: [FileError] = []
  private let pictures: (old: PictureIndex?, new: PictureIndex?)

  /// Compares pictures if both sides have any; a missing document counts as empty.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if the pictures cannot be looked for.
  package init(
    _ old: ExhibitionDocuments, _ new: ExhibitionDocuments, kinds: Set<DocumentKind>
  ) throws {
    pictures = (try old.pictures(), try new.pictures())
    if kinds.contains(.exposition) {
      let match = (old.exposition?.compared, new.exposition?.compared, false)
      exposition = change(match, named: PictureIndex.posterName)
    }
    if kinds.contains(.entries) {
      let matches = EntryMatching.matches(old.entries, new.entries)
      entries = Self.inOrder(matches).compactMap { change($0) }
    }
  }

  /// The matches in the order of the new list; a removed entry follows the last unmoved entry before it.
  private static func inOrder(_ matches: [EntryMatching.Match]) -> [EntryMatching.Match] {
    let matches = matches.sorted { ($0.old?.number ?? 0) < ($1.old?.number ?? 0) }
    var last = 0
    let numbers = matches.map { match in
      if let new = match.new, match.old != nil, !match.isMoved { last = new.number }
      return match.new?.number ?? last
    }
    return matches.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { matches[$0] }
  }

  /// `name` is the picture's name if the object does not name it itself.
  private mutating func change(_ match: EntryMatching.Match, named name: String? = nil) -> Change? {
    var change = Change(
      old: match.old, new: match.new, isMoved: match.isMoved,
      members: MemberChange.all(from: match.old, to: match.new))
    do throws(FileError) {
      if let old = pictures.old, let new = pictures.new {
        change.pictures = try old.changes(
          of: name ?? match.old?.text(.imageName), to: name ?? match.new?.text(.imageName), in: new)
      }
    } catch {
      failures.append(error)
    }
    return change.kinds.isEmpty ? nil : change
  }
}

/// A picture file that changed: `slot` is its scale and conditions, such as `2x`, or empty for any; `old` or
/// `new` is nil if there is no such file, or it is not a picture.
package typealias PictureChange = (slot: String, old: PictureHeader?, new: PictureHeader?)

extension PictureIndex {
  /// The changed files of a picture, in the order of scales.
  ///
  /// - Throws: ``FileError`` if a file cannot be read.
  func changes(
    of name: String?, to newName: String?, in newIndex: PictureIndex
  ) throws(FileError) -> [PictureChange] {
    let old = try paths(of: name)
    let new = try newIndex.paths(of: newName)
    var changes: [PictureChange] = []
    for slot in Set(old.keys).union(new.keys).sorted() {
      let one = old[slot]
      let other = new[slot]
      let file = try one.map(FileReader.readFound)
      if try other.map(FileReader.readFound)?.bytes == file?.bytes { continue }
      let header = try one.flatMap(PictureHeader.read)
      changes.append((slot, header, try other.flatMap(PictureHeader.read)))
    }
    return changes
  }

  /// The paths of a picture's files by slot; empty if no picture has exactly that name.
  private func paths(of name: String?) throws(FileError) -> [String: String] {
    guard let name, resolve(exactly: name), let files = try files(of: name) else { return [:] }
    let paths = files.map { file in
      let conditions = file.variant == #"idiom="universal""# ? "" : file.variant
      let slot = [file.scale ?? "", conditions].filter { !$0.isEmpty }
      return (slot.joined(separator: " "), file.path)
    }
    return Dictionary(paths) { first, _ in first }
  }
}
