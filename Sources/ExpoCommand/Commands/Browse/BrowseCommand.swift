extension [any CommandOption] {
  /// The options of `browse`, in the order of help.
  static let browse = documents + [Option.accessible, Option.mouse]
}

extension Option<Never> {
  static var accessible: Self {
    .flag(
      "accessible", in: .output,
      en: "print line by line, for screen readers; default with TERM=dumb",
      ko: "스크린 리더로 읽기 좋게 한 줄씩 보여 줍니다. TERM=dumb이면 기본값")
  }
  static var mouse: Self {
    .flag(
      "mouse", in: .output, en: "use the wheel and clicks; hold Shift to select text",
      ko: "휠과 클릭을 씁니다. 텍스트는 Shift를 누른 채 선택합니다"
    ).excluding("accessible")
  }
}

extension Command {
  /// The command `expo browse [PATH] [ENTRY]`.
  static let browse = Command(.browse, [.path, .entry], options: .browse) {
    arguments, console in
    let settings = try BrowseSettings(arguments, console)
    let reading = try ReadingSession(settings.path, arguments, console)
    let run = try BrowseRun(BrowseWorld(settings, arguments, console), reading)
    return try run.run() ?? run.printPlain(arguments)
  }
}
