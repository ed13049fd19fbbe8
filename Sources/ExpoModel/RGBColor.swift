import ExpoBase

/// As CSS writes it: `#8c2f1b`.
package struct RGBColor: Equatable, Sendable {
  /// Red, green and blue, each from 0 to 255.
  private let parts: [Int]

  private init(_ parts: [Int]) { self.parts = parts }

  /// Nil for anything but `#rrggbb` or `#rgb`.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst().map { Character(Unicode.Scalar($0)).hexDigitValue }
    let values = digits.compactMap(\.self)
    guard text.utf8.first == UInt8(ascii: "#"), values.count == digits.count else { return nil }
    switch values.count {
    case 3: parts = values.map { $0 * 17 }
    case 6: parts = [0, 2, 4].map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
  }

  package var text: String {
    "#" + parts.map { String($0, radix: 16).zeroPadded(to: 2) }.joined()
  }

  // MARK: Contrast

  /// From 1 to 21 (WCAG 2.2, "contrast ratio").
  func contrast(with other: RGBColor) -> Double {
    let lights = [luminance, other.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private var luminance: Double {
    zip([0.2126, 0.7152, 0.0722], parts).reduce(0) { $0 + $1.0 * Self.linear($1.1) }
  }

  private static func linear(_ byte: Int) -> Double {
    let part = Double(byte) / 255
    if part <= 0.04045 { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // To the power of 2.4: the square, times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }

  /// For a number from 0.001 to 1, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<32 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }

  // MARK: Shades

  /// The lightest shade of the hue, not lighter than the color, with a contrast to a light ground.
  func darkened(on ground: RGBColor, to ratio: Double) -> RGBColor {
    shade(on: ground, to: ratio) { part, step in part * (Self.steps - step) / Self.steps }
  }

  /// The darkest shade of the hue, not darker than the color, with a contrast to a dark ground.
  func lightened(on ground: RGBColor, to ratio: Double) -> RGBColor {
    shade(on: ground, to: ratio) { part, step in part + (255 - part) * step / Self.steps }
  }

  private static let steps = 256

  private func shade(
    on ground: RGBColor, to ratio: Double, _ shaded: (_ part: Int, _ step: Int) -> Int
  ) -> RGBColor {
    var shade = self
    for step in 0...Self.steps {
      shade = RGBColor(parts.map { shaded($0, step) })
      if shade.contrast(with: ground) >= ratio { break }
    }
    return shade
  }
}
