import ExpoJSON

/// The rules of the family `content`.
extension Rule {
  static let emptyText = Rule(
    "EX501", "empty-text", .content, .warning, example: #"{"name": ""}"#,
    corrected: #"{"name": "Jikji"}"#,
    en: """
      a string is empty or only white space

      It can be decoded, but leaves a gap on the screen: a row without a name, a page without \
      text.

      Write the text, or delete the entry.
      """,
    ko: """
      문자열이 비어 있거나 공백뿐입니다

      디코딩은 되지만 이름 없는 행이나 내용 없는 화면이 나옵니다.

      내용을 쓰거나 항목을 지우세요.
      """)

  static let strayWhitespace = Rule(
    "EX502", "stray-whitespace", .content, .note, example: #"{"location": "Seoul "}"#,
    corrected: #"{"location": "Seoul"}"#,
    en: """
      white space at either end of a string or before a line break

      It cannot be seen, but it makes two equal names differ and shifts centered text. White space \
      at either end of a string, and before a line break in it, has no purpose.

      Delete the white space.
      """,
    ko: """
      문자열의 양 끝이나 줄 바꿈 앞에 공백이 있습니다

      눈에 보이지 않지만, 그 때문에 같아 보이는 이름이 서로 다른 이름이 되고 가운데 정렬한 글이 한쪽으로 \
      밀립니다. 문자열의 양 끝과 줄 바꿈 앞의 공백은 쓸모가 없습니다.

      공백을 지우세요.
      """)

  static let duplicateName = Rule(
    "EX503", "duplicate-name", .content, .warning,
    example: #"[{"name": "Jikji"}, {"name": "Jikji"}]"#,
    corrected: #"[{"name": "Jikji"}, {"name": "Hanbit Tower"}]"#,
    en: """
      two entries have the same name

      In a list they cannot be told apart; usually an entry was copied and not changed. Names are \
      compared after Unicode normalization, as they look.

      Rename one of the entries, or delete the copy.
      """,
    ko: """
      이름이 같은 항목이 있습니다

      목록에서 서로 구별할 수 없습니다. 항목을 복사하고 이름을 고치지 않은 경우가 많습니다. 이름은 유니코드 \
      정규화를 거쳐 보이는 대로 비교합니다.

      한 항목의 이름을 바꾸거나 복사한 항목을 지우세요.
      """)

  static let sharedImage = Rule(
    "EX504", "shared-image", .content, .note,
    example: #"[{"name": "a", "image_name": "x"}, {"name": "b", "image_name": "x"}]"#,
    corrected: #"[{"name": "a", "image_name": "x"}, {"name": "b", "image_name": "y"}]"#,
    en: """
      two entries use the same image

      It may be intended. More often an entry was copied and its image_name forgotten, and the app \
      shows the wrong image.

      Give the copied entry its own image_name. If both share the image on purpose, ignore the \
      rule.
      """,
    ko: """
      두 항목이 같은 이미지를 씁니다

      일부러 그랬을 수도 있지만, 항목을 복사하고 image_name을 고치지 않아 앱에 엉뚱한 이미지가 나오는 경우가 \
      더 많습니다.

      복사한 항목의 image_name을 바꾸세요. 일부러 같은 이미지를 쓴다면 이 규칙을 끄세요.
      """)

  static let overlongSummary = Rule(
    "EX505", "long-short-desc", .content, .note,
    example: #"{"short_desc": "a book printed in 1377", "desc": "a book"}"#,
    corrected: #"{"short_desc": "a book", "desc": "a book printed in 1377"}"#,
    en: """
      a short description is longer than the full one

      short_desc is one line for a list, desc the full text. If the short one is longer, the two \
      were probably swapped.

      Exchange the two texts, or shorten the first.
      """,
    ko: """
      짧은 설명이 전체 설명보다 깁니다

      short_desc는 목록에 나오는 한 줄이고 desc는 전체 설명입니다. 짧아야 할 쪽이 더 길면 둘이 바뀌었을 \
      가능성이 큽니다.

      두 설명을 맞바꾸거나 짧은 설명을 줄이세요.
      """)

  static let literalLineBreak = Rule(
    "EX506", "escaped-line-break", .content, .warning,
    example: #"{"description": "one\\nline"}"#, corrected: #"{"description": "one\nline"}"#,
    en: """
      a line break or HTML is shown as text

      JSON spells a line break \\n. With two backslashes, with the won sign that Korean keyboards \
      have in place of the backslash, or with a slash, the app shows two characters on the same \
      line. A label shows the tags and entities of HTML, such as &amp;, as they are.

      Write the line break with one backslash, and characters in place of HTML.
      """,
    ko: """
      줄 바꿈이나 HTML이 글자 그대로 나옵니다

      JSON에서 줄 바꿈은 \\n입니다. 역슬래시를 두 번 쓰거나 한글 자판의 원화 기호(₩), 빗금(/)으로 쓰면 앱에서 \
      줄이 바뀌지 않고 두 글자가 그대로 나옵니다. 레이블은 &amp; 같은 HTML의 태그와 문자 참조도 그대로 \
      보여 줍니다.

      역슬래시를 하나만 써서 줄 바꿈을 적고, HTML 대신 문자를 쓰세요.
      """)
}
