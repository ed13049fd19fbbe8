import ExpoBase

/// The rules of the family `syntax`.
extension Rule {
  static let unexpectedCharacter = Rule(
    "EX101", "unexpected-character", .syntax, .error, example: #"{"visitors": @}"#,
    corrected: #"{"visitors": 48130300}"#,
    en: """
      unexpected character

      Between values JSON has only white space and the characters { } [ ] : and the comma. The \
      message says what was expected here. A frequent cause is a quote inside a string that is \
      not written as \\": the string ends there, and that quote is marked.

      Look at the marked place and at the string before it. Escape a quote inside a string \
      as \\"; delete characters that do not belong there.
      """,
    ko: """
      올 수 없는 문자가 있습니다

      JSON에서 값과 값 사이에는 공백과 { } [ ] : 그리고 쉼표만 올 수 있습니다. 그 위치에 와야 하는 것은 \
      메시지에 나옵니다. 문자열 안의 따옴표를 \\"로 쓰지 않아 문자열이 일찍 \
      끝난 경우가 많으며, 그때는 그 따옴표를 가리킵니다.

      표시된 위치와 그 앞의 문자열을 살펴보세요. 문자열 안의 따옴표는 \\"로 쓰고, 필요 없는 문자는 지우세요.
      """)

  static let unexpectedEnd = Rule(
    "EX102", "unexpected-end", .syntax, .error, example: #"{"title": "x""#,
    corrected: #"{"title": "x"}"#,
    en: """
      the file ends inside an object, an array or a string

      Every { needs a }, every [ a ] and every \" a second one. The finding is where the \
      closing character is missing, or at the quote that is never closed; a note shows the \
      opening character. A file that was cut short by a failed copy ends like this too.

      Add the closing bracket or quote that is missing. If the file was cut short, copy it \
      again.
      """,
    ko: """
      객체나 배열, 문자열을 닫지 않은 채 파일이 끝났습니다

      {에는 }가, [에는 ]가, 여는 \"에는 닫는 \"가 있어야 합니다. 닫는 문자가 빠진 곳이나 닫히지 않은 \
      따옴표를 가리키고, 여는 문자의 위치는 참고에 나옵니다. 복사하다가 잘린 파일에서도 나오는 문제입니다.

      참고에 나온 닫는 괄호나 따옴표를 쓰세요. 잘린 파일이면 다시 복사하세요.
      """)

  static let missingComma = Rule(
    "EX103", "missing-comma", .syntax, .error, example: #"{"title": "x" "visitors": 1}"#,
    corrected: #"{"title": "x", "visitors": 1}"#,
    en: """
      a comma is missing between two values

      The values of an object or array are separated by commas. The finding is \
      at the end of the value that the comma should follow.

      Write a comma where the finding points.
      """,
    ko: """
      두 값 사이에 쉼표가 없습니다

      객체의 키와 값, 배열의 요소는 쉼표로 구분합니다. 쉼표를 써야 하는 위치, 곧 앞 값의 끝을 가리킵니다.

      표시된 위치에 쉼표를 쓰세요.
      """)

  package static let trailingComma = Rule(
    "EX104", "trailing-comma", .syntax, .error, example: #"["a", "b",]"#,
    corrected: #"["a", "b"]"#,
    en: """
      a comma before a closing bracket

      JSON has no comma after the last value. Apple's JSONDecoder accepts one, \
      most other readers do not, so the app works and the next tool fails.

      Delete the comma.
      """,
    ko: """
      닫는 괄호 앞에 쉼표가 남아 있습니다

      JSON에서는 마지막 값 뒤에 쉼표를 쓰지 않습니다. Apple의 JSONDecoder는 허용하지만 다른 \
      파서는 대부분 허용하지 않아서, 앱에서는 잘 열리던 문서가 다른 도구에서는 오류가 납니다.

      쉼표를 지우세요.
      """)

  static let missingColon = Rule(
    "EX105", "missing-colon", .syntax, .error, example: #"{"title" "x"}"#,
    corrected: #"{"title": "x"}"#,
    en: """
      a key is not followed by a colon

      An object has a key in quotes, a colon and a value. The finding is at the end of the \
      key, where the colon belongs.

      Write a colon between the key and its value.
      """,
    ko: """
      키 뒤에 콜론이 없습니다

      객체는 따옴표로 감싼 키, 콜론, 값의 순서로 씁니다. 콜론을 써야 하는 위치, 곧 키의 끝을 가리킵니다.

      키와 값 사이에 콜론을 쓰세요.
      """)

  static let unquotedKey = Rule(
    "EX106", "unquoted-key", .syntax, .error, example: #"{title: "x"}"#,
    corrected: #"{"title": "x"}"#,
    en: """
      a key is not in quotes

      JavaScript allows a bare word as a key; JSON does not: every key is a string in double \
      quotes.

      Put the key in double quotes.
      """,
    ko: """
      키에 따옴표가 없습니다

      JavaScript에서는 키를 따옴표 없이 쓸 수 있지만 JSON의 키는 모두 큰따옴표로 감싼 문자열입니다.

      키를 큰따옴표로 감싸세요.
      """)

