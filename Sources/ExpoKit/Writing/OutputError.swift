package import ExpoBase
import ExpoSystem

package enum OutputError: WordedError, Equatable, Sendable {
  /// It would replace a file that the run reads, perhaps under another name.
  case isRead(output: String, file: String)
  /// It is inside the folder of a git repository's own data.
  case isInGitFolder(String)
  /// A link that came with a git repository leads out of it.
  case isLedOut(String)
  /// Two outputs go to one file.
  case isWrittenTwice(String)

  /// Ignores devices, pipes and open descriptors: writing to them replaces nothing.
  static func checkDistinct(_ outputs: [String]) throws(OutputError) {
    var files: Set<FileIdentity> = []
    var paths: Set<DocumentPath> = []
    for output in outputs {
      let status = try? FileStatus.at(output)
      if status?.kind == .other || FileWriter.openDescriptor(ofFileAt: output) != nil { continue }
      let isNew =
        status.map { files.insert($0.identity).inserted }
        ?? paths.insert(DocumentPath(FilePath.inResolvedFolder(FilePath.target(of: output))))
        .inserted
      guard isNew else { throw .isWrittenTwice(output) }
    }
  }

  /// Throws if an output belongs to git, or is where a link that git tracks leads out of the
  /// repository: whoever wrote that would choose what is replaced.
  static func checkIsOutsideGit(_ output: String) throws(OutputError) {
    if FileWriter.openDescriptor(ofFileAt: output) != nil { return }
    let place = FilePath.inResolvedFolder(FilePath.target(of: output))
    for link in FileName.places(from: FilePath.absolute(output)) {
      if (try? FileStatus.at(link, followingLinks: false))?.kind == .other,
        let repository = GitRepository(around: FilePath.withoutLinks(FileName.folder(of: link))),
        !Project.isIn(repository.root, place), let tracked = repository.rules().tracked
      {
        let name = FilePath.relative(FilePath.inResolvedFolder(link), from: repository.root)
        if tracked.tracks(Array(name.utf8)) { throw .isLedOut(output) }
      }
    }
    for place in FileName.places(from: place) where place != "/" {
      let isBare = ["HEAD", "objects", "refs"].allSatisfy { FilePath.exists("\(place)/\($0)") }
      if isBare || FileName.last(of: place).lowercased() == ".git" { throw .isInGitFolder(output) }
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
    case .isLedOut(let output):
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

extension OutputError {
  /// The input that writing to a path would replace, also through links; nil if there is none.
  ///
  /// - Throws: ``OutputError`` if the output belongs to git, or a link leads out of its repository.
  package static func input(
    among files: [String], replacedBy output: String
  ) throws(OutputError) -> String? {
    try checkIsOutsideGit(output)
    return InputFiles(files: files, folders: []).file(replacedBy: output)
  }
}

/// No output may replace one of these files.
struct InputFiles: Sendable {
  private let files: [(identity: FileIdentity, path: String)]
  private let catalogs: [String]

  /// Ignores missing files; all files in asset catalogs and data sets of folders are read.
  init(files: [String], folders: [String]) {
    self.files = files.compactMap { path in
      FilePath.identity(of: path).map { (identity: $0, path: path) }
    }
    catalogs = folders.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".dataset") }
  }

  /// The file that writing to a path would replace, by the path it is read from.
  ///
  /// Files are the same if their device and inode are equal, also through links.
  func file(replacedBy output: String) -> String? {
    guard let status = try? FileStatus.at(output), status.kind == .file else { return nil }
    if let file = files.first(where: { $0.identity == status.identity }) { return file.path }
    // Any project around the documents is searched for such files, above the operands too.
    if Self.isSearched(FileName.last(of: FilePath.target(of: output))) { return output }
    return FilePath.folder(around: output, among: catalogs) == nil ? nil : output
  }

  /// Whether searches read files of a name: pictures, source code, projects, and rules of git.
  private static func isSearched(_ name: String) -> Bool {
    if name == IgnoreRules.fileName { return true }
    guard let kind = FileName.split(name).extension else { return false }
    return kind == "pbxproj" || FileSearch.sourceKinds.contains(kind)
      || PictureHeader.Kind(extension: kind) != nil
  }
}
