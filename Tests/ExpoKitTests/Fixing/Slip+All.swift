extension Slip {
  /// All slips, below headings with a document and the part of it that is written wrongly.
  ///
  /// A row is what stands there, the finding, and what fixes make of it: the part, if they say nothing else.
  static let all = rows(
    #"""
    == poster → "visitors": 48130300,
    "visitors": 48130300 → EX103 3:23 expected ',' after the value of 'visitors' → safely
    "visitors": 48130300,, → EX101 3:24 expected a key in quotes, found ',' → if asked
    "visitors": 48130300; → EX101 3:23 expected ',' or '}', found ';' → if asked
    "visitors" 48130300, → EX105 3:13 expected ':' after the key 'visitors' → safely
    "visitors"= 48130300, → EX101 3:13 expected ':', found '=' → if asked
    "visitors": = 48130300, → EX101 3:15 expected a value, found '=' → if asked: "visitors":  48130300,
    "visitors":: 48130300, → EX101 3:14 expected a value, found ':' → if asked
    "visitors"; 48130300, → EX101 3:13 expected ':', found ';' → never
    "visitors", 48130300, → EX105 3:13 expected ':' after the key 'visitors' → never
    "visitors": , → EX101 3:15 'visitors' has no value → never
    "visitors": : 48130300, → EX101 3:15 expected a value, found ':' → if asked: "visitors":  48130300,
    "visitors": 48130300., → EX110 3:15 a digit is missing beside the point or after e: '48130300.' → safely
    "visitors"：48130300, → EX101 3:13 expected ':', found '：' (U+FF1A) → safely: "visitors":48130300,
    "visitors": 48130300， → EX101 3:23 expected ',' or '}', found '，' (U+FF0C) → safely
    "visitors": 48130300、 → EX101 3:23 expected ',' or '}', found '、' (U+3001) → safely
    “visitors”：48130300， → EX108 3:3 expected '"' around a string, found '“' (U+201C) → safely: "visitors":48130300,
    "visitors": ４８１３０３００, → EX110 3:15 a number has no full-width digits: '４８１３０３００' → safely
    "visitors": ４８，１３０，３００, → EX110 3:15 a number has no full-width digits: '４８，１３０，３００' → safely
    "visitors": 48，130，300, → EX110 3:15 a number has no thousands separators: '48，130，300' → safely
    \#u{A0}"visitors":\#u{A0}48130300, → EX101 3:3 expected a key in quotes, found a no-break space (U+00A0) → safely:  "visitors": 48130300,
    \#u{3000}"visitors": 48130300, → EX101 3:3 expected a key in quotes, found a full-width space (U+3000) → safely:  "visitors": 48130300,
    "visitors": 48130300\#u{200B}, → EX101 3:23 expected ',' or '}', found '\#u{200B}' (U+200B) → safely
    "visitors":ㅂ48130300, → EX101 3:14 expected a value, found 'ㅂ' (U+3142) → safely: "visitors":48130300,
    "visitors":48130300ㅂ, → EX110 3:14 there is a stray letter after the digits: '48130300ㅂ' → safely: "visitors":48130300,
    ㅂ"visitors": 48130300, → EX101 3:3 expected a key in quotes, found 'ㅂ' (U+3142) → safely
    visitors：48130300, → EX106 3:3 the key 'visitors' is not in quotes → safely: "visitors":48130300,
    "visitors": 48,130,300, → EX110 3:15 a number has no thousands separators: '48,130,300' → safely
    "visitors": 48 130 300, → EX110 3:15 a number has no thousands separators: '48 130 300' → safely
    "visitors": 48'130'300, → EX110 3:15 a number has no thousands separators: '48'130'300' → safely
    "visitors": 48\#u{A0}130\#u{A0}300, → EX110 3:15 a number has no thousands separators: '48\#u{A0}130\#u{A0}300' → safely
    "visitors": 48.130.300, → EX110 3:15 a number has no thousands separators: '48.130.300' → safely
    "visitors": 48_130_300, → EX110 3:15 a number has no thousands separators: '48_130_300' → safely
    "visitors": 4,8, → EX110 3:15 a number has no thousands separators: '4,8' → never
    "visitors": 048130300, → EX110 3:15 a number cannot begin with 0: '048130300' → safely
    "visitors": +48130300, → EX110 3:15 a number cannot begin with '+': '+48130300' → safely
    "visitors": 0x2DE6A2C, → EX110 3:15 a number cannot be hexadecimal: '0x2DE6A2C' → safely: "visitors": 48130604,
    "visitors": 48130300.0, → EX402 3:15 expected a whole number for 'visitors', found 48130300.0 → safely
    "visitors": 48.13e6, → EX402 3:15 expected a whole number for 'visitors', found 48.13e6 → safely: "visitors": 48130000,
    "visitors": 48130300명, → EX110 3:15 there is text after the digits: '48130300명' → if asked
    "visitors": 48,130,300명, → EX110 3:15 there is text after the digits: '48,130,300명' → if asked
    "visitors": "48130300", → EX401 3:15 expected a number for 'visitors', found the string '48130300' → safely
    "visitors": "48,130,300 명", → EX401 3:15 expected a number for 'visitors', found the string '48,130,300 명' → safely
    "visitors": "약 4800만 명", → EX401 3:15 expected a number for 'visitors', found the string '약 4800만 명' → never
    "visitors": 4813만, → EX110 3:15 there is text after the digits: '4813만' → never
    "visitors": -48130300, → EX404 3:15 'visitors' is negative → never
    "visitors": NaN, → EX110 3:15 JSON has no such number: 'NaN' → never
    "visitors": null, → EX306 3:15 expected a whole number for 'visitors', found null → never
    "visitors": 481303OO, → EX110 3:15 there is text after the digits: '481303OO' → never
    "visitors": True, → EX107 3:15 the string 'True' is not in quotes → if asked: "visitors": true,
    "visitors": None, → EX107 3:15 the string 'None' is not in quotes → if asked: "visitors": null,
    "visitors": undefined, → EX107 3:15 the string 'undefined' is not in quotes → if asked: "visitors": null,
    "visitors": 48130300, // 명 → EX109 3:25 comments are not part of JSON → safely
    "visitors": /* 명 */ 48130300, → EX109 3:15 comments are not part of JSON → safely: "visitors":   48130300,
    ...⏎  "visitors": 48130300, → EX101 3:3 expected a key in quotes, found '.' → never
    "visiters": 48130300, → EX302 3:3 missing key 'visitors'; found 'visiters' → if asked
    "visitor": 48130300, → EX302 3:3 missing key 'visitors'; found 'visitor' → safely
    "visitor": "48,130,300", → EX302 3:3 missing key 'visitors'; found 'visitor' → safely
    "visitors": 48130300,⏎  "rating": 5, → EX303 4:3 unknown key 'rating' → never
    == poster → "title": "파리 만국박람회 1900",
    "title": "파리 만국박람회 1900" → EX103 2:27 expected ',' after the value of 'title' → safely
    "title": "파리 만국박람회 1900, → EX102 2:12 the string is not closed with '"' → if asked
    "title": 파리 만국박람회 1900", → EX107 2:12 the string '파리 만국박람회 1900' is not in quotes → if asked
    "title": 파리 만국박람회 1900, → EX107 2:12 the string '파리 만국박람회 1900' is not in quotes → if asked
    title: "파리 만국박람회 1900", → EX106 2:3 the key 'title' is not in quotes → safely
    "title: "파리 만국박람회 1900", → EX102 2:3 the key is not closed with '"' → if asked
    title": "파리 만국박람회 1900", → EX106 2:3 the key 'title' is not in quotes → safely
    'title': '파리 만국박람회 1900', → EX108 2:3 expected '"' around a string, found a single quote (') → safely
    “title”: “파리 만국박람회 1900”, → EX108 2:3 expected '"' around a string, found '“' (U+201C) → safely
    "title": „파리 만국박람회 1900“, → EX108 2:12 expected '"' around a string, found '„' (U+201E) → safely
    "title": «파리 만국박람회 1900», → EX108 2:12 expected '"' around a string, found '«' (U+00AB) → safely
    "title": 《파리 만국박람회 1900》, → EX108 2:12 expected '"' around a string, found '《' (U+300A) → if asked
    "title": `파리 만국박람회 1900`, → EX108 2:12 expected '"' around a string, found '`' → if asked
    ＂title＂: ＂파리 만국박람회 1900＂, → EX108 2:3 expected '"' around a string, found '＂' (U+FF02) → safely
    "title": "파리 "만국박람회" 1900", → EX101 2:16 a quote inside the text ends the string here → never
    "title": ""파리 만국박람회 1900", → EX101 2:13 a quote inside the text ends the string here → never
    "title": "파리 만국박람회 1900"", → EX101 2:27 expected ',' or '}', found '"' → if asked
    "title": "파리 만국박람회 1900"x, → EX101 2:27 expected ',' or '}', found 'x' → if asked
    "title": "파리 만국박람회 1900"ㅂ, → EX101 2:27 expected ',' or '}', found 'ㅂ' (U+3142) → safely
    "title": u"파리 만국박람회 1900", → EX101 2:12 expected a value, found 'u' → if asked
    "title": '파리 사람's 박람회', → EX108 2:12 expected '"' around a string, found a single quote (') → safely: "title": "파리 사람's 박람회",
    \"title\": \"파리 만국박람회 1900\", → EX101 2:3 expected a key in quotes, found '\' → if asked: \"title\": \"파리 만국박람회 1900\"",
    "title": "파리\만국박람회", → EX111 2:15 '\만' is not an escape sequence → if asked: "title": "파리\\만국박람회",
    "title": "C:\Users\new", → EX111 2:15 '\U' is not an escape sequence → if asked: "title": "C:\\Users\new",
    "title": "l\'Exposition", → EX111 2:14 '\'' is not an escape sequence → safely: "title": "l'Exposition",
    "title": "\x41", → EX111 2:13 '\x' is not an escape sequence → if asked: "title": "\\x41",
    "title": "\u12", → EX111 2:13 '\u12' is not an escape sequence → never
    "title": "파리\#u{9}만국박람회", → EX112 2:15 a string cannot contain a tab (U+0009) → safely: "title": "파리\t만국박람회",
    "title": "파리⏎만국박람회", → EX112 2:15 a string cannot contain a line break (U+000A) → safely: "title": "파리\n만국박람회",
    "title": "파리\#u{1}만국박람회", → EX112 2:15 a string cannot contain a control character (U+0001) → if asked: "title": "파리\u0001만국박람회",
    "title": " 파리 만국박람회", → EX502 2:13 'title' begins with white space → safely: "title": "파리 만국박람회",
    "title": "파리 \n만국박람회 ", → EX502 2:15 white space before a line break in 'title' → safely: "title": "파리\n만국박람회",
    "title": "파리 ⏎만국박람회", → EX112 2:16 a string cannot contain a line break (U+000A) → safely: "title": "파리\n만국박람회",
    "titel": " 파리 만국박람회 1900", → EX302 2:3 missing key 'title'; found 'titel' → safely
    "title⏎": "파리 만국박람회 1900", → EX303 2:3 unknown key 'title⏎' → if asked
    "title": "파리\#u{200B}만국박람회", → EX205 2:15 zero width space (U+200B) in a string → if asked: "title": "파리만국박람회",
    "title": "\ud83c", → EX204 2:13 '\ud83c' is half of an emoji or another character → never
    "title": "", → EX501 2:12 'title' is empty → never
    "title": "파리 &amp; &#39;1900&#x27;", → EX506 2:16 'title' shows HTML as text: '&amp;' and 2 more → if asked: "title": "파리 & '1900'",
    "title": "파리 \u0026amp; 1900", → EX506 2:16 'title' shows HTML as text: '&amp;' → if asked: "title": "파리 & 1900",
    "title": "&quot;파리&quot;", → EX506 2:13 'title' shows HTML as text: '&quot;' and 1 more → if asked: "title": "\"파리\"",
    "title": "<b>파리</b> &amp; 1900", → EX506 2:13 'title' shows HTML as text: '<b>' and 2 more → never
    "title": "파리/n만국박람회", → EX506 2:15 the app shows a line break in 'title' as text → if asked: "title": "파리\n만국박람회",
    "title": "파리₩n만국\\n박람회", → EX506 2:15 the app shows 2 line breaks in 'title' as text → if asked: "title": "파리\n만국\n박람회",
    "title": """파리""", → EX101 2:13 a quote inside the text ends the string here → never
    == poster → "세기의 결산"
    "세기의 결산", → EX104 6:26 trailing ',' before '}' → safely
    == poster → {⏎  "title"
    {,⏎  "title" → EX101 1:2 expected a key in quotes or '}', found ',' → if asked
    "title" → EX113 1:1 the opening '{' is missing → if asked: {"title"
    ｛⏎  "title" → EX101 1:1 expected a value, found '｛' (U+FF5B) → safely
    \#u{FEFF}\#u{FEFF}{⏎  "title" → EX202 1:1 the file begins with a byte order mark → safely
    \#u{FEFF}{⏎  "title" → EX202 1:1 the file begins with a byte order mark → safely
    == entries → "desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name"
    "desc": "가장 오래된 금속활자 인쇄본"⏎  {⏎    "name" → EX103 6:30 expected '},' after the value, found the next object → safely: "desc": "가장 오래된 금속활자 인쇄본"},⏎  {⏎    "name"
    "desc": "가장 오래된 금속활자 인쇄본",⏎  {⏎    "name" → EX101 7:3 expected a key in quotes, found '{' → safely: "desc": "가장 오래된 금속활자 인쇄본"},⏎  {⏎    "name"
    "desc": "가장 오래된 금속활자 인쇄본"⏎    "name" → EX103 6:30 expected '},{' after the value, found the next object → if asked: "desc": "가장 오래된 금속활자 인쇄본"},{⏎    "name"
    "desc": "가장 오래된 금속활자 인쇄본",⏎    "name" → EX304 7:5 key 'name' appears twice → if asked: "desc": "가장 오래된 금속활자 인쇄본"},{⏎    "name"
    "desc": "가장 오래된 금속활자 인쇄본"⏎  }⏎  {⏎    "name" → EX103 7:4 expected ',' after the element → safely
    "desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎    "name" → EX101 8:11 the opening '{' of this object is missing → if asked: "desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎    {"name"
    "desc": "가장 오래된 금속활자 인쇄본"⏎  },,⏎  {⏎    "name" → EX101 7:5 expected a value, found ',' → if asked
    "desc": "가장 오래된 금속활자 인쇄본"⏎  ],⏎  {⏎    "name" → EX101 7:3 ']' does not close '{' → never
    "desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {{⏎    "name" → EX101 8:4 expected a key in quotes or '}', found '{' → never
    "desc": "가장 오래된 금속활자 인쇄본"⏎  }},⏎  {⏎    "name" → EX101 7:4 '}' does not close '[' → never
    "desc": "가장 오래된 금속활자 인쇄본",⏎  },⏎  {⏎    "name" → EX104 6:30 trailing ',' before '}' → safely
    == entries →   }⏎]⏎
      }⏎ → EX102 13:4 the file ends before '[' is closed → if asked:   }]⏎
    ]⏎ → EX101 13:1 ']' does not close '{' → never
      },⏎]⏎ → EX104 13:4 trailing ',' before ']' → safely
      }⏎]]⏎ → EX113 14:2 expected the end of the file, found ']' → never
      }⏎}⏎ → EX101 14:1 '}' does not close '[' → never
      }⏎］⏎ → EX101 14:1 expected ',' or ']', found '］' (U+FF3D) → safely
    == entries → [⏎  {
      { → EX113 6:4 expected one value, found more after it → never
    {⏎  { → EX101 2:3 expected a key in quotes or '}', found '{' → never
    ［⏎  { → EX101 1:1 expected a value, found '［' (U+FF3B) → safely
    == poster → "⏎}⏎
    "⏎ → EX102 6:26 the file ends before '{' is closed → if asked: "}⏎
    "⏎}}⏎ → EX113 7:2 expected the end of the file, found '}' → never
    "⏎]⏎ → EX101 7:1 ']' does not close '{' → never
    "⏎｝⏎ → EX101 7:1 expected ',' or '}', found '｝' (U+FF5D) → safely
    == poster →   "visitors": 48130300,
      // 방문객⏎  "visitors": 48130300, → EX109 3:3 comments are not part of JSON → safely: ⏎  "visitors": 48130300,
      //,⏎  "visitors": 48130300, → EX109 3:3 comments are not part of JSON → if asked: ⏎  "visitors": 48130300,
      // "rating": 5,⏎  "visitors": 48130300, → EX109 3:3 comments are not part of JSON → if asked: ⏎  "visitors": 48130300,
      # 방문객⏎  "visitors": 48130300, → EX109 3:3 comments are not part of JSON → safely: ⏎  "visitors": 48130300,
    <<<<<<< HEAD⏎  "visitors": 48130300,⏎=======⏎  "visitors": 1,⏎>>>>>>> b → EX113 3:1 the document has merge conflict markers → never
    == poster → "location": "프랑스 파리",
    "locaton": "프랑스 파리", → EX302 4:3 missing key 'location'; found 'locaton' → safely
    "ocation": "프랑스 파리 ", → EX302 4:3 missing key 'location'; found 'ocation' → safely
    "Location": "프랑스 파리", → EX302 4:3 missing key 'location'; found 'Location' → safely
    == poster → "duration"
    "curation" → EX302 5:3 missing key 'duration'; found 'curation' → if asked
    == entries → "name": "직지심체요절",
    "nmae": "직지심체요절", → EX302 3:5 missing key 'name'; found 'nmae' → safely
    "nаme": "직지심체요절", → EX302 3:5 missing key 'name'; found 'nаme', with U+0430 CYRILLIC SMALL LETTER A → safely
    "ｎame": "직지심체요절", → EX302 3:5 missing key 'name'; found 'ｎame', with U+FF4E FULLWIDTH LATIN SMALL LETTER N → safely
    "name\#u{A0}": "직지심체요절", → EX302 3:5 missing key 'name'; found 'name\#u{A0}', with U+00A0 NO-BREAK SPACE → if asked
    "이름": "직지심체요절", → EX302 3:5 missing key 'name'; found '이름' → if asked
    "game": "직지심체요절", → EX302 3:5 missing key 'name'; found 'game' → if asked
    "title": "직지심체요절", → EX302 3:5 missing key 'name'; found 'title' → safely
    "name": "직지심체요절",⏎    "name": "직지심체요절", → EX304 4:5 key 'name' appears twice → safely
    "name": "직지심체요절",⏎    "name": "직지", → EX304 4:5 key 'name' appears twice → if asked
    == entries → "image_name": "jikji"
    "imageName": "jikji" → EX302 4:5 missing key 'image_name'; found 'imageName' → safely
    "image_name": "jikji " → EX502 4:25 'image_name' ends with white space → if asked
    "image_name": "haegeum" → EX504 10:19 entries 1 and 2 use the same image 'haegeum' → never
    == entries →     "short_desc": "금속활자",⏎
     → EX302 2:3 missing key 'short_desc' → never
    == poster → "1900. 04. 14 - 1900. 11. 12"
    "1900.4.14~11.12" → EX405 5:15 expected 'YYYY. MM. DD - YYYY. MM. DD', found '1900.4.14~11.12' → safely
    "0000. 04. 14 - 1900. 11. 12" → EX406 5:16 '0000. 04. 14' is not a real date → never
    "2021. 10. 01 - 03. 31" → EX407 5:15 'duration' ends on 2021. 03. 31, before it begins on 2021. 10. 01 → if asked: "2021. 10. 01 - 2022. 03. 31"
    "1900. 11. 12 - 1900. 04. 14" → EX407 5:15 'duration' ends on 1900. 04. 14, before it begins on 1900. 11. 12 → if asked
    "1900. 02. 29 - 1900. 11. 12" → EX406 5:16 '1900. 02. 29' is not a real date → never
    """#)
}
