import ExpoCatalog
package import ExpoDiagnostics
import ExpoText

/// What holds for one file: the configuration above it, and what the user said on top.
struct Policy: Sendable {
  /// The rules that are reported.
  var selection: RuleSelection
  /// What documents may be like.
  var dialect: Dialect = .standard
  /// Where pictures are, if the configuration says so.
  var assets: String?
  /// The path of the configuration; nil without one.
  var configuration: String?
  /// Whether the configuration leaves the file out.
  var isExcluded = false
  /// Whether the configuration says that the file is a document, whatever it looks like.
  var isIncluded = false
}

/// What the user says about rules, on top of any configuration.
package struct RuleChoice: Sendable {
  /// The only rules to report; nil leaves it to the configuration.
  package var selected: Set<Rule>?
  /// Rules not to report.
  package var ignored: Set<Rule>
  /// Severities that replace all others.
  package var severities: [Rule: Severity]

  /// Makes a choice; by default none.
  package init(
    selected: Set<Rule>? = nil, ignored: Set<Rule> = [], severities: [Rule: Severity] = [:]
  ) {
    self.selected = selected
    self.ignored = ignored
    self.severities = severities
  }
}

/// Where configurations come from.
package enum ConfigurationSource: Sendable {
  /// The nearest `.expo.json` above each file.
  case nearest
  /// One file for all.
  case file(String)
  /// None.
  case isolated
}

/// Finds the policy of each file; every configuration is read once.
struct PolicyFinder {
  let choice: RuleChoice
  let source: ConfigurationSource

  private struct Placed {
    let configuration: Configuration
    let path: String
    /// The folder its patterns and paths are relative to.
    let folder: String
    /// The rules not to report in files that match a pattern.
    let ignores: [(pattern: GlobPattern, rules: Set<Rule>)]
    /// The files left out.
    let excludes: [GlobPattern]
    /// The files that are documents, whatever they look like.
    let includes: [GlobPattern]

    init(_ configuration: Configuration, at path: String, in folder: String) {
      self.configuration = configuration
      self.path = path
      self.folder = folder
      ignores = (configuration.perFileIgnores ?? [:]).map { pattern, selectors in
        (GlobPattern(pattern), Set(selectors.flatMap(\.rules)))
      }
      excludes = (configuration.exclude ?? []).map(GlobPattern.init)
      includes = (configuration.include ?? []).map(GlobPattern.init)
    }
  }

  private var cache: [String: Placed?] = [:]

  init(choice: RuleChoice, source: ConfigurationSource) {
    self.choice = choice
    self.source = source
  }

  /// The policy of a file.
  ///
  /// - Throws: ``ConfigurationError`` if a configuration is wrong, ``FileError`` if one that was
  ///   named cannot be read.
  mutating func policy(for path: String) throws -> Policy {
    let placed: Placed?
    switch source {
    case .isolated: placed = nil
    case .file(let name): placed = try configuration(at: name, for: FileName.folder(of: name))
    case .nearest: placed = try nearest(to: FileName.folder(of: path))
    }
    guard let placed else { return Policy(selection: selection(nil, ignoring: [])) }
    let (configuration, relative) = (placed.configuration, Self.relative(path, to: placed.folder))
    let ignored = placed.ignores.filter { $0.pattern.matches(relative) }.flatMap(\.rules)
    return Policy(
      selection: selection(configuration, ignoring: Set(ignored)),
      dialect: configuration.dialect,
      assets: configuration.assets.map { Self.join(placed.folder, $0) },
      configuration: placed.path,
      isExcluded: placed.excludes.contains { $0.matches(relative) },
      isIncluded: placed.includes.contains { $0.matches(relative) })
  }

  private func selection(
    _ configuration: Configuration?, ignoring more: Set<Rule>
  ) -> RuleSelection {
    let selected = choice.selected ?? configuration?.select.map { Set($0.flatMap(\.rules)) }
    let ignored = Set(configuration?.ignore?.flatMap(\.rules) ?? [])
    let severities = configuration?.severity?.severities ?? [:]
    return RuleSelection(
      selected: selected, ignored: ignored.union(more).union(choice.ignored),
      severities: severities.merging(choice.severities) { $1 })
  }

  // MARK: Finding

  private mutating func nearest(to folder: String) throws -> Placed? {
    if let known = cache[folder] { return known }
    let path = Self.join(folder, Configuration.fileName)
    let found: Placed? =
      try FilePath.leadsToFile(path)
      ? try configuration(at: path, for: folder)
      : try Self.parent(of: folder).flatMap { try nearest(to: $0) }
    cache[folder] = .some(found)
    return found
  }

  private mutating func configuration(at path: String, for folder: String) throws -> Placed? {
    if let known = cache[path] { return known }
    let configuration = try Configuration.read(FileReader.read(path), in: folder).get()
    let placed = Placed(configuration, at: path, in: folder)
    cache[path] = placed
    return placed
  }

  /// The folder above, as far up as there is one: of `a/b` it is `a`, of `.` it is `..`.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return FilePath.isRootFolder(".") ? nil : ".." }
    if folder == ".." || folder.hasSuffix("/..") {
      return FilePath.isRootFolder(folder) ? nil : folder + "/.."
    }
    return FileName.folder(of: folder)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder == "." { return name }
    return folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  private static func relative(_ path: String, to folder: String) -> String {
    RelativePath.of(path, from: folder)
  }
}

/// Paths as seen from a folder.
enum RelativePath {
  /// `App/x.json` from `App` is `x.json`; a path outside the folder stays absolute.
  static func of(_ path: String, from folder: String) -> String {
    let (path, folder) = (FilePath.absolute(path), FilePath.absolute(folder))
    let prefix = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The same, with `..` for the folders in between: `x.json` from `App` is `../x.json`.
  static func climbing(to path: String, from folder: String) -> String {
    let path = FilePath.absolute(path).split(separator: "/")
    let folder = FilePath.absolute(folder).split(separator: "/")
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(shared).map { _ in ".." } + path.dropFirst(shared))
      .joined(separator: "/")
  }
}
