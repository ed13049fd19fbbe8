import ExpoKit

extension Command {
  /// The command `expo validate [PATH…]`.
  static let validate = Command(
    name: .validate, operands: [.paths],
    summary: (
      "check documents and images: files, folders, catalogs, or - for standard input",
      "파일, 폴더, 에셋 카탈로그, 표준 입력(-)의 문서와 이미지를 검사합니다"
    ),
    findings: ("errors or a difference", "오류나 바뀔 내용이 있음"), options: .validate,
    topics: [.documents, .fixes, .reports, .settings, .ci], variables: [.automation],
    examples: [
      ("expo validate", "check this folder and all below it", "이 폴더 아래의 문서와 카탈로그를 모두 검사합니다"),
      ("expo validate --fix items.json", "apply the safe fixes to a file", "파일에 안전한 수정을 적용합니다"),
      ("expo validate -f sarif=expo.sarif", "write a report for code scanning", "코드 스캐닝용 보고서를 씁니다"),
    ]
  ) { arguments, console in
    let run = try ValidationRun(arguments, console)
    if arguments.has(.jsonLines) { return try JSONLinesRun(run).run(arguments.operands) }
    return try run.run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}

extension Inspection {
  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    let rules = RuleSelection(
      selected: try arguments[.select], ignored: try arguments[.ignore] ?? [],
      severities: try arguments[.severity] ?? [:])
    let kind = try arguments[.kind]
    let jobs = try arguments[.jobs]
    let files = try FileChoice(arguments, forcesExclude: arguments.has(.forceExclude))
    let named = try arguments[.config].map { ConfigurationSource.file($0) }
    self.init(
      Workspace(
        files, rules: rules,
        configuration: arguments.has(.isolated) ? .isolated : named ?? .nearest, jobs: jobs))
    self.kind = kind
    if let path = try arguments[.assets] { assets = .path(path) }
    if arguments.has(.noAssets) { assets = .none }
  }
}

extension [any CommandOption] {
  static let validate =
    [
      Option.format.daily(), Option.select.daily(), Option.ignore.daily(), Option.severity,
      Option.kind, Option.assets, Option.noAssets, Option.fix.daily(), Option.unsafeFixes,
      Option.diff.daily(), Option.maxFindings, Option.maxWarnings, Option.errorOnWarning,
      Option.exitZero, Option.allowEmpty, Option.baseline.daily(), Option.writeBaseline,
      Option.pruneBaseline, Option.stdinFilename, Option.config, Option.isolated,
      Option.forceExclude, Option.showFiles, Option.statistics, Option.jobs, Option.jsonLines,
    ] as Self + searching
}

extension Option<Set<Rule>> {
  static var select: Self {
    Option(
      "select", "RULES", .rules, isRepeatable: true, in: .rules,
      en: "report only these rules", ko: "이 규칙의 문제만 알립니다"
    ) { name, words throws(CommandError) in
      let rules = try Set(named: words)
      if rules.isEmpty { throw .namesNothing(name, en: "rule", ko: "규칙 이름") }
      return rules
    }
  }
  static var ignore: Self {
    Option(
      "ignore", "RULES", .rules, isRepeatable: true, in: .rules, en: "do not report these rules",
      ko: "이 규칙의 문제는 알리지 않습니다"
    ) {
      _, words throws(CommandError) in try Set(named: words)
    }
  }
}

extension Option<[Rule: Severity]> {
  static var severity: Self {
    Option(
      "severity", "RULE=LEVEL", .severities, isRepeatable: true, in: .rules,
      en: "report a rule as \(Severity.byWeight.map(\.name).joined(separator: "|"))",
      ko: "규칙의 심각도를 바꿉니다: \(Severity.byWeight.map(\.name).joined(separator: "|"))"
    ) { name, words throws(CommandError) in
      var severities: [Rule: Severity] = [:]
      for item in words.commaSeparated {
        let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw .unexpected(item, of: name, en: "RULE=LEVEL", ko: "RULE=LEVEL 형식이")
        }
        guard let severity = Severity.allCases.first(where: { $0.name == parts[1] }) else {
          throw .notAChoice(parts[1], of: "\(name)", Severity.byWeight.map(\.name))
        }
        for rule in try Rule.named(parts[0]) { severities[rule] = severity }
      }
      return severities
    }
  }
}

extension Rule {
  /// The rules with that code, name, family or prefix: `EX101`, `trailing-comma`, `syntax`, `EX1`.
  static func named(_ selector: String) throws(CommandError) -> [Rule] {
    let rules = matching(selector)
    if rules.isEmpty {
      throw .unknown(
        selector, among: selectors, listedBy: "expo rules", en: "rule '\(selector)'",
        ko: "규칙은")
    }
    return rules
  }
}

extension Set<Rule> {
  /// The rules of comma-separated lists: `syntax,EX502`.
  fileprivate init(named words: [String]) throws(CommandError) {
    self.init()
    for selector in words.commaSeparated { formUnion(try Rule.named(selector)) }
  }
}

extension Option<String> {
  static var baseline: Self {
    .path(
      "baseline", "FILE", .file("json"), in: .rules,
      en: "report only findings that are not in this file", ko: "기준선(baseline) 파일에 없는 문제만 알립니다"
    )
  }
  static var writeBaseline: Self {
    .path(
      "write-baseline", "FILE", .file("json"), in: .rules,
      en: "write all findings to this file, exit with 0", ko: "찾은 문제를 모두 기준선 파일에 쓰고 종료 상태 0으로 끝냅니다"
    ) {
      .isStandardOutput(
        $0, help: ("write ./- for a file of that name", "이름이 하이픈(-)인 파일은 ./- 경로로 쓰세요"))
    }.excluding("exit-zero", "error-on-warning", "max-warnings")
  }
  static var assets: Self {
    .path(
      "assets", "PATH", .folder, in: .input, en: "look for images in this catalog or folder",
      ko: "이미지를 이 카탈로그나 폴더에서 찾습니다")
  }
  static var config: Self {
    .path(
      "config", "FILE", .file("json"), in: .rules,
      en: "configuration; default: the nearest .expo.json",
      ko: "설정 파일을 정합니다. 기본값: 가장 가까운 .expo.json")
  }
}

