import ExpoInvariants
import ExpoTestSupport
import Testing

struct FormatProperties {
  @Test("generated documents keep their values in all options")
  func generated() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<Thoroughness.documents {
      let text = RandomDocument.text(&random)
      try #require(JSONTree(reading: SourceFile(name: "f.json", text: text)).isSound, "\(text)")
      let options = (1...2).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      try #require(Invariant.formatter.fault(in: options + text.utf8) == nil, "\(text)")
    }
  }
}
