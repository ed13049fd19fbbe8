import ExpoBase

/// Documents that belong together, by their indices in a list.
///
/// The deepest folders are looked at first: a folder with documents of both kinds makes a group of all
/// documents in it that are not in a group yet.
struct DocumentGroup: Equatable {
  var expositions: [Int] = []
  var entries: [Int] = []

  var all: [Int] { (expositions + entries).sorted() }
  var isComplete: Bool { !expositions.isEmpty && !entries.isEmpty }
  var isOne: Bool { expositions.count <= 1 && entries.count <= 1 }

  /// The groups in the order of their first documents.
  ///
  /// A document is a group of its own if no folder around it has the other kind.
  static func all(
    of documents: [(path: String, kind: DocumentKind, project: String)]
  ) -> [DocumentGroup] {
    // The documents without a group, by the depth of a folder, then by the folder and the project.
    var open: [Int: [[DocumentPath]: DocumentGroup]] = [:]
    for (index, document) in documents.enumerated() {
      let folder = FileName.folder(of: document.path)
      let key = [folder, document.project].map { DocumentPath(named: $0) }
      let depth = Array(FileName.ancestors(from: folder)).count - 1
      let list = document.kind == .exposition ? \DocumentGroup.expositions : \.entries
      open[depth, default: [:]][key, default: DocumentGroup()][keyPath: list].append(index)
    }
    var groups: [DocumentGroup] = []
    for depth in (0...(open.keys.max() ?? 0)).reversed() {
      for (key, group) in open[depth] ?? [:] {
        if group.isComplete {
          groups.append(group)
        } else if depth == 0 {
          groups += group.expositions.map { DocumentGroup(expositions: [$0]) }
          groups += group.entries.map { DocumentGroup(entries: [$0]) }
        } else {
          let outer = DocumentPath(named: FileName.folder(of: key[0].string))
          open[depth - 1, default: [:]][[outer, key[1]], default: DocumentGroup()].add(group)
        }
      }
    }
    return groups.sorted { $0.all[0] < $1.all[0] }
  }

  private mutating func add(_ other: DocumentGroup) {
    expositions += other.expositions
    entries += other.entries
  }
}