  static let unquotedString = Rule(
    "EX107", "unquoted-string", .syntax, .error, example: #"{"location": Seoul}"#,
    corrected: #"{"location": "Seoul"}"#,
    en: """
      a string is not in quotes

      Only true, false and null are written without quotes, in lower case; all other strings \
      are in double quotes. This rule also finds a misspelled literal such as True.

      Put the string in double quotes, or write the literal as true, false or null.
      """,
    ko: """
      문자열에 따옴표가 없습니다

      따옴표 없이 쓰는 단어는 true, false, null뿐이고 모두 소문자입니다. 문자열은 큰따옴표로 감쌉니다. \
      True처럼 잘못 쓴 리터럴도 이 규칙에 걸립니다.

      문자열을 큰따옴표로 감싸거나, 리터럴을 true, false, null로 쓰세요.
      """)

  static let wrongQuotes = Rule(
    "EX108", "wrong-quotes", .syntax, .error, example: "{“title”: “x”}",
    corrected: #"{"title": "x"}"#,
    conversions: [
      "“x”": #""x""#, "„x“": #""x""#, "‘x’": #""x""#, "«x»": #""x""#, "＂x＂": #""x""#,
      "'x'": #""x""#,
    ],
    en: """
      a string is not in double quotes

      JSON has one quote character, U+0022. Single quotes come from JavaScript and Python, \
      curly ones from word processors that correct quotes as you type.

      Replace single and curly quotes by straight double quotes, and switch off smart quotes \
      in the editor.
      """,
    ko: """
      문자열을 감싼 따옴표가 큰따옴표가 아닙니다

      JSON의 따옴표는 U+0022 하나뿐입니다. 작은따옴표는 JavaScript나 Python에서, 둥근 따옴표는 따옴표를 \
      자동으로 바꾸는 워드 프로세서에서 옮겨 온 경우가 많습니다.

      작은따옴표와 둥근 따옴표를 곧은 큰따옴표로 바꾸고, 편집기의 둥근 따옴표 기능을 끄세요.
      """)

  package static let comment = Rule(
    "EX109", "comment", .syntax, .error, example: "{} // the poster", corrected: "{}",
    en: """
      a comment in the document

      JSON has no comments: neither // nor /* */ nor #. Some editors accept them because \
      they read a dialect of JSON.

      Delete the comment, or keep it in a file beside the data.
      """,
    ko: """
      문서에 주석이 있습니다

      JSON에는 //도 /* */도 #도 없습니다. 주석을 쓸 수 있는 편집기는 JSONC 같은 변형 형식을 쓰는 것입니다.

      주석을 지우거나 데이터 옆의 다른 파일로 옮기세요.
      """)

  static let invalidNumber = Rule(
    "EX110", "invalid-number", .syntax, .error, example: #"{"visitors": 48,130,300}"#,
    corrected: #"{"visitors": 48130300}"#,
    conversions: [
      "48,130,300": "48130300", "48_130_300": "48130300", "48.130.300": "48130300",
      "48'130'300": "48130300", "48 130 300": "48130300", "１２": "12", "048": "48", "+1": "1",
      "- 1": "-1", "0x1F": "31", ".5": "0.5", "1.": "1", "12ㅁ": "12",
    ],
    en: """
      not a JSON number

      A JSON number is an optional minus, digits without leading zeros or separators, an \
      optional fraction with digits on both sides of the point, and an optional exponent. \
      NaN, Infinity, hexadecimal and a plus sign do not exist. Commas are for display: write \
      48130300.

      Write plain digits, with a point for a fraction.
      """,
    ko: """
      JSON 숫자가 아닙니다

      JSON 숫자는 빼기 부호, 정수, 소수, 지수의 차례로 쓰고, 정수 부분만 꼭 있어야 합니다. 앞에 0을 붙이거나 \
      구분 기호를 넣을 수 없고, 소수점 앞뒤에는 숫자가 있어야 합니다. NaN, Infinity, 16진수, 더하기 부호도 \
      쓸 수 없습니다. 쉼표는 앱이 화면에 보여 줄 때 넣으므로 48130300처럼 씁니다.

      구분 기호 없이 숫자만 쓰고, 소수에는 점을 쓰세요.
      """)

  static let invalidEscape = Rule(
    "EX111", "invalid-escape", .syntax, .error, example: #"{"title": "C:\expo"}"#,
    corrected: #"{"title": "C:\\expo"}"#,
    en: """
      an invalid escape sequence

      After a backslash JSON allows one of \" \\ / b f n r t, or u and four hexadecimal \
      digits. To write a backslash itself, double it.

      Double the backslash, or write one of the escapes that JSON has.
      """,
    ko: """
      JSON에 없는 이스케이프 시퀀스가 있습니다

      역슬래시 뒤에는 \" \\ / b f n r t 중 하나, 또는 u와 16진수 네 자리만 올 수 있습니다. 역슬래시를 \
      그대로 나타내려면 두 번 씁니다.

      역슬래시를 두 번 쓰거나, JSON에 있는 이스케이프 시퀀스를 쓰세요.
      """)

