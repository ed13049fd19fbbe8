import ExpoKit

/// The command of `--resize`, which makes a smaller file of a picture.
///
/// `cwebp -quiet -resize {width} 0 {input} -o {output:webp}` → for each picture and width, the program
/// `cwebp` with these words, without a shell.
struct ResizeCommand: Sendable {
  /// As the user wrote it.
  let text: String
  let format: Picture.Format
  private let words: [String]
  private let ending: String

  var program: String { words[0] }

  /// A placeholder in a word: `{width}`.
  private static var placeholder: Regex<(Substring, Substring)> { /\{([^}]*)\}?/ }

  /// - Throws: ``CommandError`` if a placeholder for the picture, the file or the width is missing.
  init(_ option: OptionName, _ text: String) throws(CommandError) {
    let words = text.split { $0 == " " || $0 == "\t" || $0.isNewline }.map(String.init)
    let placeholders = words.flatMap { $0.matches(of: Self.placeholder).map { String($0.1) } }
    let outputs = placeholders.filter { $0.hasPrefix("output:") }
    let ending = outputs.first.map { String($0.dropFirst("output:".count)) } ?? ""
    guard let format = Picture.Format(rawValue: ending == "jpg" ? "jpeg" : ending),
      format != .gif, format != .svg, Set(outputs).count == 1, let program = words.first,
      Set(placeholders) == ["input", "width", "output:\(ending)"], !program.contains("{")
    else {
      throw .unexpected(
        text, of: option, en: "a command with {input}, {width} and {output:webp}",
        ko: "{input}, {width}, {output:webp}가 든 명령이",
        help: (
          "the output may also be avif, jpg or png; see expo help sites",
          "출력은 avif, jpg, png도 됩니다. expo help sites를 보세요"
        ))
    }
    self.text = text
    self.words = words
    self.format = format
    self.ending = ending
  }

  /// The words for one picture; both paths are absolute.
  func words(input: String, output: String, width: Int) -> [String] {
    words.map { word in
      word.replacing(Self.placeholder) { placeholder in
        switch placeholder.1 {
        case "input": input
        case "width": String(width)
        default: output
        }
      }
    }
  }

  func fileName(_ mark: String) -> String { "\(mark).\(ending)" }
}
