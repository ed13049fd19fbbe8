import ExpoSource

/// Why a path does not stand for exactly one exhibition.
public enum ExhibitionError: Error, Equatable, Sendable {
  /// Nothing at the path looks like a document.
  case nothingFound(path: String)
  /// There are more than one; each by its catalog or document.
  case several(path: String, names: [String])
  /// A document that was named is not what it should be; nil where either kind would do.
  case wrongKind(file: String, expected: DocumentKind?)
}

extension ExhibitionError {
  /// How many of several are named.
  private static let namedLimit = 8

  /// What is wrong, in one line.
  public var message: String {
    switch self {
    case .nothingFound(let path): "\(path): no exposition documents found"
    case .several(let path, let names):
      "\(path): more than one exposition: " + Self.list(names)
    case .wrongKind(let file, .entries?): "\(file): not a list of entries"
    case .wrongKind(let file, .exposition?): "\(file): not an exposition"
    case .wrongKind(let file, nil): "\(file): neither an exposition nor a list of entries"
    }
  }

  /// What to do, in one line.
  public var help: String? {
    switch self {
    case .nothingFound: nil
    case .several: "name one of them, or use --entries FILE and --exposition FILE"
    case .wrongKind(let file, _):
      "expo validate \(SourceFile.operand(named: file)) says what is wrong with it"
    }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > namedLimit ? " and \(names.count - namedLimit) more" : ""
    return names.prefix(namedLimit).joined(separator: ", ") + more
  }
}
