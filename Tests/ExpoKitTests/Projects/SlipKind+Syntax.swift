extension SlipKind {
  static let syntax =
    rows(
      #"""
      RTF → EX115 ENTRIES:1 (alone) → usual → ENTRIES := {\rtf1\ansi\cocoartf2709⏎{\fonttbl}⏎\f0 @}
      empty file → EX102 ENTRIES:1 (alone) → usual → ENTRIES := nothing
      empty exposition → EX102 EXPOSITION:1 (alone) → all → EXPOSITION := nothing
      text lost in an encoding → warning EX205 ENTRIES:9 → catalog → 바람의 언덕" ⇒ 바람의 \#u{FFFD}언덕"
      second list pasted behind → EX113 ENTRIES:21 → catalog → ENTRIES := @@
      list in a list → EX301 ENTRIES:1 → catalog → ENTRIES := [@]
      JSON in a string → EX301 ENTRIES:1 → catalog → ENTRIES := "[{\"name\": \"Jikji\"}]"
      """#) + [
      .init(
        "UTF-16", "EX203 ENTRIES:1 (alone)", in: "usual",
        .bytes("ENTRIES") { text in
          [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        })
    ]
}
