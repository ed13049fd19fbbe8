import ExpoBase
import Testing

struct FirstLaneTests {
  @Test("the first lane that is set", arguments: 0..<16)
  func first(lane: Int) {
    var mask = SIMDMask<SIMD16<Int8>>(repeating: false)
    #expect(mask.firstLane == nil)
    for index in lane..<16 { mask[index] = true }
    #expect(mask.firstLane == lane)
  }
}
