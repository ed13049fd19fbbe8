import ExpoBase
import ExpoKit

extension UnmatchedPattern {
  /// `.expo.json: no file of this run matches 'Legacy/**'`.
  func words(in language: Language) -> String {
    let place = configuration.map { $0 + ": " } ?? ""
    return language.pick(
      en: "\(place)no file of this run matches '\(pattern)'",
      ko: "\(place)이번에 살펴본 파일 가운데 '\(pattern)' 패턴에 맞는 것이 없습니다")
  }
}
