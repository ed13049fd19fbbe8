import ExpoBase

/// Reads the assets that a Swift file loads by name, and the declarations that may define a name.
///
/// Each part of the code is read a bounded number of times.
struct SwiftOutlineReader {
  private struct Scope {
    /// Nil outside of types.
    var type: String?
    let end: Int
    /// The four innermost types around it and itself, the innermost first.
    var types: [String] = []
    /// What its type inherits from.
    var parents: [String] = []
    var names: [String: CodeValue] = [:]
  }

  /// The greatest distance between the parts of a declaration.
  private static let farthest = 64
  /// The most scopes around a name.
  private static let deepest = 32
  private static let declarations: Set = [
    "func", "var", "let", "init", "subscript", "case", "static", "class", "struct", "enum",
    "extension", "protocol", "public", "private", "fileprivate", "internal", "open", "mutating",
    "typealias", "associatedtype", "override", "final", "deinit", "import",
  ]
  /// The kinds of assets that calls load, by function and argument label.
  private static let loaders: [String: [String: NamedAsset.Kind]] = [
    "NSDataAsset": ["name": .set(.data)],
    "UIImage": ["named": .set(.image), "systemName": .set(.symbol)],
    "NSImage": ["named": .set(.image), "systemName": .set(.symbol)],
    "Image": ["": .set(.image), "decorative": .set(.image), "systemName": .set(.symbol)],
    "imageLiteral": ["resourceName": .set(.image)], "UIColor": ["named": .set(.color)],
    "NSColor": ["named": .set(.color)], "Color": ["": .set(.color)],
    "url": ["forResource": .file], "path": ["forResource": .file],
    "appending": ["path": .file, "component": .file], "appendingPathComponent": ["": .file],
    "Label": ["image": .set(.image)], "Tab": ["image": .set(.image)],
  ]

  private let code: SourceCode
  private let wanted: Set<String>
  private let classes: Set<String>
  private(set) var outline = CodeOutline()
  private var scopes: [Scope] = []
  /// The scopes that begin with a brace, by its index.
  private var opens: [Int: Scope] = [:]
  /// The last variable with a value.
  private var binding = (name: "", value: 0..<0, isVariable: false)

  init(_ code: SourceCode, _ wanted: Set<String>) {
    self.code = code
    self.wanted = wanted
    classes = Set(code.parts.indices.filter { code[$0] == "class" }.map { code[$0 + 1] })
    for index in code.parts.indices {
      while let last = scopes.last, index >= last.end { scopes.removeLast() }
      switch code[index] {
      case "{":
        var scope = opens.removeValue(forKey: index) ?? Scope(end: code.partners[index])
        scope.types = scope.type.map { [$0] + types.prefix(3) } ?? types
        scopes.append(scope)
      case "enum", "struct", "class", "actor", "extension", "protocol": readType(at: index)
      case "case": readCases(at: index)
      case "func": readFunction(code[index + 1], from: index + 2)
      case "init" where code[index - 1] != "." && isInType: readFunction(type, from: index + 1)
      case "subscript" where isInType: readFunction("subscript", from: index + 1)
      case "let", "var": readBinding(at: index, isVariable: code[index] == "var")
      // The next of a list, but not a further condition.
      case ","
      where index == binding.value.upperBound && code.isWord(index + 1)
        && (code[index + 2] == ":" || code[index + 2] == "=" && code[index + 3] != "="):
        readBinding(at: index, isVariable: binding.isVariable)
      case "in": hideNames(before: index)
      case "(": readCall(at: index)
      case "[" where wanted.contains("subscript") && code.isWord(index - 1) && code.isJoined(index):
        addCall("subscript", of: owners(before: index), at: index)
      default: break
      }
    }
  }

  private var isInType: Bool { scopes.last?.type != nil }

  private var types: [String] { scopes.last?.types ?? [] }

  /// The innermost type; empty outside of types.
  private var type: String { types.first ?? "" }

  // MARK: Names in their scopes

  private mutating func define(_ name: String, _ value: CodeValue) {
    // `[weak self] in`, `guard let self = self`
    if name == "self" { return }
    if let last = scopes.indices.last, !isInType {
      scopes[last].names[name] = value
    } else {
      outline.constants.append(("\(type).\(name)", value))
    }
  }

  private func value(_ range: Range<Int>) -> CodeValue { resolved(CodeValue(code, range)) }

