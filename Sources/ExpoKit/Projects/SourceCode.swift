import ExpoBase

/// What may be part of an app for iOS: no previews, `#if false` or other platforms.
struct SourceCode: Sendable {
  /// The most bytes of a name.
  private static let longest = 256

  let syntax: SourceTokens.Syntax
  private let bytes: SourceBytes
  private var tokens: SourceTokens
  private var end = 0
  private(set) var parts: [SourceToken] = []
  /// The index of a bracket's partner, or the number of parts; elsewhere the index itself.
  private(set) var partners: [Int] = []
  private var open: [Int] = []
  private var last = ""
  /// The open `#if`s: whether the present branch is not part of the app, and no later one can be.
  private var conditions: [(isSkipped: Bool, isSettled: Bool)] = []
  /// The number of open braces in a preview.
  private var preview: Int?

  init(_ file: SourceFile) {
    syntax = SourceTokens.Syntax(ofFile: file.name)
    (bytes, tokens) = (file.bytes, SourceTokens(file, syntax))
    while let token = tokens.next() { read(token) }
    for index in open { partners[index] = parts.count }
  }

  private mutating func read(_ token: SourceToken) {
    let start = token.bytes.lowerBound
    var part = token
    if part.kind == .text, part.bytes.count > Self.longest {
      part.kind = .joinedText
    } else {
      part.text = String(decoding: bytes[part.bytes], as: UTF8.self)
    }
    part.startsLine = bytes[Swift.min(end, start)..<start].contains(0x0A)
    end = part.bytes.upperBound
    let (isCode, wasSkipped) = (part.kind == .word || part.kind == .sign, isSkipped)
    if isCode { follow(part.text) }
    last = isCode ? part.text : ""
    if !wasSkipped, !isSkipped { append(part) }
  }

  private mutating func append(_ part: SourceToken) {
    let index = parts.count
    parts.append(part)
    partners.append(index)
    guard part.kind == .sign else { return }
    switch part.text {
    case "(", "[", "{": open.append(index)
    case ")", "]", "}":
      let opening = part.text == ")" ? "(" : part.text == "]" ? "[" : "{"
      guard let first = open.last, parts[first].text == opening else { return }
      partners[first] = index
      open.removeLast()
    default: break
    }
  }

  // MARK: What is not part of the app

  private var isSkipped: Bool { preview != nil || conditions.last?.isSkipped ?? false }

  private mutating func follow(_ text: String) {
    if let depth = preview {
      if text == "{" { preview = depth + 1 }
      if text == "}" { preview = depth > 1 ? depth - 1 : nil }
    } else if text == "PreviewProvider" || last == "#" && text == "Preview" {
      if !isSkipped { preview = 0 }
    }
    guard last == "#" else { return }
    switch text {
    case "if": enter(holds)
    case "ifdef", "ifndef": enter(nil)
    case "elseif", "elif", "else":
      guard let before = conditions.popLast() else { return }
      enter(text == "else" ? true : holds, isSettled: before.isSettled)
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  /// `nil` means that it is unknown whether the condition holds.
  private mutating func enter(_ holds: Bool?, isSettled: Bool = false) {
    let isOutside = isSettled || conditions.last?.isSkipped ?? false
    conditions.append((isOutside || holds == false, isOutside || holds == true))
  }

  /// Whether the condition after a word holds in an app for iOS; nil if unknown.
  private var holds: Bool? {
    let line = bytes[end..<Swift.min(end + Self.longest, bytes.count)]
      .prefix { !"\n\r/#".utf8.contains($0) }
    return Self.holds(String(decoding: line, as: UTF8.self).filter { $0 != " " })
  }

  // MARK: The parts by their places

  private func part(_ index: Int) -> SourceToken? {
    parts.indices.contains(index) ? parts[index] : nil
  }

  /// Empty for a text, and outside of the code.
  subscript(index: Int) -> String {
    guard let part = part(index), part.kind == .word || part.kind == .sign else { return "" }
    return part.text
  }

  func isWord(_ index: Int) -> Bool { part(index)?.kind == .word }

  func startsLine(_ index: Int) -> Bool { part(index)?.startsLine ?? false }

  /// The bytes include the quotation marks.
  func text(_ index: Int) -> (text: String, bytes: Range<Int>)? {
    guard let part = part(index), part.kind == .text else { return nil }
    return (part.text, part.bytes.lowerBound - 1..<part.bytes.upperBound + 1)
  }

  /// The index after a part, or after its brackets.
  func index(after index: Int) -> Int { partners[index] + 1 }

  /// The first index from `start` on that fits, without those in brackets; else `end` or more.
  func first(from start: Int, to end: Int, where fits: (Int) -> Bool) -> Int {
    var index = start
    while index < end, !fits(index) { index = partners[index] + 1 }
    return index
  }

  /// Whether a part directly follows the one before it.
  func isJoined(_ index: Int) -> Bool {
    index > 0 && parts.indices.contains(index)
      && parts[index - 1].bytes.upperBound == parts[index].bytes.lowerBound
  }

  /// Ranges of parts; nil if there are too many.
  func arguments(at open: Int) -> [Range<Int>]? {
    let end = Swift.min(partners[open], parts.count)
    var (arguments, start) = ([] as [Range<Int>], open + 1)
    while start < end {
      let next = Swift.min(first(from: start, to: end) { self[$0] == "," }, end)
      if next < end, arguments.count == 32 { return nil }
      arguments.append(start..<next)
      start = next + 1
    }
    return arguments
  }
}

/// Evaluates the conditions of `#if` that depend on the platform.
extension SourceCode {
  private static let knownConditions = [
    "true": true, "1": true, "false": false, "0": false, "os(iOS)": true,
    "canImport(UIKit)": true, "canImport(AppKit)": false, "canImport(Cocoa)": false,
    "targetEnvironment(macCatalyst)": false, "TARGET_OS_IOS": true, "TARGET_OS_IPHONE": true,
    "TARGET_OS_OSX": false, "TARGET_OS_MACCATALYST": false, "TARGET_OS_TV": false,
    "TARGET_OS_WATCH": false, "TARGET_OS_VISION": false,
  ]

  /// In an app for iOS; the text has no spaces; nil if unknown, as for both `&&` and `||`.
  static func holds(_ text: String) -> Bool? {
    let isChoice = text.contains("|")
    if text.isEmpty || text.contains("!(") || isChoice && text.contains("&") { return nil }
    let isWhole = text.hasPrefix("(") && text.hasSuffix(")")
    let terms = (isWhole ? text.dropFirst().dropLast() : text[...]).split { "|&".contains($0) }
    let values = terms.map(value(of:))
    return values.contains(isChoice) ? isChoice : values.contains(nil) ? nil : !isChoice
  }

  private static func value(of term: Substring) -> Bool? {
    let name = String(term.drop { $0 == "!" })
    let isOfOthers = name.hasPrefix("os(") && !name.hasSuffix("))")
    let value: Bool? = knownConditions[name] ?? (isOfOthers ? false : nil)
    return value.map { $0 == (term.count - name.count).isMultiple(of: 2) }
  }
}