extension Option<Never> {
  static var pruneBaseline: Self {
    .flag(
      "prune-baseline", in: .rules,
      en: "remove findings from the --baseline file that no longer occur",
      ko: "더는 나오지 않는 문제를 기준선에서 지웁니다"
    ).needing(.option("baseline"))
  }
  static var noAssets: Self {
    .flag(
      "no-assets", in: .input, en: "do not check images and catalogs",
      ko: "이미지와 카탈로그를 검사하지 않습니다"
    ).excluding("assets")
  }
  static var fix: Self {
    .flag("fix", en: "apply safe fixes to the files", ko: "안전한 수정을 파일에 적용합니다")
  }
  static var unsafeFixes: Self {
    .flag("unsafe-fixes", en: "also apply fixes that you must check", ko: "확인이 필요한 수정까지 모두 적용합니다")
  }
  static var diff: Self {
    // Standard output is for the difference.
    .flag(
      "diff", en: "print what --fix would change, write no document",
      ko: "--fix가 바꿀 내용을 출력하고 문서는 바꾸지 않습니다"
    ).excluding("statistics")
      .excluding(
        "format", where: { !$0.contains("=") },
        hint: (
          "standard output is for the difference; write the report to a file: --format FMT=FILE",
          "표준 출력에는 바뀔 내용이 나오니 보고서는 파일에 쓰세요: --format FMT=FILE"
        ))
  }
  static var isolated: Self {
    .flag("isolated", in: .rules, en: "read no configuration", ko: "설정을 읽지 않습니다").excluding(
      "config")
  }
  static var forceExclude: Self {
    .flag(
      "force-exclude", in: .rules, en: "skip named files as in a search",
      ko: "직접 지정한 파일도 폴더에서 찾은 파일처럼 판단합니다")
  }
  static var statistics: Self {
    .flag("statistics", en: "print a table of findings by rule", ko: "규칙별 문제 수를 표로 출력합니다")
  }
  static var errorOnWarning: Self {
    .flag("error-on-warning", en: "exit with 1 if there are warnings", ko: "경고만 있어도 종료 상태 1로 끝냅니다")
      .excluding("max-warnings")
  }
  static var exitZero: Self {
    .flag("exit-zero", en: "exit with 0 even if there are findings", ko: "문제가 있어도 종료 상태 0으로 끝냅니다")
      .excluding("error-on-warning", "max-warnings")
  }
  static var allowEmpty: Self {
    .flag(
      "allow-empty", en: "exit with 0 if a folder has no documents yet",
      ko: "폴더에 아직 문서가 없어도 종료 상태 0으로 끝냅니다")
  }
  static var showFiles: Self {
    // Nothing is checked.
    .flag(
      "show-files", en: "check nothing; list how each file is classified, or why it is skipped",
      ko: "검사하지 않고, 파일마다 무엇으로 읽는지, 왜 건너뛰는지 출력합니다"
    ).excluding(
      "format", "select", "ignore", "severity", "assets", "no-assets", "fix", "unsafe-fixes",
      "diff", "max-findings", "max-warnings", "error-on-warning", "exit-zero", "baseline",
      "write-baseline", "prune-baseline", "statistics", "json-lines")
  }
  static var jsonLines: Self {
    // Each line is checked alone, and no folder is searched.
    .flag(
      "json-lines", in: .input, en: "read one entry from each line", ko: "한 줄을 항목 하나로 읽습니다"
    ).excluding(
      "fix", "unsafe-fixes", "diff", "baseline", "write-baseline", "prune-baseline", "assets",
      "kind", "include", "exclude", "force-exclude", "no-ignore", "jobs", "allow-empty"
    )
    .excluding(
      "format", where: { !JSONLinesRun.formats.contains($0) },
      hint: (
        "standard output can be \(English.list(JSONLinesRun.formats, "or"))",
        "표준 출력에 한 줄씩 쓸 수 있는 형식은 \(JSONLinesRun.formats.joined(separator: ", "))뿐입니다"
      ))
  }
}

extension Option<[ReportTarget]> {
  static var format: Self {
    // Lines may break at the spaces.
    let names = ReportFormat.names.joined(separator: " | ")
    return Option(
      "format", letter: "f", "FMT[=FILE]", .report(ReportFormat.names), isRepeatable: true,
      en: "\(names); default: full on a terminal, else concise",
      ko: "출력 형식을 고릅니다: \(names). 기본값: 터미널은 full, 그 밖은 concise", parse: ReportTarget.parse
    )
  }
}

extension Option<Int> {
  static var maxFindings: Self {
    .number(
      "max-findings", atLeast: 0, en: "list N findings per file, 0 for all; default: 10000",
      ko: "파일마다 문제를 N건까지, 0이면 모두 나열합니다. 기본값: 10000")
  }
  static var maxWarnings: Self {
    .number(
      "max-warnings", atLeast: 0, en: "exit with 1 if there are more than N warnings",
      ko: "경고가 N건보다 많으면 종료 상태 1로 끝냅니다")
  }
  static var jobs: Self {
    .number(
      "jobs", letter: "j", atLeast: 1, in: .input,
      en: "number of threads; default: one per CPU core", ko: "스레드 N개로 검사합니다. 기본값: 코어 수")
  }
}
