import ExpoRendering
import ExpoBase

extension Command {
  /// The command `expo schema entries|exposition|config`.
  static let schema = Command(.schema, [.schema]) { arguments, console in
    let names = SchemaName.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError.operands(.missing(.schema, oneOf: names))
    }
    guard let name = SchemaName(rawValue: word) else {
      throw UsageError.unknown(.schema, word, among: names)
    }
    var text = StyledText()
    text.appendVerbatim(name.document)
    try console.print(text)
    return .success
  }
}

/// The schemas by their command-line names.
enum SchemaName: String, CaseIterable {
  case entries, exposition, config

  var document: String {
    switch self {
    case .entries: Resources.entriesSchema
    case .exposition: Resources.expositionSchema
    case .config: Resources.configurationSchema
    }
  }
}
