import Testing

@testable import PricebookImport

@Suite("Items as parsers intern them")
struct InternedItemTests {
  @Test(arguments: [
    ("Milk", ItemText(name: "Milk")), ("", ItemText(name: "")),
    ("Milk\0", ItemText(name: "Milk")),
    ("Milk\u{0}4006381333931", ItemText(name: "Milk", barcode: "4006381333931")),
    ("Coupon\0\0", ItemText(name: "Coupon", isAdjustment: true)),
    ("Bag\u{0}12\0", ItemText(name: "Bag", barcode: "12", isAdjustment: true)),
  ])
  func `are taken apart`(text: String, item: ItemText) {
    #expect(ItemText(interned: text) == item)
  }
}
