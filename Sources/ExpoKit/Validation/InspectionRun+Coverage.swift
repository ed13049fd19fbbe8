package import ExpoJSON

extension InspectionRun {
  /// Compares the findings with a baseline.
  ///
  /// - Returns: The findings that are not in the baseline, how many rows match one, the rows that are
  ///   `stale`, the new names of moved files, the baseline without stale rows and with these names, and
  ///   whether it seems to be for another folder: no row names a file that exists.
  package func compare(
    with baseline: Baseline
  ) -> (
    new: [Report.FileDiagnostics], known: Int, stale: [Baseline.Row], moves: [String: String],
    pruned: Baseline, isElsewhere: Bool
  ) {
    let moves = moves(of: baseline)
    let (new, unmatched, moved) = baseline.compare(findings, moves: moves)
    // A baseline that was moved names files that are elsewhere.
    let isElsewhere = moves.isEmpty && !unmatched.isEmpty && !baseline.namesFile
    let stale = unmatched.isEmpty || isElsewhere ? [] : stale(unmatched, of: baseline, moves: moves)
    let pruned = baseline.removing(stale, renaming: moved)
    return (new, baseline.rows.count - unmatched.count, stale, moves, pruned, isElsewhere)
  }
}

/// Which documents the run checked in full, and where it searched.
extension InspectionRun {
  /// The rows that match no finding although every rule checked their documents, or whose documents are gone.
  private func stale(
    _ unmatched: [Baseline.Row], of baseline: Baseline, moves: [String: String]
  ) -> [Baseline.Row] {
    let names = Dictionary(grouping: documents) { baseline.name(of: $0.name) }
    let contents = files.catalogs.flatMap(\.files) + survey.checkedCode
    let paths = Dictionary(grouping: contents, by: baseline.name)
    var workspace = workspace
    return unmatched.filter { row in
      let file = moves[row.file] ?? row.file
      if let document = names[file]?[0] { return covers(row, in: document) }
      if let path = paths[file]?[0] {
        return checkedAll && covers(row, try? workspace.policy(for: path))
      }
      return row.file != SourceFile.standardInputName
        && FilePath.isGone(baseline.path(of: row.file), below: files.folders)
    }
  }

  /// Whether all files that were found could be read and were checked.
  private var checkedAll: Bool {
    failures.isEmpty && files.excluded.isEmpty && !documents.contains(where: \.isBroken)
  }

  /// Whether no option of this run hides findings that another run would have.
  private var hidesNothing: Bool {
    let choice = workspace.policies.choice
    return inspection.assets == .automatic && inspection.kind == nil
      && choice.selected == nil && choice.ignored.isEmpty
  }

  /// Whether the run would have reported a row in a document that it read.
  private func covers(_ row: Baseline.Row, in document: Validator.CheckedDocument) -> Bool {
    guard !document.isBroken, document.kind != nil, covers(row, document.policy) else {
      return false
    }
    switch Rule.matching(row.rule).first?.family {
    case .syntax, .encoding, .shape, .value, .content: return true
    case .assets: return checkedAll && document.catalog != nil
    case .structure:
      return checkedAll && files.searched.contains(DocumentPath(named: document.name))
    case nil: return checkedAll
    }
  }

  /// Whether the rule of a row is reported, or is one that expo no longer has.
  private func covers(_ row: Baseline.Row, _ policy: Policy?) -> Bool {
    guard let policy, !policy.isExcluded, hidesNothing else { return false }
    return Rule.matching(row.rule).first.map(policy.selection.includes) ?? true
  }
}

extension InspectionRun {
  /// The new names of missing files of a baseline: each is the only file that is not in the
  /// baseline and has at least half of the entries of the rows.
  ///
  /// A document without such entries is recognized by its name, a `Contents.json` by its path in
  /// the catalog. A file in an outer folder does not count: then the baseline was moved.
  private func moves(of baseline: Baseline) -> [String: String] {
    let rows = Dictionary(grouping: baseline.rows, by: \.file)
    let gone = rows.filter { file, _ in
      file != SourceFile.standardInputName && FilePath.isGone(baseline.path(of: file), below: ["/"])
    }
    if gone.isEmpty { return [:] }
    var names: [String: Set<String>] = [:]
    // A file without findings needs no rows; it may have been there before.
    for found in findings where !found.isEmpty || !hidesNothing {
      let name = baseline.name(of: found.file.name)
      if rows[name] == nil {
        names[Self.mark(of: baseline.path(of: name)), default: []].insert(name)
      }
    }
    for document in documents where rows[baseline.name(of: document.name)] == nil {
      guard let file = try? workspace.readFound(document.name) else { continue }
      for entry in document.policy.dialect.entryNames(in: file) {
        names["=" + entry, default: []].insert(baseline.name(of: document.name))
      }
    }
    return gone.compactMapValues { rows in
      let file = rows[0].file
      let entries = Set(rows.compactMap(\.entry)).map { "=" + $0 }
      let marks = entries.isEmpty ? [Self.mark(of: baseline.path(of: file))] : entries
      let found = marks.flatMap { names[$0] ?? [] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let candidates = found.filter {
        2 * $1 >= marks.count && (!$0.hasPrefix("../") || file.hasPrefix("../"))
      }
      return candidates.count == 1 ? candidates.first?.key : nil
    }
  }

  /// Identifies a file by its absolute path: `/` and its name, or its path in the catalog.
  private static func mark(of path: String) -> String {
    guard FileName.last(of: path) == AssetContents.fileName,
      let catalog = AssetCatalog.path(around: path)
    else { return "/" + FileName.last(of: path) }
    return String(path.utf8.dropFirst(catalog.utf8.count)) ?? path
  }
}
