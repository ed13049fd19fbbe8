import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// A folder with something for each option, which is as before each time that a line is run.
final class OptionBench {
  struct Effect: Equatable {
    let outcome: Outcome
    /// The files that differ from those before: their contents, nil for those that are gone.
    let changes: [String: Data?]

    var status: ExitCode { outcome.status }
    var errors: String { outcome.errors }
    var isRefused: Bool {
      status == .failure && outcome.output.isEmpty && errors.contains(/^expo: (error|오류):/)
        && errors.hasSuffix("--help\n")
    }
  }

  private let folder: TemporaryFolder
  private var before: [String: Data] = [:]
  private var known: [[String]: Effect] = [:]

  /// An error, an error with a safe fix, and a note that the configuration ignores.
  private static let bad =
    #"[{"name": 1, "image_name": "lost", "short_desc": "s ", "desc": "d",}]"#

  init() throws {
    let info = #""info": {"author": "xcode", "version": 1}"#
    func data(_ name: String) -> String {
      #"{"data": [{"filename": "\#(name)", "idiom": "universal"}], \#(info)}"#
    }
    func fair(_ title: String) -> String {
      #"""
      {"title": "\#(title)", "visitors": 1, "location": "l", "description": "d",
       "duration": "1893. 05. 01 - 1893. 10. 30"}
      """#
    }
    func entry(_ name: String, _ image: String) -> String {
      #"{"name": "\#(name)", "image_name": "\#(image)", "short_desc": "s", "desc": "d"}"#
    }
    var files = [
      ".expo.json": #"{"ignore": ["EX502"]}"#,
      "other.json": #"{"severity": {"EX305": "warning"}}"#,
      "warned.json": "[" + entry("a\u{200B}", "a") + "]",
      "dense.json": "[" + entry("못", "pond") + "]",
      "bad.json": Self.bad, "shape.json": #"[{"x": 1, "desc": "d"}]"#,
      "long.json": "[" + entry(String(repeating: "long ", count: 40), "pond") + "]",
      "lines.jsonl": entry("a", "b") + "\n" + Self.bad.dropFirst().dropLast() + "\n",
      "more.json": "[" + entry("More", "pond") + "]", "fair.json": fair("Another fair"),
      "dir/.git/HEAD": "ref: refs/heads/main\n", "dir/.gitignore": "ignored.json\n",
      "dir/good.json": "[" + entry("good", "a") + "]", "dir/other.json": #"{"a": 1}"#,
      "dir/ignored.json": "[" + entry("ignored", "a") + "]",
      "a.css": "p { color: red }\n", "a.html": "<p>x</p>\n", "foreign/index.html": "mine\n",
    ]
    for (catalog, title) in [("Fair", "Fair"), ("More", "More")] {
      let path = "\(catalog).xcassets"
      files[path + "/Contents.json"] = "{\(info)}"
      files[path + "/fair.dataset/Contents.json"] = data("fair.json")
      files[path + "/fair.dataset/fair.json"] = fair(title)
      files[path + "/items.dataset/Contents.json"] = data("items.json")
      files[path + "/items.dataset/items.json"] =
        "[" + entry("Well", "pond") + ",\n" + entry("Bridge", "lost") + "]"
      files[path + "/pond.imageset/Contents.json"] =
        #"{"images": [{"filename": "pond.png", "idiom": "universal"}], \#(info)}"#
    }
    files["More.xcassets/lost.imageset/Contents.json"] =
      files["More.xcassets/pond.imageset/Contents.json"]
    folder = try TemporaryFolder(files)
    let pixel = ExportFixture.png(width: 1, height: 1)
    for path in [
      "Fair.xcassets/pond.imageset/pond.png", "More.xcassets/pond.imageset/pond.png",
      "More.xcassets/lost.imageset/pond.png", "fonts/dot.png",
    ] { try folder.write(pixel, to: path) }
    // A baseline with a row that no finding matches any more.
    let known = #"[{"name": "n", "image_name": 1, "short_desc": "s", "desc": 2}]"#
    try folder.write(known, to: "typed.json")
    run(["validate", "--write-baseline", "@/known.json", "@/typed.json"])
    try folder.write(known.replacing("2", with: #""d""#), to: "typed.json")
    // An earlier export with files that the next one removes.
    run(["export", "html", "@/Fair.xcassets", "--slug", "number", "-o", "@/old"])
    before = try folder.contents()
  }

  /// Runs a command line without putting the folder back.
  @discardableResult
  private func run(_ words: [String]) -> Outcome {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    return expo(line, in: folder.path, input: Self.bad)
  }

  /// Runs a command line, unless it was run, and puts the folder back.
  func effect(of words: [String]) throws -> Effect {
    if let effect = known[words] { return effect }
    let effect = Effect(outcome: run(words), changes: try restore())
    known[words] = effect
    return effect
  }

  private func restore() throws -> [String: Data?] {
    let after = try folder.contents()
    var changes: [String: Data?] = [:]
    for (path, data) in after where before[path] != data { changes[path] = .some(data) }
    for path in before.keys where after[path] == nil { changes[path] = .some(nil) }
    for path in changes.keys.sorted().reversed() where before[path] == nil {
      try FileManager.default.removeItem(atPath: folder.path + "/" + path)
    }
    for path in changes.keys.sorted() {
      if let data = before[path], !path.hasSuffix("/") { try folder.write(Array(data), to: path) }
    }
    return changes
  }
}
