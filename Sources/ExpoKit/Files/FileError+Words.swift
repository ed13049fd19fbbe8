import ExpoBase

extension FileError.Kind {
  /// The reason in English.
  func words(in language: Language) -> String {
    switch self {
    case .system(let code):
      language.pick(en: Self.english(Errno(code: code)), ko: Errno(code: code).korean)
    case .becameShorter:
      language.pick(en: "became shorter while it was read", ko: "읽는 동안 파일이 짧아졌습니다")
    case .changed:
      language.pick(
        en: "changed after it was read; it was left as it is", ko: "읽은 뒤에 파일이 바뀌어 그대로 두었습니다")
    case .tooLarge(let limit):
      language.pick(
        en: "larger than a document may be, \(limit >> 30) GiB",
        ko: "문서의 크기 한도인 \(limit >> 30) GiB를 넘습니다")
    case .notAFile: language.pick(en: "not a file", ko: "파일이 아닙니다")
    case .notAFolder: language.pick(en: "not a folder", ko: "폴더가 아닙니다")
    case .folderUnreadable: language.pick(en: "the folder cannot be read", ko: "폴더를 읽을 수 없습니다")
    case .noDocuments(skipped: 0):
      language.pick(en: "no exposition documents found", ko: "박람회 문서가 없습니다")
    case .noDocuments(let skipped):
      language.pick(
        en: "no exposition documents found (\(English.count(skipped, "other JSON file")) skipped)",
        ko: "박람회 문서가 없습니다(다른 JSON 파일 \(skipped)개를 건너뜀)")
    case .isOldContent:
      language.pick(
        en: "has the old content of the file, which was written only in part",
        ko: "원래 파일을 끝까지 쓰지 못해 남긴 이전 내용입니다")
    case .brokenPipe: language.pick(en: "broken pipe", ko: "파이프가 끊겼습니다")
    }
  }

  /// What to do, or what was looked for.
  func help(in language: Language) -> String? {
    switch self {
    case .noDocuments:
      language.pick(
        en: "looked for JSON with entries (name, image_name, short_desc, desc) or an exposition "
          + "(title, visitors, location, duration, description); "
          + "expo validate --show-files lists what was skipped",
        ko: "항목(name, image_name, short_desc, desc)이나 박람회(title, visitors, location, duration, "
          + "description)의 키가 있는 JSON이 필요합니다. "
          + "건너뛴 파일은 expo validate --show-files 명령으로 확인하세요")
    case .system, .becameShorter, .changed, .tooLarge, .notAFile, .notAFolder, .folderUnreadable,
      .isOldContent, .brokenPipe:
      nil
    }
  }

  /// The system's own words, which begin a message: `no such file or directory`.
  private static func english(_ errno: Errno) -> String {
    let words = errno.words
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
