#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Formats and parses whole numbers with commas, in any locale: `-48130300` ↔ `-48,130,300`.
///
/// An app with Foundation writes `visitors.formatted(.comma)`.
public struct CommaFormatter: ParseableFormatStyle, ParseStrategy, Sendable {
  private static let groupSize = 3

  /// Creates a formatter.
  public init() {}

  /// The formatter itself.
  public var parseStrategy: CommaFormatter { self }

  /// Formats a number.
  public func format(_ value: Int) -> String {
    var digits = Array(String(value.magnitude))
    for index in stride(from: digits.count - Self.groupSize, to: 0, by: -Self.groupSize) {
      digits.insert(",", at: index)
    }
    return (value < 0 ? "-" : "") + String(digits)
  }

  /// Parses a number with a comma between every three digits, or without any.
  ///
  /// - Throws: ``CommaFormatter/ParseError`` for anything else: `1,00`, `,1`, `1,0000`, `+1`, ` 1`.
  public func parse(_ text: String) throws(ParseError) -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let groups = digits.split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped = groups.count == 1 || Self.areGrouped(groups)
    let isWhole = groups.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    guard isGrouped, isWhole, let value = Int((text.hasPrefix("-") ? "-" : "") + groups.joined())
    else { throw ParseError(text: text) }
    return value
  }

  private static func areGrouped(_ groups: [Substring]) -> Bool {
    let first = groups[0].utf8.count
    return (1...groupSize).contains(first)
      && groups.dropFirst().allSatisfy { $0.utf8.count == groupSize }
  }

  /// The error for text that is not such a number, or that exceeds `Int`.
  public struct ParseError: Error, Equatable, Sendable {
    /// The text.
    public let text: String

    /// Creates the error for a text.
    public init(text: String) {
      self.text = text
    }
  }
}

extension FormatStyle where Self == CommaFormatter {
  /// Whole numbers with commas as thousands separators: `48,130,300`.
  public static var comma: CommaFormatter { CommaFormatter() }
}
