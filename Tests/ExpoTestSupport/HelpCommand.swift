/// A command line that a help line has, for a file `a.json`, with a folder in which to run it.
package struct HelpCommand: Sendable {
  package let line: String
  /// What makes its input, in the language of the shell; nil if no folder alone has it.
  package let input: String?
  package let file: String
  package let result: String

  private init(
    _ line: String, input: String?, _ file: String = "new.json", _ result: String = "[1]"
  ) {
    (self.line, self.input, self.file, self.result) = (line, input, file, result)
  }

  private static let hidden =
    #"[{"name": "a%s", "image_name": "i", "short_desc": "s", "desc": "d"}]"#
  private static let list =
    #"<?xml version="1.0"?><plist version="1.0"><array><string>a</string></array></plist>"#

  /// Every command line of the help of findings.
  package static let all = [
    HelpCommand(
      "iconv -f CP1252 -t UTF-8 a.json > utf8.json", input: #"printf '["\351"]' > a.json"#,
      "utf8.json", #"["é"]"#),
    HelpCommand(
      "iconv -f CP949 -t UTF-8 a.json > utf8.json", input: #"printf '["\301\367"]' > a.json"#,
      "utf8.json", #"["직"]"#),
    HelpCommand(
      "iconv -f UTF-16LE -t UTF-8 a.json > utf8.json",
      input: #"printf '[\0001\000]\000' > a.json"#, "utf8.json"),
    HelpCommand(
      "expo validate --fix --unsafe-fixes a.json",
      input: #"printf '\#(hidden)' "$(printf '\342\200\213')" > a.json"#, "a.json",
      hidden.replacing("%s", with: "")),
    HelpCommand(
      "expo validate --json-lines a.json", input: #"printf '{"a": 1}\n{"a": 1}\n' > a.json"#,
      "a.json", "{\"a\": 1}\n{\"a\": 1}\n"),
    HelpCommand("gzip -dc < a.json > new.json", input: "printf '[1]' | gzip > a.json"),
    HelpCommand("bzip2 -dc < a.json > new.json", input: "printf '[1]' | bzip2 > a.json"),
    HelpCommand("xz -dc < a.json > new.json", input: "printf '[1]' | xz > a.json"),
    HelpCommand("zstd -dc < a.json > new.json", input: "printf '[1]' | zstd > a.json"),
    HelpCommand(
      "unzip -p a.json > new.json", input: "printf '[1]' > b && zip -q c b && mv c.zip a.json"),
    HelpCommand(
      "plutil -convert json -o new.json a.json", input: "printf '\(list)' > a.json", "new.json",
      #"["a"]"#),
    HelpCommand(
      "jq -r . a.json > new.json", input: #"printf '"[1]"' > a.json"#, "new.json", "[1]\n"),
    HelpCommand(
      "convmv -f utf8 -t utf8 --nfc --notest -r .",
      input: #"printf '[1]' > "$(printf 'e\314\201.json')""#, "\u{E9}.json"),
    HelpCommand("git lfs pull", input: nil),
  ]

  package var program: String { String(line.prefix { $0 != " " }) }

  /// The command line that a help line ends with; nil if it has none.
  package static func line(in help: String) -> String? {
    let end = help.split(separator: ": ", omittingEmptySubsequences: false).last.map(String.init)
    return end.flatMap { end in all.contains { end.hasPrefix("\($0.program) ") } ? end : nil }
  }
}
