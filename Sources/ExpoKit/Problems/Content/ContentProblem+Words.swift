import ExpoJSON
import ExpoModel

extension ContentProblem {
  private static let form = "YYYY. MM. DD - YYYY. MM. DD"

  func words(in language: Language) -> ProblemWords {
    switch kind {
    case .wrongRoot(let expected, let found):
      let words = found.words(in: language, file)
      if found.isMessage { return words }
      let wanted = Self.words(in: language, expected: expected)
      return language.words(
        en: "expected \(wanted), found \(words.message)", words.help, words.fix,
        ko: "\(wanted) 하는데 \(words.message)입니다", words.help, words.fix)
    case .emptyList:
      return language.words(
        en: "the list has no entries", "add the entries, or delete the file",
        ko: "항목 문서에 항목이 하나도 없습니다", "항목을 추가하거나 파일을 지우세요")
    case .negativeCount(let key, let number):
      return language.words(
        en: "'\(key)' is negative", "did you mean \(number.drop { $0 == "-" })?",
        ko: "'\(key)' 값이 음수입니다", "혹시 \(number.drop { $0 == "-" })인가요?")
    case .durationAsNumber(let key):
      return language.words(
        en: "expected a string for '\(key)', found a number", "write both days: \"\(Self.form)\"",
        ko: "'\(key)' 값은 문자열이어야 하는데 숫자입니다", "두 날짜를 쓰세요: \"\(Self.form)\"")
    case .badDuration(let text, let suggestion):
      return language.words(
        en: "expected '\(Self.form)', found '\(VisibleText.quoted(text))'",
        suggestion.map { "write '\($0)'" } ?? Self.bothDays(in: language),
        suggestion.map { "write '\($0)'" },
        ko: "'\(Self.form)' 형식이어야 하는데 '\(VisibleText.quoted(text))'입니다",
        suggestion.map { "이렇게 쓰세요: '\($0)'" } ?? Self.bothDays(in: language),
        suggestion.map { "'\($0)' 값으로 바꾸기" })
    case .bareYear(let text):
      return language.words(
        en: "'\(VisibleText.quoted(text))' is only a year", Self.bothDays(in: language),
        ko: "기간이 아니라 연도만 있습니다: '\(VisibleText.quoted(text))'", Self.bothDays(in: language))
    case .oneDay(let text):
      return language.words(
        en: "'\(VisibleText.quoted(text))' is only one day", Self.bothDays(in: language),
        ko: "기간이 아니라 날짜가 하나뿐입니다: '\(VisibleText.quoted(text))'", Self.bothDays(in: language))
    case .impossibleDate(let date, let fault):
      return language.words(
        en: "'\(date)' is not a real date", "correct it: \(fault.words(in: language))",
        ko: "달력에 없는 날짜입니다: '\(date)'", "\(fault.words(in: language)). 날짜를 고치세요")
    case .reversedDuration(let first, let last, let meant):
      return language.words(
        en: "'duration' ends on \(last), before it begins on \(first)", "did you mean '\(meant)'?",
        "write '\(meant)'",
        ko: "'duration' 값의 종료일(\(last))이 시작일(\(first))보다 빠릅니다", "혹시 '\(meant)'인가요?",
        "'\(meant)' 값으로 바꾸기")
    case .emptyText(let key, let isBlank):
      return language.words(
        en: isBlank ? "'\(key)' is only white space" : "'\(key)' is empty",
        "write the text: the app shows nothing here",
        ko: isBlank ? "'\(key)' 값에 공백만 있습니다" : "'\(key)' 값이 비어 있습니다", "내용을 쓰세요. 앱에는 빈칸으로 나옵니다")
    case .strayWhitespace(let key, let stray, _, _):
      return ProblemWords(
        stray.words(in: language, in: key),
        help: language.pick(en: "delete the white space", ko: "공백을 지우세요"),
        fix: language.pick(en: "delete the white space", ko: "공백 지우기"))
    case .literalLineBreak(let key, let breaks):
      return language.words(
        en: breaks.count == 1
          ? "the app shows a line break in '\(key)' as text"
          : "the app shows \(breaks.count) line breaks in '\(key)' as text",
        "write \\n: one backslash, then n", "write \\n",
        ko: "'\(key)' 값의 줄 바꿈이 앱에서 글자로 나옵니다"
          + (breaks.count == 1 ? "" : "(\(breaks.count)곳)"), "역슬래시 하나와 n으로 쓰세요: \\n", "\\n으로 바꾸기")
    case .markup(let key, let first, let places, let meant):
      return language.words(
        en: "'\(key)' shows HTML as text: '\(first)'"
          + (places.count == 1 ? "" : " and \(places.count - 1) more"),
        first.lowercased().hasPrefix("<br")
          ? "write \\n in place of \(first)"
          : meant.isEmpty ? "delete the tags" : "write the characters themselves",
        meant.isEmpty ? nil : "write the characters",
        ko: "'\(key)' 값에 앱에 그대로 보이는 HTML이 있습니다: '\(first)'"
          + (places.count == 1 ? "" : " 외 \(places.count - 1)곳"),
        first.lowercased().hasPrefix("<br")
          ? "\(first) 대신 \\n을 쓰세요" : meant.isEmpty ? "태그를 지우세요" : "문자를 그대로 쓰세요",
        meant.isEmpty ? nil : "문자로 바꾸기")
    case .duplicateName(let name, let first):
      return language.words(
        en: "two entries are named '\(VisibleText.quoted(name))'", "rename one, or delete the copy",
        ko: "이름이 '\(VisibleText.quoted(name))'인 항목이 이미 있습니다", "이름을 바꾸거나 복사한 항목을 지우세요",
        note: .first(first, in: language))
    case .sharedImage(let image, let entries, let first):
      return language.words(
        en:
          "entries \(entries.map(String.init).joined(separator: " and ")) use the same image '\(VisibleText.quoted(image))'",
        "if this is a mistake, correct image_name",
        ko:
          "\(entries.map { "\($0)번" }.joined(separator: ", ")) 항목이 '\(VisibleText.quoted(image))' 이미지를 함께 씁니다",
        "다른 이미지여야 하면 image_name을 고치세요",
        note: .first(first, in: language))
    case .overlongSummary(let length, let limit):
      return language.words(
        en: "'short_desc' is \(length) characters, longer than \(limit)", "shorten it",
        ko: "'short_desc' 값(\(length)자)이 한도인 \(limit)자를 넘습니다", "짧게 줄이세요")
    case .summaryBeyondText(let length, let text):
      return language.words(
        en: "'short_desc' is \(length) characters, longer than 'desc' with \(text)",
        "shorten it, or swap the two",
        ko: "'short_desc' 값(\(length)자)이 'desc' 값(\(text)자)보다 깁니다", "짧게 줄이거나 둘을 맞바꾸세요")
    }
  }

