import ExpoTerminal

struct ShownPicture: Equatable, Sendable {
  let path: String
  let area: PictureArea
  let way: PictureProtocol
}

/// Turns pictures into bytes for a terminal: one at a time, sent once and removed when it leaves.
///
/// Frames leave the rows under it blank. A picture of iTerm2 is text in these rows: it is sent again where a
/// frame drew over it.
struct PictureWriter: Sendable {
  /// The picture on the screen, and the rows of the frame that it covers.
  private var shown: (picture: ShownPicture, rows: [Frame.Line])?
  /// The picture that was sent to the terminal and not deleted there.
  private var kept: ShownPicture?
  /// The bytes of the file that was sent last.
  private var sent: [UInt8]?

  /// Forgets the picture: the screen is cleared, and some terminals then drop what they keep.
  mutating func forget() { self = PictureWriter() }

  /// The bytes that remove a picture whose file has changed since it was sent.
  mutating func removeChanged(reading read: (String) -> [UInt8]?) -> [UInt8] {
    guard let picture = kept ?? shown?.picture, read(picture.path) != sent else { return [] }
    return end()
  }

  /// The bytes that replace the picture on a frame; its file is read only to send it.
  mutating func bytes(
    showing next: ShownPicture?, on frame: Frame, drawn: [UInt8], reading read: (String) -> [UInt8]?
  ) -> [UInt8] {
    var output = drawn
    if let former = shown?.picture, former != next {
      let isOther = next.map { $0.path != former.path } ?? false
      output = former.way.removing(former.area, forGood: isOther) + drawn
      shown = nil
      if isOther { kept = nil }
    }
    guard let next else { return output }
    let rows = Array(frame.lines.dropFirst(next.area.row).prefix(next.area.rows))
    defer { shown = (next, rows) }
    if let shown, shown.picture == next, next.way == .kitty || shown.rows == rows { return output }
    if next.way == .iTerm2 || kept?.path != next.path {
      sent = read(next.path)
      guard let sent else { return output }
      output += next.way.sending(sent)
      if next.way == .kitty { kept = next }
    }
    return output + next.way.showing({ sent }, at: next.area)
  }

  /// The bytes that remove everything, before the screen is left to others.
  mutating func end() -> [UInt8] {
    defer { forget() }
    return (kept ?? shown?.picture).map { $0.way.removing($0.area, forGood: true) } ?? []
  }
}
