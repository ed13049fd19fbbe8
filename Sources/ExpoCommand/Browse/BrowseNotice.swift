import ExpoKit

/// The message of the status line after an action, in place of the position.
indirect enum BrowseNotice: Equatable, Sendable {
  /// The list is empty.
  case noEntries
  /// There is no entry of that number.
  case noEntry(Int)
  /// No entry has that name.
  case noEntryNamed(String)
  /// The last entry is chosen already, or the first, of the list or of what is found.
  case endOfEntries(isLast: Bool, of: String?)
  /// No entry has findings, of all or of those found.
  case noEntryWithFindings(of: String?)
  /// The list has no further page.
  case endOfList
  /// What is shown has no findings by itself; rules that compare were not run.
  case noFindings
  /// No document has findings by itself.
  case noFindingsAnywhere
  /// The search for that text found nothing; another one would.
  case nothingFound(String, guess: String? = nil)
  /// A search went on from the other end.
  case wrapped(forwards: Bool)
  /// All entries are listed again: the search did not find the one to go to.
  case allListed
  /// There was no jump to return from.
  case noFormerPlace
  /// There is no search to continue.
  case noSearch
  /// All findings are on the clipboard, or all of help.
  case copiedFindings, copiedHelp
  /// The text of an entry is on the clipboard, or an entry as it is in the document; nil for the poster.
  case copiedText(ofEntry: Int?), copiedJSON(ofEntry: Int?)
  /// That short text is on the clipboard.
  case copied(String)
  /// What is copied was sent to the terminal, which does not say whether it takes it.
  case sent(BrowseNotice)
  /// The entry has no picture that another program can show.
  case noPicture
  /// The terminal shows no pictures.
  case noPictures
  /// The exit status of the program that shows pictures is not 0.
  case viewerFailed
  /// The text is longer than terminals take, in bytes.
  case tooLongToCopy(limit: Int)
  /// What is shown cannot be read, so that there is nothing to copy.
  case nothingToCopy
  /// The terminal has no clipboard.
  case noClipboard
  /// The documents come from standard input.
  case noFileToEdit
  /// The editor's exit status is not 0: `EDITOR=nano`, or `vi` by default.
  case editorFailed(String)
  /// Secure mode forbids it.
  case notInSecureMode
  /// A document was changed on disk since it was read.
  case changedOnDisk
  /// Enter opens the list of so many entries.
  case enterOpens(Int)
  /// The documents were read again.
  case reloaded
  /// Standard input cannot be read twice.
  case cannotReloadStandardInput
  /// The documents could not be read again; what is shown is still the last reading.
  case reloadFailed(ReadFailure)
  /// A document of the exhibition cannot be read.
  case unreadable(ReadFailure)
  /// A key, or a line of the accessible reader, that means nothing.
  case unknownKey(String)

  /// Why documents could not be read.
  enum ReadFailure: Equatable, Sendable {
    /// A file cannot be read.
    case file(FileError)
    /// The path does not stand for one exhibition.
    case exhibition(ExhibitionError)
    /// A file of that name is not a configuration.
    case configuration(String)
    /// Any other error, in its own words.
    case other(String)

    /// The same with names of files instead of paths, for which the status line has room.
    var shortened: ReadFailure {
      switch self {
      case .file(let error):
        .file(FileError(path: FileName.last(of: error.path), kind: error.kind))
      case .exhibition(.unreadable(let file, let problem)):
        .exhibition(.unreadable(file: FileName.last(of: file), problem: problem))
      case .exhibition(.wrongKind(let file, let kind)):
        .exhibition(.wrongKind(file: FileName.last(of: file), expected: kind))
      case .configuration(let name): .configuration(FileName.last(of: name))
      case .exhibition(.several), .other: self
      }
    }

    /// Creates the failure that an error means.
    init(_ error: any Error) {
      switch error {
      case let error as FileError: self = .file(error)
      case let error as ExhibitionError: self = .exhibition(error)
      case let error as ConfigurationError: self = .configuration(error.findings.file.name)
      default: self = .other("\(error)")
      }
    }
  }

  /// What the first problem of a document means, if it has any.
  static func unreadable(in document: BrowseDocument) -> BrowseNotice? {
    document.problems.first.map { .unreadable($0) }
  }
}

extension BrowseNotice {
  /// Whether it follows what is searched for, not in its place.
  var isRemark: Bool {
    if case .wrapped = self { true } else { false }
  }

