import ExpoKit

extension Command {
  /// The command `expo export markdown|html [PATH…]`.
  static let export = Command(
    name: .export, operands: [.exportKind, .paths],
    summary: ("publish an exposition as Markdown or as a web site", "박람회를 Markdown이나 웹사이트로 내보냅니다"),
    findings: ("errors, a refused folder or a difference", "오류, 거부한 폴더, 바뀔 파일이 있음"),
    options: .export, topics: [.documents, .sites],
    examples: [
      ("expo export html -o site", "write a web site to the folder site", "site 폴더에 웹사이트를 만듭니다"),
      (
        "expo export markdown -o book.md", "write everything to one Markdown file",
        "모든 내용을 Markdown 파일 하나에 씁니다"
      ),
      (
        "expo export html -o site --check", "exit with 1 if the site is out of date",
        "최신이 아니면 종료 상태 1로 끝냅니다"
      ),
    ],
    run: { arguments, console in
      let kind: ExportKind = try arguments.choice(
        for: .export, en: "kind of export", ko: "내보내기 형식은")
      let paths = Array(arguments.operands.dropFirst())
      let isGiven = arguments.has(.entries) || arguments.has(.exposition)
      guard paths.count <= 1 || !isGiven else {
        throw CommandError.several(.export, .path, paths.count)
      }
      let languages =
        kind == .html && !isGiven
        ? arguments.settings?.languages(in: paths.isEmpty ? ["."] : paths) ?? [] : []
      let run = try ExportRun(kind, arguments, console, languages: languages.map(\.tag))
      return try run.run(
        languages.isEmpty
          ? ReadingSession.allDocuments(paths, arguments, console)
          : ReadingSession.documents(of: languages, arguments, console))
    },
    settings: { arguments in
      let documents = try [arguments[.entries], arguments[.exposition]].compactMap(\.self)
      let paths = arguments.operands.dropFirst() + documents
      var workspace = Workspace()
      return try workspace.exportSettings(around: paths.filter { $0 != "-" && !$0.isEmpty })
    })
}

/// The kinds of export.
///
/// To add a kind, add a case, its form to `ExportForm.swift`, and its options to `ExportOptions.swift`.
enum ExportKind: String, CaseIterable, Sendable {
  case markdown, html
}
