/// The color of a site's titles and hovered links: one on light pages, one on dark ones.
package struct Accent: Equatable, Sendable {
  package enum Time: Sendable {
    case day, night

    /// As in `Resources/expo.css`.
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
