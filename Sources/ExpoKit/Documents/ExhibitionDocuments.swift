package import ExpoJSON
package import ExpoModel
package import ExpoBase

/// The documents of one exhibition: that of the exposition, that of the entries, or one of them.
package struct ExhibitionDocuments: Sendable {
  /// The document that describes the exposition.
  package let exposition: ExpositionDocument?
  /// The document that lists the entries.
  package let entries: EntryList?
  /// Documents that cannot be read, found in place of one that is missing.
  let unreadable: [UnreadableDocument]
  /// The files and folders that could not be searched.
  package let failures: [FileError]

  /// The paths of their configurations.
  package let configurations: [String]
  /// Where they were found.
  let workspace: Workspace

  /// The file name of the exhibition, used if there is no title.
  package var fileName: String {
    FileName.last(of: exposition?.file.name ?? entries?.file.name ?? "")
  }

  /// The title of an exhibition without an exposition: the file name; empty for standard input
  /// without a name.
  var publishedName: String {
    fileName == SourceFile.standardInputName ? "" : fileName
  }

  /// The documents: the exposition's, that of the entries, then those that cannot be read.
  var trees: [JSONTree] {
    [exposition?.tree, entries?.tree].compactMap(\.self) + unreadable.map(\.tree)
  }

  /// Why documents that belong to the exhibition cannot be read.
  package var errors: [ExhibitionError] { unreadable.map(\.error) }

  /// Whether there is no document that can be read.
  package var isEmpty: Bool { exposition == nil && entries == nil }

  /// Whether a document or folder cannot be read.
  package var hasGaps: Bool { !unreadable.isEmpty || !failures.isEmpty }

  /// Makes sure that no document changed while it was read.
  ///
  /// - Throws: ``FileError`` if one was truncated.
  package func checkIsWhole() throws(FileError) {
    for tree in trees { try FileReader.checkIsWhole(tree.file) }
  }
}

/// A document that describes an exposition.
package struct ExpositionDocument: Sendable {
  let tree: JSONTree
  /// The exposition; nil if it cannot be read in full.
  let exposition: Exposition?
  /// The exposition as far as it can be read.
  package let partial: PartialExposition
  /// Whether only members are missing that the project allows to be missing.
  package let isReadable: Bool
  private let policy: Policy

  init(_ root: JSONNode, in tree: JSONTree, _ policy: Policy) {
    self.tree = tree
    self.policy = policy
    let dialect = policy.dialect
    let decoding = ExpoDecoder(acceptedAliases: dialect.aliases).collect(
      Exposition.self, from: root)
    exposition = decoding.value
    partial = MemberReader(object: root, dialect: dialect).exposition
    isReadable =
      decoding.value != nil
      || root.isWhollySound && decoding.errors.allSatisfy(dialect.allows)
  }

  /// The document.
  package var file: SourceFile { tree.file }

  /// The findings of the document, which is checked at each access.
  package var findings: [Diagnostic] {
    Validator(selection: policy.selection, kind: .exposition, dialect: policy.dialect)
      .check(tree).findings.diagnostics
  }
}
