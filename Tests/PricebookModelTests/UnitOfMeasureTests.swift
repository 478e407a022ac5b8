import PricebookModel
import Testing

@Suite("Units of measure")
struct UnitOfMeasureTests {
  @Test(
    "Spellings of nine languages name their unit",
    arguments: [
      ("", "each"), ("EA", "each"), ("Stk.", "each"), ("Stück", "each"), ("kpl", "each"),
      ("pièce", "each"), ("Dutzend", "dozen"), ("KG", "kg"), ("Gramm", "g"), ("fl. oz", "floz"),
      ("fl oz", "floz"), ("Litre", "l"), ("quilos", "kg"), ("Lbs", "lb"), ("mL", "ml"),
    ])
  func knowsSpellings(written: String, symbol: String) {
    #expect(UnitOfMeasure(written: written).symbol == symbol)
  }

  @Test("An unknown unit is its own dimension")
  func keepsUnknownUnits() {
    #expect(UnitOfMeasure(written: "Sachet").dimension == .other("sachet"))
    #expect(UnitOfMeasure(written: "bunch").dimension != UnitOfMeasure(written: "box").dimension)
  }

  @Test(
    "Factors to the base unit are exact",
    arguments: [
      ("mg", 1, 1), ("g", 1, 1_000), ("kg", 1, 1_000_000), ("ml", 1, 1_000), ("cl", 1, 10_000),
      ("dl", 1, 100_000), ("dozen", 1, 12_000_000), ("lb", 100_000, 45_359_237_000),
      ("oz", 16_000_000, 453_592_370_000), ("gal", 1_000_000, 3_785_411_784_000),
      ("qt", 4_000_000, 3_785_411_784_000), ("pt", 8_000_000, 3_785_411_784_000),
      ("floz", 128_000_000, 3_785_411_784_000),
    ] as [(String, Int64, Int64)])
  func convertsExactly(unit: String, quantity: Int64, millionthsOfBase: Int64) {
    let base = UnitOfMeasure(written: unit).base(Quantity(millionths: quantity * 1_000_000))
    #expect(base.count == Int128(millionthsOfBase) * 10_000_000_000_000)
  }

  @Test("A unit value is the exact ratio, rounded when it is shown")
  func roundsUnitValues() {
    let third = UnitValue(
      paid: Amount(units: 10), quantity: UnitOfMeasure.each.base(.init(millionths: 3_000_000)))
    #expect(third.rounded?.tenThousandths == 33_333)
    #expect(
      third.cost(of: UnitOfMeasure.each.base(.init(millionths: 3_000_000)), roundedToDigits: 2)
        == Amount(units: 10))
    #expect(UnitValue(paid: Amount(units: 10), quantity: .zero).rounded == nil)
    #expect(
      UnitValue(paid: Amount(units: 10), quantity: .zero).cost(of: .zero, roundedToDigits: 2) == nil
    )
  }

  @Test("Unit values next to the end of 64 bits are defined")
  func survivesHugeUnitValues() {
    let smallest = BaseQuantity(count: 1)
    let huge = UnitValue(paid: Amount(tenThousandths: .max), quantity: smallest)
    #expect(huge.rounded == nil)
    #expect(huge.cost(of: UnitOfMeasure.each.base(.limit), roundedToDigits: 2) == nil)
    let whole = UnitValue(
      paid: Amount(tenThousandths: .max), quantity: UnitOfMeasure.each.base(.one))
    #expect(whole.rounded?.tenThousandths == .max)
  }
}
