import ExpoKit

/// The message of the status line after an action, in place of the position.
struct BrowseNotice: Equatable, Sendable {
  private let (en, ko): (String, String)
  /// Whether it follows the search in the status line instead of replacing it.
  private(set) var followsSearch = false

  private init(en: String, ko: String) {
    (self.en, self.ko) = (en, ko)
  }

  func words(in language: Language) -> String { language.pick(en: en, ko: ko) }

  static let noEntries = Self(en: "there are no entries", ko: "항목이 없습니다")
  static func noEntry(_ number: Int) -> Self {
    Self(en: "no entry \(number)", ko: "\(number)번 항목이 없습니다")
  }
  static func noEntryNamed(_ name: String) -> Self {
    let name = VisibleText.quoted(name)
    return Self(en: "no entry named '\(name)'", ko: "그런 이름의 항목이 없습니다: '\(name)'")
  }
  /// The last or first entry is chosen already; of those found for a query: `&다리`.
  static func endOfEntries(isLast: Bool, of found: String?) -> Self {
    let (en, ko) = isLast ? ("last", "마지막") : ("first", "첫")
    guard let text = found.map(VisibleText.quoted) else {
      return Self(en: "this is the \(en) entry", ko: "\(ko) 항목입니다")
    }
    return Self(en: "this is the \(en) entry of \(text)", ko: "결과의 \(ko) 항목입니다: \(text)")
  }
  static let endOfList = Self(en: "this is the end of the list", ko: "목록의 끝입니다")
  static func enterOpens(_ count: Int) -> Self {
    let number = CommaFormatter().format(count)
    return Self(
      en: "Enter: \(number) \(count == 1 ? "entry" : "entries")", ko: "Enter: 항목 \(number)개")
  }
  static let noFormerPlace = Self(en: "no jump to return from", ko: "돌아갈 곳이 없습니다")

  static func noEntryWithFindings(of found: String?) -> Self {
    guard let text = found.map(VisibleText.quoted) else {
      return Self(en: "no entry has findings of its own", ko: "문제가 있는 항목이 없습니다")
    }
    return Self(en: "no entry of \(text) has findings", ko: "결과에 문제가 있는 항목이 없습니다: \(text)")
  }
  /// What is shown has no findings itself; rules that compare entries were not run.
  static let noFindings = Self(
    en: "no problems here; ! again for all", ko: "여기에는 문제 없음 · 다시 누르면 전체")
  static let noFindingsAnywhere = Self(
    en: "no findings; expo validate checks more", ko: "문제 없음 · 전체 검사는 expo validate")

  /// Nothing was found; the guess would find something.
  static func nothingFound(_ text: String, guess: String? = nil) -> Self {
    let text = VisibleText.quoted(text)
    guard let guess = guess.map(VisibleText.quoted) else {
      return Self(en: "no match for '\(text)'", ko: "검색 결과가 없습니다: '\(text)'")
    }
    return Self(
      en: "no match for '\(text)'; did you mean '\(guess)'?",
      ko: "검색 결과가 없습니다: '\(text)' · 혹시 '\(guess)'인가요?")
  }
  /// The search continued from the other end.
  static func wrapped(forwards: Bool) -> Self {
    var notice = Self(
      en: forwards ? "from the start" : "from the end", ko: forwards ? "처음부터" : "끝에서부터")
    notice.followsSearch = true
    return notice
  }
  /// The search did not find the entry to go to.
  static let allListed = Self(
    en: "not in these: all entries listed", ko: "결과에 없어 모든 항목을 표시합니다")
  static let noSearch = Self(en: "no search", ko: "검색어가 없습니다")

