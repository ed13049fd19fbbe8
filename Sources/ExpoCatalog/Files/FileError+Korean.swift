extension FileError.Kind {
  var korean: String {
    switch self {
    case .system(let code): Errno(code: code).korean
    case .becameShorter: "읽는 동안 파일이 짧아졌습니다"
    case .changed: "읽은 뒤에 파일이 바뀌어 그대로 두었습니다"
    case .tooLarge(let limit): "문서의 크기 한도인 \(limit >> 30) GiB를 넘습니다"
    case .notAFile: "파일이 아닙니다"
    case .notAFolder: "폴더가 아닙니다"
    case .folderUnreadable: "폴더를 읽을 수 없습니다"
    case .noDocuments(skipped: 0): "박람회 문서가 없습니다"
    case .noDocuments(let skipped): "박람회 문서가 없습니다(다른 JSON 파일 \(skipped)개를 건너뜀)"
    case .isOldContent: "원래 파일을 끝까지 쓰지 못해 남긴 이전 내용입니다"
    case .brokenPipe: "파이프가 끊겼습니다"
    }
  }

  /// What to do, or what was looked for.
  var koreanHelp: String? {
    switch self {
    case .noDocuments:
      "항목(name, image_name, short_desc, desc)이나 박람회(title, visitors, location, duration, "
        + "description)의 키가 있는 JSON이 필요합니다. "
        + "건너뛴 파일은 expo validate --show-files 명령으로 확인하세요"
    case .system, .becameShorter, .changed, .tooLarge, .notAFile, .notAFolder, .folderUnreadable,
      .isOldContent, .brokenPipe:
      nil
    }
  }
}
