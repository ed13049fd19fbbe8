import ExpoCatalog
import ExpoSource

/// What a run will check, known before anything is read.
extension Inspection {
  /// A file to check, and its policy.
  struct Planned: Sendable {
    let path: String
    let origin: DocumentFinder.Candidate.Origin
    let policy: Policy
  }

  /// The files and catalogs at the paths of a run.
  struct Plan {
    var candidates: [Planned] = []
    /// The catalogs to check whole.
    var catalogs: [String] = []
    /// The candidates found in a folder that is not part of a catalog.
    var searched: Set<String> = []
    /// The folders that were searched.
    var folders: [String] = []
    /// The configurations of the candidates.
    var configurations: Set<String> = []
    /// The catalogs and folders of which not every document was checked.
    var incomplete: Set<String> = []
    /// How each file was found; of several ways, named counts before found.
    fileprivate var origins: [String: DocumentFinder.Candidate.Origin] = [:]

    mutating func leaveOut(_ path: String) {
      incomplete.insert(DocumentFinder.catalog(around: path) ?? FileName.folder(of: path))
    }

    fileprivate mutating func add(_ search: DocumentFinder.Search, at path: String) {
      if search.isFolder { folders.append(path) }
      catalogs += search.catalogs.filter { !catalogs.contains($0) }
      let isPart = DocumentFinder.catalog(around: path) != nil
      for candidate in search.candidates {
        origins[candidate.path] = max(origins[candidate.path] ?? .searched, candidate.origin)
        if search.isFolder, !isPart { searched.insert(candidate.path) }
      }
    }
  }

  /// Finds the files and catalogs at the paths; those that cannot be reached become failures of the
  /// outcome.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  func plan(
    for paths: [String], _ policies: inout PolicyFinder, _ outcome: inout Outcome
  ) throws -> Plan {
    var plan = Plan()
    for path in paths.map(DocumentFinder.trimmed) {
      do throws(FileError) {
        let search = overlay[path] == nil ? try DocumentFinder.search(path) : .named(path)
        outcome.failures += search.failures
        outcome.hasSearched = outcome.hasSearched || search.isFolder
        plan.add(search, at: path)
      } catch {
        outcome.failures.append(error)
      }
    }
    for (path, origin) in plan.origins {
      let policy = try policies.policy(for: path)
      if let file = policy.configuration { plan.configurations.insert(file) }
      if policy.isExcluded, origin != .named || excludesNamed {
        plan.leaveOut(path)
      } else {
        plan.candidates.append(Planned(path: path, origin: origin, policy: policy))
      }
    }
    plan.candidates.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return plan
  }

  /// Folders in which nothing was found to check; not if something in them could not be read.
  static func emptySearches(_ plan: Plan, _ outcome: Outcome) -> [FileError] {
    let names = outcome.documents.map(\.name) + plan.catalogs + outcome.failures.map(\.path)
    return plan.folders.filter { folder in
      !names.contains { folder == "." || $0 == folder || $0.hasPrefix(folder + "/") }
    }.map { FileError(path: $0, kind: .noDocuments(skipped: outcome.skipped)) }
  }
}
