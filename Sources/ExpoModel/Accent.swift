import ExpoBase

/// The color of a site's titles and hovered links: one on light pages, one on dark ones.
package struct Accent: Equatable, Sendable {
  package enum Time: Sendable {
    case day, night

    /// The background, as in `Resources/expo.css`.
    var paper: String { self == .day ? "#fbfaf7" : "#181613" }
  }

  /// The contrast that text needs (WCAG 2.2, 1.4.3).
  static let ratio = 4.5

  package let day: RGBColor
  package let night: RGBColor

  package init(day: RGBColor, night: RGBColor) {
    self.day = day
    self.night = night
  }

  /// The color is darkened by day and lightened by night as far as text needs it.
  package init(_ color: RGBColor) {
    let paper = { (time: Time) in RGBColor(time.paper) ?? color }
    day = color.darkened(on: paper(.day), to: Self.ratio)
    night = color.lightened(on: paper(.night), to: Self.ratio)
  }

  /// The first of its contrasts with the paper that is too little for text; nil if both suffice.
  package var lowContrast: (ratio: Double, time: Time)? {
    [(day, .day), (night, .night)].lazy
      .map { (ratio: Self.contrast(of: $0, by: $1), time: $1) }.first { $0.ratio < Self.ratio }
  }

  /// The contrast of a color with the paper.
  static func contrast(of color: RGBColor, by time: Time) -> Double {
    RGBColor(time.paper).map(color.contrast) ?? 1
  }
}

/// A color as in CSS: `#8c2f1b`.
package struct RGBColor: Equatable, Sendable {
  /// Red, green and blue, each from 0 to 255.
  private let channels: [Int]

  private init(_ channels: [Int]) { self.channels = channels }

  /// Nil for anything but `#rrggbb` or `#rgb`.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst().map { Character(Unicode.Scalar($0)).hexDigitValue }
    let values = digits.compactMap(\.self)
    guard text.utf8.first == UInt8(ascii: "#"), values.count == digits.count else { return nil }
    switch values.count {
    case 3: channels = values.map { $0 * 17 }
    case 6: channels = [0, 2, 4].map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
  }

  package var text: String {
    "#" + channels.map { String($0, radix: 16).zeroPadded(to: 2) }.joined()
  }

  // MARK: Contrast

  /// The contrast with another color, from 1 to 21 (WCAG 2.2, "contrast ratio").
  func contrast(with other: RGBColor) -> Double {
    let luminances = [luminance, other.luminance].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  /// The luminance, from 0 to 1 (WCAG 2.2, "relative luminance").
  private var luminance: Double {
    zip([0.2126, 0.7152, 0.0722], channels).reduce(0) { $0 + $1.0 * Self.linear($1.1) }
  }

  private static func linear(_ channel: Int) -> Double {
    let value = Double(channel) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // `base` to the power of 2.4: its square times the fifth root of its square.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0.001 to 1, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<32 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }

  // MARK: Shades

  /// The color, darkened until its contrast with a light background reaches a ratio; black if none does.
  func darkened(on background: RGBColor, to ratio: Double) -> RGBColor {
    shade(on: background, to: ratio) { $0 * (Self.steps - $1) / Self.steps }
  }

  /// The color, lightened until its contrast with a dark background reaches a ratio; white if none does.
  func lightened(on background: RGBColor, to ratio: Double) -> RGBColor {
    shade(on: background, to: ratio) { $0 + (255 - $0) * $1 / Self.steps }
  }

  private static let steps = 256

  private func shade(
    on background: RGBColor, to ratio: Double, _ shaded: (_ channel: Int, _ step: Int) -> Int
  ) -> RGBColor {
    var shade = self
    for step in 0...Self.steps {
      shade = RGBColor(channels.map { shaded($0, step) })
      if shade.contrast(with: background) >= ratio { break }
    }
    return shade
  }
}
