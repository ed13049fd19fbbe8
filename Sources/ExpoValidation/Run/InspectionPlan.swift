import ExpoCatalog
import ExpoSource

/// The plan of a run, made before any document is read.
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
    for found in searches where found.isFolder && AssetCatalog.path(around: found.path) == nil {
      searched.formUnion(found.candidates.lazy.map(\.path))
    }
    for candidate in met {
      if let found = try policies.admitted(candidate, excludesNamed: inspection.excludesNamed) {
        candidates.append(
          Candidate(
            path: candidate.path, origin: found.candidate.origin, policy: found.policy))
      } else {
        excluded.append(candidate.path)
      }
    }
  }

  /// The files that the searches found, each once, in the order of paths.
  ///
  /// A file that was also named counts as named.
  private var met: [FoundFiles.Candidate] {
    let all = searches.flatMap(\.candidates).sorted(byBytesOf: \.path)
    return all.reduce(into: []) { met, candidate in
      guard let last = met.last, last.path == candidate.path else {
        return met.append(candidate)
      }
      if last.origin < candidate.origin { met[met.count - 1] = candidate }
    }
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
    catalogs.sort(byBytesOf: \.path)
  }
}
