import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// What `validate` prints in every format for projects that a required check must not pass in silence.
struct ReportGoldenTests {
  private static let sound =
    #"[{"name": "종", "image_name": "bell", "short_desc": "쇠북", "desc": "큰 쇠북"}]"# + "\n"
  private static let faulty =
    #"[{"name": "못", "image_name": "pond", "short_desc": "", "desc": "작은 못"}]"# + "\n"

  /// A project, and the options that it is checked with; `@` is its folder.
  struct Project: Sendable {
    let name: String
    let files: [String: String]
    var options: [String] = []
    /// The files that a baseline is written for before: those above take their place.
    var before: [String: String] = [:]
  }

  static let projects = [
    Project(
      name: "empty",
      files: [
        "package.json": "{}\n",
        "Assets.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
      ]),
    Project(
      name: "broken",
      files: [
        "items.json": sound,
        "fair.json": #"""
        {
          "title": "대전 엑스포"
          "visitors": "14,000,000",
          "location": "대전",
          "duration": "1993. 08. 07 - 1993. 11. 07",
          "description": "도약"
        }

        """#,
      ], options: ["--no-assets"]),
    Project(
      name: "moved",
      files: [
        "App/entries.json": faulty.replacing("]\n", with: ",\n" + sound.dropFirst())
          .replacing("\"쇠북\"", with: "\"쇠북 \"")
      ],
      options: ["--no-assets", "--baseline", "@/known.json"], before: ["items.json": faulty]),
  ]

  /// Runs a command in a project and returns what it prints, with `@` for the folder.
  private func output(
    of words: [String], in folder: TemporaryFolder, summary: String? = nil
  ) -> String {
    let environment: Environment = [
      .gitHubWorkspace: folder.path, .gitHubActions: summary == nil ? "" : "true",
      .gitHubStepSummary: summary ?? "",
    ]
    let line = words.joined(separator: " ")
    let outcome = expo(line, in: folder.path, environment: environment)
    return "$ expo \(line)\n" + WrappedReportTests.joiningLocations(outcome.output) + outcome.errors
      + "exit status \(outcome.status.rawValue)\n"
  }

  private func folder(of project: Project) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(project.before)
    if !project.before.isEmpty {
      _ = output(
        of: ["validate", "--no-assets", "--write-baseline", "@/known.json", "@"], in: folder)
      for file in project.before.keys { try folder.delete(file) }
    }
    for (file, text) in project.files { try folder.write(text, to: file) }
    return folder
  }

  @Test("every format is as in the golden file", arguments: projects, Language.allCases)
  func formats(project: Project, language: Language) throws {
    let folder = try folder(of: project)
    let isEnglish = language == .english
    let words = isEnglish ? [] : ["--lang", language.rawValue]
    let texts = ReportFormat.allCases.map { format in
      output(of: words + ["validate", "-f", format.rawValue] + project.options + ["@"], in: folder)
    }
    let name = project.name + (isEnglish ? "" : "-\(language.rawValue)")
    let path = "Tests/ExpoCommandTests/Golden/report-\(name).txt"
    #expect(try Golden.difference(texts.joined(separator: "\n"), path) == nil)
  }

  @Test("annotations and step summary are as in the golden file", arguments: projects)
  func gitHub(project: Project) throws {
    let folder = try folder(of: project)
    let lines = [["validate"]] + (project.name == "empty" ? [["validate", "--allow-empty"]] : [])
    let texts = try lines.map { words in
      try folder.write("", to: "summary.md")
      let text = output(
        of: words + project.options + ["@"], in: folder, summary: folder.path + "/summary.md")
      return try text + "summary:\n" + folder.text("summary.md").replacing(folder.path, with: "@")
    }
    let path = "Tests/ExpoCommandTests/Golden/report-\(project.name)-github.txt"
    #expect(try Golden.difference(texts.joined(separator: "\n"), path) == nil)
  }
}
