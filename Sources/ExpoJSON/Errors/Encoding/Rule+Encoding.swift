import ExpoBase

/// The rules of the family `encoding`.
extension Rule {
  static let invalidUTF8 = Rule(
    "EX201", "invalid-utf8", .encoding, .error, example: #"{"title": "Universit<E4>t"}"#,
    corrected: #"{"title": "Universität"}"#,
    en: """
      bytes are not UTF-8

      JSON is exchanged as UTF-8 (RFC 8259 §8.1). A byte that is not part of a valid \
      sequence (RFC 3629) has no meaning: readers refuse the file or show a replacement \
      character.

      Save the file as UTF-8 again, from an editor that shows it correctly.
      """,
    ko: """
      UTF-8이 아닌 바이트가 있습니다

      JSON은 UTF-8로 주고받습니다(RFC 8259 §8.1). UTF-8 시퀀스(RFC 3629)에 속하지 않는 바이트는 어떤 \
      글자도 아니므로, 파서는 파일을 거부하거나 대체 문자를 보여 줍니다.

      글자가 제대로 보이는 편집기에서 파일을 UTF-8로 다시 저장하세요.
      """)

  package static let byteOrderMark = Rule(
    "EX202", "byte-order-mark", .encoding, .warning, example: "<EF><BB><BF>{}", corrected: "{}",
    en: """
      the file begins with a byte order mark

      RFC 8259 §8.1 forbids writing a byte order mark and lets readers ignore it; some \
      ignore it, some refuse the file.

      Save the file as UTF-8 without BOM.
      """,
    ko: """
      파일이 바이트 순서 표시로 시작합니다

      RFC 8259 §8.1은 바이트 순서 표시(BOM)를 붙이지 말라고 하고, 파서는 무시해도 된다고 합니다. 실제로 \
      무시하는 파서도 있고 파일을 거부하는 파서도 있습니다.

      파일을 BOM 없는 UTF-8로 저장하세요.
      """)

  static let wrongEncoding = Rule(
    "EX203", "wrong-encoding", .encoding, .error, example: #"<FF><FE>{<00>}<00>"#,
    corrected: "{}",
    en: """
      the file is not in UTF-8

      The bytes have the pattern of UTF-16 or UTF-32, or of EUC-KR/CP949 as Korean Windows \
      programs write it. Convert the file, for example with \
      iconv -f CP949 -t UTF-8; nothing in it needs to change.

      Convert the file: iconv -f UTF-16 -t UTF-8, or -f CP949 for a file of Korean Windows.
      """,
    ko: """
      파일이 UTF-8이 아닙니다

      바이트로 보아 UTF-16, UTF-32이거나 한국어 Windows에서 쓰는 CP949(EUC-KR)입니다. \
      iconv -f CP949 -t UTF-8 같은 명령으로 변환하면 되고, 내용은 고칠 필요가 없습니다.

      파일을 변환하세요: iconv -f UTF-16 -t UTF-8. 한국어 Windows에서 만든 파일이면 -f CP949로 바꿔 쓰세요.
      """)

  static let loneSurrogate = Rule(
    "EX204", "lone-surrogate", .encoding, .error, example: #"{"title": "\ud83c"}"#,
    corrected: #"{"title": "\ud83c\udfaa"}"#,
    en: """
      an escape is half of a surrogate pair

      Characters above U+FFFF are escaped as two \\u sequences, a high and a low one. One \
      alone represents no character; RFC 7493 §2.1 forbids it, and readers handle it \
      differently. It usually comes from a string cut in the middle of an emoji.

      Write the character itself, or both halves of the pair.
      """,
    ko: """
      서로게이트 쌍의 한쪽만 이스케이프되어 있습니다

      U+FFFF보다 큰 문자는 상위와 하위, 두 개의 \\u 시퀀스로 이스케이프합니다. 한쪽만으로는 문자가 되지 \
      않습니다. RFC 7493 §2.1은 이를 금지하고, 파서마다 다르게 읽습니다. 문자열이 이모지 한가운데에서 \
      잘린 경우가 많습니다.

      문자를 그대로 쓰거나 쌍의 양쪽을 모두 쓰세요.
      """)

  static let suspiciousCharacter = Rule(
    "EX205", "suspicious-character", .encoding, .warning,
    example: #"{"name": "Jikji<U+200B>"}"#, corrected: #"{"name": "Jikji"}"#,
    en: """
      an invisible character, or one that shows lost text

      Zero-width spaces, direction controls and the like cannot be seen, but they make two \
      names differ, break a search or reorder a line. U+FFFD and noncharacters show that text \
      was lost. A private-use character is old Hangul of a Korean word processor, or lost too.

      Delete a character that cannot be seen, type lost text again, and write old Hangul in \
      Unicode's own letters.
      """,
    ko: """
      보이지 않는 문자나 글자가 사라진 흔적이 있습니다

      폭이 없는 공백이나 쓰기 방향 제어 문자는 보이지 않지만, 그 때문에 같아 보이는 이름이 서로 다르고, \
      검색이 되지 않고, 글자의 순서가 바뀌어 보입니다. U+FFFD와 문자로 쓰이지 않는 코드는 \
      어디선가 글자가 사라졌다는 흔적입니다. 표준에 없는 문자(유니코드의 사용자 영역)는 한글 워드 프로세서의 \
      옛한글이거나 사라진 글자입니다.

      보이지 않는 문자는 지우고, 사라진 글자는 다시 입력하고, 옛한글은 표준 코드(첫가끝)로 바꾸세요.
      """)

  static let doubleEncoding = Rule(
    "EX206", "double-encoding", .encoding, .error, example: #"{"name": "ì§<U+0081>ì§€"}"#,
    corrected: #"{"name": "직지"}"#,
    en: """
      text in UTF-8 was read in another encoding and saved again

      A program took UTF-8 for Latin-1 or CP1252 and saved what it read as UTF-8: each byte of \
      a character became a character, so that 직지 became ì§, U+0081 and ì§€. The file is JSON, \
      but nobody can read its text. If every character can be converted back, the fix restores \
      the file.

      Restore it with --fix --unsafe-fixes, or save the original again as UTF-8.
      """,
    ko: """
      UTF-8을 다른 인코딩으로 읽어 글자가 깨졌습니다

      어떤 프로그램이 UTF-8을 Latin-1이나 CP1252로 알고 읽은 뒤 다시 UTF-8로 저장했습니다. 한 글자를 이루던 \
      바이트가 저마다 한 글자가 되어 '직지'는 'ì§', U+0081, 'ì§€'가 되었습니다. JSON이기는 하지만 사람이 \
      읽을 수 없습니다. 모든 글자를 되돌릴 수 있으면 파일을 복원하는 수정을 제안합니다.

      --fix --unsafe-fixes로 복원하거나, 원본을 올바른 인코딩으로 다시 저장하세요.
      """)
}
