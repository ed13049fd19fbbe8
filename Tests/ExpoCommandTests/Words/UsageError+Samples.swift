import ExpoBase
import ExpoKit

@testable import ExpoCommand

extension UsageError: Sampled {
  static func next(after kind: UsageError?) -> UsageError? {
    switch kind {
    case nil: .unknown(.option, "--vlaue", .nearest("--value"))
    case .unknown?: .pathAsCommand("fair.xcassets")
    case .pathAsCommand?: .value(of: "value", .givenTwice)
    case .value?: .variable(.expoLang, .notAChoice("fr", of: ["ko", "en"], nearest: nil))
    case .variable?: .operands(.empty)
    case .operands?: .excludes("check", .option("--write"), nil)
    case .excludes?: .needs("prune-baseline", .option("--baseline FILE"))
    case .needs?: .target(.isRead(file: "items.json"))
    case .target?: .unusable(.configuration, file: ".expo.json")
    case .unusable?: nil
    }
  }

  /// A sample of each kind of each family.
  static var allSamples: [UsageError] {
    samples + Vocabulary.samples.map { .unknown($0, "wrod", nil) }
      + [.unknown(.shell, "wrod", .oneOf(["bash", "zsh"]))]
      + ValueFault.samples.map { .value(of: "value", $0) }
      + OperandFault.samples.map(Self.operands)
      + OptionPartner.samples.flatMap { [.excludes("value", $0, nil), .needs("value", $0)] }
      + OptionHint.samples.map { .excludes("value", .option("--format"), $0) }
      + TargetFault.samples.map(Self.target) + [.unusable(.baseline, file: "known.json")]
  }
}

extension Vocabulary: Sampled {
  static func next(after kind: Vocabulary?) -> Vocabulary? {
    switch kind {
    case nil: .option
    case .option?: .command
    case .command?: .rule
    case .rule?: .exportKind
    case .exportKind?: .schema
    case .schema?: .shell
    case .shell?: .field
    case .field?: .expositionField
    case .expositionField?: .topic
    case .topic?: nil
    }
  }
}

extension ValueFault: Sampled {
  static func next(after kind: ValueFault?) -> ValueFault? {
    switch kind {
    case nil: .missing(usage: "-v, --value V")
    case .missing?: .notTaken
    case .notTaken?: .givenTwice
    case .givenTwice?: .notANumber("ten", atLeast: 20)
    case .notANumber?: .notAChoice("jsn", of: ["json", "full"], nearest: "json")
    case .notAChoice?: .namesNothing(.rule)
    case .namesNothing?: .namesFolder("App/")
    case .namesFolder?: .noFile(.json)
    case .noFile?: .isStandardInput
    case .isStandardInput?: .isStandardOutput(.json)
    case .isStandardOutput?: .isOption("--fix")
    case .isOption?: .afterEquals("-f", "json")
    case .afterEquals?: .notAReport("=json")
    case .notAReport?: .twoFormats(file: "out.json")
    case .twoFormats?: .notRuleAndLevel("EX101")
    case .notRuleAndLevel?: .notALevel("eror", nearest: "error")
    case .notALevel?: .notAnAddress("ftp://example.org", .userName)
    case .notAnAddress?: .notALanguageTag("ko_KR")
    case .notALanguageTag?: .notInstalled("mor")
    case .notInstalled?: nil
    }
  }
}

extension OperandFault: Sampled {
  static func next(after kind: OperandFault?) -> OperandFault? {
    switch kind {
    case nil: .empty
    case .empty?: .namedTwice("items.json")
    case .namedTwice?: .notUTF8("\\xff.json")
    case .notUTF8?: .several(.list, .path, 2)
    case .several?: .missing(.schema, oneOf: ["entries", "exposition"])
    case .missing?: .noStream
    case .noStream?: nil
    }
  }
}

extension OptionPartner: Sampled {
  static func next(after kind: OptionPartner?) -> OptionPartner? {
    switch kind {
    case nil: .option("--baseline FILE")
    case .option?: .standardInput
    case .standardInput?: .entry("한빛탑")
    case .entry?: .command("list")
    case .command?: .export([.html])
    case .export?: .destination
    case .destination?: .severalExpositions
    case .severalExpositions?: nil
    }
  }
}

extension OptionHint: Sampled {
  static func next(after kind: OptionHint?) -> OptionHint? {
    switch kind {
    case nil: .checkTells
    case .checkTells?: .useTSV
    case .useTSV?: .useList
    case .useList?: .writeToFile
    case .writeToFile?: .useLines
    case .useLines?: nil
    }
  }
}

extension TargetFault: Sampled {
  static func next(after kind: TargetFault?) -> TargetFault? {
    switch kind {
    case nil: .isRead(file: "items.json")
    case .isRead?: .isInside(folder: "Fair.xcassets")
    case .isInside?: .needsFolder(.preset(.hugo))
    case .needsFolder?: .isNoFolder("book", .exportKind(.html))
    case .isNoFolder?: nil
    }
  }
}

extension ValueFault.Named: Sampled {
  static func next(after kind: Self?) -> Self? {
    switch kind {
    case nil: .file
    case .file?: .fileOrFolder
    case .fileOrFolder?: .rule
    case .rule?: .field
    case .field?: nil
    }
  }
}

extension ValueFault.AddressFault: Sampled {
  static func next(after kind: Self?) -> Self? {
    switch kind {
    case nil: .malformed
    case .malformed?: .hostNotASCII
    case .hostNotASCII?: .userName
    case .userName?: .page
    case .page?: nil
    }
  }
}

extension FolderReason: Sampled {
  static func next(after kind: FolderReason?) -> FolderReason? {
    switch kind {
    case nil: .exportKind(.html)
    case .exportKind?: .preset(.jekyll)
    case .preset?: .split
    case .split?: .severalExpositions
    case .severalExpositions?: .finalSlash
    case .finalSlash?: nil
    }
  }
}

extension DataError: Sampled {
  static func next(after kind: DataError?) -> DataError? {
    switch kind {
    case nil: .noMatch
    case .noMatch?: .noPage(9, pages: 4)
    case .noPage?: .noEntries(word: "한빛탑")
    case .noEntries?: .noEntry(word: "14", entries: 13, file: "items.json", nearest: nil)
    case .noEntry(_, _, _, nearest: nil)?:
      .noEntry(word: "hanbit", entries: 13, file: "", nearest: "hanbit_tower")
    case .noEntry?:
      .severalEntries(
        word: "꿈", [FoundEntry(pointer: JSONPointer.root.appending(7), name: "꿈돌이")], more: 3)
    case .severalEntries?:
      .unreadableField("visitors", file: "fair.json", operand: "./fair.json")
    case .unreadableField?: .noExposition(field: "visitors")
    case .noExposition?: nil
    }
  }
}
