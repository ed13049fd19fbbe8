import ExpoSource

/// A program that runs expo or reads what it prints, and what has to be written into its files.
enum Integration: CaseIterable, Sendable {
  case xcode, preCommit, githubActions, githubMatcher, gitlab, reviewdog
  case schemas, tasks, vim

  /// The lines to write.
  var code: [String] {
    switch self {
    case .xcode: [#"expo validate -q -f concise "$SRCROOT""#]
    case .preCommit:
      ["- repo: …", "  rev: …", "  hooks:", "    - id: expo-validate", "    - id: expo-assets"]
    case .githubActions:
      [
        "- uses: …", "  with:", "    paths: |", "      App/Assets.xcassets",
        "      More Data/items.json", "    args: --error-on-warning", "    sarif: true",
      ]
    case .githubMatcher: [#"echo "::add-matcher::expo-matcher.json""#]
    case .gitlab:
      [
        "expo:", "  script: >", "    expo validate", "    -f gitlab=expo.json -f concise",
        "  artifacts:", "    reports: { codequality: expo.json }",
      ]
    case .reviewdog: ["expo validate -f rdjson | reviewdog -f=rdjson"]
    case .schemas:
      [
        #"{ "json.schemas": [{"#, #"  "fileMatch": ["**/items.dataset/*.json"],"#,
        #"  "url": "./.vscode/entries.schema.json" }] }"#,
      ]
    case .tasks: ["cp Samples/recipes/tasks.json .vscode/"]
    case .vim: [#":set errorformat=%f:%l:%c:\ %t%*[^:]:\ %m"#]
    }
  }

  /// Where the lines belong and what they do.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
