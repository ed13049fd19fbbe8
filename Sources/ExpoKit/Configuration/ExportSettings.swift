import ExpoJSON
package import ExpoModel
import ExpoRendering

/// The defaults of the options of `export`: the object `export` of a configuration.
///
/// `{"output": "site", "baseURL": "https://example.org/fair/", "accent": "#14532d"}`
///
/// Its keys are the options in camel case, except those that lift a guard or run a program. Paths stay
/// below the folder of the configuration. So a repository of somebody else decides neither where files are
/// written nor which programs run.
package struct ExportSettings: Decodable, Sendable {
  package enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case output, entries, exposition, noIgnore, images, noImages, strict, lang, slug, title
    case baseURL, pageLang, perPage, noSearch, noSinglePage, css, header, footer
    case staticFolder = "static"
    case split, preset, frontMatter, accent, languages
  }

  enum Form: Equatable, Sendable {
    /// A path relative to the folder of the configuration.
    case path
    case text, number, flag
    case choice([String])
    case address
    /// A language (RFC 5646).
    case languageTag
    case colors
    case folders
  }

  /// The values as those of an option: empty for a flag.
  fileprivate var values: [CodingKeys: [String]] = [:]
  package internal(set) var accent: Accent?
  fileprivate var languages: [(tag: String, folder: String)] = []

  init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for key in container.allKeys {
      switch key.form {
      case .path, .text, .choice, .address, .languageTag:
        values[key] = [try container.decode(String.self, forKey: key)]
      case .number:
        values[key] = [String(try container.decode(Length.self, forKey: key).characters)]
      case .flag: if try container.decode(Bool.self, forKey: key) { values[key] = [] }
      case .colors: accent = try container.decode(AccentSetting.self, forKey: key).accent
      case .folders:
        let folders = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
        languages = try folders.allKeys.map {
          ($0.stringValue, try folders.decode(String.self, forKey: $0))
        }
      }
    }
  }
}

extension ExportSettings.CodingKeys {
  var form: ExportSettings.Form {
    switch self {
    case .output, .entries, .exposition, .images, .css, .header, .footer, .staticFolder: .path
    case .title: .text
    case .lang: .choice(Language.allCases.map(\.rawValue))
    case .slug: .choice(SlugSource.allCases.map(\.rawValue))
    case .preset: .choice(MarkdownRenderer.Preset.allCases.map(\.rawValue))
    case .frontMatter: .choice(FrontMatter.allCases.map(\.rawValue))
    case .baseURL: .address
    case .pageLang: .languageTag
    case .perPage: .number
    case .noIgnore, .noImages, .strict, .noSearch, .noSinglePage, .split: .flag
    case .accent: .colors
    case .languages: .folders
    }
  }

  /// Why a text is not a value of the key; nil if it is, or if decoding checks it.
  fileprivate func fault(in text: String) -> SettingFault? {
    switch form {
    case .choice(let words):
      return words.contains(text) ? nil : .unknown(.value(of: words), text, among: words)
    case .address:
      do throws(BaseURL.Fault) {
        _ = try BaseURL.checked(text)
        return nil
      } catch {
        return .noAddress(error)
      }
    case .languageTag: return ExportSettings.isLanguageTag(text) ? nil : .noLanguageTag
    case .path, .text, .number, .flag, .colors, .folders: return nil
    }
  }

  fileprivate func excluded(_ value: JSONNode) -> ExportSettings.CodingKeys? {
    switch self {
    case .noImages: value.spelling == "true" ? .images : nil
    case .entries, .exposition, .pageLang: .languages
    default: nil
    }
  }
}

// MARK: - The settings of a folder

