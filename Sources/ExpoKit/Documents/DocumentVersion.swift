import ExpoBase

/// One of several versions of a document, for a language, device or memory.
struct DocumentVersion: Sendable {
  let path: String
  /// A tag such as `pt-BR`; nil for all languages.
  let language: String?
  /// The other conditions of its slot as text; equal in versions that differ only by language.
  ///
  /// Nil for a file that no slot of its data set names.
  let conditions: String?

  /// Whether it is in a folder of a language, as `App/ko.lproj/items.json`.
  static func isLocalized(_ path: String) -> Bool {
    FileName.folders(above: path).contains { $0.hasSuffix(".lproj") }
  }

  /// The path that all versions share: the data set, or the path without the folder of a language.
  ///
  /// `App/ko.lproj/items.json` → `App/items.json`
  static func sharedPath(of path: String) -> DocumentPath {
    AssetCatalog.dataSet(around: path)
      ?? DocumentPath(
        named: path.split(separator: "/", omittingEmptySubsequences: false)
          .filter { !$0.hasSuffix(".lproj") }.joined(separator: "/"))
  }

  /// The versions of each document that has several, in the order of the first ones.
  ///
  /// Files for the same slot of a data set are not versions.
  static func all(_ paths: [String]) -> [[DocumentVersion]] {
    let groups = Dictionary(grouping: paths.indices) { sharedPath(of: paths[$0]) }
    let shared = groups.filter { $1.count > 1 }.sorted { $0.value[0] < $1.value[0] }
    return shared.compactMap { path, indices in
      let set =
        path.string.hasSuffix(".dataset")
        ? try? AssetSet(at: AssetSetFolder(name: "", kind: .data, path: path.string)) : nil
      let versions = indices.map { DocumentVersion(paths[$0], in: set) }
      let slots = Set(versions.map { [$0.language, $0.conditions ?? $0.path] })
      let isAnyNamed = versions.contains { $0.conditions != nil }
      return isAnyNamed && slots.count == versions.count ? versions : nil
    }
  }

  private init(_ path: String, in set: AssetSet?) {
    self.path = path
    if let set {
      let name = FileName.last(of: path)
      let slot = set.present.first { $0.file == name }?.slot
      language = (slot?.node["locale"] ?? slot?.node["language"])?.string
      conditions = slot?.conditions(without: "scale", "locale", "language")
    } else {
      let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
      let tag = folder.map { String($0.dropLast(".lproj".count)) }
      language = tag == "Base" ? nil : tag
      conditions = ""
    }
  }

  /// The versions that readers of a language do not get.
  static func left(of paths: [String], in language: Language) -> [String] {
    all(paths).flatMap { versions in
      let chosen = versions.min { $0.rank(in: language) < $1.rank(in: language) }
      return versions.map(\.path).filter { $0 != chosen?.path }
    }
  }

  /// How well it suits readers of a language; 0 is best.
  private func rank(in wanted: Language) -> Int {
    let code = language?.utf8.map { $0 | 0x20 }.prefix { 0x61...0x7A ~= $0 }
      .elementsEqual(wanted.rawValue.utf8)
    guard let conditions else { return 6 }
    let isForAll = conditions.isEmpty || conditions == "idiom=\"universal\""
    return (code == true ? 0 : code == nil ? 2 : 4) + (isForAll ? 0 : 1)
  }
}
