import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// `--resize`: smaller files of large pictures, made by another program.
struct ResizeTests {
  /// Makes the head of a PNG of the width, and logs that; does nothing for some width.
  private static let tool = #"""
    #!/bin/sh
    # tool INPUT OUTPUT WIDTH [REFUSED [MADE [HEIGHT]]]
    echo "$3 ${1##*/}" >>"$(dirname "$0")/log"
    [ "$3" != "$4" ] || exit 1
    width=${5:-$3} height=${6:-$((width / 2))}
    byte() { printf "\\$(printf %03o "$1")"; }
    { printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0'
      byte $((width / 256)); byte $((width % 256))
      printf '\0\0'; byte $((height / 256)); byte $((height % 256))
      printf '\010\002\0\0\0\0\0\0\0\0\0\0\0IEND\256\102\140\202'; } >"$2"
    """#

  /// A PNG of a size in pixels, with so many bytes of a chunk without a meaning.
  private static func png(_ width: Int, _ height: Int, bytes: Int) -> [UInt8] {
    let number = { (value: Int) in withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8)
      + number(width) + number(height) + [8, 2, 0, 0, 0] + number(0)
      + number(bytes) + Array("teXt".utf8) + [UInt8](repeating: 1, count: bytes) + number(0)
      + number(0) + [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "fair.json": ExportFixture.poster, "items.json": ExportFixture.entries, "tool": Self.tool,
    ])
    try folder.write(Self.png(700, 350, bytes: 120_000), to: "pics/tower.png")
    try folder.write(Self.png(60, 40, bytes: 10), to: "pics/bridge.png")
    return folder
  }

  /// A shell runs the tool: a program that was just written cannot be run as long as a process that
  /// another test started still has it open.
  @discardableResult
  private func export(
    _ folder: TemporaryFolder, _ more: String = "", tool: String = "",
    environment: Environment = [:]
  ) -> Outcome {
    let command = "sh \(folder.path)/tool {input} {output:png} {width} \(tool)"
    return expo(
      "export html @ --images @/pics -o @/site --resize '\(command)' \(more)", in: folder.path,
      environment: environment)
  }

  private func log(_ folder: TemporaryFolder) throws -> [String] {
    let lines = (try? folder.text("log"))?.split(separator: "\n").map(String.init) ?? []
    try? FileManager.default.removeItem(atPath: folder.path + "/log")
    return lines.sorted()
  }

  /// The files of pictures, without the digits of hashes.
  private func pictures(_ folder: TemporaryFolder) throws -> [String] {
    try folder.files(under: "site/images").map { $0.replacing(/w-[0-9a-f]{16}/, with: "w") }
  }

  private static let widths = [
    "tower@160w.png", "tower@320w.png", "tower@640w.png", "tower@700w.png",
  ]

  @Test("the command makes its files in TMPDIR, in a folder that is gone afterwards")
  func scratch() throws {
    let folder = try folder()
    try folder.write("#!/bin/sh\necho \"${2%/*}\" >>\"$(dirname \"$0\")/log\"\n", to: "tool")
    export(folder, environment: [.temporaryFolder: folder.path])
    let scratch = try #require(try log(folder).first)
    #expect(scratch.hasPrefix(folder.path + "/.expo-tmp-") && !FilePath.exists(scratch))
    let missing = export(folder, environment: [.temporaryFolder: "/none"])
    #expect(missing.ended(.failure, saying: "expo: error: TMPDIR: /none: no such file or folder"))
  }

  @Test("a large file that the command makes is named by its place in the site")
  func large() throws {
    let folder = try folder()
    try folder.write(Self.png(700, 350, bytes: 1_100_000), to: "pics/tower.png")
    try folder.write("#!/bin/sh\ncp \"$1\" \"$2\"\n", to: "tool")
    let errors = export(folder).errors
    #expect(
      errors.contains(/warning: @\/site\/images\/tower@700w-[0-9a-f]{16}\.png: 1.1 MB;/),
      "\(errors)")
  }

  @Test("large pictures are published in several widths, which are made once")
  func made() throws {
    let folder = try folder()
    let first = export(folder)
    #expect(
      first.status == .success && first.errors.contains("5 images to @/site"), "\(first.errors)")
    #expect(try pictures(folder) == ["bridge.png"] + Self.widths)
    #expect(try log(folder) == ["160", "320", "640", "700"].map { "\($0) tower.png" })
    let page = try folder.text("site/entries/tower.html")
    #expect(page.contains(/srcset="[^"]*@160w-[0-9a-f]{16}\.png 160w, [^"]* 700w"/))
    let again = export(folder)
    #expect(again.errors.contains(" 0 written") && again.status == .success, "\(again.errors)")
    #expect(try log(folder).isEmpty)
    #expect(export(folder, "--check").status == .success)
    // Another picture is another file; the former ones go.
    try folder.write(Self.png(500, 250, bytes: 130_000), to: "pics/tower.png")
    #expect(export(folder).errors.contains("4 removed"))
    #expect(try log(folder) == ["160", "320", "500"].map { "\($0) tower.png" })
    #expect(export(folder, tool: "0").errors.contains("3 removed"))
    #expect(try log(folder).count == 3)
  }

  @Test(
    "--check and --dry-run run no program, and assume that missing files can be made",
    arguments: ["--check", "--dry-run"])
  func withoutPrograms(option: String) throws {
    let folder = try folder()
    let result = export(folder, option)
    #expect(result.output.contains("write images/tower@160w-"))
    #expect(try log(folder).isEmpty && !folder.names.contains("site"))
  }

  @Test(
    "a width that the command does not make is left out and named, also by --check",
    arguments: [
      (
        "320", "", ["tower@160w.png", "tower@640w.png", "tower@700w.png"],
        "320 pixels: 'sh' made no"
      ),
      (
        "700", "", ["tower.png", "tower@160w.png", "tower@320w.png", "tower@640w.png"], "700 pixels"
      ),
      ("0", "160", ["tower.png", "tower@160w.png"], "320, 640, 700 pixels"),
      ("0", "90", ["tower.png"], "160, 320, 640, 700 pixels"),
      ("0", "320 640", ["tower.png"], "320 pixels: 'sh' laid the image on its side"),
      ("0", "160 320", ["tower.png"], "with ImageMagick, add -auto-orient"),
      // The width is that of the picture on its side; a square is a part of it.
      ("0", "640 320", ["tower.png", "tower@640w.png"], "320 pixels: 'sh' laid"),
      ("0", "320 320", ["tower.png", "tower@320w.png"], "160, 640, 700 pixels"),
    ])
  func failing(refused: String, made: String, files: [String], words: String) throws {
    let folder = try folder()
    // The second run tries again what the first could not make.
    for _ in 1...2 {
      let result = export(folder, tool: "\(refused) \(made)")
      #expect(result.status == .success && result.errors.contains(words), "\(result.errors)")
      #expect(try pictures(folder) == ["bridge.png"] + files && !log(folder).isEmpty)
    }
    let check = export(folder, "--check", tool: "\(refused) \(made)")
    #expect(check.status == .success && check.errors.contains(words), "\(check)")
    #expect(try log(folder).isEmpty)
  }

  @Test("a file that was edited is kept, and one that is gone is made again")
  func edited() throws {
    let folder = try folder()
    export(folder)
    _ = try log(folder)
    let names = try folder.files(under: "site/images")
    let name = try #require(names.first { $0.contains("320w") })
    let path = "site/images/\(name)"
    try FileManager.default.removeItem(atPath: folder.path + "/" + path)
    #expect(export(folder).errors.contains(" 1 written"))
    #expect(try log(folder) == ["320 tower.png"])
    try folder.write(Self.png(320, 1, bytes: 5), to: path)
    let kept = export(folder)
    #expect(kept.status == .findings && kept.errors.contains("@/\(path): kept"), "\(kept.errors)")
  }

  @Test(
    "a command without a place, or of a program that is not there, is refused",
    arguments: [
      ("", "a command with {input}, {width} and {output:webp}"),
      ("tool", "a command with"), ("tool {input} {width}", "a command with"),
      ("tool {input} {output:webp}", "a command with"),
      ("tool {input} {width} {output}", "a command with"),
      ("tool {input} {width} {output:gif}", "a command with"),
      ("tool {input} {width} {output:png} {output:jpg}", "a command with"),
      ("tool {input} {width} {output:png} {height}", "a command with"),
      ("{input} {width} {output:png}", "a command with"),
      ("no-such-tool {input} {width} {output:png}", "an installed program, found 'no-such-tool'"),
    ])
  func refused(command: String, message: String) throws {
    let folder = try folder()
    let line = "export html @ --images @/pics -o @/site --resize '\(command)'"
    let result = expo(line, in: folder.path)
    #expect(result.status == .failure && result.errors.contains(message), "\(result.errors)")
    #expect(try !folder.names.contains("site"))
  }

  @Test("places are filled once, and no word is split again")
  func words() throws {
    let command = try ResizeCommand(
      "resize", "t  -w={width}\n{input}\t{output:jpg}[Q=80,{width}]\n")
    #expect(command.format == .jpeg && command.program == "t")
    #expect(
      command.words(input: "/a {width} b.png", output: "/o {input}.jpg", width: 5)
        == ["t", "-w=5", "/a {width} b.png", "/o {input}.jpg[Q=80,5]"])
  }
}
