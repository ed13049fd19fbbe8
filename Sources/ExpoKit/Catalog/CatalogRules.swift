import ExpoJSON

/// The rules for a whole asset catalog: those for its sets, and those that compare sets, EX609, EX701 and EX703.
extension AssetCatalog {
  /// A file with problems, or a `Contents.json` with JSON errors; without bytes if it has none.
  typealias CheckedFile = (file: SourceFile, problems: [CatalogProblem], contents: AssetContents?)

  /// Checks all sets; `unused` and `used` are names of image sets, `families` the devices that load the catalog.
  func check(
    unused: Set<String>, used: Set<String>, _ families: Set<DeviceFamily>?,
    read: (String) throws(FileError) -> SourceFile
  ) -> (files: [CheckedFile], failures: [FileError]) {
    var files: [CheckedFile] = []
    var failures: [FileError] = []
    func add(_ contents: AssetContents, _ problems: [CatalogProblem] = []) {
      let isSound = contents.errors.isEmpty
      let file =
        isSound && problems.isEmpty ? SourceFile(name: contents.path, bytes: []) : contents.file
      files.append((file, problems, isSound ? nil : contents))
    }
    for group in groups {
      do throws(FileError) {
        add(try AssetContents(of: group, exists: true, read: read))
      } catch {
        failures.append(error)
      }
    }
    let ambiguous = ambiguousSets
    for folder in sets {
      do throws(FileError) {
        let set = try AssetSet(at: folder, read: read)
        var problems = set.problems(isUsed: used.contains(folder.name), families, &failures)
        if folder.kind == .image, unused.contains(folder.name), set.contents.isReadable {
          problems.append(
            CatalogProblem(.unusedImageSet(folder.name), at: .start(of: set.contents.path)))
        }
        if let problem = ambiguous[folder.path] {
          problems.append(CatalogProblem(problem, at: .whole(set.contents.path)))
        }
        add(set.contents, problems)
      } catch {
        failures.append(error)
      }
    }
    for path in looseFiles {
      let problem = CatalogProblem(.looseData(FileName.last(of: path)), at: .whole(path))
      files.append((SourceFile(name: path, bytes: []), [problem], nil))
    }
    return (files, failures)
  }

  /// The problems of sets with the name of an earlier set of their kind, by the paths of the sets.
  private var ambiguousSets: [String: CatalogProblem.Kind] {
    var found: [String: CatalogProblem.Kind] = [:]
    for kind in [AssetSetFolder.Kind.image, .data] {
      let sets = Dictionary(grouping: sets(kind).filter { $0.otherName == nil }, by: \.name)
      for same in sets.values where same.count > 1 {
        let first = DocumentLocation.whole(same[0].contentsPath)
        for set in same.dropFirst() {
          found[set.path] = .ambiguousName(set.name, count: same.count, first: first)
        }
      }
    }
    return found
  }
}

extension AssetSet {
  /// Pictures that cannot be read are added to `failures`.
  fileprivate func problems(
    isUsed: Bool, _ families: Set<DeviceFamily>?, _ failures: inout [FileError]
  ) -> [CatalogProblem] {
    switch folder.kind {
    case .image: imageProblems(isUsed: isUsed, families, &failures)
    case .data: dataProblems(families)
    case .icon: iconProblems
    case .symbol, .stack, .color: []
    }
  }
}

/// Rules for one data set: EX606 and EX701.
extension AssetSet {
  private func dataProblems(_ families: Set<DeviceFamily>?) -> [CatalogProblem] {
    if let listProblems { return listProblems }
    let files = items.filter { $0.filename != nil }
    if files.isEmpty {
      return slotProblems + [CatalogProblem(.emptyDataSet(name), at: .start(of: contents.path))]
    }
    var slots: [String: String] = [:]
    let problems = files.compactMap { item in
      problem(of: item, sameSlotAs: slots.updateValue(item.filename ?? "", forKey: item.slot))
    }
    // A slot of unknown idiom may be meant for the devices that have none.
    let unserved = slotProblems.isEmpty ? unserved(families) : []
    return slotProblems + problems + unassignedData(files) + unserved
  }

