/// The languages of everything that expo itself says: in findings, errors, help, and in the labels
/// that pages and lists add to the data.
///
/// To add a language, add a case: the compiler then names every switch that needs its words.
public enum Language: String, CaseIterable, Sendable {
  /// Korean: `방문객`.
  case korean = "ko"
  /// English: `Visitors`.
  case english = "en"

  /// Creates the language of a locale: `ko`, `ko_KR.UTF-8`, `ko-KR` → Korean; `C`, `en_US` → English.
  public init(locale: String) {
    let code = locale.prefix { $0.isASCII && $0.isLetter }
    self = Language(rawValue: code.lowercased()) ?? .english
  }
}
