extension Slip {
  /// Slips in strings.
  static let strings: [Slip] = [
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리\만국박람회","#,
      finds: #"EX111 2:15 '\만' is not an escape sequence"#,
      fixed: .ifAsked(#""title": "파리\\만국박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "C:\Users\new","#,
      finds: #"EX111 2:15 '\U' is not an escape sequence"#,
      fixed: .ifAsked(#""title": "C:\\Users\new","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "l\'Exposition","#,
      finds: #"EX111 2:14 '\'' is not an escape sequence"#,
      fixed: .safely(#""title": "l'Exposition","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "\x41","#,
      finds: #"EX111 2:13 '\x' is not an escape sequence"#,
      fixed: .ifAsked(#""title": "\\x41","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "\u12","#,
      finds: #"EX111 2:13 '\u12' is not an escape sequence"#,
      fixed: .never),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리\#u{9}만국박람회","#,
      finds: #"EX112 2:15 unescaped tab (U+0009) in a string"#,
      fixed: .safely(#""title": "파리\t만국박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리⏎만국박람회","#,
      finds: #"EX112 2:15 unescaped line break (U+000A) in a string"#,
      fixed: .safely(#""title": "파리\n만국박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리\#u{1}만국박람회","#,
      finds: #"EX112 2:15 unescaped control character (U+0001) in a string"#,
      fixed: .ifAsked(#""title": "파리\u0001만국박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": " 파리 만국박람회","#,
      finds: #"EX502 2:13 'title' begins with white space"#,
      fixed: .safely(#""title": "파리 만국박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리 \n만국박람회 ","#,
      finds: #"EX502 2:15 white space before a line break in 'title'"#,
      fixed: .safely(#""title": "파리\n만국박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리\#u{200B}만국박람회","#,
      finds: #"EX205 2:15 zero width space (U+200B) in a string"#,
      fixed: .ifAsked(#""title": "파리만국박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "\ud83c","#,
      finds: #"EX204 2:13 '\ud83c' is half of a surrogate pair"#,
      fixed: .never),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "","#,
      finds: #"EX501 2:12 'title' is empty"#,
      fixed: .never),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": """파리""","#,
      finds: #"EX101 2:14 expected ',' or '}', found '"'"#,
      fixed: .never, namesCause: false),
  ]
}
