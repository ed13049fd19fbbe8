import ExpoKit
import ExpoTerminal

/// The message of the status line after an action, in place of the position.
struct BrowseNotice: Equatable, Sendable {
  private let en: String
  private let ko: String
  /// Whether it follows the search in the status line instead of replacing it.
  private(set) var followsSearch = false

  private init(_ en: String, _ ko: String) {
    self.en = en
    self.ko = ko
  }

  func words(in language: Language) -> String { language.pick(en: en, ko: ko) }

  /// The notice in one line, which begins with the search if the notice follows it.
  func line(after search: StyledText, in language: Language) -> StyledText {
    let words = EntryCells.oneLine(words(in: language))
    var line = followsSearch ? search : StyledText()
    line.append(followsSearch ? BrowseState.gap + words : words, followsSearch ? .plain : .heading)
    return line
  }

  static let noEntries = Self("there are no entries", "항목이 없습니다")
  static func noEntry(_ number: Int) -> Self {
    Self("no entry \(number)", "\(number)번 항목이 없습니다")
  }
  static func noEntryNamed(_ name: String) -> Self {
    let name = VisibleText.quoted(name)
    return Self("no entry named '\(name)'", "그런 이름의 항목이 없습니다: '\(name)'")
  }
  static func noExposition(_ name: String) -> Self {
    let name = VisibleText.quoted(name)
    return Self("no exposition '\(name)'", "그런 박람회가 없습니다: '\(name)'")
  }
  /// The last or first entry is chosen already; of those found for a query: `&다리`.
  static func endOfEntries(isLast: Bool, of found: String?) -> Self {
    let end: Wording = isLast ? ("last", "마지막") : ("first", "첫")
    guard let text = found.map(VisibleText.quoted) else {
      return Self("this is the \(end.en) entry", "\(end.ko) 항목입니다")
    }
    return Self("this is the \(end.en) entry of \(text)", "결과의 \(end.ko) 항목입니다: \(text)")
  }
  static let endOfList = Self("this is the end of the list", "목록의 끝입니다")
  static func enterOpens(_ count: Int) -> Self {
    let entries = { Counted(number: nil, count: count).words(.entry, in: $0) }
    return Self("Enter: \(entries(.english))", "Enter: \(entries(.korean))")
  }
  static func enterOpens(entry number: Int) -> Self {
    Self("Enter: entry \(number)", "Enter: \(number)번 항목")
  }
  static let noJump = Self("nowhere to go back to", "돌아갈 곳이 없습니다")

  static func noEntryWithFindings(of found: String?) -> Self {
    guard let text = found.map(VisibleText.quoted) else {
      return Self("no entry has findings of its own", "문제가 있는 항목이 없습니다")
    }
    return Self("no entry found by \(text) has findings", "결과에 문제가 있는 항목이 없습니다: \(text)")
  }
  /// The shown entry or poster has no findings itself; rules that compare entries were not run.
  static let noFindings = Self("no findings here; ! again for all", "여기에는 문제 없음 · 다시 누르면 전체")
  static let noFindingsAnywhere = Self(
    "no findings; expo validate checks more", "문제 없음 · 전체 검사는 expo validate")

  /// Nothing was found; the guess would find something.
  static func nothingFound(_ text: String, guess: String? = nil) -> Self {
    let text = VisibleText.quoted(text)
    guard let guess = guess.map(VisibleText.quoted) else {
      return Self("no match for '\(text)'", "검색 결과가 없습니다: '\(text)'")
    }
    return Self(
      "no match for '\(text)'; did you mean '\(guess)'?",
      "검색 결과가 없습니다: '\(text)' · 혹시 '\(guess)'인가요?")
  }
  /// The search continued from the other end.
  static func wrapped(forwards: Bool) -> Self {
    var notice = Self(forwards ? "from the start" : "from the end", forwards ? "처음부터" : "끝에서부터")
    notice.followsSearch = true
    return notice
  }
  /// The search did not find the entry to go to.
  static let allListed = Self("not in these: all entries listed", "결과에 없어 모든 항목을 표시합니다")
  static let noSearch = Self("no search", "검색어가 없습니다")

