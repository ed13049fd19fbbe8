/// The conditions of `#if`, as far as they tell the platform.
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