  static let copiedFindings = Self(en: "copied the findings", ko: "문제 목록을 복사했습니다")
  static let copiedHelp = Self(en: "copied the help", ko: "도움말을 복사했습니다")
  static func copiedText(ofEntry number: Int?) -> Self {
    number.map { Self(en: "copied entry \($0)", ko: "\($0)번 항목을 복사했습니다") }
      ?? Self(en: "copied the poster", ko: "포스터를 복사했습니다")
  }
  static func copiedJSON(ofEntry number: Int?) -> Self {
    number.map { Self(en: "copied entry \($0) as JSON", ko: "\($0)번 항목을 JSON으로 복사했습니다") }
      ?? Self(en: "copied the exposition as JSON", ko: "박람회 정보를 JSON으로 복사했습니다")
  }
  static func copied(_ text: String) -> Self {
    let text = VisibleText.quoted(text)
    return Self(en: "copied \(text)", ko: "복사했습니다: \(text)")
  }
  /// The copy was sent to the terminal, which does not say whether it accepts it.
  static func sent(_ copied: Self) -> Self {
    Self(en: copied.en + " (sent to the terminal)", ko: copied.ko + "(터미널로 보냄)")
  }
  /// The limit is in bytes.
  static func tooLongToCopy(limit: Int) -> Self {
    Self(en: "too long to copy (over \(limit) bytes)", ko: "복사하기에 너무 깁니다(\(limit)바이트까지)")
  }
  static let nothingToCopy = Self(
    en: "nothing to copy: it cannot be read", ko: "읽을 수 없어 복사하지 못했습니다")
  static let noClipboard = Self(
    en: "this terminal has no clipboard", ko: "이 터미널은 클립보드를 쓸 수 없습니다")

  static let noPicture = Self(en: "no image to show", ko: "보여 줄 이미지가 없습니다")
  static let noPictures = Self(en: "this terminal shows no images", ko: "이 터미널은 이미지를 보여 주지 못합니다")
  static let viewerFailed = Self(
    en: "the viewer failed; EXPO_VIEWER sets it", ko: "뷰어 오류 · EXPO_VIEWER로 지정합니다")
  static let noFileToEdit = Self(en: "no file to edit", ko: "편집할 파일이 없습니다")
  /// `EDITOR=nano`, or `vi` by default.
  static func editorFailed(_ editor: String) -> Self {
    let editor = VisibleText.quoted(editor)
    return Self(en: "the editor failed: \(editor)", ko: "편집기 오류: \(editor)")
  }
  static let notInSecureMode = Self(
    en: "not available in secure mode", ko: "보안 모드에서는 쓸 수 없습니다")

  static let changedOnDisk = Self(
    en: "changed on disk · r reloads", ko: "문서가 바뀌었습니다 · r로 다시 읽기")
  static let reloaded = Self(en: "reloaded", ko: "다시 읽었습니다")
  static let cannotReloadStandardInput = Self(
    en: "standard input cannot be reloaded", ko: "표준 입력은 다시 읽을 수 없습니다")
  /// The last version stays on the screen.
  static func reloadFailed(_ error: any Error) -> Self {
    let reason = unreadable(error)
    return Self(en: "not reloaded: \(reason.en)", ko: "다시 읽지 못했습니다: \(reason.ko)")
  }
  /// Why a document cannot be read, with file names instead of paths, for which there is no room.
  static func unreadable(_ error: any Error) -> Self {
    func words(_ error: any WordedError) -> Self {
      Self(en: error.words(in: .english).message, ko: error.words(in: .korean).message)
    }
    switch error {
    case let error as FileError:
      return words(FileError(path: FileName.last(of: error.path), kind: error.kind))
    case ExhibitionError.unreadable(let file, let problem):
      return words(ExhibitionError.unreadable(file: FileName.last(of: file), problem: problem))
    case ExhibitionError.wrongKind(let file, let kind):
      return words(ExhibitionError.wrongKind(file: FileName.last(of: file), expected: kind))
    case let error as ExhibitionError: return words(error)
    case let error as ConfigurationError:
      let name = FileName.last(of: error.findings.file.name)
      return Self(en: "\(name) has errors", ko: "설정 파일로 쓸 수 없습니다: \(name)")
    default: return Self(en: "\(error)", ko: "\(error)")
    }
  }
  static func unreadable(in document: BrowseDocument) -> Self? {
    document.problems.first.map { unreadable($0) }
  }

  static func unknownKey(_ typed: String) -> Self {
    let typed = VisibleText.quoted(typed)
    return Self(
      en: "no key '\(typed)'; ? shows the keys", ko: "'\(typed)' 단축키는 없습니다 · ?로 단축키 보기")
  }
}
