import PricebookModel
import Testing

@testable import PricebookReport

@Suite("How much was bought, before the name of an item")
struct BoughtQuantityTests {
  private static func written(_ count: Int64, _ unit: String) -> String {
    ReportReading.plain(
      BoughtQuantity(
        quantity: Quantity(millionths: count * 1_000_000), unit: UnitOfMeasure(ofPackage: unit)
      ).written)
  }

  @Test("One piece is not counted, and a package has its size but once")
  func packages() {
    let size = UnitOfMeasure(ofPackage: "500 ml").symbol
    #expect(Self.written(1, "each").isEmpty)
    #expect(Self.written(2, "each").hasSuffix(" ×"))
    #expect(Self.written(1, "500 ml") == size)
    #expect(Self.written(2, "500 ml").hasSuffix(" × " + size))
    #expect(!Self.written(2, "kg").contains("×"))
  }
}
