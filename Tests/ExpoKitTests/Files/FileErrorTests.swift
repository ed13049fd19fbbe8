import ExpoKit
import ExpoTestSupport
import Foundation
import Testing

struct FileErrorTests {
  private static let kinds: [FileError.Kind] = [
    .system(code: ENOENT), .system(code: EACCES), .becameShorter, .changed,
    .tooLarge(limit: 1 << 31), .notAFile, .notAFolder, .noDocuments(skipped: []),
    .noDocuments(skipped: [.other, .otherData, .alike(.entries), .alike(.exposition)]),
    .noDocuments(skipped: [.other, .other, .alike(.entries), .alike(.entries)]), .isOldContent,
    .brokenPipe,
  ]

  /// The names of the kinds with their words in English and in Korean.
  private static let words = TextTable.rows(
    """
    system → no such file or folder → 파일이나 폴더가 없습니다
    system → permission denied → 권한이 없습니다
    becameShorter → became shorter while it was read → 읽는 동안 파일이 짧아졌습니다
    changed → changed after it was read; it was left as it is → 읽은 뒤에 파일이 바뀌어 그대로 두었습니다
    tooLarge → larger than 2 GiB, the limit of a document → 문서의 크기 한도인 2 GiB를 넘습니다
    notAFile → not a file → 파일이 아닙니다
    notAFolder → not a folder → 폴더가 아닙니다
    noDocuments → no exposition documents found → 박람회 문서를 찾지 못했습니다(항목 문서도 박람회 문서도 없음)
    noDocuments → no exposition documents found (1 other JSON file skipped; 1 other data set skipped; 1 file looks like entries under other names; see expo help documents; 1 file looks like an exposition under other names; see expo help documents) → 박람회 문서를 찾지 못했습니다(항목 문서도 박람회 문서도 없음, 건너뛴 다른 JSON 파일 1개, 건너뛴 다른 데이터 세트 1개, 키 이름만 다른 항목 문서로 보이는 파일 1개(expo help documents 참고), 키 이름만 다른 박람회 문서로 보이는 파일 1개(expo help documents 참고))
    noDocuments → no exposition documents found (2 other JSON files skipped; 2 files look like entries under other names; see expo help documents) → 박람회 문서를 찾지 못했습니다(항목 문서도 박람회 문서도 없음, 건너뛴 다른 JSON 파일 2개, 키 이름만 다른 항목 문서로 보이는 파일 2개(expo help documents 참고))
    isOldContent → has the old content of the file, which was written only in part → 원래 파일을 끝까지 쓰지 못해 남긴 이전 내용입니다
    brokenPipe → broken pipe → 파이프가 끊겼습니다
    """)

  @Test("every error of a file has its words in every language", arguments: kinds.indices)
  func words(number: Int) {
    let (kind, row) = (Self.kinds[number], Self.words[number])
    #expect(Self.words.count == Self.kinds.count && "\(kind)".hasPrefix(row[0]))
    let error = FileError(path: "f", kind: kind)
    #expect(error.words(in: .english).message == "f: \(row[1])")
    #expect(error.words(in: .korean).message == "f: \(row[2])")
  }

  @Test("errors of the system are in Korean, a rare one with its code")
  func system() {
    for code in Int32(1)...133 {
      let message = FileError(path: "f", kind: .system(code: code)).words(in: .korean).message
      #expect(message.wholeMatch(of: /f: .*[가-힣].*/) != nil)
    }
    let rare = FileError(path: "f", kind: .system(code: ECHILD)).words(in: .korean).message
    #expect(rare == "f: 시스템 오류 \(ECHILD): No child processes")
  }

  @Test("the error for a link to nothing names the link, not a missing file")
  func lost() throws {
    let folder = try TemporaryFolder()
    try folder.link("a.json", to: "b.json")
    let words = FileError.missing(folder.path + "/a.json").words(in: .english)
    #expect(words.message.hasSuffix("/a.json: a link that leads nowhere"))
  }
}
