import Testing

@testable import PricebookReport

@Suite struct `The first of many` {
  @Test(
    "They are those that a sort would put first, in its order",
    arguments: [0, 1, 3, 25, 400], [0, 1, 24, 25, 26, 300])
  func sameAsSorted(count: Int, elements: Int) {
    var state = UInt64(elements * 7 + count + 1)
    let values = (0..<elements).map { place in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (place: place, value: Int(state >> 60))
    }
    let expected = values.sorted { ($0.value, $0.place) < ($1.value, $1.place) }.prefix(count)
    let first = values.first(count) { $0.value < $1.value }
    #expect(first.map(\.place) == expected.map(\.place))
  }
}
