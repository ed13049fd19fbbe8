package import ExpoBase
import ExpoSystem

package enum OutputError: WordedError, Equatable, Sendable {
  /// Writing it would replace a file that the run reads, perhaps under another path.
  case isRead(output: String, file: String)
  /// It is in the folder of a git repository's own data, such as `.git`.
  case isInGitFolder(String)
  /// A link that git tracks leads from the output's path out of the repository.
  case isBehindTrackedLink(String)
  /// Two outputs are one file.
  case isWrittenTwice(String)

  /// Throws if two outputs are one file, except devices, pipes and open descriptors: writing to them replaces nothing.
  static func checkDistinct(_ outputs: [String]) throws(OutputError) {
    var files: Set<FileIdentity> = []
    var paths: Set<DocumentPath> = []
    for output in outputs {
      let status = FileStatus.known(at: output)
      if status?.kind == .other || FileWriter.openDescriptor(ofFileAt: output) != nil { continue }
      let isNew =
        status.map { files.insert($0.identity).inserted }
        ?? paths.insert(DocumentPath(FilePath.inResolvedFolder(FilePath.target(of: output))))
        .inserted
      guard isNew else { throw .isWrittenTwice(output) }
    }
  }

  /// Throws if an output is in git's own folder, or if a link that git tracks leads to it from inside the
  /// repository to outside: the author of that link would choose which file is replaced.
  static func checkIsOutsideGit(_ output: String) throws(OutputError) {
    if FileWriter.openDescriptor(ofFileAt: output) != nil { return }
    let target = FilePath.inResolvedFolder(FilePath.target(of: output))
    for link in FileName.ancestors(from: FilePath.absolute(output)) {
      if FileStatus.known(at: link, followingLinks: false)?.kind == .other,
        let repository = GitRepository(around: FilePath.withoutLinks(FileName.folder(of: link))),
        !Project.isIn(repository.root, target), let tracked = repository.rules().tracked
      {
        let name = FilePath.relative(FilePath.inResolvedFolder(link), from: repository.root)
        if tracked.tracks(Array(name.utf8)) { throw .isBehindTrackedLink(output) }
      }
    }
    for folder in FileName.ancestors(from: target) where folder != "/" {
      let isBare = ["HEAD", "objects", "refs"].allSatisfy { FilePath.exists("\(folder)/\($0)") }
      if isBare || FileName.last(of: folder).lowercased() == ".git" { throw .isInGitFolder(output) }
    }
  }
}

// MARK: - Words

extension OutputError {
  package func words(in language: Language) -> ErrorWords {
    switch self {
    case .isRead(let output, let file):
      ErrorWords(
        language,
        en: "\(output): this run reads the file"
          + (output == file ? "" : ", as \(file),") + " and must not replace it",
        ko: "\(output): 입력 파일이므로 덮어쓸 수 없습니다" + (output == file ? "" : ": \(file)"),
        help: ("name another file for the output", "출력할 파일을 바꾸세요"))
    case .isInGitFolder(let output):
      ErrorWords(
        language, en: "\(output): the file is inside the folder of git's own data",
        ko: "\(output): git이 쓰는 폴더 안에는 출력할 수 없습니다",
        help: ("name a file outside it for the output", "그 폴더 밖의 파일을 지정하세요"))
    case .isBehindTrackedLink(let output):
      ErrorWords(
        language, en: "\(output): a link in the git repository leads out of it",
        ko: "\(output): git 저장소의 링크가 저장소 바깥을 가리킵니다",
        help: ("name the place that it leads to", "링크가 가리키는 경로를 쓰세요"))
    case .isWrittenTwice(let output):
      ErrorWords(
        language, en: "\(output): two outputs are for this file",
        ko: "\(output): 한 파일에 두 출력을 함께 쓸 수 없습니다",
        help: ("name a file for each of them", "출력마다 다른 파일을 지정하세요"))
    }
  }
}
