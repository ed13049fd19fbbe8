import ExpoTestSupport
import Testing

@testable import ExpoKit

struct ResizedPictureTests {
  private static func bytes(_ digits: String) -> [UInt8] {
    let values: [Int] = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count - 1, by: 2).map { (index: Int) -> UInt8 in
      UInt8(values[index] * 16 + values[index + 1])
    }
  }

  private static let avifStart = "0000001c667479706176696600000000617669666d69663100000000"
  private static let avifSize = box("ispe", "00000000" + "00000021" + "00000016")
  private static let tile = box("ispe", "00000000" + "00000010" + "00000010")
  private static let large = box("ispe", "00000000" + "00000900" + "00000006")
  private static let zeros = String(repeating: "00", count: 5992)

  private static func box(_ name: String, _ content: String) -> String {
    let letters = name.utf8.map { String($0, radix: 16) }.joined()
    // The first digit keeps the zeros.
    let length = String((1 << 32) + 8 + content.count / 2, radix: 16).dropFirst()
    return "\(length)\(letters)\(content)"
  }

  private static func meta(_ properties: String, item: String = "", _ items: String = "") -> String
  {
    box("meta", "00000000" + item + box("iprp", box("ipco", properties) + items))
  }

  /// The first bytes of files 33 pixels wide and 22 high, as cwebp and ImageMagick write them; those of
  /// an AVIF are made after the standard.
  private static let heads: [(Picture.Format, String)] = [
    (.webp, "524946468600000057454250565038207a0000007005009d012a21001600"),
    (.webp, "5249464654070000574542505650384c470700002f2040050009056ddb30"),
    (.webp, "524946465e01000057454250565038580a00000010000000200000150000"),
    (.avif, avifStart + meta(avifSize)),
    // After pixels, whose length may have 64 bits, and after a color profile.
    (.avif, avifStart + box("mdat", zeros) + meta(avifSize)),
    (.avif, avifStart + "00000001" + "6d646174" + "0000000000001778" + zeros + meta(avifSize)),
    (.avif, avifStart + meta(box("colr", zeros) + avifSize)),
    // A side that no picture has
    (.avif, avifStart + meta(box("ispe", "00000000" + "ffffffff" + "00000001") + avifSize)),
    // The largest, unless an item is the primary one: its number and those of properties may be long.
    (.avif, avifStart + meta(tile + avifSize + tile)),
    (
      .avif,
      avifStart
        + meta(
          large + tile + avifSize, item: box("pitm", "00000000" + "0002"),
          box("ipma", "00000000" + "00000002" + "0001" + "01" + "81" + "0002" + "02" + "87" + "03"))
    ),
    (
      .avif,
      avifStart
        + meta(
          large + avifSize, item: box("pitm", "01000000" + "00010002"),
          box("ipma", "01000001" + "00000001" + "00010002" + "01" + "8002"))
    ),
  ]

  @Test("the size of a file is that of its first bytes", arguments: heads)
  func sizes(format: Picture.Format, digits: String) throws {
    let folder = try TemporaryFolder([:])
    try folder.write(Self.bytes(digits), to: "a")
    let path = folder.path + "/a"
    let resized = { (width: Int, format: Picture.Format) in
      try? ResizedPicture(
        source: "", width: width, height: 22, swappedHeight: 22, format: format, mark: ""
      ).found(at: path).get().size
    }
    #expect(resized(33, format) == Picture.Size(width: 33, height: 22))
    #expect(resized(34, format)?.width == 33 && resized(36, format) == nil)
    for other in [Picture.Format.png, .webp, .avif] where other != format {
      #expect(resized(33, other) == nil)
    }
    // Cut anywhere it is refused or has another size, and does not trap.
    for count in 0..<min(30, digits.count / 2) {
      try folder.write(Array(Self.bytes(digits).prefix(count)), to: "a")
      #expect(resized(33, format) == nil)
    }
  }

  @Test("the mark changes with the picture, the command and the width")
  func marks() throws {
    let folder = try TemporaryFolder(["a": "1", "b": "2", "c": "1"])
    let mark = { (name: String, command: String, width: Int) in
      try ResizedPicture.all(
        of: "\(folder.path)/\(name)", Picture.Size(width: 9, height: 9), by: command,
        widths: [width], format: .webp)[0].mark
    }
    let first = try mark("a", "x", 5)
    #expect(first.wholeMatch(of: /5w-[0-9a-f]{16}/) != nil)
    #expect(try mark("c", "x", 5) == first)
    let all: [String] = [
      first, try mark("b", "x", 5), try mark("a", "y", 5), try mark("a", "x", 6),
    ]
    let sums: [Substring] = all.map { $0.suffix(16) }
    #expect(Set(sums).count == 4)
  }
}