  private func problem(of item: AssetItem, sameSlotAs other: String?) -> CatalogProblem? {
    if let problem = fileProblem(
      of: item, missing: { .missingDataFile($0, set: name, stray: strayData) })
    {
      return problem
    }
    guard let file = item.filename else { return nil }
    let location = item.location(of: "filename")
    // A data set may declare that it holds another type of data.
    let isJSON = item.node["universal-type-identifier"]?.string ?? "public.json" == "public.json"
    if isJSON, !AssetCatalog.isData(FileName.path(of: file, in: path)) {
      return CatalogProblem(.notJSON(file: file, set: name), at: location)
    }
    return other.map { CatalogProblem(.filesOfOneSlot($0, and: file, set: name), at: location) }
  }

  private var unnamedData: [String] {
    unassignedFiles.filter { FileName.split($0).extension == "json" }
  }

  /// The only JSON file that no slot names, if one slot lacks its file: it may have been renamed.
  private var strayData: String? {
    let unnamed = unnamedData
    return unnamed.count == 1 && present.count + 1 == items.count ? unnamed.first : nil
  }

  /// JSON files beside the named one, which the app never reads.
  private func unassignedData(_ items: [AssetItem]) -> [CatalogProblem] {
    // A missing file is another problem, and an unassigned file may be its cause.
    if present.count < items.count { return [] }
    return unnamedData.map {
      CatalogProblem(.unassignedData($0, set: name), at: .start(of: contents.path))
    }
  }
}

/// Rules for the icon of an app: EX602 and EX606.
extension AssetSet {
  private var iconProblems: [CatalogProblem] {
    if !contents.isReadable { return [] }
    return items.compactMap { slot in
      guard let file = slot.filename, children.file(named: file) == nil else { return nil }
      return CatalogProblem(
        .missingImageFile(file, set: name, isIcon: true), at: slot.location(of: "filename"))
    }
  }
}

/// Rules for a set's `Contents.json` itself: EX606.
extension AssetSet {
  /// The problems that prevent the list of files from being read: nil if it can be read, empty if JSON errors
  /// prevent it.
  var listProblems: [CatalogProblem]? {
    guard let tree = contents.tree else {
      let folder = FileName.last(of: path)
      return [CatalogProblem(.noContents(folder), at: .whole(contents.path))]
    }
    if !contents.isReadable { return [] }
    let key = folder.kind.list
    guard let root = tree.root, root[key]?.kind == .array else {
      let location = tree.root.map { $0.location(at: .root) } ?? .whole(contents.path)
      let opening = DocumentLocation(
        file: location.file, bytes: location.bytes.lowerBound..<location.bytes.lowerBound + 1)
      return [CatalogProblem(.contentsWithoutList(key), at: opening)]
    }
    let wrongTypes = items.flatMap(\.typeProblems)
    return wrongTypes.isEmpty ? nil : wrongTypes
  }

  var slotProblems: [CatalogProblem] { items.flatMap(\.slotProblems) }
}

extension AssetItem {
  /// Idioms that Xcode writes.
  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision", "reality",
    "ios-marketing", "watch-marketing", "mac-catalyst",
  ]

  fileprivate var typeProblems: [CatalogProblem] {
    guard node.kind == .object else {
      return [CatalogProblem(.wrongContentsType(key: nil), at: node.location(at: pointer))]
    }
    return ["filename", "idiom", "scale"].compactMap { key in
      guard let node = node[key], node.kind != .string else { return nil }
      return CatalogProblem(.wrongContentsType(key: key), at: location(of: key))
    }
  }

  fileprivate var slotProblems: [CatalogProblem] {
    var problems: [CatalogProblem] = []
    if let idiom, !Self.idioms.contains(idiom) {
      let nearest = NearWords.nearest(to: idiom, among: Self.idioms)
      problems.append(
        CatalogProblem(.unknownIdiom(idiom, nearest: nearest), at: location(of: "idiom")))
    }
    if let scale, PictureFile.scales[scale] == nil {
      problems.append(CatalogProblem(.unknownScale(scale), at: location(of: "scale")))
    }
    return problems
  }
}
