import ExpoBase

/// The tokens of a file that may be in an app: none of previews, `#if false` or other platforms.
struct SourceCode: Sendable {
  /// The most bytes of a name.
  static let longest = 256

  let syntax: SourceTokens.Syntax
  private let bytes: SourceBytes
  private let families: Set<DeviceFamily>?
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

  /// `families` are the devices of the app; nil for all of a file, such as a manifest.
  init(_ file: SourceFile, for families: Set<DeviceFamily>? = DeviceFamily.ofAnyApp) {
    self.families = families
    syntax = SourceTokens.Syntax(ofFile: file.name)
    bytes = file.bytes
    for token in SourceTokens(file, syntax) { read(token) }
    for index in open { partners[index] = parts.count }
  }

  private mutating func read(_ token: SourceToken) {
    var part = token
    part.startsLine = bytes[end..<part.bytes.lowerBound].contains(0x0A)
    end = part.bytes.upperBound
    let wasSkipped = isSkipped
    if part.kind == .word || part.kind == .sign {
      part.code = String(decoding: bytes[part.bytes], as: UTF8.self)
      follow(part.code)
    }
    last = part.code
    guard families == nil || !wasSkipped && !isSkipped else { return }
    let index = parts.count
    parts.append(part)
    partners.append(index)
    guard part.kind == .sign else { return }
    switch part.code {
    case "(", "[", "{": open.append(index)
    case ")", "]", "}":
      let opening = part.code == ")" ? "(" : part.code == "]" ? "[" : "{"
      guard let first = open.last, parts[first].code == opening else { return }
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
    } else if text == "PreviewProvider" || last == "#" && text == "Preview", !isSkipped {
      preview = 0
    }
    guard last == "#" else { return }
    switch text {
    case "if", "ifdef", "ifndef", "elseif", "elif", "else":
      let before = text.hasPrefix("if") ? (false, false) : conditions.popLast()
      guard let before else { return }
      let isOutside = before.isSettled || conditions.last?.isSkipped ?? false
      // Nil if it is unknown whether the condition holds.
      let holds = text == "else" ? true : text.hasSuffix("def") ? nil : holds
      conditions.append((isOutside || holds == false, isOutside || holds == true))
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  // MARK: The parts by their indices

  private func part(_ index: Int) -> SourceToken? {
    parts.indices.contains(index) ? parts[index] : nil
  }

  /// The code of a part; empty for a text, and outside of the code.
  subscript(index: Int) -> String { part(index)?.code ?? "" }

  func isWord(_ index: Int) -> Bool { part(index)?.kind == .word }

  func startsLine(_ index: Int) -> Bool { part(index)?.startsLine ?? false }

  /// The bytes include the quotation marks; nil for a text that is too long for a name.
  func text(_ index: Int) -> (text: String, bytes: Range<Int>)? {
    guard let part = part(index), part.kind == .text, part.bytes.count <= Self.longest else {
      return nil
    }
    let quoted = part.bytes.lowerBound - 1..<part.bytes.upperBound + 1
    return (String(decoding: bytes[part.bytes], as: UTF8.self), quoted)
  }

  /// The first index from `start` on that fits, without those in brackets; else `end` or more.
  func first(from start: Int, to end: Int, where fits: (Int) -> Bool) -> Int {
    var index = start
    while index < Swift.min(end, parts.count), !fits(index) { index = partners[index] + 1 }
    return index
  }

  /// Whether a part directly follows the one before it.
  func isJoined(_ index: Int) -> Bool {
    part(index - 1).map { $0.bytes.upperBound == part(index)?.bytes.lowerBound } ?? false
  }

  /// The arguments of a call, a label only before a value; nil if there are too many.
  func arguments(at open: Int) -> [(label: String, value: Range<Int>)]? {
    items(at: open)?.map { range in
      let first = range.lowerBound
      let isLabeled = range.count > 2 && isWord(first) && self[first + 1] == ":"
      return isLabeled ? (self[first], first + 2..<range.upperBound) : ("", range)
    }
  }

  /// The parts between commas in brackets; nil if there are too many.
  func items(at open: Int) -> [Range<Int>]? {
    let end = partners[open]
    var items: [Range<Int>] = []
    var start = open + 1
    while start < end {
      let next = Swift.min(first(from: start, to: end) { self[$0] == "," }, end)
      if next < end, items.count == 32 { return nil }
      items.append(start..<next)
      start = next + 1
    }
    return items
  }
}

/// Evaluates the conditions of `#if` that depend on the platform.
extension SourceCode {
  private static let phones = DeviceFamily.ofAnyApp
  private static let others = phones.union([.tv, .watch, .vision])
  /// The known conditions, by the devices for which they hold.
  private static let knownConditions: [Set<DeviceFamily>: Set<String>] = [
    phones: ["os(iOS)", "TARGET_OS_IOS"], [.tv]: ["os(tvOS)", "TARGET_OS_TV"],
    [.watch]: ["os(watchOS)", "TARGET_OS_WATCH"], [.vision]: ["os(visionOS)", "TARGET_OS_VISION"],
    [.mac]: ["os(macOS)", "canImport(AppKit)", "canImport(Cocoa)", "TARGET_OS_OSX"],
    others: ["canImport(UIKit)", "TARGET_OS_IPHONE"], others.union([.mac]): ["true", "1"],
    []: ["false", "0", "targetEnvironment(macCatalyst)", "TARGET_OS_MACCATALYST"],
  ]

  /// Whether the condition after a word holds; nil if unknown, as for some devices only or for both
  /// `&&` and `||`.
  private var holds: Bool? {
    let line = bytes[end...].prefix(Self.longest).prefix { !"\n\r/#".utf8.contains($0) }
    let text = String(decoding: line, as: UTF8.self).filter { $0 != " " }
    let isChoice = text.contains("|")
    if text.isEmpty || text.contains("!(") || isChoice && text.contains("&") { return nil }
    let isWhole = text.hasPrefix("(") && text.hasSuffix(")")
    let terms = (isWhole ? text.dropFirst().dropLast() : text[...]).split { "|&".contains($0) }
    let values = terms.map(value)
    return values.contains(isChoice) ? isChoice : values.contains(nil) ? nil : !isChoice
  }

  private func value(of term: Substring) -> Bool? {
    let name = String(term.drop { $0 == "!" })
    let isOfOthers = name.hasPrefix("os(") && !name.hasSuffix("))")
    let known = Self.knownConditions.first { $1.contains(name) }?.key ?? (isOfOthers ? [] : nil)
    guard let families, let known else { return nil }
    let isPlain = (term.count - name.count).isMultiple(of: 2)
    if families.isDisjoint(with: known) { return !isPlain }
    return families.isSubset(of: known) ? isPlain : nil
  }
}
