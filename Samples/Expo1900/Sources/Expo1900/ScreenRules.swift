/// The screens of the app, and what each allows.
enum Screen: CaseIterable {
  case poster, list, detail

  /// A poster is made for one orientation; lists and texts are not.
  var orientations: Set<Orientation> {
    switch self {
    case .poster: [.portrait]
    case .list, .detail: [.portrait, .landscape]
    }
  }

  /// The largest text: beside its picture a row has less room than a page of text.
  var largestText: TextSize {
    switch self {
    case .poster: .accessibility1
    case .list: .accessibility3
    case .detail: .accessibility5
    }
  }

  /// The room for a picture, in points; a picture is fitted into it, whatever its size and shape.
  var pictureRoom: Room {
    switch self {
    case .poster: Room(width: 320, height: 420)
    case .list: Room(width: 72, height: 72)
    case .detail: Room(width: 480, height: 360)
    }
  }

  /// The size of text that a reader gets who wants another.
  func textSize(for wanted: TextSize) -> TextSize { min(wanted, largestText) }
}

/// A width and a height, in points.
struct Room: Equatable {
  let width, height: Double

  /// The size of a picture in this room: as wide and as high as fits, never enlarged, and with its
  /// shape.
  func fitting(_ picture: Room) -> Room {
    let scale = min(1, width / picture.width, height / picture.height)
    return Room(width: picture.width * scale, height: picture.height * scale)
  }
}

enum Orientation { case portrait, landscape }

/// The sizes of text that a reader can choose, as `DynamicTypeSize` has them.
enum TextSize: Int, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  static func < (one: TextSize, other: TextSize) -> Bool { one.rawValue < other.rawValue }
}
