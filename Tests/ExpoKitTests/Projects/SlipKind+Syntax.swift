extension SlipKind {
  /// What stands in place of a file that Git LFS has not fetched.
  static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"

  /// Slips in the syntax of a document, and files of other formats.
  static let syntax: [SlipKind] = [
    .init("brace missing", "EX103 ENTRIES:12", "  },\n", "", in: "usual"),
    .init("quote in a text", "EX101 ENTRIES:11", #"짧은 설명""#, #"짧은 "설명""#, in: "usual"),
    .init("conflict marks", "EX113 ENTRIES:9", in: "usual") {
      let line = #"    "name": "바람의 언덕",\#n"#
      return $0.replacing(line, with: "<<<<<<< HEAD\n\(line)=======\n\(line)>>>>>>> other\n")
    },
    .init("commas in the visitors", "EX110 EXPOSITION:3", "14005808", "14,005,808", in: "all"),
    .init(
      "CP949", "EX203 ENTRIES:5", in: "usual",
      .bytes("ENTRIES") { text in
        // 바람의 언덕, 짧은 설명 … in CP949: two bytes for each syllable.
        text.unicodeScalars.flatMap { $0.isASCII ? [UInt8($0.value)] : [0xB0, 0xA1] }
      }),
    .init(
      "UTF-16", "EX203 ENTRIES:1 (alone)", in: "usual",
      .bytes("ENTRIES") { text in
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }),
    .init("RTF", "EX115 ENTRIES:1 (alone)", in: "usual") {
      "{\\rtf1\\ansi\\cocoartf2709\n{\\fonttbl}\n\\f0 \($0)}"
    },
    .init("empty file", "EX102 ENTRIES:1 (alone)", in: "usual", .write("ENTRIES", "")),
    .init("empty exposition", "EX102 EXPOSITION:1 (alone)", in: "all", .write("EXPOSITION", "")),
    .init("file cut in half", "EX102 ENTRIES:10") { String($0.prefix { $0 != "w" }) + "w" },
    .init("text lost in an encoding", "warning EX205 ENTRIES:9", #"바람의 언덕""#, "바람의 \u{FFFD}언덕\""),
    .init("second list pasted behind", "EX113 ENTRIES:21") { $0 + $0 },
    .init("list in a list", "EX301 ENTRIES:1") { "[\($0)]" },
    .init("UTF-8 with a mark", "warning EX202 ENTRIES:1", in: "catalog, Objective-C") {
      "\u{FEFF}" + $0
    },
    .init("UTF-8 read as Latin-1", "EX206 ENTRIES:5") {
      String(String.UnicodeScalarView($0.utf8.map { Unicode.Scalar($0) }))
    },
    .init("JSON in a string", "EX301 ENTRIES:1", .write("ENTRIES", #""[{\"name\": \"Jikji\"}]""#)),
  ]
}
