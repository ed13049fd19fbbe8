package import ExpoCatalog
package import ExpoDiagnostics
import ExpoJSON
package import ExpoModel
package import ExpoSource

/// One exhibition as it was found: the document of the exposition, that of its entries, or one.
package struct ExhibitionDocuments: Sendable {
  /// The document that describes the exposition, read.
  package let exposition: ExpositionDocument?
  /// The document that lists the entries.
  package let entries: EntryList?
  /// Documents in another format or encoding that were found beside them.
  let unreadable: [JSONTree]
  /// What could not be looked at while searching.
  package let failures: [FileError]

  /// The paths of their configurations.
  package let configurations: [String]

  /// The file name of the exhibition, for want of a title.
  package var fileName: String {
    FileName.last(of: exposition?.file.name ?? entries?.file.name ?? "")
  }

  /// The title of what is published without an exposition: the file name, or nothing for what came
  /// from standard input and has no name.
  var publishedName: String {
    fileName == SourceFile.standardInputName ? "" : fileName
  }

  /// The documents: the exposition's, that of the entries, then those that cannot be read.
  var trees: [JSONTree] { [exposition?.tree, entries?.tree].compactMap(\.self) + unreadable }

  /// Why documents that belong to the exhibition cannot be read.
  package var errors: [ExhibitionError] {
    unreadable.compactMap { tree in tree.obstacle.map { ExhibitionError(tree.file.name, $0) } }
  }

  /// Makes sure that no document changed while it was read.
  ///
  /// - Throws: ``FileError`` if one was cut short.
  package func checkIsWhole() throws(FileError) {
    for tree in trees { try FileReader.checkIsWhole(tree.file) }
  }
}

/// A document that describes an exposition.
package struct ExpositionDocument: Sendable {
  let tree: JSONTree
  /// The exposition; nil if it cannot be read.
  package let exposition: Exposition?
  private let policy: Policy

  init(_ root: JSONNode, in tree: JSONTree, _ policy: Policy) {
    self.tree = tree
    self.policy = policy
    exposition =
      ExpoDecoder(acceptedAliases: policy.dialect.aliases)
      .collect(Exposition.self, from: root).value
  }

  /// The document.
  package var file: SourceFile { tree.file }

  /// What is wrong with the document: it is checked each time this is asked for.
  package var findings: [Diagnostic] {
    Validator(selection: policy.selection, kind: .exposition, dialect: policy.dialect)
      .check(tree).findings.diagnostics
  }
}