  /// Replaces the names of the enclosing scopes by their values.
  private func resolved(_ value: CodeValue) -> CodeValue {
    switch value.kind {
    case .oneOf(let all):
      return CodeValue(kind: .oneOf(all.map(resolved)), constants: value.constants)
    case .path(let words, _):
      let inner = scopes.suffix(Self.deepest).reversed().lazy
      guard let value = inner.compactMap({ $0.names[words[0]] }).first else {
        return scopes.count > Self.deepest
          ? .unknown : CodeValue(kind: .path(words, types: types))
      }
      let isCase = words.count == 2 && words[1] == "rawValue"
      switch value.kind {
      case .parameter where words.count == 1: return value
      case .parameter where isCase, .path where isCase:
        return CodeValue(kind: value.kind, isCase: true)
      case _ where words.count > 1 || value.constants > 2: return .unknown
      default:
        return CodeValue(kind: value.kind, constants: value.constants + 1, isCase: value.isCase)
      }
    default: return value
    }
  }

  /// The names that a loop or a closure declares before `in`.
  private mutating func hideNames(before index: Int) {
    let signs: Set = [",", ":", "(", ")", "?", "[", "]", "<", ">", ".", "-", "@", "_"]
    let start = (index - Self.farthest..<index).last {
      ["for", "case"].contains(code[$0]) || !code.isWord($0) && !signs.contains(code[$0])
    }
    guard let start, ["{", "for", "case"].contains(code[start]), !scopes.isEmpty, !isInType else {
      return
    }
    for name in start + 1..<index where code.isWord(name) { define(code[name], .unknown) }
  }

  // MARK: Declarations

  private mutating func readType(at index: Int) {
    guard code.isWord(index + 1), !Self.declarations.contains(code[index + 1]) else { return }
    var next = index + 2
    while code[next] == ".", code.isWord(next + 1) { next += 2 }
    let name = code[next - 1]
    let brace = (next...next + Self.farthest).first { code[$0] == "{" || code[$0] == "}" }
    guard let brace, code[brace] == "{" else { return }
    if type.isEmpty, code[index] != "extension" { outline.types.insert(name) }
    let parents = (next..<brace).filter(code.isWord).map { code[$0] }
    opens[brace] = Scope(type: name, end: code.partners[brace], parents: parents)
  }

  private mutating func readCases(at index: Int) {
    guard scopes.last?.parents.contains("String") == true else { return }
    var next = index
    repeat {
      let name = code[next + 1] == "`" ? next + 2 : next + 1
      guard code.isWord(name) else { return }
      next = code[name + 1] == "`" ? name + 2 : name + 1
      var value = CodeValue(kind: .text(code[name], code.parts[name].bytes))
      if code[next] == "=" {
        value = code.text(next + 1).map { CodeValue(kind: .text($0, $1)) } ?? .unknown
        next += 2
      }
      outline.constants.append(("\(type).\(code[name]).rawValue", value))
    } while code[next] == ","
  }

  /// A function without a body is a requirement of a protocol.
  private mutating func readFunction(_ name: String, from index: Int) {
    let open = (index..<index + Self.farthest).first { code[$0] == "(" || code[$0] == "{" }
    guard let open, code[open] == "(" else { return }
    let start = code.partners[open] + 1
    let body = code.first(from: start, to: start + Self.farthest) { index in
      ["{", "}", "@"].contains(code[index])
        || code.startsLine(index) && Self.declarations.contains(code[index])
    }
    guard code[body] == "{", let parameters = code.items(at: open)?.map(parameter) else { return }
    let function = outline.functions.count
    outline.functions.append(
      .init(name: name, owner: types.first { $0 != name } ?? "", parameters: parameters))
    var scope = Scope(end: code.partners[body])
    for (index, parameter) in parameters.enumerated() {
      scope.names[parameter.name] = CodeValue(kind: .parameter(index, of: function))
    }
    opens[body] = scope
  }

  private func parameter(_ range: Range<Int>) -> CodeOutline.Parameter {
    let colon = range.first { code[$0] == ":" } ?? range.upperBound
    let words = range.filter { code.isWord($0) && code[$0 - 1] != "@" }
    let names = words.prefix { $0 < colon }.map { code[$0] }
    // -1, whose code is empty, if there is no type.
    let type = words.first { $0 > colon && !["some", "any", "inout"].contains(code[$0]) } ?? -1
    let equals = (colon..<range.upperBound).first { code[$0] == "=" }
    let isClosure = (colon..<range.upperBound).contains { code[$0] == "-" && code[$0 + 1] == ">" }
    let isPlain = [",", ")", "=", "?", ""].contains(code[type + 1])
    return CodeOutline.Parameter(
      label: names.first == "_" ? "" : names.first ?? "", name: names.last ?? "",
      type: isPlain ? code[type] : "",
      standard: equals.map { value($0 + 1..<range.upperBound) } ?? (isClosure ? .unknown : nil))
  }

