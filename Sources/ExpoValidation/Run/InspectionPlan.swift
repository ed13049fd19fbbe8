import ExpoCatalog
import ExpoSource

/// What a run is going to check, found out before any document is read.
struct InspectionPlan {
  /// A file to check and what holds for it.
  struct Candidate: Sendable {
    let path: String
    let origin: FoundFiles.Candidate.Origin
    let policy: Policy
  }

  /// What was found at the paths of the run.
  private(set) var searches: [FoundFiles] = []
  /// The files to check, in the order of their paths.
  private(set) var candidates: [Candidate] = []
  /// The catalogs to check whole, in the order of their paths.
  private(set) var catalogs: [AssetCatalog] = []
  /// The candidates that were found in a folder which is no part of a catalog.
  private(set) var searched: Set<String> = []
  /// The files that patterns leave out.
  private(set) var excluded: [String] = []
  private(set) var failures: [FileError] = []

  /// Finds the files of paths.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  init(_ inspection: Inspection, _ paths: [String], _ policies: inout PolicyFinder) throws {
    for path in paths.map(FilePath.trimmed) {
      let inclusion = try policies.inclusion(in: path)
      do throws(FileError) {
        let isOverlaid = inspection.overlay[path] != nil
        let found =
          isOverlaid ? .named(path) : try inspection.search(including: inclusion).run(path)
        failures += found.failures
        searches.append(found)
      } catch {
        failures.append(error)
      }
    }
    try addCandidates(inspection, &policies)
    addCatalogs(inspection)
  }

  private mutating func addCandidates(
    _ inspection: Inspection, _ policies: inout PolicyFinder
  ) throws {
    // Named beats found, however often a file is met.
    var origins: [String: FoundFiles.Candidate.Origin] = [:]
    for found in searches {
      let isPart = AssetCatalog.path(around: found.path) != nil
      for candidate in found.candidates {
        origins[candidate.path] = max(origins[candidate.path] ?? .searched, candidate.origin)
        if found.isFolder, !isPart { searched.insert(candidate.path) }
      }
    }
    for (path, origin) in origins {
      let policy = try policies.policy(for: path)
      if policy.isExcluded, origin != .named || inspection.excludesNamed {
        excluded.append(path)
      } else {
        let origin = policy.isIncluded ? max(origin, .included) : origin
        candidates.append(Candidate(path: path, origin: origin, policy: policy))
      }
    }
    candidates.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    excluded.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func addCatalogs(_ inspection: Inspection) {
    var known: Set<String> = []
    catalogs = searches.flatMap(\.catalogs).filter { known.insert($0.path).inserted }
    var given = inspection.catalogs
    if case .path(let path) = inspection.assets { given.append(FilePath.trimmed(path)) }
    for path in given where path.hasSuffix(".xcassets") && known.insert(path).inserted {
      // What cannot be read is reported where pictures are looked for.
      if let catalog = try? AssetCatalogReader().catalog(at: path) {
        catalogs.append(catalog)
        failures += catalog.failures
      }
    }
    catalogs.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
