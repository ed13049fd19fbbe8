extension Slip {
  /// Slips in commas and colons.
  static let punctuation: [Slip] = [
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300"#,
      finds: #"EX103 3:23 expected ',' after the member"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리 만국박람회 1900""#,
      finds: #"EX103 2:27 expected ',' after the member"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""세기의 결산""#, #""세기의 결산","#,
      finds: #"EX104 6:26 trailing ',' before '}'"#,
      fixed: .safely(#""세기의 결산""#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300,,"#,
      finds: #"EX101 3:24 expected a key in quotes, found ','"#,
      fixed: .ifAsked(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300;"#,
      finds: #"EX101 3:23 expected ',' or '}', found ';'"#,
      fixed: .ifAsked(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors" 48130300,"#,
      finds: #"EX105 3:13 expected ':' after the key 'visitors'"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors"= 48130300,"#,
      finds: #"EX101 3:13 expected ':', found '='"#,
      fixed: .ifAsked(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": = 48130300,"#,
      finds: #"EX101 3:15 expected a value, found '='"#,
      fixed: .ifAsked(#""visitors":  48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors":: 48130300,"#,
      finds: #"EX101 3:14 expected a value, found ':'"#,
      fixed: .ifAsked(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors"; 48130300,"#,
      finds: #"EX101 3:13 expected ':', found ';'"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors", 48130300,"#,
      finds: #"EX105 3:13 expected ':' after the key 'visitors'"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": ,"#,
      finds: #"EX101 3:15 expected a value, found ','"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": : 48130300,"#,
      finds: #"EX101 3:15 expected a value, found ':'"#,
      fixed: .ifAsked(#""visitors":  48130300,"#)),
    Slip(
      in: .poster, #"{⏎  "title""#, #"{,⏎  "title""#,
      finds: #"EX101 1:2 expected a key in quotes or '}', found ','"#,
      fixed: .ifAsked(#"{⏎  "title""#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300.,"#,
      finds: #"EX110 3:15 '48130300.' is not a JSON number: missing digit"#,
      fixed: .safely(#""visitors": 48130300,"#)),
  ]
}
