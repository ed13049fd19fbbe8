import ExpoKit
import ExpoSystem

enum ExportTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// The path of the file or folder; nil for standard output.
  var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path), .folder(let path): path
    }
  }

  static func isStandardOutput(_ path: String) -> Bool {
    path == "-" || FileWriter.isStandardOutput(path)
  }

  /// Creates the destination that `--output` names.
  ///
  /// `needsFolder` is what needs a folder, as the subject of a sentence: `--split`.
  ///
  /// - Throws: ``CommandError`` if a folder is needed, and none or a file is named.
  init(_ arguments: Arguments, needsFolder: Wording?) throws(CommandError) {
    guard let output = try arguments[.output], !Self.isStandardOutput(output) else {
      if let needsFolder { throw Self.missingFolder(needsFolder) }
      self = .standardOutput
      return
    }
    let path = DocumentPath(output).string
    // Asked once: another export may make the folder meanwhile.
    let kind = FilePath.kind(of: path)
    let end: Wording? =
      output.hasSuffix("/") ? ("a path that ends with '/'", "'/'로 끝나는 경로에는") : nil
    guard kind != .folder, let subject = needsFolder ?? end else {
      self = kind == .folder ? .folder(path) : .file(output)
      return
    }
    if kind != nil {
      throw CommandError(
        en: "'\(output)' is not a folder, and \(subject.en) needs one",
        ko: "\(subject.ko) 폴더가 필요한데 폴더가 아닙니다: '\(output)'",
        help: ("name another with -o", "다른 폴더를 -o로 지정하세요"))
    }
    if ExportRun.isPage(output.lowercased()) {
      throw CommandError(
        en: "'\(output)' is the name of a file, and \(subject.en) needs a folder",
        ko: "\(subject.ko) 폴더가 필요한데 파일 이름입니다: '\(output)'",
        help: ("write '\(output)/' for a folder of that name", "그런 이름의 폴더라면 '\(output)/'로 쓰세요"))
    }
    self = .folder(path)
  }

  static func missingFolder(_ subject: Wording) -> CommandError {
    CommandError(
      en: "\(subject.en) needs a folder", ko: "\(subject.ko) 폴더가 필요합니다",
      help: (
        "add -o site, or output to .expo.json (expo help sites)",
        "-o site처럼 지정하거나, .expo.json에 output으로 적으세요(expo help sites)"
      ))
  }
}

extension ExportRun {
  /// Checks that the export replaces no file that is read, and writes nothing into a catalog or data set that
  /// is read.
  ///
  /// - Throws: ``CommandError`` or `OutputError`.
  func checkTarget(of documents: ExhibitionDocuments) throws {
    let files = documents.files.map(\.name)
    var folders = files.flatMap { file in
      [AssetCatalog.path(around: file), AssetCatalog.dataSet(around: file)?.string].compactMap(
        \.self)
    }
    if case .path(let path) = pictures { folders.append(path) }
    try checkTarget(files: inputs(of: documents), folders: folders)
  }

  /// The paths of all files that are read, except pictures.
  func inputs(of documents: ExhibitionDocuments) -> [String] {
    let files = documents.files.map(\.name)
    // A file may have the name of standard input.
    let isPiped = files.contains(SourceFile.standardInputName)
    return files + (isPiped ? [SourceFile.standardInputDevice] : []) + documents.configurations
      + form.inputs
  }

  /// Checks the same for some files, and folders that contain some.
  func checkTarget(files: [String], folders: [String]) throws {
    guard let path = form.target.path else { return }
    let file = try OutputError.input(
      among: form.target == .file(path) ? files : [], replacedBy: path)
    if let file, files.contains(file) { throw Self.isRead(file) }
    let catalogs = folders.filter { $0 == "." || Self.isCatalog($0) }
    let whole = catalogs + [form.staticFolder].compactMap(\.self)
    if let folder = FilePath.folder(around: path, among: whole) {
      throw CommandError(
        en: "-o is inside '\(folder)', which this export reads",
        ko: "입력으로 쓰는 '\(folder)' 안에는 내보낼 수 없습니다: -o",
        help: ("name a folder outside it with -o", "바깥의 다른 폴더를 -o로 지정하세요"))
    }
    try checkSettings(for: path, reading: files + whole)
    if let file { throw Self.isRead(file) }
  }

  /// Checks that an output that a configuration names is a book, or a folder without what is read.
  private func checkSettings(for path: String, reading paths: [String]) throws {
    guard let settings = outputSettings else { return }
    if form.target == .file(path), !path.lowercased().hasSuffix(".md") {
      throw settings.error(
        at: .output, [],
        OutputFault(
          en: "only a .md file can be set here; use -o for another file",
          ko: "여기에는 .md 파일만 적을 수 있습니다. 다른 파일은 -o로 지정하세요"))
    }
    if let read = paths.first(where: { FilePath.folder(around: $0, among: [path]) != nil }) {
      throw settings.error(
        at: .output, [],
        OutputFault(
          en: "the export reads '\(read)', which is in it; choose a folder for the export alone",
          ko: "내보낼 때 읽는 '\(read)' 경로가 그 안에 있습니다. 내보내기에만 쓸 폴더를 고르세요"))
    }
  }

  private static func isRead(_ file: String) -> CommandError {
    CommandError(
      en: "-o is '\(file)', which this export reads",
      ko: "-o 파일은 입력 파일이므로 덮어쓸 수 없습니다: '\(file)'",
      help: ("choose another file", "다른 파일을 고르세요"))
  }

  private static func isCatalog(_ path: String) -> Bool {
    let path = DocumentPath(path).string
    return path.hasSuffix(".xcassets") || path.hasSuffix(".dataset") || path.hasSuffix("..")
  }
}

/// Why an output that a configuration names cannot be used.
private struct OutputFault: RejectionReason {
  let en: String
  let ko: String

  func words(in language: Language) -> String { language.pick(en: en, ko: ko) }
}

extension SourceFile {
  /// The path at which standard input can be looked up.
  static let standardInputDevice = "/dev/stdin"
}
