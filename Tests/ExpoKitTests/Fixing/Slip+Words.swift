extension Slip {
  /// Slips in words.
  static let words: [Slip] = [
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": True,"#,
      finds: #"EX107 3:15 the string 'True' is not in quotes"#,
      fixed: .ifAsked(#""visitors": true,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": None,"#,
      finds: #"EX107 3:15 the string 'None' is not in quotes"#,
      fixed: .ifAsked(#""visitors": null,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": undefined,"#,
      finds: #"EX107 3:15 the string 'undefined' is not in quotes"#,
      fixed: .ifAsked(#""visitors": null,"#)),
    Slip(
      in: .poster, #"  "visitors": 48130300,"#, #"  // 방문객⏎  "visitors": 48130300,"#,
      finds: #"EX109 3:3 comments are not part of JSON"#,
      fixed: .safely(#"⏎  "visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300, // 명"#,
      finds: #"EX109 3:25 comments are not part of JSON"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": /* 명 */ 48130300,"#,
      finds: #"EX109 3:15 comments are not part of JSON"#,
      fixed: .safely(#""visitors":   48130300,"#)),
    Slip(
      in: .poster, #"  "visitors": 48130300,"#, #"  # 방문객⏎  "visitors": 48130300,"#,
      finds: #"EX109 3:3 comments are not part of JSON"#,
      fixed: .safely(#"⏎  "visitors": 48130300,"#)),
    Slip(
      in: .poster, #"  "visitors": 48130300,"#,
      #"<<<<<<< HEAD⏎  "visitors": 48130300,⏎=======⏎  "visitors": 1,⏎>>>>>>> b"#,
      finds: #"EX113 3:1 the document has merge conflict markers"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #"...⏎  "visitors": 48130300,"#,
      finds: #"EX101 3:3 expected a key in quotes, found '.'"#,
      fixed: .never),
  ]
}
