extension Slip {
  /// Slips in quotes.
  static let quotes: [Slip] = [
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리 만국박람회 1900,"#,
      finds: #"EX102 2:12 the string is not closed with '"'"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": 파리 만국박람회 1900","#,
      finds: #"EX107 2:12 the string '파리 만국박람회 1900' is not in quotes"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": 파리 만국박람회 1900,"#,
      finds: #"EX107 2:12 the string '파리 만국박람회 1900' is not in quotes"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #"title: "파리 만국박람회 1900","#,
      finds: #"EX106 2:3 the key 'title' is not in quotes"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title: "파리 만국박람회 1900","#,
      finds: #"EX102 2:3 the key is not closed with '"'"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #"title": "파리 만국박람회 1900","#,
      finds: #"EX106 2:3 the key 'title' is not in quotes"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #"'title': '파리 만국박람회 1900',"#,
      finds: #"EX108 2:3 expected '"' around a string, found '''"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #"“title”: “파리 만국박람회 1900”,"#,
      finds: #"EX108 2:3 expected '"' around a string, found '“' (U+201C)"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": „파리 만국박람회 1900“,"#,
      finds: #"EX108 2:12 expected '"' around a string, found '„' (U+201E)"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": «파리 만국박람회 1900»,"#,
      finds: #"EX108 2:12 expected '"' around a string, found '«' (U+00AB)"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": 《파리 만국박람회 1900》,"#,
      finds: #"EX108 2:12 expected '"' around a string, found '《' (U+300A)"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": `파리 만국박람회 1900`,"#,
      finds: #"EX108 2:12 expected '"' around a string, found '`'"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #"＂title＂: ＂파리 만국박람회 1900＂,"#,
      finds: #"EX108 2:3 expected '"' around a string, found '＂' (U+FF02)"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리 "만국박람회" 1900","#,
      finds: #"EX101 2:17 expected ',' or '}', found '만' (U+B9CC)"#,
      fixed: .never),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": ""파리 만국박람회 1900","#,
      finds: #"EX101 2:14 expected ',' or '}', found '파' (U+D30C)"#,
      fixed: .never, namesCause: false),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리 만국박람회 1900"","#,
      finds: #"EX101 2:27 expected ',' or '}', found '"'"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리 만국박람회 1900"x,"#,
      finds: #"EX101 2:27 expected ',' or '}', found 'x'"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": "파리 만국박람회 1900"ㅂ,"#,
      finds: #"EX101 2:27 expected ',' or '}', found 'ㅂ' (U+3142)"#,
      fixed: .safely(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": u"파리 만국박람회 1900","#,
      finds: #"EX101 2:12 expected a value, found 'u'"#,
      fixed: .ifAsked(#""title": "파리 만국박람회 1900","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #""title": '파리 사람's 박람회',"#,
      finds: #"EX108 2:12 expected '"' around a string, found '''"#,
      fixed: .safely(#""title": "파리 사람's 박람회","#)),
    Slip(
      in: .poster, #""title": "파리 만국박람회 1900","#, #"\"title\": \"파리 만국박람회 1900\","#,
      finds: #"EX101 2:3 expected a key in quotes, found '\'"#,
      fixed: .ifAsked(#"\"title\": \"파리 만국박람회 1900\"","#), namesCause: false),
  ]
}
