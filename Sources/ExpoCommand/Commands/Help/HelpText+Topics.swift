import ExpoDiagnostics
import ExpoSource
import ExpoValidation

extension HelpText {
  /// The page of a topic.
  func page(_ topic: HelpTopic) -> HelpPage {
    let introduction = HelpPage.Section([.paragraph(topic.introduction(in: language))])
    return HelpPage(sections: [introduction] + sections(topic))
  }

  private func sections(_ topic: HelpTopic) -> [HelpPage.Section] {
    switch topic {
    case .formats: [HelpPage.Section(.topic(topic), [.rows(formats)])]
    case .configuration:
      [
        HelpPage.Section(.topic(topic), [.rows(configurationKeys)]),
        HelpPage.Section(.examples, [.code(Self.configuration)]),
      ]
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
    #"  "exclude": ["Fixtures/**"],"#,
    #"  "assets": "App/Assets.xcassets""#,
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
