/// A color of three bytes, as CSS writes it: `#8c2f1b`.
package struct RGBColor: Equatable, Sendable {
  private let red: Int
  private let green: Int
  private let blue: Int

  private init(_ red: Int, _ green: Int, _ blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a color from `#rrggbb` or `#rgb`; nil for any other text.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst().map { Character(Unicode.Scalar($0)).hexDigitValue }
    let values = digits.compactMap(\.self)
    guard text.utf8.first == UInt8(ascii: "#"), values.count == digits.count else { return nil }
    switch values.count {
    case 3: self.init(values[0] * 17, values[1] * 17, values[2] * 17)
    case 6:
      self.init(
        values[0] * 16 + values[1], values[2] * 16 + values[3], values[4] * 16 + values[5])
    default: return nil
    }
  }

  /// The color as `#rrggbb`.
  package var text: String {
    "#"
      + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  // MARK: Contrast

  /// The contrast ratio with another color, from 1 to 21 (WCAG 2.2, "contrast ratio").
  package func contrast(with other: RGBColor) -> Double {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ byte: Int) -> Double {
    let part = Double(byte) / 255
    if part <= 0.04045 { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // To the power of 2.4: the square, times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0.001 to 1, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<32 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }

  // MARK: Shades

  /// The lightest shade of the hue, not lighter than the color, with a contrast to a light ground.
  package func darkened(on ground: RGBColor, to ratio: Double) -> RGBColor {
    shade(on: ground, to: ratio) { byte, step in byte * (Self.steps - step) / Self.steps }
  }

  /// The darkest shade of the hue, not darker than the color, with a contrast to a dark ground.
  package func lightened(on ground: RGBColor, to ratio: Double) -> RGBColor {
    shade(on: ground, to: ratio) { byte, step in byte + (255 - byte) * step / Self.steps }
  }

  private static let steps = 256

  private func shade(
    on ground: RGBColor, to ratio: Double, _ byte: (_ byte: Int, _ step: Int) -> Int
  ) -> RGBColor {
    for step in 0..<Self.steps {
      let shade = RGBColor(byte(red, step), byte(green, step), byte(blue, step))
      if shade.contrast(with: ground) >= ratio { return shade }
    }
    return RGBColor(
      byte(red, Self.steps), byte(green, Self.steps), byte(blue, Self.steps))
  }
}
