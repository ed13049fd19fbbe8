/// The room that the style sheet gives to a kind of picture, for the `sizes` attribute.
///
/// Browsers choose a file before they read the style sheet, so both must agree. Lengths are in pixels at the
/// default text size: 16 pixels are one `rem`.
struct PictureSlot: Sendable {
  /// The width of the room in windows of at least some width.
  struct Step: Sendable {
    /// The least width of the window.
    let from: Int
    /// The part of the window's width, in thousandths, less the margin; 0 for a fixed width.
    let share: Int
    /// The width outside of the columns: the sides of the page and the gaps between columns.
    let margin: Int
    /// The width of the room where it does not grow with the window.
    let fixed: Int

    static func share(_ share: Int, less margin: Int, from: Int = 0) -> Step {
      Step(from: from, share: share, margin: margin, fixed: 0)
    }

    static func fixed(_ width: Int, from: Int = 0) -> Step {
      Step(from: from, share: 0, margin: 0, fixed: width)
    }
  }

  /// The widest window first.
  let steps: [Step]
  /// The maximum height of a picture.
  var height: Int?
  /// The ground of a picture beside a text, whose height is that of the window less the margin; nil where a
  /// picture may be higher than the window.
  var ground: Step?
  /// How many times its largest file a picture may be drawn, in hundredths.
  var enlargement = 150
  /// The width of the room divided by its height, in thousandths; nil if it is as high as the picture.
  var aspect: Int?
  /// The pixels of the room's width and height that a mat leaves free around an uncropped picture.
  var edges = 0

  /// The whole width of a page.
  private static let page: [Step] = [.share(1000, less: 80, from: 640), .share(1000, less: 40)]
  /// The poster beside the title, with room for the words of a link below it.
  static let hero = PictureSlot(
    steps: [.fixed(940, from: 1920), .share(500, less: 40, from: 960)] + page,
    ground: .share(500, less: 40, from: 960))
  /// The picture on its ground beside the text of an entry.
  static let plate = PictureSlot(
    steps: [
      .fixed(1104, from: 1920), .share(1000, less: 816, from: 1735),
      .share(580, less: 150, from: 960),
    ] + page, ground: .share(560, less: 160, from: 960))
  /// A panorama above the text of an entry.
  static let broad = PictureSlot(steps: [.fixed(1840, from: 1920)] + page)
  /// A small picture beside the text of an entry, matted like a print.
  static let print = PictureSlot(
    steps: [.share(363, less: 0, from: 960)] + page, enlargement: 200)
  /// A large view, which its page fills.
  static let view = PictureSlot(steps: [])
  /// The card at an index of a list, as wide as it may be drawn.
  ///
  /// The cards of a row share its width. It is known which cards are in a row only if all rows have equally many.
  static func card(
    _ shape: CardShape, among shapes: [CardShape], at index: Int = 0
  ) -> PictureSlot {
    let share = shape.share
    let isInEqualRow = shapes.count == SitePlan.countInEqualRows
    // In other rows, the second of two cards may be the narrowest.
    let pair = isInEqualRow ? row(of: 2, at: index, shapes) : share + CardShape.tall.share
    let narrow: [Step] = [
      .fixed(232 * share / CardShape.wide.share, from: 448),
      .share((share * 1000 + pair - 1) / pair, less: 60, from: 352),
      .share(1000, less: 40),
    ]
    return PictureSlot(
      steps: (isInEqualRow ? equalRows(share, shapes, at: index) : wide(share)) + narrow,
      aspect: share * 10, edges: 24)
  }

  /// The sum of the shares in the row of a card, if each row has `count` cards.
  private static func row(of count: Int, at index: Int, _ shapes: [CardShape]) -> Int {
    shapes.dropFirst(index / count * count).prefix(count).reduce(0) { $0 + $1.share }
  }

  private static func wide(_ share: Int) -> [Step] {
    [(441, 1760), (392, 1200), (328, 640)].map { width, from in
      .fixed(width * share / CardShape.wide.share, from: from)
    }
  }

