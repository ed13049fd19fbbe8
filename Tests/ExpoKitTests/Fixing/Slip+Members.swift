extension Slip {
  /// Slips in keys and dates.
  static let members: [Slip] = [
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visiters": 48130300,"#,
      finds: #"EX302 1:1 missing key 'visitors'; found 'visiters'"#,
      fixed: .ifAsked(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitor": 48130300,"#,
      finds: #"EX302 1:1 missing key 'visitors'; found 'visitor'"#,
      fixed: .safely(#""visitors": 48130300,"#)),
    Slip(
      in: .poster, #""location": "프랑스 파리","#, #""locaton": "프랑스 파리","#,
      finds: #"EX302 1:1 missing key 'location'; found 'locaton'"#,
      fixed: .safely(#""location": "프랑스 파리","#)),
    Slip(
      in: .poster, #""location": "프랑스 파리","#, #""Location": "프랑스 파리","#,
      finds: #"EX302 1:1 missing key 'location'; found 'Location'"#,
      fixed: .safely(#""location": "프랑스 파리","#)),
    Slip(
      in: .poster, #""duration""#, #""curation""#,
      finds: #"EX302 1:1 missing key 'duration'; found 'curation'"#,
      fixed: .ifAsked(#""duration""#)),
    Slip(
      in: .entries, #""name": "직지심체요절","#, #""nmae": "직지심체요절","#,
      finds: #"EX302 2:3 missing key 'name'; found 'nmae'"#,
      fixed: .safely(#""name": "직지심체요절","#)),
    Slip(
      in: .entries, #""name": "직지심체요절","#, #""game": "직지심체요절","#,
      finds: #"EX302 2:3 missing key 'name'; found 'game'"#,
      fixed: .ifAsked(#""name": "직지심체요절","#)),
    Slip(
      in: .entries, #""name": "직지심체요절","#, #""title": "직지심체요절","#,
      finds: #"EX302 2:3 missing key 'name'; found 'title'"#,
      fixed: .safely(#""name": "직지심체요절","#)),
    Slip(
      in: .entries, #""image_name": "jikji""#, #""imageName": "jikji""#,
      finds: #"EX302 2:3 missing key 'image_name'; found 'imageName'"#,
      fixed: .safely(#""image_name": "jikji""#)),
    Slip(
      in: .entries, #""name": "직지심체요절","#, #""name": "직지심체요절",⏎    "name": "직지심체요절","#,
      finds: #"EX304 4:5 key 'name' appears twice"#,
      fixed: .safely(#""name": "직지심체요절","#)),
    Slip(
      in: .entries, #""name": "직지심체요절","#, #""name": "직지심체요절",⏎    "name": "직지","#,
      finds: #"EX304 4:5 key 'name' appears twice"#,
      fixed: .ifAsked(#""name": "직지심체요절","#)),
    Slip(
      in: .entries, #"    "short_desc": "금속활자",⏎"#, #""#,
      finds: #"EX302 2:3 missing key 'short_desc'"#,
      fixed: .never),
    Slip(
      in: .poster, #""1900. 04. 14 - 1900. 11. 12""#, #""1900.4.14~11.12""#,
      finds: #"EX405 5:15 expected 'YYYY. MM. DD - YYYY. MM. DD', found '1900.4.14~11.12'"#,
      fixed: .safely(#""1900. 04. 14 - 1900. 11. 12""#)),
    Slip(
      in: .poster, #""1900. 04. 14 - 1900. 11. 12""#, #""1900. 11. 12 - 1900. 04. 14""#,
      finds: #"EX407 5:15 'duration' ends on 1900. 04. 14, before it begins on 1900. 11. 12"#,
      fixed: .ifAsked(#""1900. 04. 14 - 1900. 11. 12""#)),
    Slip(
      in: .poster, #""1900. 04. 14 - 1900. 11. 12""#, #""1900. 02. 29 - 1900. 11. 12""#,
      finds: #"EX406 5:16 '1900. 02. 29' is not a day of the calendar"#,
      fixed: .never),
    Slip(
      in: .entries, #""image_name": "jikji""#, #""image_name": "jikji ""#,
      finds: #"EX502 4:25 'image_name' ends with white space"#,
      fixed: .ifAsked(#""image_name": "jikji""#)),
    Slip(
      in: .entries, #""image_name": "jikji""#, #""image_name": "haegeum""#,
      finds: #"EX504 10:19 entries 1 and 2 use the same image 'haegeum'"#,
      fixed: .never),
    Slip(
      in: .poster, #""visitors": 48130300,"#, #""visitors": 48130300,⏎  "rating": 5,"#,
      finds: #"EX303 4:3 unknown key 'rating'"#,
      fixed: .never),
  ]
}
