import ExpoJSON
import ExpoBase
import ExpoKit

extension HelpText {
  /// The page of a topic.
  func page(_ topic: HelpTopic) -> HelpPage {
    let paragraphs = topic.paragraphs(in: language).map { HelpPage.Section([.paragraph($0)]) }
    return HelpPage(sections: paragraphs + sections(topic))
  }

  private func sections(_ topic: HelpTopic) -> [HelpPage.Section] {
    switch topic {
    case .documents, .fixes, .formatting, .reading, .exports: []
    case .theming: [HelpPage.Section(.examples, [.code(Self.theming)])]
    case .formats: [HelpPage.Section(.topic(topic), [.rows(formats)])]
    case .configuration:
      [
        HelpPage.Section(.topic(topic), [.rows(configurationKeys)]),
        HelpPage.Section(.examples, [.code(Self.configuration)]),
      ]
    case .streams: [HelpPage.Section(.examples, [.code(Self.streams)])]
    case .integrations:
      Integration.allCases.map {
        HelpPage.Section([.paragraph($0.words(in: language)), .code($0.code)])
      }
    case .rules: [HelpPage.Section(.topic(topic), [.rows(families)])]
    case .environment:
      EnvironmentVariable.Group.allCases.map {
        HelpPage.Section(.variables($0), [.rows(variables($0))])
      }
    case .exitStatus: [HelpPage.Section(.topic(topic), [.rows(exitCodes(ExitCode.allCases))])]
    }
  }

  private static let configuration = [
    "{",
    #"  "ignore": ["shared-image"],"#,
    #"  "severity": {"comment": "warning"},"#,
    #"  "perFileIgnores": {"#,
    #"    "**/poster.imageset/**": ["unused-image-set"]"#,
    "  },",
    #"  "include": ["vendor/fair/*.json"],"#,
    #"  "exclude": ["Fixtures/**"],"#,
    #"  "optionalKeys": ["duration"],"#,
    #"  "extraKeys": ["title_Image"],"#,
    #"  "aliases": {"imageName": "image_name"},"#,
    #"  "limits": {"shortDesc": 120},"#,
    #"  "assets": "App/Assets.xcassets""#,
    "}",
  ]

  private static let streams = [
    "split -n l/4 items.jsonl part.",
    "for part in part.??; do",
    #"  expo validate --json-lines -q -f jsonl \"#,
    "    $part >$part.findings &",
    "done",
    "wait",
  ]

  private static let theming = [
    #"<a href="{{root}}index.html">"#,
    #"  <img src="{{root}}static/logo.svg" alt=""></a>"#,
    "",
    "@font-face {",
    "  font-family: House;",
    #"  src: url("../static/house.woff2");"#,
    "}",
    ":root { --accent: #14532d; --serif: House, serif; }",
    "@media (prefers-color-scheme: dark) {",
    "  :root { --accent: #86efac; }",
    "}",
  ]

  private var formats: [HelpPage.Row] {
    ReportFormat.allCases.map { HelpPage.Row(.word($0.rawValue), $0.summary(in: language)) }
  }

  private var configurationKeys: [HelpPage.Row] {
    Configuration.CodingKeys.allCases.map {
      HelpPage.Row(.word($0.rawValue), $0.summary(in: language))
    }
  }

  private var families: [HelpPage.Row] {
    Rule.Family.allCases.map { HelpPage.Row(.word($0.rawValue), $0.summary(in: language)) }
  }
}
