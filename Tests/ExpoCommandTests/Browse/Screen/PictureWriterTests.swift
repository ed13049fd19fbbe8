import ExpoTerminal
import Testing

@testable import ExpoCommand

/// What is sent for a picture whose file is read again.
struct PictureWriterTests {
  @Test(
    "a changed picture is removed and sent again; for an unchanged one nothing is sent",
    arguments: [PictureProtocol.kitty, .iTerm2], [true, false])
  func changes(way: PictureProtocol, isShown: Bool) {
    let frame = Frame([], size: TerminalSize(columns: 20, rows: 10))
    let area = PictureArea(row: 1, column: 2, columns: 3, rows: 4)
    let picture = ShownPicture(path: "a.png", area: area, way: way)
    var file: [UInt8]? = [1]
    var writer = PictureWriter()
    func show(_ picture: ShownPicture?) -> [UInt8] {
      writer.bytes(showing: picture, on: frame, drawn: [], reading: { _ in file })
    }
    let sent = show(picture)
    #expect(sent == way.sending([1]) + way.showing({ [1] }, at: area))
    if !isShown { _ = show(nil) }
    #expect(writer.removeChanged { _ in file } == [])
    if isShown { #expect(show(picture) == []) }
    file = [2]
    let isKept = isShown || way == .kitty
    let removed = isKept ? way.removing(area, forGood: true) : []
    #expect(writer.removeChanged { _ in file } == removed)
    #expect(show(picture) == way.sending([2]) + way.showing({ [2] }, at: area))
    file = nil
    #expect(writer.removeChanged { _ in file } == way.removing(area, forGood: true))
    #expect(writer.removeChanged { _ in file } == [])
  }
}
