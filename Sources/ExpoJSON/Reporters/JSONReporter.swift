import ExpoBase

/// One JSON object with everything that a program may want, version 1.
struct JSONReporter: JSONDocumentReporter {
  let language: Language

  func write(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    try json.object { json in
      try json.member(
        "diagnostics",
        array: { json in
          try report.forEachFile(in: language, fingerprinted: true) { located in
            for finding in located.findings {
              try json.element { try $0.members(of: finding, handOver: handOver) }
              try handOver(&json)
            }
          }
        })
      json.member("summary", object: { $0.members(of: report) })
      json.member(
        "tool",
        object: { json in
          json.member("name", "expo")
          json.member("version", ToolVersion.current)
        })
      json.member("version", 1)
    }
  }
}

extension JSONWriter {
  /// Adds the members of the summary.
  fileprivate mutating func members(of report: Report) {
    member("errors", report.count(.error))
    member("files", report.checkedFiles)
    member("fixable", report.count(.safe))
    member("notes", report.count(.note))
    member("truncated", report.omitsFindings)
    member("warnings", report.count(.warning))
  }
}
