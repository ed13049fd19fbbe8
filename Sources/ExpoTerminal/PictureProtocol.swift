package enum PictureProtocol: Equatable, Sendable {
  /// kitty's graphics protocol, for PNG: pictures are sent, and placed by number, always 1.
  case kitty
  /// The inline images of iTerm2, for PNG and JPEG: a picture is sent each time it is shown.
  case iTerm2

  /// In kitty's protocol, in bytes of Base64.
  private static let longestPart = 4096

  /// Empty for a terminal that does not keep pictures.
  package func sending(_ picture: [UInt8]) -> [UInt8] {
    guard self == .kitty else { return [] }
    let data = picture.base64
    var output: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: Self.longestPart) {
      let end = min(start + Self.longestPart, data.count)
      let keys = start == 0 ? "a=t,f=100,i=1,q=2," : ""
      let head = Array("\u{1B}_G\(keys)m=\(end < data.count ? 1 : 0);".utf8)
      output += head + data[start..<end] + "\u{1B}\\".utf8
    }
    return output
  }

  /// A terminal that keeps pictures has got it already.
  package func showing(_ picture: () -> [UInt8]?, at place: PicturePlace) -> [UInt8] {
    let (columns, rows) = (place.columns, place.rows)
    var shown = Array(
      "\u{1B}_Ga=p,i=1,p=1,c=\(columns),r=\(rows),C=1,q=2\u{1B}\\".utf8)
    if self == .iTerm2 {
      guard let picture = picture() else { return [] }
      let keys = "inline=1;size=\(picture.count);width=\(columns);height=\(rows)"
      shown = "\u{1B}]1337;File=\(keys):".utf8 + picture.base64 + [0x07]
    }
    return Self.keepingCursor(place.start(ofRow: 0).utf8 + shown)
  }

  /// `forGood` also removes it from a terminal that keeps it.
  package func removing(_ place: PicturePlace, forGood: Bool) -> [UInt8] {
    if self == .kitty {
      return Array("\u{1B}_Ga=d,d=\(forGood ? "I" : "i"),i=1,q=2\u{1B}\\".utf8)
    }
    // ECMA-48 ECH: the cells become blank.
    let rows = (0..<place.rows).map { place.start(ofRow: $0) + "\u{1B}[\(place.columns)X" }
    return Self.keepingCursor(Array(rows.joined().utf8))
  }

  /// DECSC and DECRC: the cursor is where something is typed.
  private static func keepingCursor(_ bytes: [UInt8]) -> [UInt8] {
    "\u{1B}7".utf8 + bytes + "\u{1B}8".utf8
  }
}

/// The cells of the screen that a picture covers.
package struct PicturePlace: Equatable, Sendable {
  /// The first row and column, from 0.
  package let row: Int
  package let column: Int
  package let columns: Int
  package let rows: Int

  package init(row: Int, column: Int, columns: Int, rows: Int) {
    (self.row, self.column, self.columns, self.rows) = (row, column, columns, rows)
  }

  /// Moves the cursor to the start of one of its rows.
  fileprivate func start(ofRow row: Int) -> String { "\u{1B}[\(self.row + row + 1);\(column + 1)H" }
}

extension [UInt8] {
  /// RFC 4648 §4: `한` → `7ZWc`.
  package var base64: [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var output: [UInt8] = []
    output.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let length = Swift.min(3, count - start)
      var value = 0
      for place in 0..<3 { value = value << 8 | (place < length ? Int(self[start + place]) : 0) }
      for place in 0..<4 {
        let letter = letters[value >> (18 - 6 * place) & 0x3F]
        output.append(place <= length ? letter : UInt8(ascii: "="))
      }
    }
    return output
  }
}
