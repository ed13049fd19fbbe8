import ExpoJSON

/// Rules for one image set: EX602 to EX606 and EX608.
extension AssetSet {
  /// Adds unreadable pictures to `failures`; an empty set is an error if an entry uses it.
  func imageProblems(
    isUsed: Bool, _ families: Set<DeviceFamily>?, _ failures: inout [FileError]
  ) -> [CatalogProblem] {
    if let listProblems { return listProblems }
    // A slot of unknown idiom or scale may be meant for the missing one.
    let slotProblems = slotProblems
    let isKnown = slotProblems.isEmpty
    let unserved = isUsed && isKnown ? unserved(families) : []
    let duplicates = duplicates
    // Of two files in a slot, one may be meant for the scale that is missing.
    let isClear = isKnown && unserved.isEmpty && duplicates.isEmpty
    let scales = isClear ? missingScales(families) : []
    let pictures = pictureProblems(families, &failures)
    let renamed = renamed
    let files = items.compactMap { slot in
      fileProblem(of: slot) { .missingImageFile($0, set: name, stray: renamed[$0]) }
    }
    return slotProblems + files + unassigned(isUsed) + empty(isUsed) + unserved + scales
      + duplicates + pictures
  }

  /// The device families for which no slot has a file.
  func unserved(_ families: Set<DeviceFamily>?) -> [CatalogProblem] {
    let filled = items.filter { $0.filename != nil }
    let served = Set(filled.map { $0.idiom ?? "universal" })
    let missing = (families ?? []).filter { !served.contains($0.rawValue) }
    guard let first = filled.first, !missing.isEmpty, !served.contains("universal") else {
      return []
    }
    let kind = CatalogProblem.Kind.lacksFamilies(
      set: name, folder.kind, missing.sorted { $0.rawValue > $1.rawValue },
      hasNone: missing.count == families?.count)
    return [CatalogProblem(kind, at: first.location(of: "idiom"))]
  }

  // MARK: Files

  /// The problem of a slot whose file is missing or spelled differently.
  func fileProblem(
    of slot: AssetItem, missing: (_ file: String) -> CatalogProblem.Kind
  ) -> CatalogProblem? {
    guard let file = slot.filename else { return nil }
    let location = slot.location(of: "filename")
    guard let child = children.file(named: file) else {
      return CatalogProblem(missing(file), at: location)
    }
    if child.hasBytes(of: file) { return nil }
    return CatalogProblem(.nameMismatch(file, found: child), at: location)
  }

  /// The files that missing ones were probably renamed to: the only unassigned file, or the only one of a scale.
  private var renamed: [String: String] {
    let strays = unassignedFiles
    if strays.isEmpty { return [:] }
    let missing = Set(items.compactMap(\.filename)).filter { children.file(named: $0) == nil }
    if let only = missing.first, missing.count == 1, strays.count == 1 { return [only: strays[0]] }
    let files = Dictionary(grouping: strays, by: Self.scale).filter { $1.count == 1 }
    return Dictionary(grouping: missing, by: Self.scale).reduce(into: [:]) { renamed, lost in
      if lost.value.count == 1 { renamed[lost.value[0]] = files[lost.key]?.first }
    }
  }

  private func unassigned(_ isUsed: Bool) -> [CatalogProblem] {
    let renamed = Set(renamed.values)
    return unassignedFiles.filter { !renamed.contains($0) }.map { file in
      let slot = emptySlot(for: file)
      let kind = CatalogProblem.Kind.unassignedFile(
        file, set: name, scale: slot?.scale, offset: slot.map { $0.node.bytes.lowerBound + 1 },
        isBlank: isUsed && isEmpty)
      return CatalogProblem(kind, at: listLocation)
    }
  }

  /// Whether no slot names a file, so that the app shows nothing.
  private var isEmpty: Bool { items.allSatisfy { $0.filename == nil } }

  /// The problem of an empty set; if its folder has a file, that is reported as unassigned instead.
  private func empty(_ isUsed: Bool) -> [CatalogProblem] {
    isEmpty && unassignedFiles.isEmpty
      ? [CatalogProblem(.emptyImageSet(name, isUsed: isUsed), at: listLocation)] : []
  }

  /// The scale that a file's name ends with: `@2x` → 2x, none → 1x.
  private static func scale(of file: String) -> String {
    let base = FileName.split(file).base
    return ["2x", "3x"].first { base.hasSuffix("@" + $0) } ?? "1x"
  }

  /// The empty slot for the scale in a file's name, if there is exactly one.
  private func emptySlot(for file: String) -> AssetItem? {
    let scale = Self.scale(of: file)
    let empty = items.filter { $0.node["filename"] == nil && $0.scale == scale }
    return empty.count == 1 ? empty.first : nil
  }

  // MARK: Slots

  /// All scales of devices with some idioms.
  static func scales(of idioms: Set<String>) -> [String] {
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

  /// Whether the set needs a file for each scale: not if it has vectors, or bitmaps for any scale.
  var hasScales: Bool {
    !isEmpty && !present.contains { $0.file.pictureKind?.isBitmap == false }
      && items.contains { $0.scale != nil }
  }

  private func missingScales(_ families: Set<DeviceFamily>?) -> [CatalogProblem] {
    if !hasScales { return [] }
    // The scale of a file that is not assigned yet is not missing.
    let expected = unassignedFiles.map(Self.scale)
    let filled = Set(items.filter { $0.filename != nil }.compactMap(\.scale) + expected)
    var idioms = Set(items.map { $0.idiom ?? "universal" })
    if let families, idioms.remove("universal") != nil {
      idioms.formUnion(families.map(\.rawValue))
    }
    let missing = Self.scales(of: idioms).filter { !filled.contains($0) }
    if missing.isEmpty { return [] }
    let empty = items.first { $0.filename == nil && missing.contains($0.scale ?? "") }
    return [
      CatalogProblem(
        .missingScale(missing, set: name), at: empty.map { $0.location(of: "") } ?? listLocation)
    ]
  }

  private var duplicates: [CatalogProblem] {
    var seen: [String: AssetItem] = [:]
    return items.compactMap { slot in
      guard let first = seen.updateValue(slot, forKey: slot.slot) else { return nil }
      let name = [slot.idiom ?? "universal", slot.scale].compactMap(\.self).joined(separator: " ")
      let files = [first, slot].compactMap(\.filename)
      let kind = CatalogProblem.Kind.duplicateSlot(
        name, files: files.count < 2 ? nil : files.joined(separator: ", "),
        first: first.location(of: ""))
      return CatalogProblem(kind, at: slot.location(of: ""))
    }
  }

  /// The key of the list, where a missing slot is reported.
  private var listLocation: DocumentLocation {
    let list = folder.kind.list
    let key = contents.tree?.root?.members.first { $0.key.string == list }?.key
    var location =
      key?.location(at: JSONPointer([list])) ?? DocumentLocation(file: contents.path, bytes: 0..<0)
    location.part = .key
    return location
  }
}