  /// The notice as text.
  func words(in language: Language) -> String {
    switch self {
    case .noEntries: language.pick(en: "there are no entries", ko: "항목이 없습니다")
    case .noEntry(let number): language.pick(en: "no entry \(number)", ko: "\(number)번 항목이 없습니다")
    case .noEntryNamed(let name):
      language.pick(
        en: "no entry named '\(VisibleText.quoted(name))'",
        ko: "그런 이름의 항목이 없습니다: '\(VisibleText.quoted(name))'")
    case .endOfEntries(let isLast, let found):
      switch (isLast, found.map(VisibleText.quoted)) {
      case (true, nil): language.pick(en: "this is the last entry", ko: "마지막 항목입니다")
      case (false, nil): language.pick(en: "this is the first entry", ko: "첫 항목입니다")
      case (true, let text?):
        language.pick(en: "this is the last entry of \(text)", ko: "결과의 마지막 항목입니다: \(text)")
      case (false, let text?):
        language.pick(en: "this is the first entry of \(text)", ko: "결과의 첫 항목입니다: \(text)")
      }
    case .noEntryWithFindings(nil):
      language.pick(en: "no entry has findings of its own", ko: "문제가 있는 항목이 없습니다")
    case .noEntryWithFindings(let text?):
      language.pick(
        en: "no entry of \(VisibleText.quoted(text)) has findings",
        ko: "결과에 문제가 있는 항목이 없습니다: \(VisibleText.quoted(text))")
    case .endOfList: language.pick(en: "this is the end of the list", ko: "목록의 끝입니다")
    case .noFindings:
      language.pick(
        en: "no problems here; ! again for all", ko: "여기에는 문제 없음 · 다시 누르면 전체")
    case .noFindingsAnywhere:
      language.pick(
        en: "no findings; expo validate checks more",
        ko: "문제 없음 · 전체 검사는 expo validate")
    case .nothingFound(let text, nil):
      language.pick(
        en: "no match for '\(VisibleText.quoted(text))'",
        ko: "검색 결과가 없습니다: '\(VisibleText.quoted(text))'")
    case .nothingFound(let text, let guess?):
      language.pick(
        en:
          "no match for '\(VisibleText.quoted(text))'; did you mean '\(VisibleText.quoted(guess))'?",
        ko: "검색 결과가 없습니다: '\(VisibleText.quoted(text))' · 혹시 '\(VisibleText.quoted(guess))'인가요?")
    case .noFormerPlace:
      language.pick(en: "no jump to return from", ko: "돌아갈 곳이 없습니다")
    case .wrapped(forwards: true):
      language.pick(en: "from the start", ko: "처음부터")
    case .wrapped(forwards: false):
      language.pick(en: "from the end", ko: "끝에서부터")
    case .allListed:
      language.pick(en: "not in these: all entries listed", ko: "결과에 없어 모든 항목을 표시합니다")
    case .noSearch: language.pick(en: "no search", ko: "검색어가 없습니다")
    case .copiedText(nil): language.pick(en: "copied the poster", ko: "포스터를 복사했습니다")
    case .copiedText(let number?):
      language.pick(en: "copied entry \(number)", ko: "\(number)번 항목을 복사했습니다")
    case .copiedJSON(nil):
      language.pick(en: "copied the exposition as JSON", ko: "박람회 정보를 JSON으로 복사했습니다")
    case .copiedJSON(let number?):
      language.pick(en: "copied entry \(number) as JSON", ko: "\(number)번 항목을 JSON으로 복사했습니다")
    case .copiedFindings: language.pick(en: "copied the findings", ko: "문제 목록을 복사했습니다")
    case .copiedHelp: language.pick(en: "copied the help", ko: "도움말을 복사했습니다")
    case .copied(let text):
      language.pick(
        en: "copied \(VisibleText.quoted(text))", ko: "복사했습니다: \(VisibleText.quoted(text))")
    case .sent(let notice):
      notice.words(in: language)
        + language.pick(en: " (sent to the terminal)", ko: "(터미널로 보냄)")
    case .noPicture: language.pick(en: "no image to show", ko: "보여 줄 이미지가 없습니다")
    case .noPictures:
      language.pick(en: "this terminal shows no images", ko: "이 터미널은 이미지를 보여 주지 못합니다")
    case .viewerFailed:
      language.pick(
        en: "the viewer failed; EXPO_VIEWER sets it",
        ko: "뷰어 오류 · EXPO_VIEWER로 지정합니다")
    case .tooLongToCopy(let limit):
      language.pick(
        en: "too long to copy (over \(limit) bytes)", ko: "복사하기에 너무 깁니다(\(limit)바이트까지)")
    case .nothingToCopy:
      language.pick(en: "nothing to copy: it cannot be read", ko: "읽을 수 없어 복사하지 못했습니다")
    case .noClipboard:
      language.pick(en: "this terminal has no clipboard", ko: "이 터미널은 클립보드를 쓸 수 없습니다")
    case .noFileToEdit: language.pick(en: "no file to edit", ko: "편집할 파일이 없습니다")
    case .editorFailed(let editor):
      language.pick(
        en: "the editor failed: \(VisibleText.quoted(editor))",
        ko: "편집기 오류: \(VisibleText.quoted(editor))")
    case .notInSecureMode:
      language.pick(en: "not available in secure mode", ko: "보안 모드에서는 쓸 수 없습니다")
    case .changedOnDisk:
      language.pick(en: "changed on disk · r reloads", ko: "문서가 바뀌었습니다 · r로 다시 읽기")
    case .enterOpens(let count):
      language.pick(
        en: "Enter: \(CommaFormatter().format(count)) \(count == 1 ? "entry" : "entries")",
        ko: "Enter: 항목 \(CommaFormatter().format(count))개")
    case .reloaded: language.pick(en: "reloaded", ko: "다시 읽었습니다")
    case .cannotReloadStandardInput:
      language.pick(en: "standard input cannot be reloaded", ko: "표준 입력은 다시 읽을 수 없습니다")
    case .reloadFailed(let failure):
      language.pick(
        en: "not reloaded: \(failure.shortened.words(in: language))",
        ko: "다시 읽지 못했습니다: \(failure.shortened.words(in: language))")
    case .unreadable(let failure): failure.shortened.words(in: language)
    case .unknownKey(let typed):
      language.pick(
        en: "no key '\(VisibleText.quoted(typed))'; ? shows the keys",
        ko: "'\(VisibleText.quoted(typed))' 단축키는 없습니다 · ?로 단축키 보기")
    }
  }
}

extension BrowseNotice.ReadFailure {
  /// The failure as text.
  func words(in language: Language) -> String {
    switch self {
    case .file(let error): error.words(in: language).message
    case .exhibition(let error): error.words(in: language).message
    case .configuration(let name):
      language.pick(en: "\(name) has errors", ko: "설정 파일로 쓸 수 없습니다: \(name)")
    case .other(let words): words
    }
  }
}