  private mutating func readBinding(at index: Int, isVariable: Bool) {
    guard code.isWord(index + 1), code[index - 1] != "case" else {
      // A pattern declares several names.
      let names = (index + 1...index + Self.farthest).prefix {
        !["=", "{", "in", ";"].contains(code[$0]) && !code.startsLine($0)
      }
      for name in names where code.isWord(name) { define(code[name], .unknown) }
      return
    }
    let name = code[index + 1]
    if code[index - 1] == "override" || code[index - 2] == "override" {
      outline.overridden.formUnion(scopes.last?.parents.map { "\($0).\(name)" } ?? [])
    }
    let next = code[index + 2] == ":" ? endOfType(from: index + 3) : index + 2
    switch code[next] {
    case "=" where code[next + 1] != "=":
      binding = (name, CodeValue.expression(code, from: next + 1), isVariable)
      define(name, isVariable ? .unknown : value(binding.value))
    case "{" where isVariable:
      let start = next + (code[next + 1] == "return" ? 2 : 1)
      let end = code.partners[next]
      define(name, start < end && end < start + Self.farthest ? value(start..<end) : .unknown)
    case "{", ",", "else": break
    default: define(name, .unknown)
    }
  }

  private func endOfType(from start: Int) -> Int {
    code.first(from: start, to: start + Self.farthest) { index in
      ["=", "{", ",", ")", ";", "}", "else", "in"].contains(code[index])
        || index > start && code.startsLine(index) && code[index] != "."
    }
  }

  // MARK: Calls

  private mutating func readCall(at open: Int) {
    let callee = callee(before: open)
    guard code.isWord(callee), code[callee - 1] != "func", !code.startsLine(open) else { return }
    var name = code[callee]
    var before = callee - 1
    if name == "init" {
      guard code[before] == ".", let type = initialized(at: before) else { return }
      name = type
      before = code[before - 1] == type ? before - 2 : -1
    }
    if name == "subscript" || Self.declarations.contains(name) { return }
    if load(name, before, at: open) || !wanted.contains(name) { return }
    // A parameter or a variable may be called like a function, but not in its own value.
    let isLocal = scopes.suffix(Self.deepest).contains { $0.names[name] != nil }
    if code[before] != ".", isLocal, binding.name != name || !binding.value.contains(open) {
      return
    }
    addCall(name, of: code[before] == "." ? owners(before: before) : own + [""], at: open)
  }

  /// The word before the types and arguments of a call.
  private func callee(before open: Int) -> Int {
    // A generic call has few types.
    let types = code[open - 1] == ">" ? (max(open - 17, 0)..<open).last { code[$0] == "<" } : nil
    return (types ?? open) - 1
  }

  /// The types around the current index, and what they inherit from.
  private var own: [String] { types + scopes.suffix(Self.deepest).flatMap(\.parents) }

  /// The types that may declare a member of the value before an index; nil if they are unknown.
  private func owners(before end: Int) -> [String]? {
    let last = code[end - 1]
    if ["self", "Self"].contains(last) { return own }
    let open = open(before: end)
    // `Loader`, `Loader()` or `Loader.shared`; other bundles than these two have other files.
    let isOnly = ["shared", "main", "module", "default", "standard", "instance"].contains(last)
    let type = code[isOnly ? end - 3 : callee(before: open ?? end)]
    return type.first?.isUppercase ?? false && (isOnly || type != "Bundle") ? [type] : nil
  }

  /// The opening bracket that belongs to the closing bracket before an index.
  private func open(before end: Int) -> Int? {
    (max(end - 32, 0)..<max(end - 1, 0)).first { code.partners[$0] == end - 1 }
  }

  /// The type that `.init` creates a value of, by its name or by the declared type of the value.
  private func initialized(at point: Int) -> String? {
    var index = point - 1
    if code[index] == "self" { return type }
    if code.isWord(index), code[index] != "return", code.isJoined(point) { return code[index] }
    while ["return", "{", "=", "?", "!"].contains(code[index]) { index -= 1 }
    let isTyped = code[index - 1] == ":" || code[index - 1] == ">" && code[index - 2] == "-"
    return isTyped && index < point - 1 && Self.loaders[code[index]] != nil ? code[index] : nil
  }

