import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

struct EnvironmentVariableTests {
  @Test(
    "the words of every variable are one line in the language",
    arguments: EnvironmentVariable.allCases, Language.allCases)
  func words(variable: EnvironmentVariable, language: Language) {
    let words = variable.words(in: language)
    #expect(!words.contains("\n") && words.count <= 80)
    #expect(LanguageCheck.faults(in: words, language) == [])
  }

  @Test("the system's console has each variable as the process has it, set or not")
  func system() {
    for variable in EnvironmentVariable.allCases {
      let value = ProcessInfo.processInfo.environment[variable.rawValue]
      #expect(Console.system.environment[variable] == value)
    }
  }
}
