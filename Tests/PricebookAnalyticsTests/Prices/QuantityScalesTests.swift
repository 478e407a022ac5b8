import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Quantities in five bytes.
struct QuantityScalesTests {
  @Test(
    "A narrowed quantity counts what its unit counted",
    arguments: [1, 10_000_000_000, 283_495_231_250, 10_000_000_000_000, 120_000_000_000_000]
      as [Int64])
  func quantities(basePerUnit: Int64) {
    var scales = QuantityScales()
    _ = scales.scale(ofBasePerUnit: 7)
    let scale = scales.scale(ofBasePerUnit: basePerUnit)
    for millionths in [1, 999, 1_000, 1_001, 500_000, 1_000_000, 4_294_967_295, 66_000_000] {
      guard let (count, found) = scales.narrowed(Int64(millionths), scale: scale) else {
        Issue.record("\(millionths) did not fit")
        continue
      }
      #expect(
        scales.quantity(count, scale: found).count == Int128(millionths) * Int128(basePerUnit))
    }
  }

  @Test(
    "A quantity that does not fit is not narrowed",
    arguments: [-1, 4_294_967_297, 4_294_967_296_000_000, .max] as [Int64])
  func wideQuantities(millionths: Int64) {
    var scales = QuantityScales()
    let scale = scales.scale(ofBasePerUnit: UnitOfMeasure.wholeBase)
    #expect(scales.narrowed(millionths, scale: scale) == nil)
  }

  @Test("Units of one size share a scale, and too many sizes have none")
  func scaleLimit() {
    var scales = QuantityScales()
    let found = (1...86).map { scales.scale(ofBasePerUnit: $0) }
    #expect(Set(found.dropLast()).count == 85)
    #expect(found.last == QuantityScales.none)
    #expect(scales.scale(ofBasePerUnit: 1) == found.first)
    #expect(scales.narrowed(1, scale: QuantityScales.none) == nil)
  }
}
