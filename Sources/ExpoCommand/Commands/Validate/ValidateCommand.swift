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
    topics: [.documents, .fixes, .reports, .settings, .ci], variables: [.automation]
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
    let (kind, jobs) = (try arguments[.kind], try arguments[.jobs])
    let files = try FileChoice(arguments, judgesNamed: arguments.has(.forceExclude))
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
