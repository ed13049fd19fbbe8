import ExpoJSON

/// The settings for one file: its configuration and the user's options, which override it.
struct Policy: Sendable {
  var selection: RuleSelection
  var dialect: Dialect = .standard
  /// Where pictures are, if the configuration says so.
  var assets: ConfiguredPath?
  var export: FolderExportSettings?
  var configuration: SourceFile?
  var isExcluded = false
  /// Whether the file is checked whatever its content.
  var isIncluded = false
}

package enum ConfigurationSource: Sendable {
  /// The nearest `.expo.json` above each file.
  case nearest
  /// One file for all.
  case file(String)
  /// No file.
  case isolated
}

struct PolicyFinder {
  let choice: RuleSelection
  let source: ConfigurationSource

  /// A class, because the cache has a value for each folder, and most folders share one.
  private final class FolderPolicy: Sendable {
    let configuration: Configuration
    /// The folder that its patterns and paths are relative to.
    let folder: String
    let assets: ConfiguredPath?
    let included: PathPatterns
    let excluded: PathPatterns
    let ignores: [(pattern: PathPatterns, rules: Set<Rule>)]

    let file: SourceFile
    var path: String { file.name }

    var keys: [String] {
      JSONTree(reading: file, errorLimit: .none).members(at: []).map(\.name)
    }

    func own(at path: String) -> ExpositionSettings? {
      let all = configuration.expositions ?? [:]
      let folders = all.keys.map { FileName.path(of: $0, in: folder) }
      let nearest = FilePath.folder(around: path, among: folders)
      return zip(folders, all.values).first { $0.0 == nearest }?.1
    }

    func export(of own: ExpositionSettings? = nil) -> FolderExportSettings? {
      var settings = configuration.export ?? own.map { _ in ExportSettings() }
      if let accent = own?.accent { settings?.accent = accent }
      return settings.map { FolderExportSettings(settings: $0, file: file, folder: folder) }
    }

    init(_ configuration: Configuration, in file: SourceFile, _ folder: String) {
      self.file = file
      self.configuration = configuration
      self.folder = folder
      assets = configuration.assets.flatMap { ConfiguredPath($0, in: folder) }
      included = PathPatterns(configuration.include ?? [], in: folder)
      excluded = PathPatterns(configuration.exclude ?? [], in: folder)
      ignores = (configuration.perFileIgnores ?? [:]).map { pattern, selectors in
        (PathPatterns([pattern], in: folder), Set(selectors.flatMap(\.rules)))
      }
    }
  }

  private var cache: [DocumentPath: FolderPolicy?] = [:]
  private let included: PathPatterns
  private let excluded: PathPatterns

  init(choice: RuleSelection, source: ConfigurationSource, files: FileChoice) {
    self.choice = choice
    self.source = source
    included = PathPatterns(files.included, in: ".")
    excluded = PathPatterns(files.excluded, in: ".")
  }

  /// - Throws: ``ConfigurationError``, or ``FileError`` if a named configuration cannot be read.
  mutating func policy(for path: String) throws -> Policy {
    let isIncluded = included.matches(path)
    let isExcluded = excluded.matches(path)
    guard let located = try located(for: FileName.folder(of: path)) else {
      return Policy(
        selection: selection(nil), isExcluded: isExcluded, isIncluded: isIncluded)
    }
    let relative = FilePath.relative(path, from: located.folder)
    let own = located.own(at: path)
    let ignored = located.ignores.filter { $0.pattern.matches(path, relative: relative) }
    return Policy(
      selection: selection(located.configuration, ignoring: ignored.flatMap(\.rules)),
      dialect: located.configuration.dialect(of: own),
      assets: located.assets,
      export: located.export(of: own),
      configuration: located.file,
      isExcluded: isExcluded || located.excluded.matches(path, relative: relative),
      isIncluded: isIncluded || located.included.matches(path, relative: relative))
  }

  /// Whether a search of a folder finds a file even where it skips others; nil if no patterns include files.
  mutating func inclusion(in folder: String) throws -> (@Sendable (String) -> Bool)? {
    let patterns = [included, try located(for: folder)?.included].compactMap(\.self)
      .filter { !$0.isEmpty }
    if patterns.isEmpty { return nil }
    return { path in patterns.contains { $0.matches(path) } }
  }