  /// Notes what a call loads; returns false if it calls another function of that name; `before` is the index before the
  /// name.
  private mutating func load(_ name: String, _ before: Int, at open: Int) -> Bool {
    guard let labels = Self.loaders[name], let arguments = code.arguments(at: open),
      let first = arguments.first(where: { labels[$0.label] != nil }),
      let kind = labels[first.label]
    else { return false }
    let isURL = name.hasPrefix("appending")
    // The end of the bundle in `Bundle.main.resourceURL!.appending`.
    let end = isURL ? before - (code.isWord(before - 1) ? 2 : 3) : before
    if isURL, !["bundleURL", "resourceURL"].contains(code[end + 1]) { return false }
    let isOwn = code[end] != "." || code[end - 1] == "self"
    // `Kit.Image` is another type.
    let isOfSystem =
      code[before] != "." || ["SwiftUI", "UIKit", "AppKit"].contains(code[before - 1])
    guard kind == .file ? !isOwn || type == "Bundle" : isOfSystem else { return false }
    // Code may test whether there is a file at a path.
    var load = CodeOutline.Load(
      kind: kind, name: value(first.value), callee: name,
      bundle: kind != .file || isOwn ? .main : bundle(before: end),
      isLikely: isURL || hasFallback(after: open))
    for (label, value) in arguments {
      let text = code.text(value.lowerBound)?.text
      if value.count == 1, code[value.lowerBound] == "nil" || text == "" { continue }
      switch label {
      case "withExtension", "ofType":
        // A constant for the extension is called so.
        let isJSON = value.contains { code[$0].lowercased() == "json" }
        if let text, !["json", ".json"].contains(text) { return true }
        load.ending = text != nil || isJSON ? ".json" : nil
      case "subdirectory", "inDirectory": load.folder = text.map { $0 + "/" }
      case "in", "bundle": load.bundle = bundle(before: value.upperBound)
      default: break
      }
    }
    outline.loads.append(load)
    return true
  }

  /// The bundle that a call names; nil if unknown.
  private func bundle(before end: Int) -> NamedAsset.Bundle? {
    let open = open(before: end) ?? 0
    guard code[open - 1] == "Bundle", code[open + 1] == "for" else {
      return NamedAsset.Bundle(rawValue: code[end - 1])
    }
    return classes.contains(code[open + 3]) && code[open + 5] == "self" ? .own : .other
  }

  /// Whether the code has a fallback for a call that returns nil: `??`, or another call that loads
  /// where this one returned nil.
  private func hasFallback(after open: Int) -> Bool {
    let start = code.partners[open] + 1
    var next = start
    while next < start + Self.farthest, isInChain(next) {
      if code[next] == "?", code[next + 1] == "?" { return true }
      next = ["(", "[", "{"].contains(code[next]) ? code.partners[next] + 1 : next + 1
    }
    let ends: Set = ["{", "else", "if", "guard", "#", ")", "}"]
    let end = code.first(from: start, to: start + Self.farthest) { ends.contains(code[$0]) }
    let close = code[end] == "{" ? code.partners[end] + 1 : end
    let begin = (max(open - 32, 0)..<open).last { ["if", "{", "}"].contains(code[$0]) } ?? -1
    // After `else`, or an `if` that returns.
    let isLeft = code.first(from: end + 1, to: close - 1) { code[$0] == "return" } < close - 1
    let scope = code[begin] == "if" && isLeft ? scopes.last?.end ?? 0 : 0
    let brace = code.first(from: close, to: close + Self.farthest) { code[$0] == "{" }
    let last = code[close] != "else" ? scope : code[brace] == "{" ? code.partners[brace] : 0
    return (close..<max(close, last)).prefix(2 * Self.farthest).contains {
      ["NSDataAsset", "forResource", "contentsOf"].contains(code[$0])
    }
  }

  /// Whether a part belongs to an optional chain, or to parentheses around it.
  private func isInChain(_ index: Int) -> Bool {
    let open = code[index] == ")" ? self.open(before: index + 1) : nil
    let isAround = open.map { code[$0 - 1] == "(" || !code.isJoined($0) } ?? false
    return isAround || code[index - 1] == "." || ["?", ".", "(", "[", "{"].contains(code[index])
  }

  private mutating func addCall(_ name: String, of owners: [String]?, at open: Int) {
    guard let arguments = code.arguments(at: open) else { return }
    let values = arguments.map { ($0.label, value($0.value)) }
    outline.calls.append(.init(name: name, owners: owners, arguments: values))
  }
}