  /// The steps for all cards in one row, then for three in a row.
  private static func equalRows(_ share: Int, _ shapes: [CardShape], at index: Int) -> [Step] {
    let all = row(of: shapes.count, at: 0, shapes)
    let three = row(of: 3, at: index, shapes)
    return [
      .fixed(1660 * share / all, from: 1920),
      .share((share * 1000 + all - 1) / all, less: 260, from: 1200),
      .share((share * 1000 + three - 1) / three, less: 136, from: 640),
    ]
  }

  static let thumbnail = PictureSlot(steps: [.fixed(96)], aspect: 1333, edges: 8)
  /// The poster on the page with all entries.
  static let titles = PictureSlot(
    steps: [.fixed(208, from: 640)] + column.steps, height: column.height)
  /// A picture on the page with all entries.
  static let column = PictureSlot(
    steps: [.fixed(384, from: 424), .share(1000, less: 40)], height: 480)

  /// A poster of a portal with a number of expositions: up to 6 in a row, or along the side.
  static func stop(ofCount count: Int) -> PictureSlot {
    let most = max(2, min(count, 6))
    let rows = (2...most).reversed().map { columns in
      Step.share(1000 / columns, less: 48 + 32 * columns, from: max(640, 48 + 272 * columns))
    }
    let widest = Step.fixed((1920 - 48) / most - 32, from: 1920)
    let narrow = [Step.fixed(288, from: 354), .share(1000, less: 66)]
    return PictureSlot(steps: [widest] + rows + narrow, aspect: 750, edges: 24)
  }

  /// The `sizes` attribute of a picture that is drawn at most `limit` pixels wide and takes a part, in
  /// thousandths, of the room's width without its edges: more than 1000 if its sides are cut off.
  ///
  /// `(min-width: 40rem) calc((100vw - 5rem) * 0.44), calc(100vw - 2.5rem)`
  func sizes(limit: Int?, part: Int, edges: Int) -> String {
    var sizes: [String] = []
    var end = Int.max
    var hasLimit = false
    for step in steps {
      if let limit, let reached = step.width(reaching: limit), reached < end {
        end = max(reached, step.from)
        if hasLimit { sizes.removeLast() }
        sizes.append(Self.condition(end) + "\(limit)px")
        hasLimit = true
      }
      guard step.from < end else { continue }
      sizes.append(Self.condition(step.from) + step.length(part, edges))
      end = step.from
      hasLimit = false
    }
    return sizes.joined(separator: ", ")
  }

  /// The size to put first where the height of the window decides; `aspect` is width divided by height, in
  /// thousandths.
  ///
  /// `(min-width: 60rem) and (min-aspect-ratio: 1339/1000) calc((100vh - 10rem) * 0.75)`
  func heightSize(aspect: Int) -> String? {
    ground.map { ground in
      let ratio = aspect * 1000 / ground.share
      return "(min-width: \(Self.rem(ground.from))) and (min-aspect-ratio: \(ratio)/1000) "
        + "calc((100vh - \(Self.rem(ground.margin))) * \(Self.decimal(aspect)))"
    }
  }

  fileprivate static func condition(_ width: Int) -> String {
    width == 0 ? "" : "(min-width: \(rem(width))) "
  }

  /// Pixels as `rem`: 136 → `8.5rem`.
  fileprivate static func rem(_ pixels: Int) -> String { decimal(pixels * 1000 / 16) + "rem" }

  /// Thousandths as a decimal fraction: 440 → `0.44`.
  fileprivate static func decimal(_ thousandths: Int) -> String {
    var digits = String(thousandths % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1000)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}

extension PictureSlot.Step {
  /// The width of the window from which the room has at least a width; nil if it never has.
  fileprivate func width(reaching limit: Int) -> Int? {
    if share > 0 { return limit * 1000 / share + margin }
    return fixed >= limit ? from : nil
  }

  /// A part, in thousandths, of the room's width without its edges, as a CSS length.
  fileprivate func length(_ part: Int, _ edges: Int) -> String {
    guard share > 0 else { return PictureSlot.rem((fixed - edges) * part / 1000) }
    let room = "100vw - \(PictureSlot.rem(margin + edges * 1000 / share))"
    let factor = share * part / 1000
    return factor == 1000 ? "calc(\(room))" : "calc((\(room)) * \(PictureSlot.decimal(factor)))"
  }
}