  static let copiedFindings = Self("copied the findings", "문제 목록을 복사했습니다")
  static let copiedHelp = Self("copied the help", "도움말을 복사했습니다")
  static func copiedText(ofEntry number: Int?) -> Self {
    number.map { Self("copied entry \($0)", "\($0)번 항목을 복사했습니다") }
      ?? Self("copied the poster", "포스터를 복사했습니다")
  }
  static func copiedJSON(ofEntry number: Int?) -> Self {
    number.map { Self("copied entry \($0) as JSON", "\($0)번 항목을 JSON으로 복사했습니다") }
      ?? Self("copied the exposition as JSON", "박람회 정보를 JSON으로 복사했습니다")
  }
  static func copied(_ text: String) -> Self {
    Self("copied \(VisibleText.quoted(text))", "복사했습니다: \(VisibleText.quoted(text))")
  }
  /// The copy was sent to the terminal, which does not say whether it accepts it.
  static func sent(_ copied: Self) -> Self {
    Self(copied.en + " (sent to the terminal)", copied.ko + " · 터미널로 보냄")
  }
  /// The limit is in bytes.
  static func tooLongToCopy(limit: Int) -> Self {
    let limit = CommaFormatter().format(limit)
    return Self("too long to copy (over \(limit) bytes)", "복사하기에 너무 깁니다(\(limit)바이트까지)")
  }
  static let nothingToCopy = Self("nothing to copy: empty or unreadable", "복사할 내용이 없거나 읽을 수 없습니다")
  static let noClipboard = Self("this terminal has no clipboard", "이 터미널은 클립보드를 쓸 수 없습니다")

  static let noPicture = Self("no image to show", "보여 줄 이미지가 없습니다")
  /// An SVG may contain scripts.
  static let noProgramForSVG = Self(
    "SVG is not opened: it may run scripts", "SVG는 스크립트 때문에 열지 않습니다")
  static let noPictures = Self("this terminal shows no images", "이 터미널은 이미지를 보여 주지 못합니다")
  static func showsOnly(_ way: PictureProtocol) -> Self {
    let formats = way == .kitty ? "PNG" : "PNG, JPEG"
    return Self("this terminal shows only \(formats)", "이 터미널은 \(formats)만 보여 줍니다")
  }
  /// Sizes are in bytes.
  static func pictureTooLarge(_ bytes: Int, limit: Int) -> Self {
    let size = ExportRun.megabytes(bytes)
    let most = ExportRun.megabytes(limit)
    return Self(
      "too large: \(size), max \(most) · o opens", "너무 큼: \(size), 최대 \(most) · o로 열기")
  }
  static let picturesAreOff = Self(
    "images are off (--no-pictures)", "이미지를 껐습니다(--no-pictures)")
  static let viewerFailed = Self(
    "the viewer failed; EXPO_VIEWER sets it", "뷰어 오류 · EXPO_VIEWER로 지정하세요")
  static let noFileToEdit = Self("no file to edit", "편집할 파일이 없습니다")
  /// `EDITOR=nano`, or `vi` by default.
  static func editorFailed(_ editor: String) -> Self {
    let editor = VisibleText.quoted(editor)
    return Self("the editor failed: \(editor)", "편집기 오류: \(editor)")
  }
  static let notInSecureMode = Self("not available in secure mode", "보안 모드에서는 쓸 수 없습니다")

  static let changedOnDisk = Self("changed on disk · r reloads", "문서가 바뀌었습니다 · r로 다시 읽기")
  static let reloaded = Self("reloaded", "다시 읽었습니다")
  static let cannotReloadStandardInput = Self(
    "standard input cannot be reloaded", "표준 입력은 다시 읽을 수 없습니다")
  /// The last version stays on the screen.
  static func reloadFailed(_ error: any Error) -> Self {
    let reason = unreadable(error)
    return Self("not reloaded: \(reason.en)", "다시 읽지 못했습니다: \(reason.ko)")
  }
  /// Why a document cannot be read, with file names instead of paths, for which there is no room.
  static func unreadable(_ error: any Error) -> Self {
    func words(_ error: any WordedError) -> Self {
      Self(error.words(in: .english).message, error.words(in: .korean).message)
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
      return Self("\(name) has errors", "설정 파일로 쓸 수 없습니다: \(name)")
    default: return Self("\(error)", "\(error)")
    }
  }
  static func unreadable(in document: BrowseDocument) -> Self? {
    document.documents.problems.first.map { unreadable($0) }
  }

  static func unknownKey(_ typed: String, hasHelp: Bool = true) -> Self {
    let typed = VisibleText.quoted(typed)
    let help: Wording = hasHelp ? ("; ? shows the keys", " · ?로 단축키 보기") : ("", "")
    return Self("no key '\(typed)'\(help.en)", "'\(typed)' 단축키는 없습니다\(help.ko)")
  }
}
