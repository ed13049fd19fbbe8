import ExpoKit

// The words of `validate` around its findings.

extension ValidationRun {
  private static let namedDocuments = 12

  /// What was checked, what was found, and how many findings were fixed.
  func summary(of outcome: InspectionRun, _ counts: FindingCounts) -> [String] {
    let language = console.language
    var lines: [String] = []
    // If nothing could be checked, errors have been printed.
    if counts.checked > 0 || outcome.failures.isEmpty {
      // On a terminal these lines would push the findings off the screen.
      let isShown = counts.findings == 0 || !console.standardError.isTerminal
      if isShown, outcome.isOfFolder, outcome.documents.count <= Self.namedDocuments {
        for document in outcome.documents {
          let file = document.name
          let content = document.content(in: language)
          lines.append(
            language.pick(en: "checked \(file): \(content)", ko: "검사한 문서: \(file), \(content)"))
        }
      }
      lines += outcome.ignoredProjects.map { path in
        language.pick(
          en: "read project \(path), which git ignores", ko: "읽은 프로젝트: \(path), git이 무시하는 파일")
      }
      let skipped = console.skippedWords(
        outcome.others.map(\.what), notUTF8: outcome.skipped.count { $0.reason == .notUTF8 })
      let unfollowed = outcome.unfollowed.values.reduce(0, +)
      let names = language.pick(
        en: "; \(English.count(unfollowed, "name")) in code not followed",
        ko: ", 코드에서 알아내지 못한 이름 \(unfollowed)개")
      lines.append(counts.words(in: language) + skipped + (unfollowed > 0 ? names : ""))
    }
    let written = baseline.record.map { count, path in
      language.pick(
        en: "\(English.count(count, "finding")) written to \(path)", ko: "문제 \(count)건을 \(path)에 기록"
      )
    }
    let (findings, files) = fixedCount
    let fixed = language.pick(
      en: "\(English.count(findings, "finding")) fixed in \(English.count(files, "file"))",
      ko: "파일 \(files)개에서 문제 \(findings)건 수정")
    return lines + [written, findings > 0 ? fixed : nil].compactMap(\.self)
  }
}

extension Validator.CheckedDocument {
  /// The kind of document it was read as.
  fileprivate func content(in language: Language) -> String {
    switch kind {
    case .entries?:
      language.pick(en: English.entries(entryCount ?? 0), ko: "항목 \(entryCount ?? 0)개")
    case .exposition?: language.pick(en: "an exposition", ko: "박람회")
    case nil: language.pick(en: "neither an exposition nor entries", ko: "박람회도 항목도 아님")
    }
  }
}

extension StyledText {
  /// Findings counted by rule, one line per rule, the most frequent first:
  /// `12  EX502  stray-whitespace`.
  init(statistics rules: [Rule: Int]) {
    self.init()
    let counts = rules.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }
    let width = counts.first.map { String($0.value).utf8.count } ?? 0
    for (rule, count) in counts {
      let number = String(count)
      append(.spaces(width - number.utf8.count) + number)
      append("  \(rule.code)", .rule)
      append(StyledText("  \(rule.name)").ended)
    }
  }
}

extension ValidationRun {
  /// A line for every file of a run, for `--show-files`, by the bytes of paths: its kind, or why it was
  /// skipped.
  func fileLines(of outcome: InspectionRun) -> [String] {
    let language = console.language
    let skipped = { (reason: String) in
      language.pick(en: "skipped, \(reason)", ko: "건너뜀, \(reason)")
    }
    let catalog = language.pick(en: "an asset catalog", ko: "에셋 카탈로그")
    let other = language.pick(en: "does not look like a document", ko: "문서로 보이지 않음")
    let excluded = language.pick(en: "excluded by a pattern", ko: "패턴으로 제외함")
    var files = outcome.documents.map { (path: $0.name, what: $0.content(in: language)) }
    files += outcome.catalogs.map { ($0, catalog) }
    files += outcome.others.map { file in
      guard case .alike(let kind) = file.what else { return (file.path, skipped(other)) }
      let look = kind.otherNames(in: language)
      return (file.path, skipped(language.pick(en: "looks like \(look)", ko: "\(look)로 보임")))
    }
    files += outcome.unfollowed.keys.map {
      ($0, language.pick(en: "loads a document by an unknown name", ko: "불러오는 문서의 이름을 알 수 없음"))
    }
    files += outcome.excluded.map { ($0, skipped(excluded)) }
    files += outcome.skipped.map { ($0.path, skipped($0.reason.words(in: language))) }
    return files.sorted(byBytesOf: \.path).map { "\($0.path): \($0.what)".asLineStart }
  }
}

extension FoundFiles.Skipped.Reason {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .hidden: language.pick(en: "hidden", ko: "숨김 파일이나 폴더")
    case .buildFolder:
      language.pick(en: "a folder of build products or dependencies", ko: "빌드 결과나 의존성 폴더")
    case .ignored: language.pick(en: "ignored by git", ko: "git이 무시함")
    case .link: language.pick(en: "a link", ko: "링크")
    case .notUTF8: language.pick(en: "its name is not UTF-8", ko: "이름이 UTF-8이 아님")
    }
  }
}

extension ValidationRun {
  /// What the findings do not say of a run: `.expo.json: no file of this run matches 'Legacy/**'`.
  func notes(of outcome: InspectionRun) -> [ErrorWords] {
    let language = console.language
    let unmatched = outcome.unmatched.map { unmatched in
      let prefix = unmatched.configuration.map { $0 + ": " } ?? ""
      return ErrorWords(
        language, en: "\(prefix)no file of this run matches '\(unmatched.pattern)'",
        ko: "\(prefix)이번에 살펴본 파일 가운데 '\(unmatched.pattern)' 패턴에 맞는 것이 없습니다")
    }
    let unread = outcome.unreadProjects.map { path in
      ErrorWords(
        language, en: "\(path): the project file cannot be read; folders decide what is in the app",
        ko: "\(path): 프로젝트 파일을 읽을 수 없어, 앱에 들어가는 파일을 폴더로 판단했습니다",
        help: ("open the project in Xcode and save it", "Xcode에서 프로젝트를 열어 저장하세요"))
    }
    let unmade = outcome.manifests.sorted(byBytesOf: \.key).map { path, program in
      ErrorWords(
        language,
        en: "\(path): its Xcode project has not been made; folders decide what is in the app",
        ko: "\(path): 이 파일로 만드는 Xcode 프로젝트가 없어, 앱에 들어가는 파일을 폴더로 판단했습니다",
        help: ("make the project: \(program.command)", "프로젝트를 만드세요: \(program.command)"))
    }
    return unmatched + unread + unmade
  }
}

extension ProjectGenerator {
  fileprivate var command: String { self == .tuist ? "tuist generate" : "xcodegen generate" }
}
