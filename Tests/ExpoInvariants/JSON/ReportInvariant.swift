import ExpoKit

/// Reports are documents of their format; lines of text show nothing that a terminal interprets.
enum ReportInvariant {
  /// The first byte chooses the format, the second the width of excerpts,
  /// 255 for any; the rest is the document.
  static func fault(in bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    let format = ReportFormat.allCases[Int(bytes[0]) % ReportFormat.allCases.count]
    let file = SourceFile(name: "f.json", bytes: Array(bytes[2...]))
    let report = Report([Validator().check(file).findings])
    let width = bytes[1] == 255 ? Int.max : Int(bytes[1])
    let reporter = format.reporter(width: width, language: .english)
    return fault(in: reporter.render(report).string, format).map { "\(format): \($0)" }
  }

  private static func fault(in text: String, _ format: ReportFormat) -> String? {
    switch format {
    case .json, .sarif, .gitlab, .rdjson: return isJSON(text) ? nil : "no JSON"
    case .jsonl: return text.split(separator: "\n").allSatisfy(isJSON) ? nil : "no JSON"
    case .junit, .checkstyle: return StrictMarkup(text, isXML: true).fault()
    case .full, .concise, .github:
      let hidden = text.unicodeScalars.first { $0.isHidden && $0 != "\n" }
      return hidden.map { "U+\(String($0.value, radix: 16))" }
    }
  }

  private static func isJSON(_ text: some StringProtocol) -> Bool {
    StrictGrammar.accepts(Array(text.utf8))
  }
}