package struct FolderExportSettings: Sendable {
  package let settings: ExportSettings
  let file: SourceFile
  let folder: String

  /// The value as that of an option; a path is relative to the current folder.
  package func value(of key: ExportSettings.CodingKeys) -> [String]? {
    let value = settings.values[key]
    if key.form != .path { return value }
    return value?.compactMap { ConfiguredPath($0, in: folder)?.path }
  }

  /// The languages with the paths of their folders; empty if one of these is not in `paths`.
  package func languages(in paths: [String]) -> [(tag: String, path: String)] {
    let all = settings.languages.map {
      (tag: $0.tag, path: FileName.path(of: $0.folder, in: folder))
    }
    let isMeant = all.allSatisfy { FilePath.folder(around: $0.path, among: paths) != nil }
    return isMeant ? all : []
  }

  /// The error of a value; without a reason, it is that a folder has no exposition.
  package func error(
    at key: ExportSettings.CodingKeys, _ tags: [String] = [], _ reason: (any RejectionReason)? = nil
  ) -> ConfigurationError {
    let reason = reason ?? SettingFault.unknown(.exposition, nearest: nil)
    return .rejecting(["export", key.rawValue] + tags, in: file, reason)
  }

  /// The path of the record of addresses, and the record; nil if there is none yet.
  ///
  /// No other export records addresses while `lock` exists; nil if this one does not either.
  ///
  /// - Throws: ``ConfigurationError``; ``ExportError/busy(_:)`` if another export records addresses;
  ///   ``FileError`` if the record cannot be read or is a link, which could lead anywhere.
  package func addresses(
    toRecord: Bool
  ) throws -> (path: String, known: AddressRecord?, lock: (any Sendable)?) {
    let lock = toRecord ? try OpenFile(plain: file.name, followingLinks: true) : nil
    if let lock, try !lock.lock() { throw ExportError.busy(folder) }
    let path = FileName.path(of: AddressRecord.fileName, in: folder)
    if FilePath.isMissing(path) { return (path, nil, lock) }
    return (path, try AddressRecord(reading: FileReader.readFound(path)), lock)
  }
}

extension ExportSettings {
  static func rejectedValues(in tree: JSONTree) -> [DecodeError] {
    let name = Configuration.CodingKeys.export.rawValue
    let values = tree.members(at: [name]).compactMap { member, _, value -> DecodeError? in
      guard let key = CodingKeys(rawValue: member) else { return nil }
      let excluded = key.excluded(value).flatMap { tree.value(at: [name, $0.rawValue]) }
      let fault = excluded != nil ? .excluded : value.string.flatMap { key.fault(in: $0) }
      return fault.map { .rejecting(value, at: [name, member], with: $0) }
    }
    return values + rejectedLanguages(in: tree, [name, CodingKeys.languages.rawValue])
  }

  private static func rejectedLanguages(in tree: JSONTree, _ keys: [String]) -> [DecodeError] {
    tree.members(at: keys).compactMap { tag, key, value in
      if !isLanguageTag(tag) {
        return .rejecting(key, at: keys + [tag], with: SettingFault.noLanguageTag)
      }
      return value.string.flatMap { ConfiguredPath.fault(ofFolder: $0, in: tree.file) }
        .map { .rejecting(value, at: keys + [tag], with: $0) }
    }
  }

  /// Whether a tag is a language of 2 or 3 letters, followed by subtags of 1 to 8 letters and digits (RFC 5646
  /// §2.1).
  ///
  /// Longer languages are not registered, and could be folders of the site, such as `assets`. Before
  /// extensions, a region (2 letters or 3 digits) and each variant occur at most once (§2.2).
  package static func isLanguageTag(_ tag: String) -> Bool {
    let subtags = tag.lowercased().split { $0 == "-" }.dropFirst().prefix { $0.utf8.count > 1 }
    let kinds = subtags.map { (subtag: Substring) -> Substring in
      subtag.utf8.count == 2 || Int(subtag) ?? 1000 < 1000 ? "region" : subtag
    }
    return tag.wholeMatch(of: /[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*/) != nil
      && Set(kinds).count == kinds.count
  }
}
