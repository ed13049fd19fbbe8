extension SlipKind {
  /// What stands in place of a file that Git LFS has not fetched.
  static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"

  static let syntax: [SlipKind] = [
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
    .init("text lost in an encoding", "warning EX205 ENTRIES:9", #"바람의 언덕""#, "바람의 \u{FFFD}언덕\""),
    .init("second list pasted behind", "EX113 ENTRIES:21") { $0 + $0 },
    .init("list in a list", "EX301 ENTRIES:1") { "[\($0)]" },
    .init("JSON in a string", "EX301 ENTRIES:1", .write("ENTRIES", #""[{\"name\": \"Jikji\"}]""#)),
  ]
}
