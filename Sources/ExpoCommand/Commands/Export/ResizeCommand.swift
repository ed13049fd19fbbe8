import ExpoBase
import ExpoModel

/// The command of `--resize`, which makes a smaller file of a picture.
///
/// `cwebp -quiet -resize {width} 0 {input} -o {output:webp}` → for each picture and width, the program
/// `cwebp` with these words, without a shell.
struct ResizeCommand: Sendable {
  /// The command as the user wrote it.
  let text: String
  /// The format of the files.
  let format: Picture.Format
  private let words: [String]
  private let ending: String

  /// The program.
  var program: String { words[0] }

  private static let formats: [String: Picture.Format] = [
    "webp": .webp, "avif": .avif, "jpg": .jpeg, "jpeg": .jpeg, "png": .png,
  ]

  /// Creates the command from its text.
  ///
  /// - Throws: ``CommandError`` if a place for the picture, the file or the width is missing.
  init(_ option: OptionName, _ text: String) throws(CommandError) {
    let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    let places = Self.places(in: words)
    let outputs = places.filter { $0.hasPrefix("output:") }
    let ending = outputs.first.map { String($0.dropFirst("output:".count)) } ?? ""
    guard let format = Self.formats[ending], Set(outputs).count == 1, let program = words.first,
      Set(places) == ["input", "width", "output:\(ending)"], !program.contains("{")
    else {
      throw .unexpected(
        text, of: option, en: "a command with {input}, {width} and {output:webp}",
        ko: "{input}, {width}, {output:webp}가 든 명령이",
        help: (
          "the output may also be avif, jpg or png; see expo help exports",
          "출력은 avif, jpg, png도 됩니다. expo help exports를 보세요"
        ))
    }
    (self.text, self.words, self.format, self.ending) = (text, words, format, ending)
  }

  /// The names in braces: `{input}` → `input`.
  private static func places(in words: [String]) -> [String] {
    words.flatMap { word in
      word.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { part in
        String(part.prefix { $0 != "}" })
      }
    }
  }

  /// The words for one picture, both paths of which are absolute.
  func words(input: String, output: String, width: Int) -> [String] {
    words.map { word in
      // Each word is read once, so that a path with braces is not.
      var text = ""
      var rest = word[...]
      while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        text += rest[..<start]
        switch rest[rest.index(after: start)..<end] {
        case "input": text += input
        case "width": text += String(width)
        default: text += output
        }
        rest = rest[rest.index(after: end)...]
      }
      return text + rest
    }
  }

  /// The name of a file with a mark.
  func fileName(_ mark: String) -> String { "\(mark).\(ending)" }
}