  /// The settings for exports from a folder, empty if the configuration has none; nil without a configuration.
  mutating func exportSettings(for folder: String) throws -> FolderExportSettings? {
    try located(for: folder).map { located in
      let none = FolderExportSettings(
        settings: ExportSettings(), file: located.file, folder: located.folder)
      return located.export() ?? none
    }
  }

  private mutating func located(for folder: String) throws -> FolderPolicy? {
    switch source {
    case .isolated: nil
    case .file(let name): try configuration(at: name, for: FileName.folder(of: name))
    case .nearest: try nearest(to: folder)
    }
  }

  private func selection(
    _ configuration: Configuration?, ignoring more: [Rule] = []
  ) -> RuleSelection {
    // Rules that the command line names are reported even if the configuration ignores them.
    let wanted = (choice.selected ?? []).union(choice.severities.keys)
    let selected = choice.selected ?? configuration?.select.map { $0.rules.union(wanted) }
    let ignored = Set(configuration?.ignore?.flatMap(\.rules) ?? []).union(more)
    let severities = configuration?.severity?.severities ?? [:]
    return RuleSelection(
      selected: selected, ignored: ignored.subtracting(wanted).union(choice.ignored),
      severities: severities.merging(choice.severities) { $1 })
  }

  /// All configurations, in the order of their paths.
  private var all: [FolderPolicy] {
    let located = cache.values.compactMap(\.self).map { ($0.path, $0) }
    return Dictionary(located) { first, _ in first }.values.sorted(byBytesOf: \.path)
  }

  var configurations: [String] { all.map(\.path) }

  /// All lists of patterns, and the configuration of each; nil for options.
  var patterns: [(configuration: String?, folder: String, patterns: PathPatterns)] {
    [included, excluded].map { (nil, ".", $0) }
      + all.flatMap { located in
        ([located.included, located.excluded] + located.ignores.map(\.pattern)).map {
          (located.path, located.folder, $0)
        }
      }
  }

  /// Warnings about keys that have no effect because a nearer configuration replaces one further out in the
  /// repository.
  func losses(in language: Language) -> [ErrorWords] {
    guard case .nearest = source else { return [] }
    var finder = self
    return all.compactMap { inner in
      guard let above = Self.parent(of: inner.folder), let outer = try? finder.nearest(to: above),
        FilePath.repositoryRoot(around: FilePath.withoutLinks(outer.folder))
          == FilePath.repositoryRoot(around: FilePath.withoutLinks(inner.folder))
      else { return nil }
      let own = inner.keys + ["$schema", "expositions"]
      let keys = outer.keys.filter { !own.contains($0) }.joined(separator: ", ")
      if keys.isEmpty { return nil }
      return ErrorWords(
        language, en: "\(inner.path): replaces \(outer.path), but lacks its \(keys)",
        ko: "\(inner.path): \(outer.path) 대신 쓰이는데 그 파일의 키가 없습니다: \(keys)",
        help: (
          "copy them, or write what differs to \"expositions\" in \(outer.path)",
          "키를 옮겨 적거나, 다른 설정만 \(outer.path)의 \"expositions\"에 적으세요"
        ))
    }
  }

  // MARK: Finding

  private mutating func nearest(to folder: String) throws -> FolderPolicy? {
    let key = DocumentPath(named: folder)
    if let known = cache[key] { return known }
    let path = FileName.path(of: Configuration.fileName, in: folder)
    // A set has no configuration of its own, and catalogs have thousands of sets.
    let isSet = FileName.split(folder).extension.flatMap(AssetSetFolder.Kind.init) != nil
    let found: FolderPolicy? =
      try !isSet && FilePath.leadsToFile(path)
      ? try configuration(at: path, for: folder)
      : try Self.parent(of: folder).flatMap { try nearest(to: $0) }
    cache[key] = .some(found)
    return found
  }

  private mutating func configuration(at path: String, for folder: String) throws -> FolderPolicy? {
    let key = DocumentPath(named: path)
    if let known = cache[key] { return known }
    let file = try FileReader.read(path)
    let located = FolderPolicy(try Configuration(reading: file), in: file, folder)
    cache[key] = located
    return located
  }

  /// The folder above a folder, nil for the root: `a/b` → `a`; `.` → `..`.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    let isAbove = folder == ".." || folder.hasSuffix("/..")
    guard isAbove || folder == "." else { return FileName.folder(of: folder) }
    return FilePath.isRootFolder(folder) ? nil : isAbove ? folder + "/.." : ".."
  }
}
