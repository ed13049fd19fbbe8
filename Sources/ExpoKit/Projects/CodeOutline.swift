import ExpoBase

/// The assets that a file of code loads by name, and the constants and functions that may contain the names.
struct CodeOutline: Sendable {
  struct Load: Sendable {
    let kind: NamedAsset.Kind
    var name: CodeValue
    /// The type or function that loads it, in Swift.
    var callee = ""
    // These three are nil if unknown.
    var bundle: NamedAsset.Bundle? = .main
    /// The folder around a file, `Data/`, and the extension that its name lacks, `.json`.
    var folder: String? = ""
    var ending: String? = ""
    /// Whether the code does without it, its name passes through several functions, or no call is
    /// known.
    var isLikely = false
    // Set while its name is followed.
    var file = 0
    /// Whether its name is the raw value of the followed case.
    var isCase = false
    /// Whether a call gives the parameter a value.
    var isGiven = false
  }

  struct Parameter: Sendable {
    /// Empty if there is no label.
    let label: String
    let name, type: String
    /// Nil if no call omits it; a trailing closure may stand for a closure.
    let standard: CodeValue?
  }

  /// A function, an initializer by the name of its type, or a `subscript`.
  struct Function: Sendable {
    let name: String
    /// The enclosing type, for an initializer that around its type; empty at the top level.
    let owner: String
    let parameters: [Parameter]
  }

  struct Call: Sendable {
    let name: String
    /// The types that may declare it, such as `Loader` of `Loader().load()`, and an empty name for
    /// the top level; nil for a value of unknown type.
    let owners: [String]?
    let arguments: [(label: String, value: CodeValue)]
  }

  /// Constants and cases by the names of their types: `Name.items`, `File.items.rawValue`, `.items`.
  var constants: [(name: String, value: CodeValue)] = []
  /// The constants of classes that a subclass replaces.
  var overridden: Set<String> = []
  var functions: [Function] = []
  /// Its types that are in no other.
  var types: Set<String> = []
  var loads: [Load] = []
  /// Only those that were asked for.
  var calls: [Call] = []

  /// Every call that loads something contains one of these words.
  static let loaders: Set = [
    "NSDataAsset", "named", "imageNamed", "colorNamed", "forResource", "URLForResource",
    "pathForResource", "Image", "Color", "imageLiteral", "bundleURL", "resourceURL", "Label", "Tab",
  ]
}

extension CodeOutline {
  init(_ code: SourceCode, calling wanted: Set<String> = []) {
    self.init()
    switch code.syntax {
    case .swift: self = SwiftOutlineReader(code, wanted).outline
    case .markup: readMarkup(code)
    case .objectiveC, .list: readObjectiveC(code)
    }
  }

  // MARK: Objective-C and interfaces

  /// The words before a name in Objective-C, without the signs between them.
  private static let messages: [(text: String, kind: NamedAsset.Kind)] = [
    (" NSDataAsset alloc initWithName", .set(.data)), (" imageNamed", .set(.image)),
    (" colorNamed", .set(.color)),
    (" mainBundle URLForResource", .file), (" mainBundle pathForResource", .file),
  ]

  private mutating func readObjectiveC(_ code: SourceCode) {
    for index in code.parts.indices where code[index - 1] == "@" || code[index - 1] == ":" {
      let isText = code[index - 1] == "@"
      let colon = isText ? index - 2 : index - 1
      guard isText ? code.text(index) != nil : code.isWord(index) else { continue }
      let value = CodeValue(code, index..<index + 1)
      let isMacro = code[index - 3] == "define" && code[index - 4] == "#"
      let isConstant =
        code[index - 2] == "=" && code.isWord(index - 3)
        && (index - 9..<index).contains { code[$0] == "const" }
      if isText, isMacro || isConstant {
        constants.append(("." + code[isMacro ? index - 2 : index - 3], value))
      }
      guard code[colon] == ":" else { continue }
      let before = (colon - 5..<colon).filter(code.isWord).map { " " + code[$0] }.joined()
      for (text, kind) in Self.messages where before.hasSuffix(text) {
        let next = (index + 1...index + 5).map { code[$0] }
        let isJSON =
          ["withExtension", "ofType"].contains(next[0]) && next[1] == ":"
          && code.text(index + 4)?.text == "json" && next[4] == "]"
        let isOfApp = next[0] == "]" || next[0] == ")" || next[4] == "mainBundle"
        if kind == .file ? isJSON : isOfApp {
          loads.append(Load(kind: kind, name: value, ending: kind == .file ? ".json" : ""))
        }
      }
    }
  }

  private mutating func readMarkup(_ code: SourceCode) {
    for index in code.parts.indices {
      guard code[index] == "=", let (text, bytes) = code.text(index + 1) else { continue }
      // Of accessibility traits it is a choice.
      let isPicture = code[index - 1] == "image" && text != "YES"
      let isColor = code[index - 2] == "namedColor" && code[index - 1] == "name"
      if isPicture || isColor, code[index + 2] != "catalog" {
        let name = CodeValue(kind: .text(text, bytes))
        loads.append(Load(kind: .set(isColor ? .color : .image), name: name, bundle: .own))
      }
    }
  }
}
