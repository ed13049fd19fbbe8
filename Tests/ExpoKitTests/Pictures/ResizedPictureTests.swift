import ExpoTestSupport
import Testing

@testable import ExpoKit

struct ResizedPictureTests {
  private static func bytes(_ digits: String) -> [UInt8] {
    let values: [Int] = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count - 1, by: 2).map { (place: Int) -> UInt8 in
      UInt8(values[place] * 16 + values[place + 1])
    }
  }

  private static let avifStart = "0000001c667479706176696600000000617669666d69663100000000"
  private static let avifSize =
    "000000206d657461000000000000001469737065" + "00000000" + "00000021" + "00000016"
  private static let zeros = String(repeating: "00", count: 5992)

  /// The first bytes of files 33 pixels wide and 22 high, as cwebp and ImageMagick write them; those of
  /// an AVIF are made after the standard.
  private static let heads: [(Picture.Format, String)] = [
    (.webp, "524946468600000057454250565038207a0000007005009d012a21001600"),
    (.webp, "5249464654070000574542505650384c470700002f2040050009056ddb30"),
    (.webp, "524946465e01000057454250565038580a00000010000000200000150000"),
    (.avif, avifStart + avifSize),
    // After pixels, whose length may have 64 bits, and after a color profile.
    (.avif, avifStart + "00001770" + "6d646174" + zeros + avifSize),
    (.avif, avifStart + "00000001" + "6d646174" + "0000000000001778" + zeros + avifSize),
    (.avif, avifStart + "00001800" + "6d657461" + zeros + avifSize),
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
