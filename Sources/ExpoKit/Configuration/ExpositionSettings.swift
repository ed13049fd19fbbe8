import ExpoJSON
import ExpoModel

/// The settings of one exposition, by its folder or catalog: `{"Osaka1970": {"accent": "#0b5394"}}`.
struct ExpositionSettings: Decodable, Sendable {
  private(set) var accent: Accent?
  private(set) var facts: FactMembers?
  private(set) var keys: [CodingKeys: String] = [:]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case facts
    case alternative = "alt"
    case credit, license, source, accent
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for key in container.allKeys {
      switch key {
      case .accent: accent = try container.decode(AccentSetting.self, forKey: key).accent
      case .facts: facts = try container.decode(FactMembers.self, forKey: key)
      case .alternative, .credit, .license, .source:
        keys[key] = try container.decode(String.self, forKey: key)
      }
    }
  }

  /// The errors of names that are not folders, or lead out of the folder of the configuration.
  static func strayNames(in tree: JSONTree) -> [DecodeError] {
    let key = Configuration.CodingKeys.expositions.rawValue
    return tree.members(at: [key]).compactMap { name, node, _ in
      ConfiguredPath.fault(ofFolder: name, in: tree.file)
        .map { .rejecting(node, at: [key, name], with: $0) }
    }
  }
}

struct AccentSetting: Decodable {
  let accent: Accent

  init(from decoder: any Decoder) throws {
    let path = decoder.codingPath
    guard decoder.valueKind == .array else {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let color = RGBColor(text) else { throw SettingFault.noColor.error(at: path) }
      accent = Accent(color)
      return
    }
    let colors = try decoder.singleValueContainer().decode([String].self).map(RGBColor.init)
    guard colors.count == 2, let day = colors[0], let night = colors[1] else {
      throw SettingFault.noColor.error(at: path)
    }
    accent = Accent(day: day, night: night)
    if let (ratio, time) = accent.lowContrast {
      throw SettingFault.lowContrast(hundredths: Int(ratio * 100), time).error(at: path)
    }
  }
}
