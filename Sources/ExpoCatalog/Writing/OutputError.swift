package import ExpoSource

/// An output that is rejected before anything is read.
package enum OutputError: Error, Equatable, Sendable {
  /// It would replace a file that the run reads, perhaps under another name.
  case isRead(output: String, file: String)
  /// It is inside the folder of a git repository's own data.
  case isInGitFolder(String)
  /// Two outputs go to one file.
  case isWrittenTwice(String)

  /// The text of the error.
  package func words(in language: Language) -> ErrorWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// Makes sure that no two outputs are the same file.
  ///
  /// What is written to devices, pipes and open descriptors replaces nothing.
  package static func checkDistinct(_ outputs: [String]) throws(OutputError) {
    var files: Set<FileIdentity> = []
    var paths: Set<DocumentPath> = []
    for output in outputs {
      let status = try? FileStatus.at(output)
      if status?.kind == .other || OpenOutput.descriptor(ofFileAt: output) != nil { continue }
      let isNew =
        status.map { files.insert($0.identity).inserted }
        ?? paths.insert(DocumentPath(FilePath.inResolvedFolder(FilePath.target(of: output))))
        .inserted
      guard isNew else { throw .isWrittenTwice(output) }
    }
  }

  /// Makes sure that an output does not belong to git.
  package static func checkIsOutsideGit(_ output: String) throws(OutputError) {
    if OpenOutput.descriptor(ofFileAt: output) != nil { return }
    var place = FilePath.inResolvedFolder(FilePath.target(of: output))
    while place != "/" {
      let isBare = ["HEAD", "objects", "refs"].allSatisfy { FilePath.exists("\(place)/\($0)") }
      if isBare || FileName.last(of: place).lowercased() == ".git" { throw .isInGitFolder(output) }
      place = FileName.folder(of: place)
    }
  }
}
