import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Items by the bytes of their names, against their texts")
struct ItemGroupsTests {
  private static let names = [
    "Milk", "MILK", "milk", " milk ", "Whole  Milk", "Whole Milk 1 l", "whole milk 1 L", "Café",
    "Cafe\u{301}", "CAFÉ", "Weißbrot", "WEISSBROT", "Ὀδός", "ὈΔΌΣ", "Pfand", "pfand 2", "Deposit",
    "Tea bags", "", " ", "Ä", "ä", "A\u{308}", "\u{212B}", "Å", "Item 00128 family pack", "[A]",
    "{A}", "[a]", "@", "`", "\u{0}x", "é\u{A0}b", "é b",
  ]
  private static let barcodes = [
    nil, nil, nil, "4006381333931", "04006381333931", "73513537", "no number", "2012345000006",
  ]
  private static let aliases = [
    Alias(kind: .item, match: "milk", name: "Cow's milk", category: "Dairy"),
    Alias(kind: .adjustment, match: "tea*", name: "", category: nil),
    Alias(kind: .item, match: "caf?", name: "CAFÉ", category: nil),
    Alias(kind: .item, match: "*brot", name: "Milk", category: nil),
  ]

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `are the same items`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let texts = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
      ItemText(
        name: Self.names.randomElement(using: &generator) ?? "",
        barcode: (Self.barcodes.randomElement(using: &generator) ?? nil),
        isAdjustment: Int.random(in: 0...9, using: &generator) == 0)
    }
    let aliases = AliasTable(Self.aliases.filter { _ in Bool.random(using: &generator) })
    var names = NameTexts()
    names.items = texts
    let found = NameResolution(names, aliases: [aliases])
    let expected = SlowItems(texts, aliases: aliases)
    #expect(found.items == expected.names, "seed \(seed)")
    #expect(found.itemOfText == expected.ofText, "seed \(seed)")
    #expect(
      found.categoryOfItemText.map { $0.map { found.categories[$0] } }
        == expected.aliasCategories, "seed \(seed)")
  }
}
