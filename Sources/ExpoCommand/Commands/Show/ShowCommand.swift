import ExpoModel

extension Command {
  /// The command `expo show [PATH] [ENTRY…]`.
  static let show = Command(
    name: .show, operands: [.path, .entries],
    summary: (
      "show the poster, or entries by number or name", "포스터를 보여 주거나, 번호나 이름으로 고른 항목을 보여 줍니다"
    ),
    findings: ("nothing found, or an unreadable document", "찾는 것이 없거나 읽을 수 없는 문서가 있음"),
    options: .show, topics: [.documents, .search],
    variables: [.pager],
    examples: [
      ("expo show", "show the poster of this folder", "이 폴더에 있는 박람회의 포스터를 보여 줍니다"),
      ("expo show 3", "show the third entry in full", "세 번째 항목의 전체 내용을 보여 줍니다"),
      ("expo show 3 --field desc", "print one field, unchanged", "필드 하나를 그대로 출력합니다"),
    ]
  ) { arguments, console in
    try ShowRun(arguments, console).run()
  }
}

extension [any CommandOption] {
  static let show =
    [Option.pageFormat.daily().excluding("field"), Option.all.daily(), Option.field.daily()] as Self
    + documents
}

extension Option<Never> {
  static var all: Self {
    .flag("all", in: .selection, en: "show the poster and every entry", ko: "포스터와 모든 항목을 보여 줍니다")
      .excluding(
        "field", hint: ("use expo list --fields …", "expo list --fields …를 쓰세요"))
  }
}

extension Option<String> {
  static var field: Self {
    Option(
      "field", "FIELD", .text, in: .selection,
      en:
        "print one field unchanged: \(EntryField.listed); of the poster: \(Exposition.CodingKeys.listed)",
      ko: "필드 하나를 그대로 출력합니다: \(EntryField.listed), 포스터는 \(Exposition.CodingKeys.listed)"
    ) { $1 }
  }
}
