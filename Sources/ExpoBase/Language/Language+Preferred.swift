#if canImport(Darwin)
  import Foundation
#endif

extension Language {
  /// The language of the person who uses this process; English if expo does not have it.
  ///
  /// On Apple's platforms it is the first of the preferred languages that expo has, elsewhere the
  /// language of `LC_ALL`, `LC_MESSAGES` or `LANG`. The value is not cached: a change takes effect
  /// at once.
  public static var preferred: Language {
    #if canImport(Darwin)
      Language(preferredLanguages: Locale.preferredLanguages)
    #else
      Language(environment: SystemEnvironment.value(of:))
    #endif
  }
}
