import ExpoCatalog
import ExpoModel
import ExpoSource
import ExpoText
import ExpoValidation

extension BrowseNotice {
  var korean: String {
    switch self {
    case .noEntries: "항목이 없습니다"
    case .noEntry(let number): "\(number)번 항목이 없습니다"
    case .noEntryNamed(let name): "그런 이름의 항목이 없습니다: '\(VisibleText.quoted(name))'"
    case .lastEntry: "마지막 항목입니다"
    case .firstEntry: "첫 항목입니다"
    case .lastOfFilter(let text): "거른 목록의 마지막 항목입니다: &\(VisibleText.quoted(text))"
    case .firstOfFilter(let text): "거른 목록의 첫 항목입니다: &\(VisibleText.quoted(text))"
    case .noEntryWithFindings: "항목별로는 문제가 없습니다"
    case .noEntryWithFindingsInFilter: "거른 목록에는 항목별 문제가 없습니다"
    case .endOfList: "목록의 끝입니다"
    case .noFindings(of: .poster): "이 문서에는 문제가 없습니다 · 한 번 더 누르면 모든 항목"
    case .noFindings(of: .entry): "이 항목만으로는 문제가 없습니다 · 한 번 더 누르면 모든 항목"
    case .noFindings(of: .everything): "항목별로는 문제가 없습니다 · 모든 규칙은 expo validate로 검사"
    case .nothingFound: "검색 결과가 없습니다"
    case .nothingFoundBeyond: "검색 결과가 더 없습니다"
    case .noSearch: "아직 검색하지 않았습니다"
    case .noSearchHere: "이 화면에서는 검색할 수 없습니다"
    case .copied(.poster): "포스터를 복사했습니다"
    case .copied(.entry(let number)): "\(number)번 항목을 복사했습니다"
    case .copied(.entryAsJSON(let number)): "\(number)번 항목을 JSON으로 복사했습니다"
    case .copied(.expositionAsJSON): "박람회 정보를 JSON으로 복사했습니다"
    case .copied(.findings): "문제 목록을 복사했습니다"
    case .copied(.help): "도움말을 복사했습니다"
    case .tooLongToCopy(let limit): "너무 길어 복사할 수 없습니다(\(limit)바이트까지)"
    case .nothingToCopy(.poster): "포스터를 읽을 수 없어 복사할 내용이 없습니다"
    case .nothingToCopy(.entry): "항목을 읽을 수 없어 복사할 내용이 없습니다"
    case .nothingToCopy(.everything): "복사할 내용이 없습니다"
    case .noClipboard: "이 터미널에는 클립보드가 없습니다"
    case .noFileToEdit: "편집할 파일이 없습니다"
    case .editorFailed: "편집기가 오류를 내고 끝났습니다"
    case .notInSecureMode: "보안 모드에서는 쓸 수 없습니다"
    case .changedOnDisk: "디스크의 문서가 바뀌었습니다 · r로 다시 읽기"
    case .enterOpens(let count): "Enter: 항목 \(CommaFormatter().format(count))개"
    case .reloaded: "다시 읽었습니다"
    case .cannotReloadStandardInput: "표준 입력은 다시 읽을 수 없습니다"
    case .reloadFailed(let failure): "다시 읽지 못했습니다: \(failure.shortened.korean)"
    case .unreadable(let failure): failure.shortened.korean
    case .unknownAnswer(let line): "알 수 없는 키입니다: '\(VisibleText.quoted(line))' · ?로 키 보기"
    }
  }
}

extension BrowseNotice.ReadFailure {
  var korean: String {
    switch self {
    case .file(let error): error.words(in: .korean).message
    case .exhibition(let error): error.words(in: .korean).message
    case .configuration(let name): "설정 파일로 쓸 수 없습니다: \(name)"
    case .other(let words): words
    }
  }
}
