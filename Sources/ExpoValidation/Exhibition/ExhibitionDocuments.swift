public import ExpoCatalog
public import ExpoDiagnostics
import ExpoJSON
public import ExpoModel
public import ExpoSource

/// One exhibition as it was found: the document of the exposition, that of its entries, or one.
public struct ExhibitionDocuments: Sendable {
  /// The document that describes the exposition, read.
  public let exposition: ExpositionDocument?
  /// The document that lists the entries.
  public let entries: EntryList?
  /// What could not be looked at while searching.
  public let failures: [FileError]

  /// The file name of the exhibition, for want of a title.
  public var fileName: String {
    FileName.last(of: exposition?.file.name ?? entries?.file.name ?? "")
  }

  /// The title of what is published without an exposition: the file name, or nothing for what came
  /// from standard input and has no name.
  var publishedName: String {
    fileName == SourceFile.standardInputName ? "" : fileName
  }

  /// The documents: the exposition's, then that of the entries.
  var trees: [JSONTree] { [exposition?.tree, entries?.tree].compactMap(\.self) }

  /// Makes sure that no document changed while it was read.
  ///
  /// - Throws: ``FileError`` if one was cut short.
  public func checkIsWhole() throws(FileError) {
    for tree in trees { try FileReader.checkIsWhole(tree.file) }
  }
}

/// A document that describes an exposition.
public struct ExpositionDocument: Sendable {
  let tree: JSONTree
  /// The exposition; nil if it cannot be read.
  public let exposition: Exposition?
  private let policy: Policy

  init(_ root: JSONNode, in tree: JSONTree, _ policy: Policy) {
    self.tree = tree
    self.policy = policy
    exposition =
      ExpoDecoder(acceptedAliases: policy.dialect.aliases)
      .decode(Exposition.self, from: root).value
  }

  /// The document.
  public var file: SourceFile { tree.file }

  /// What is wrong with the document: it is checked each time this is asked for.
  public var findings: [Diagnostic] {
    Validator(selection: policy.selection, kind: .exposition, dialect: policy.dialect)
      .check(tree).findings.diagnostics
  }
}
