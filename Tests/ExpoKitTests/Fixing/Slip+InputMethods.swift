extension Slip {
  /// Slips in input methods.
  static let inputMethods: [Slip] = [
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors"：48130300,"#,
      finds: #"EX101 3:13 expected ':', found '：' (U+FF1A)"#,
      fixed: .safely(#""visitors":48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300，"#,
      finds: #"EX101 3:23 expected ',' or '}', found '，' (U+FF0C)"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300、"#,
      finds: #"EX101 3:23 expected ',' or '}', found '、' (U+3001)"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #"“visitors”：48130300，"#,
      finds: #"EX108 3:3 expected '"' around a string, found '“' (U+201C)"#,
      fixed: .safely(#""visitors":48130300,"#)),
    Slip(
      in: .poster, #"{⏎  "title""#, #"｛⏎  "title""#,
      finds: #"EX101 1:1 expected a value, found '｛' (U+FF5B)"#,
      fixed: .safely(#"{⏎  "title""#)),
    Slip(
      in: .poster, #""⏎}⏎"#, #""⏎｝⏎"#,
      finds: #"EX101 7:1 expected ',' or '}', found '｝' (U+FF5D)"#,
      fixed: .safely(#""⏎}⏎"#)),
    Slip(
      in: .entries, #"[⏎  {"#, #"［⏎  {"#,
      finds: #"EX101 1:1 expected a value, found '［' (U+FF3B)"#,
      fixed: .safely(#"[⏎  {"#)),
    Slip(
      in: .entries, #"  }⏎]⏎"#, #"  }⏎］⏎"#,
      finds: #"EX101 14:1 expected ',' or ']', found '］' (U+FF3D)"#,
      fixed: .safely(#"  }⏎]⏎"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": ４８１３０３００,"#,
      finds: #"EX110 3:15 '４８１３０３００' is not a JSON number: wide digits"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": ４８，１３０，３００,"#,
      finds: #"EX110 3:15 '４８，１３０，３００' is not a JSON number: wide digits"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48，130，300,"#,
      finds: #"EX110 3:15 '48，130，300' is not a JSON number: digit separator"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #"\#u{A0}"visitors":\#u{A0}48130300,"#,
      finds: #"EX101 3:3 expected a key in quotes, found '\#u{A0}' (U+00A0)"#,
      fixed: .safely(#" "visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #"\#u{3000}"visitors": 48130300,"#,
      finds: #"EX101 3:3 expected a key in quotes, found '\#u{3000}' (U+3000)"#,
      fixed: .safely(#" "visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300\#u{200B},"#,
      finds: #"EX101 3:23 expected ',' or '}', found '\#u{200B}' (U+200B)"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #"{⏎  "title""#, #"\#u{FEFF}\#u{FEFF}{⏎  "title""#,
      finds: #"EX202 1:1 the file begins with a byte order mark"#,
      fixed: .safely(#"{⏎  "title""#)),
    Slip(
      in: .poster, #"{⏎  "title""#, #"\#u{FEFF}{⏎  "title""#,
      finds: #"EX202 1:1 the file begins with a byte order mark"#,
      fixed: .safely(#"{⏎  "title""#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors":ㅂ48130300,"#,
      finds: #"EX101 3:14 expected a value, found 'ㅂ' (U+3142)"#,
      fixed: .safely(#""visitors":48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors":48130300ㅂ,"#,
      finds: #"EX110 3:14 '48130300ㅂ' is not a JSON number: a stray letter after the digits"#,
      fixed: .safely(#""visitors":48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #"ㅂ"visitors": 48130300,"#,
      finds: #"EX101 3:3 expected a key in quotes, found 'ㅂ' (U+3142)"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #"visitors：48130300,"#,
      finds: #"EX106 3:3 the key 'visitors' is not in quotes"#,
      fixed: .safely(#""visitors":48130300,"#)),
  ]
}
