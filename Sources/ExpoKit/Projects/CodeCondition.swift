/// The conditions of `#if`, as far as they tell the platform.
enum CodeCondition {
  private static let known = [
    "true": true, "1": true, "false": false, "0": false,
    "canImport(UIKit)": true, "canImport(AppKit)": false, "canImport(Cocoa)": false,
    "targetEnvironment(macCatalyst)": false, "TARGET_OS_IOS": true, "TARGET_OS_IPHONE": true,
    "TARGET_OS_OSX": false, "TARGET_OS_MACCATALYST": false, "TARGET_OS_TV": false,
    "TARGET_OS_WATCH": false, "TARGET_OS_VISION": false,
  ]

  /// Whether a condition without spaces holds in an app for iOS; nil if that is not known.
  static func holds(_ text: String) -> Bool? {
    let isWhole = text.hasPrefix("(") && text.hasSuffix(")")
    let choices = (isWhole ? text.dropFirst().dropLast() : text[...]).split(separator: "|")
      .map { $0.split(separator: "&") }
    // What stands in brackets of its own is not read.
    let isFlat = choices.joined().allSatisfy { term in
      term.count { $0 == "(" } == term.count { $0 == ")" }
    }
    if choices.isEmpty || !isFlat { return nil }
    let values = choices.map { terms -> Bool? in
      let values = terms.map(value(of:))
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private static func value(of term: Substring) -> Bool? {
    let name = term.drop { $0 == "!" }
    let isOfOthers = name.hasPrefix("os(") && name != "os(iOS)"
    let value: Bool? = name == "os(iOS)" ? true : isOfOthers ? false : known[String(name)]
    return value.map { $0 == (term.count - name.count).isMultiple(of: 2) }
  }
}
