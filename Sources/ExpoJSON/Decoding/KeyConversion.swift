/// Converts the keys of one object by a strategy.
struct KeyConversion {
  private let convert: (String) -> String

  /// Creates the conversion for an object at a path; nil if keys stay as they are.
  init?(_ strategy: ExpoDecoder.KeyDecodingStrategy, at path: CodingPath) {
    switch strategy {
    case .useDefaultKeys: return nil
    case .convertFromSnakeCase: convert = Self.camelCase
    case .custom(let function):
      let keys = path.keys
      convert = { function(keys + [NamedKey(stringValue: $0)]).stringValue }
    }
  }

  /// The key of a type for a key of the document.
  func callAsFunction(_ key: String) -> String { convert(key) }

  /// `_image_name_` → `_imageName_`; a key without an underscore inside stays as it is.
  private static func camelCase(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map(capitalized).joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }

  /// A word with its first letter in upper case and the others in lower case.
  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}

/// A key of the document.
private struct NamedKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
