import ExpoJSON
import ExpoModel

/// The members that a project adds to those of the model, in the order of the configuration.
///
/// `{"year": "연도", "credit": {"ko": "사진 제공", "en": "Photograph"}}`
struct FactMembers: Decodable, Sendable {
  let members: [FactMember]

  private static let taken = Entry.CodingKeys.allCases.map(\.rawValue)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    members = try container.allKeys.map { key in
      guard !Self.taken.contains(key.stringValue) else {
        throw SettingFault.takenKey.error(at: container.codingPath + [key])
      }
      return FactMember(
        key: key.stringValue, labels: try container.decode(FactLabel.self, forKey: key).texts)
    }
  }
}

private struct FactLabel: Decodable {
  let texts: [Language: String]

  init(from decoder: any Decoder) throws {
    guard decoder.valueKind == .object else {
      let text = try decoder.singleValueContainer().decode(String.self)
      texts = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, text) })
      return
    }
    let container = try decoder.container(keyedBy: AnyKey.self)
    var texts: [Language: String] = [:]
    for key in container.allKeys {
      guard let language = Language(rawValue: key.stringValue) else {
        let codes = Language.allCases.map(\.rawValue)
        throw SettingFault.unknown(.language, key.stringValue, among: codes)
          .error(at: container.codingPath + [key])
      }
      texts[language] = try container.decode(String.self, forKey: key)
    }
    self.texts = texts
  }
}

struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