  static let controlCharacter = Rule(
    "EX112", "control-character", .syntax, .error, example: "{\"desc\": \"one⏎two\"}",
    corrected: #"{"desc": "one\ntwo"}"#,
    en: """
      an unescaped control character in a string

      In a string U+0000 to U+001F must be escaped: a line break as \\n, a tab as \\t. A raw \
      line break usually comes from pasting a paragraph.

      Write a line break as \\n and a tab as \\t.
      """,
    ko: """
      문자열에 이스케이프하지 않은 제어 문자가 있습니다

      문자열 안에서 U+0000부터 U+001F까지는 이스케이프해야 합니다. 줄 바꿈은 \\n, 탭은 \\t로 씁니다. 여러 \
      문단을 붙여 넣어 줄 바꿈이 그대로 들어간 경우가 많습니다.

      줄 바꿈은 \\n, 탭은 \\t로 쓰세요.
      """)

  package static let strayContent = Rule(
    "EX113", "extra-content", .syntax, .error, example: #"{"title": "x"} {"title": "y"}"#,
    corrected: #"[{"title": "x"}, {"title": "y"}]"#,
    en: """
      more than one value in the document

      A JSON document is one value. Some tools read what follows it, others drop it. Typical \
      causes are a bracket closed too early, two documents joined, keys without braces \
      around them, or the conflict markers of an unresolved merge.

      Keep one value: wrap several in an array, add missing braces, or delete what is left \
      over.
      """,
    ko: """
      문서에 값이 둘 이상 있습니다

      JSON 문서에는 값이 하나만 있어야 합니다. 뒤에 남은 내용은 도구에 따라 읽기도 하고 버리기도 합니다. \
      괄호를 일찍 닫았거나, 두 문서를 이어 붙였거나, 키와 값을 중괄호로 감싸지 않았거나, 병합 충돌 표시가 남은 \
      경우가 많습니다.

      값을 하나만 남기세요. 여러 값을 배열로 감싸거나, 빠진 중괄호를 넣거나, 뒤의 내용을 지우세요.
      """)

  static let nestingTooDeep = Rule(
    "EX114", "nesting-too-deep", .syntax, .error, example: "[[[[[[[[…", corrected: "[[1]]",
    en: """
      arrays and objects are nested deeper than the limit

      RFC 8259 §9 lets a reader limit nesting. The limit is 512, as in Apple's JSONDecoder, \
      so that a document accepted here does not fail in the app. Anything deeper is skipped.

      Flatten the data. No document of an exposition nests deeper than three levels.
      """,
    ko: """
      배열과 객체의 중첩이 한도를 넘습니다

      RFC 8259 §9에 따라 파서는 중첩의 깊이를 제한할 수 있습니다. 검사를 통과한 문서를 앱에서도 읽을 수 \
      있도록 Apple의 JSONDecoder처럼 512단계까지 허용하고, 더 깊은 부분은 건너뜁니다.

      중첩을 줄이세요. 박람회의 문서는 3단계보다 깊지 않습니다.
      """)

  static let notJSON = Rule(
    "EX115", "not-json", .syntax, .error, example: "version https://git-lfs.github.com/spec/v1",
    corrected: #"{"title": "x"}"#,
    en: """
      the file is in another format

      The file is named like a JSON document, but its content is something else: a Git LFS \
      pointer that was never fetched, a compressed file, an image, a property list, an error \
      page or message of a server, XML, rich text, a table (CSV), events of a server, one value \
      per line, or binary data. Or it is JSON in a code block of Markdown, in source code, \
      behind a guard such as )]}' or written as a string. There is one finding; the content is \
      neither checked nor fixed.

      Fetch or convert the real document: git lfs pull for a pointer, gunzip for a compressed \
      file. For a code block, delete the lines with three backticks; for source code, delete what \
      is before the first bracket and after the last.
      """,
    ko: """
      파일이 다른 형식입니다

      확장자는 .json이지만 내용은 다른 형식입니다. 내려받지 않은 Git LFS 포인터, 압축 파일, 이미지, 프로퍼티 \
      리스트, 서버의 오류 페이지나 메시지, XML, 서식이 있는 텍스트, 표(CSV), 서버가 보낸 이벤트, 한 줄에 값이 \
      하나씩 있는 파일, 바이너리 데이터이거나, Markdown 코드 블록이나 소스 코드 안, )]}' 뒤에 들었거나 문자열로 \
      쓴 JSON일 수 있습니다. 문제 한 건으로 알리고, 내용은 검사하지도 고치지도 않습니다.

      실제 문서를 내려받거나 변환하세요. 포인터는 git lfs pull, 압축 파일은 gunzip을 쓰고, 코드 블록은 \
      백틱(`)이 있는 줄을, 소스 코드는 첫 괄호 앞과 마지막 괄호 뒤를 지우세요.
      """)
}
