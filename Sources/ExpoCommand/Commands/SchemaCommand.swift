import ExpoKit

extension Command {
  /// The command `expo schema entries|exposition|config|diff`.
  static let schema = Command(
    name: .schema, operands: [.schema],
    summary: ("print the JSON Schema of a kind of document", "문서 종류별 JSON Schema를 출력합니다"),
    topics: [.ci],
    examples: [
      ("expo schema entries", "print the schema of a document of entries", "항목 문서의 스키마를 출력합니다"),
      (
        "expo schema exposition", "print the schema of a document of an exposition",
        "박람회 문서의 스키마를 출력합니다"
      ),
      ("expo schema config", "print the schema of .expo.json", ".expo.json의 스키마를 출력합니다"),
    ]
  ) { arguments, console in
    let name: SchemaName = try arguments.choice(for: .schema, en: "schema", ko: "스키마는")
    try console.print(document: name.document)
    return .success
  }
}

enum SchemaName: String, CaseIterable {
  case entries, exposition, config, diff

  var document: String {
    switch self {
    case .entries: Resources.entriesSchema
    case .exposition: Resources.expositionSchema
    case .config: Resources.configurationSchema
    case .diff: Resources.comparisonSchema
    }
  }
}
