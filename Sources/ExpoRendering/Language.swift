/// The language that labels are written in.
public enum Language: String, CaseIterable, Sendable {
  case korean = "ko"
  case english = "en"

  /// The language of a locale: `ko`, `ko_KR.UTF-8`, `ko-KR` → Korean; `C`, `en_US` → English.
  public init(locale: String) {
    let code = locale.prefix { $0.isASCII && $0.isLetter }
    self = Language(rawValue: code.lowercased()) ?? .english
  }
}
