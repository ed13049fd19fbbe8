/// The languages of messages: everything expo itself says, in findings, errors and help.
///
/// Labels of data come in more languages; see ``Language``. To add a language, add a case: the
/// compiler then names every switch that needs its words.
public enum MessageLanguage: CaseIterable, Sendable {
  /// English.
  case english
}
