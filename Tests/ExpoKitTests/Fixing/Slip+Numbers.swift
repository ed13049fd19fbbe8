extension Slip {
  /// Slips in numbers.
  static let numbers: [Slip] = [
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48,130,300,"#,
      finds: #"EX110 3:15 '48,130,300' is not a JSON number: digit separator"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48 130 300,"#,
      finds: #"EX110 3:15 '48 130 300' is not a JSON number: digit separator"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48'130'300,"#,
      finds: #"EX110 3:15 '48'130'300' is not a JSON number: digit separator"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48\#u{A0}130\#u{A0}300,"#,
      finds: #"EX110 3:15 '48\#u{A0}130\#u{A0}300' is not a JSON number: digit separator"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48.130.300,"#,
      finds: #"EX110 3:15 '48.130.300' is not a JSON number: digit separator"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48_130_300,"#,
      finds: #"EX110 3:15 '48_130_300' is not a JSON number: digit separator"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 4,8,"#,
      finds: #"EX110 3:15 '4,8' is not a JSON number: digit separator"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 048130300,"#,
      finds: #"EX110 3:15 '048130300' is not a JSON number: leading zero"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": +48130300,"#,
      finds: #"EX110 3:15 '+48130300' is not a JSON number: plus sign"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 0x2DE6A2C,"#,
      finds: #"EX110 3:15 '0x2DE6A2C' is not a JSON number: hexadecimal"#,
      fixed: .safely(#""visitors": 48130604,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300.0,"#,
      finds: #"EX402 3:15 expected a whole number, found 48130300.0"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48.13e6,"#,
      finds: #"EX402 3:15 expected a whole number, found 48.13e6"#,
      fixed: .safely(#""visitors": 48130000,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300명,"#,
      finds: #"EX110 3:15 '48130300명' is not a JSON number: text after the digits"#,
      fixed: .ifAsked(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48,130,300명,"#,
      finds: #"EX110 3:15 '48,130,300명' is not a JSON number: text after the digits"#,
      fixed: .ifAsked(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": "48130300","#,
      finds: #"EX401 3:15 expected a number for 'visitors', found the string '48130300'"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": "48,130,300 명","#,
      finds: #"EX401 3:15 expected a number for 'visitors', found the string '48,130,300 명'"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": "약 4800만 명","#,
      finds: #"EX401 3:15 expected a number for 'visitors', found the string '약 4800만 명'"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 4813만,"#,
      finds: #"EX110 3:15 '4813만' is not a JSON number: text after the digits"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": -48130300,"#,
      finds: #"EX404 3:15 'visitors' is negative"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": NaN,"#,
      finds: #"EX110 3:15 'NaN' is not a JSON number: not finite"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": null,"#,
      finds: #"EX306 3:15 expected a whole number for 'visitors', found null"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 481303OO,"#,
      finds: #"EX110 3:15 '481303OO' is not a JSON number: text after the digits"#,
      fixed: .never),
  ]
}
