extension CodeModule {
  /// The most constants, and the most functions, on the way to a name.
  private static let (mostConstants, mostCalls) = (4, 3)

  /// Without tests; outlines only files with a word that loads, or with a name that was asked for.
  init(
    of paths: [String], _ names: [SourceNames?], _ targets: [Set<Int>], _ workspace: Workspace
  ) {
    /// The outlines of files that have one of some words.
    func outlines(
      _ files: [Int], with words: Set<String>, calling callees: Set<String> = []
    ) -> [(file: Int, outline: CodeOutline)] {
      let hashes = SourceNames.hashes(of: words)
      let own = files.filter { file in
        // An interface may name pictures by any attribute, and calls nothing.
        SourceTokens.Syntax(ofFile: paths[file]) == .markup
          ? callees.isEmpty : names[file].map { !$0.words.isDisjoint(with: hashes) } ?? false
      }
      let outlines = workspace.read(own.map { paths[$0] }) { CodeOutline($0, calling: callees) }
      return zip(own, outlines).compactMap { file, outline in outline.map { (file, $0) } }
    }
    self.init([], [])
    let code = paths.indices.filter { !targets[$0].isEmpty }
    var known: [CodeOutline?] = Array(repeating: nil, count: paths.count)
    var words = CodeOutline.loaders
    for _ in 0..<Self.mostConstants {
      let new = outlines(code.filter { known[$0] == nil }, with: words)
      if new.isEmpty { break }
      for (file, outline) in new { known[file] = outline }
      self = CodeModule(known, targets)
      var followed: Set<String> = []
      // A function may pass a name on to another.
      for _ in 0..<Self.mostCalls {
        let callees = callees.subtracting(followed)
        if callees.isEmpty { break }
        followed.formUnion(callees)
        add(outlines(code, with: callees, calling: callees).map { ($0, $1.calls) })
      }
      words = asked
    }
  }
}
