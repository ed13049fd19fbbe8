import ExpoBase

/// The findings of the `json` format, one object a line.
///
/// A run without findings prints no line, because <https://jsonlines.org> has no document around
/// the lines.
struct JSONLinesReporter: JSONDocumentReporter {
  let language: Language
  let layout = JSONWriter.Layout.line

  func write(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    try report.forEachFile(in: language, fingerprinted: true) { located in
      for finding in located.findings {
        try json.object { try $0.members(of: finding, handOver: handOver) }
        try handOver(&json)
      }
    }
  }
}
