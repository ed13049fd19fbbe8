import ExpoKit

/// Addresses of entries that change: what leads on to them, and what no longer does.
extension ExportRun {
  /// Checks that every row of `moved` leads to an entry of an exhibition of its configuration.
  ///
  /// - Throws: ``ConfigurationError`` for the first that does not.
  func checkMoved(_ exhibitions: [(settings: PlacedExportSettings?, Exhibition)]) throws {
    guard let source = form.movable else { return }
    let moved = MovedEntries.all(of: exhibitions.map(\.1), source)
    let placed = zip(exhibitions, moved).compactMap { exhibition, moved in
      exhibition.settings.map { ($0, moved) }
    }
    for (_, group) in Dictionary(grouping: placed, by: \.0.path).sorted(by: { $0.key < $1.key }) {
      guard let (settings, moved) = group.first else { continue }
      for (name, fault) in moved.faults.sorted(by: { $0.key < $1.key })
      where group.allSatisfy({ $0.1.faults[name] != nil }) {
        let nearest = settings.settings.moved[name].flatMap { new in
          NearWords.nearest(to: new, among: group.flatMap(\.1.names))
        }
        throw settings.refusal(
          of: .moved, member: name, OptionFault(error: fault.error(nearest: nearest)))
      }
    }
  }

  /// Says which addresses of entries are gone, and the row that leads their links on.
  func noteGone(_ outcome: ExportOutcome, _ path: String, among files: [RenderedFile]) throws {
    let (gone, new) = (Self.entries(among: outcome.removed), Self.entries(among: outcome.added))
    if gone.isEmpty { return }
    let present = Self.entries(among: files.map(\.path))
    for (folder, names) in gone.sorted(by: { $0.key < $1.key }) {
      let row =
        present[folder] == nil
        ? Self.row(from: folder, with: names, among: present)
        : Self.row(leading: names, to: new[folder] ?? [])
      let (count, place) = (names.count, folder.isEmpty ? path : "\(path)/\(folder)")
      try warn(
        .note,
        en: count == 1
          ? "\(place): the address entries/\(names[0]).html is gone"
          : "\(place): \(count) addresses of entries are gone",
        ko: count == 1
          ? "\(place): entries/\(names[0]).html 주소가 없어집니다"
          : "\(place): 항목의 주소 \(count)개가 없어집니다",
        help: (
          row.map { "to redirect old links, add to \"export\" in .expo.json: \($0)" }
            ?? "the expositions of the site have other folders now",
          row.map { "링크를 새 주소로 이으려면 .expo.json의 \"export\"에 추가하세요: \($0)" }
            ?? "이제 박람회의 폴더가 다릅니다"
        ))
    }
  }

  /// The file names of the pages of entries among paths, by the folder of their exposition.
  private static func entries(among paths: [String]) -> [String: [String]] {
    var names: [String: [String]] = [:]
    for path in paths {
      guard let parts = path.wholeMatch(of: /(?:(.+)\/)?entries\/([^\/]*)\.html/) else { continue }
      names[String(parts.1 ?? ""), default: []].append(String(parts.2))
    }
    return names
  }

  /// `"moved": {"entries": "paris/entries"}`: to the folder that has most of the names now; nil if none
  /// has any.
  private static func row(
    from folder: String, with names: [String], among present: [String: [String]]
  ) -> String? {
    let names = Set(names)
    let common = present.mapValues { names.intersection($0).count }.filter { $0.value > 0 }
    let most = common.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { most in
      let paths = [folder, most.key].map { $0.isEmpty ? "entries" : "\($0)/entries" }
      return "\"moved\": {" + paths.map(JSONStringWriter().quoted).joined(separator: ": ") + "}"
    }
  }

  /// How many rows are written out.
  private static let shownRows = 8

  /// `"moved": {"tower": "hanbit_tower"}`: to the only new name, or the nearest one.
  private static func row(leading gone: [String], to new: [String]) -> String {
    let rows = gone.prefix(shownRows).map { name in
      let only = gone.count == 1 && new.count == 1 ? new.first : nil
      let target = only ?? NearWords.nearest(to: name, among: new) ?? "…"
      return JSONStringWriter().quoted(name) + ": " + JSONStringWriter().quoted(target)
    }
    let more = gone.count > shownRows ? ", …" : ""
    return "\"moved\": {" + rows.joined(separator: ", ") + more + "}"
  }
}

extension MovedEntries.Fault {
  /// Why a row of `moved` is refused; `nearest` is the name that may be meant by the new one.
  fileprivate func error(nearest: String?) -> CommandError {
    let (en, ko) = nearest.map { ("; did you mean '\($0)'?", ". 혹시 '\($0)'인가요?") } ?? ("", "")
    return switch self {
    case .noEntry:
      CommandError(
        en: "no page of an entry has that name\(en)", ko: "그런 이름의 항목 페이지가 없습니다\(ko)")
    case .isEntry:
      CommandError(en: "an entry has the old name now", ko: "옛 이름을 지금 다른 항목이 쓰고 있습니다")
    case .noName:
      CommandError(
        en: "write the old name of a page without folder and extension",
        ko: "옛 이름이 페이지 이름이 아닙니다. 폴더와 확장자를 빼고 쓰세요")
    case .noFolder:
      CommandError(
        en: "write a folder as entries or FOLDER/entries; "
          + "the new folder must be in the site\(en)",
        ko: "폴더는 entries나 FOLDER/entries로 쓰고, 새 폴더는 사이트에 있어야 합니다\(ko)")
    case .isFolder:
      CommandError(
        en: "an exposition has the old folder now", ko: "옛 폴더를 지금 다른 박람회가 쓰고 있습니다")
    }
  }
}