  private var file: String { SourceFile.operand(named: location.file).shellWord }

  private static func bothDays(in language: Language) -> String {
    language.pick(
      en: "write both days, such as '1900. 04. 14 - 1900. 11. 12'",
      ko: "두 날짜를 이렇게 쓰세요: '1900. 04. 14 - 1900. 11. 12'")
  }

  private static func words(in language: Language, expected kind: DocumentKind?) -> String {
    switch kind {
    case .entries?: language.pick(en: "an array of entries", ko: "항목 배열이어야")
    case .exposition?: language.pick(en: "an exposition, which is an object", ko: "박람회 객체여야")
    case nil: language.pick(en: "an exposition or an array of entries", ko: "박람회 객체나 항목 배열이어야")
    }
  }
}

extension Language {
  /// The message, what to do, and what the fix does.
  func words(
    en message: String, _ help: String?, _ fix: String? = nil,
    ko koreanMessage: String, _ koreanHelp: String?, _ koreanFix: String? = nil,
    note: ProblemWords.Note? = nil
  ) -> ProblemWords {
    words(en: (message, help, fix), ko: (koreanMessage, koreanHelp, koreanFix), note: note)
  }
}

extension CalendarDay.Fault {
  /// What the calendar has instead: `October has 31 days`.
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .year: language.pick(en: "there is no year 0000", ko: "0000년은 없습니다")
    case .month: language.pick(en: "a year has 12 months", ko: "달은 12월까지입니다")
    case .day(let month, let year, let length):
      language.pick(
        en: "\(Self.months[month - 1])\(month == 2 ? " \(year)" : "") has \(length) days",
        ko: "\(month == 2 ? "\(year)년 " : "")\(month)월은 \(length)일까지입니다")
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension ContentProblem.Root {
  /// What was found, and what to do: a whole message if the entries are inside another value.
  fileprivate func words(in language: Language, _ file: String) -> ProblemWords {
    switch self {
    case .entries(let pointer):
      let name = VisibleText.quoted(pointer.tokens.joined(separator: "/"))
      return language.words(
        en: "the list of entries is inside '\(name)', but must be the whole document",
        "delete everything before the '[' of '\(name)' and after its ']'",
        ko: "항목 배열이 '\(name)' 안에 들어 있습니다", "'\(name)' 배열의 '[' 앞과 ']' 뒤를 모두 지우세요")
    case .nestedEntries:
      return language.words(
        en: "the list of entries is inside another array", "delete the outer '[' and ']'",
        ko: "항목 배열이 다른 배열 안에 들어 있습니다", "바깥의 '['와 ']'를 지우세요")
    case .exposition:
      return language.words(
        en: "an exposition inside an array", "delete the outer '[' and ']'",
        ko: "배열에 담긴 박람회 객체", "바깥의 '['와 ']'를 지우세요")
    case .array:
      return language.words(
        en: "an array of other values",
        "use the keys name, image_name, short_desc, desc, or \"exclude\" the file in .expo.json",
        ko: "항목이 아닌 값이 든 배열",
        "키를 name, image_name, short_desc, desc로 쓰거나 .expo.json의 \"exclude\"에 이 파일을 적으세요")
    case .textOfJSON:
      return language.words(
        en: "JSON inside a string", "save the text of the string: jq -r . \(file) > new.json",
        ko: "문자열에 담긴 JSON", "문자열의 내용을 저장하세요: jq -r . \(file) > new.json")
    case .singleEntry(nil):
      let help = help(in: language)
      return language.words(en: "a single entry", help, ko: "항목 하나", help)
    case .singleEntry:
      return language.words(
        en: "a single entry", "put it into an array: [ … ]", "put brackets around",
        ko: "항목 하나", "배열에 넣으세요: [ … ]", "대괄호로 감싸기")
    case .object(let keys):
      let (help, list) = (help(in: language), keys.map { "'\($0)'" }.joined(separator: ", "))
      return language.words(
        en: keys.isEmpty ? "an empty object" : "an object with \(list)", help,
        ko: keys.isEmpty ? "빈 객체" : "\(list) 키가 있는 객체", help)
    case .scalar(let type):
      return ProblemWords(type.words(in: language), help: help(in: language))
    }
  }

  private func help(in language: Language) -> String {
    if case .object(let keys) = self, keys.contains(where: Self.isKorean) {
      return language.pick(
        en: "write the keys in English: title, visitors …, or name, image_name …",
        ko: "키를 영어로 쓰세요: 박람회는 title, visitors …, 항목은 name, image_name …")
    }
    return language.pick(
      en: "add --kind entries or --kind exposition, or \"exclude\" the file in .expo.json",
      ko: "--kind로 종류를 정하거나 .expo.json의 \"exclude\"에 이 파일을 적으세요")
  }

  /// Whether the words are a message by themselves.
  fileprivate var isMessage: Bool {
    if case .entries = self { true } else { self == .nestedEntries }
  }

  private static func isKorean(_ key: String) -> Bool {
    key.unicodeScalars.contains { "\u{AC00}"..."\u{D7A3}" ~= $0 }
  }
}

extension ContentProblem.Stray {
  fileprivate func words(in language: Language, in key: String) -> String {
    switch self {
    case .beginning:
      language.pick(en: "'\(key)' begins with white space", ko: "'\(key)' 값이 공백으로 시작합니다")
    case .end: language.pick(en: "'\(key)' ends with white space", ko: "'\(key)' 값이 공백으로 끝납니다")
    case .beforeLineBreak(1):
      language.pick(
        en: "white space before a line break in '\(key)'", ko: "'\(key)' 값의 줄 바꿈 앞에 공백이 있습니다")
    case .beforeLineBreak(let count):
      language.pick(
        en: "white space before \(count) line breaks in '\(key)'",
        ko: "'\(key)' 값의 줄 바꿈 \(count)곳 앞에 공백이 있습니다")
    }
  }
}
