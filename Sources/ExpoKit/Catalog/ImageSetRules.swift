import ExpoBase
import ExpoJSON

/// Rules for one image set: EX602 to EX606 and EX608.
struct ImageSetRules {
  let set: AssetSet
  private let slots: [AssetItem]

  /// The list of slots in an image set's `Contents.json`.
  static let list = "images"

  init(_ set: AssetSet) {
    self.set = set
    self.slots = set.contents.items(Self.list)
  }

  /// What is wrong with the set; pictures that cannot be read are added to `failures`.
  func problems(_ failures: inout [FileError]) -> [CatalogProblem] {
    let contents = ContentsRules.problems(in: set.contents, list: Self.list)
    guard contents.isReadable else { return contents.problems }
    // A slot of no known scale may be meant for the one that is missing.
    let scales = contents.problems.isEmpty ? missingScales() : []
    return contents.problems + fileProblems() + unassigned() + scales + duplicates()
      + PictureRules.problems(in: present, of: set, &failures)
  }

  /// The slots whose file exists, with its name as spelled in the folder.
  private var present: [(slot: AssetItem, file: String)] {
    slots.compactMap { slot in
      slot.filename.flatMap { name in set.child(named: name).map { (slot, $0) } }
    }
  }

  // MARK: Files

  private func fileProblems() -> [CatalogProblem] {
    slots.compactMap { slot in
      guard let name = slot.filename else { return nil }
      let location = slot.location(of: "filename")
      guard let child = set.child(named: name) else {
        return CatalogProblem(.missingImageFile(name, set: set.name), at: location)
      }
      if child.hasBytes(of: name) { return nil }
      return CatalogProblem(.nameMismatch(name, found: child, isCase: child != name), at: location)
    }
  }

  private var unassignedFiles: [String] {
    let assigned = Set(present.map(\.file))
    return set.children.filter { !assigned.contains($0) }
  }

  private func unassigned() -> [CatalogProblem] {
    unassignedFiles.map { file in
      CatalogProblem(
        .unassignedFile(file, set: set.name, slot: emptySlot(for: file)), at: listLocation)
    }
  }

  /// The one empty slot for the scale that a file's name ends with: `@2x` → 2x, none → 1x.
  private func emptySlot(for file: String) -> CatalogProblem.Slot? {
    let base = FileName.split(file).base
    let scale = ["2x", "3x", "1x"].first { base.hasSuffix("@" + $0) } ?? "1x"
    let empty = slots.filter { $0.node["filename"] == nil && $0.scale == scale }
    guard empty.count == 1, let slot = empty.first else { return nil }
    return CatalogProblem.Slot(offset: slot.node.bytes.lowerBound + 1, scale: scale)
  }

  // MARK: Slots

  /// The scales that devices of some idioms have.
  private static func scales(of idioms: Set<String>) -> [String] {
    let all = idioms.flatMap { idiom in
      switch idiom {
      case "mac", "tv", "ipad": ["1x", "2x"]
      case "watch", "vision": ["2x"]
      case "car": ["2x", "3x"]
      default: ["1x", "2x", "3x"]
      }
    }
    return Set(all).sorted()
  }

  /// A bitmap has a file for each scale, but for one that is for all of them.
  private func missingScales() -> [CatalogProblem] {
    let isVector = present.contains { $0.file.pictureKind?.isBitmap == false }
    if isVector || slots.isEmpty { return [] }
    // What a file that is not assigned yet is made for is not missing.
    let expected = unassignedFiles.compactMap { emptySlot(for: $0)?.scale }
    let filled = Set(slots.filter { $0.filename != nil }.compactMap(\.scale) + expected)
    let missing = Self.scales(of: Set(slots.map { $0.idiom ?? "universal" }))
      .filter { !filled.contains($0) }
    let isSingle = slots.allSatisfy { $0.scale == nil }
    if missing.isEmpty || isSingle { return [] }
    let scales = missing
    let empty = slots.first { $0.filename == nil && scales.contains($0.scale ?? "") }
    return [
      CatalogProblem(
        .missingScale(scales, set: set.name), at: empty.map { $0.location(of: "") } ?? listLocation)
    ]
  }

  private func duplicates() -> [CatalogProblem] {
    var seen: [String: AssetItem] = [:]
    return slots.compactMap { slot in
      guard let first = seen.updateValue(slot, forKey: slot.slot) else { return nil }
      return CatalogProblem(
        .duplicateSlot(
          idiom: slot.idiom ?? "universal", scale: slot.scale, first: first.location(of: "")),
        at: slot.location(of: ""))
    }
  }

  /// The key of the list, where a missing slot is reported.
  private var listLocation: SourceLocation {
    let root = set.contents.tree?.root
    let key = root?.members.first { $0.key.string == Self.list }?.key
    var location =
      key?.location(at: JSONPointer([Self.list]))
      ?? SourceLocation(file: set.contents.path, bytes: 0..<0)
    location.part = .key
    return location
  }
}

extension String {
  /// The type of picture that a file name promises.
  var pictureKind: PictureHeader.Kind? {
    PictureHeader.Kind(extension: FileName.split(self).extension)
  }
}

/// Rules for the icon of an app: EX602 and EX606.
enum IconRules {
  static func problems(in set: AssetSet) -> [CatalogProblem] {
    let broken = ContentsRules.problems(inGroup: set.contents)
    if !broken.isEmpty { return broken }
    return set.contents.items("images").compactMap { slot in
      guard let name = slot.filename, set.child(named: name) == nil else { return nil }
      return CatalogProblem(
        .missingImageFile(name, set: set.name, isIcon: true), at: slot.location(of: "filename"))
    }
  }
}
