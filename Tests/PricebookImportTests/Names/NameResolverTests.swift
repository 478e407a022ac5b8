import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Bringing names together")
struct NameResolverTests {
  private func items(
    _ names: [String], _ aliases: [Alias] = []
  ) -> [String] {
    var texts = NameTexts()
    texts.items = names.map { ItemText(name: $0) }
    return NameResolution(texts, aliases: [AliasTable(aliases)]).items.map(\.name)
  }

  private func alias(
    _ match: String, _ name: String, _ kind: Alias.Kind = .item, category: String? = nil
  ) -> Alias {
    Alias(kind: kind, match: match, name: name, category: category)
  }

  @Test(
    "Spellings of one name are one item",
    arguments: [
      ["Whole Milk", "WHOLE MILK"], ["Whole  Milk", "whole milk"], ["Café", "Cafe\u{301}"],
      ["Weißbrot", "WEISSBROT"], ["Ὀδός", "ὈΔΌΣ"],
    ])
  func spellings(_ names: [String]) {
    #expect(items(names).count == 1)
  }

  @Test func `The spelling shown is mixed case before capitals, in any order`() {
    #expect(items(["WHOLE MILK", "Whole milk", "whole milk"]) == ["Whole milk"])
    #expect(items(["whole milk", "Whole milk", "WHOLE MILK"]) == ["Whole milk"])
  }

  @Test func `Items ascend by name`() {
    #expect(items(["pear", "Apple", "Zander", "äpfel"]) == ["Apple", "Zander", "pear", "äpfel"])
  }

  @Test func `An alias names what a till writes`() {
    #expect(items(["ORG BNNAS", "Bananas"], [alias("org bnn*", "Bananas")]) == ["Bananas"])
  }

  @Test func `The first alias that matches wins`() {
    let aliases = [alias("oat milk*", "Oat milk"), alias("*milk*", "Milk")]
    #expect(items(["OAT MILK 1L", "WHOLE MILK"], aliases) == ["Milk", "Oat milk"])
    #expect(items(["OAT MILK 1L", "WHOLE MILK"], aliases.reversed()) == ["Milk"])
  }

  @Test func `A plain alias after a glob does not overtake it`() {
    #expect(items(["Oat"], [alias("o*", "First"), alias("oat", "Second")]) == ["First"])
    #expect(items(["Oat"], [alias("oat", "First"), alias("o*", "Second")]) == ["First"])
  }

  @Test func `An alias name keeps the spelling that its author chose`() {
    #expect(items(["MLK", "milk", "Milk"], [alias("mlk", "MILK")]) == ["MILK"])
  }

  @Test func `A category of an alias overrides the line's own`() throws {
    var texts = NameTexts()
    texts.items = [ItemText(name: "MLK"), ItemText(name: "Bread")]
    texts.categories = ["Drinks", ""]
    let table = AliasTable([alias("mlk", "Milk", category: "Dairy")])
    let resolution = NameResolution(texts, aliases: [table])
    #expect(resolution.categories == ["", "Dairy", "Drinks"])
    #expect(resolution.categoryOfItemText == [1, nil])
    #expect(resolution.categoryOfText == [2, 0])
  }

  /// The category that aliases give each text; `nil` where they give none.
  private func categories(_ items: [ItemText], _ aliases: [Alias]) -> [String?] {
    var texts = NameTexts()
    texts.items = items
    texts.categories = ["Other"]
    let resolution = NameResolution(texts, aliases: [AliasTable(aliases)])
    return resolution.categoryOfItemText.map { $0.map { resolution.categories[$0] } }
  }

  @Test func `A row of the kind category gives a category and leaves the name alone`() {
    let rows = [alias("*milk*", "", .category, category: "Dairy")]
    #expect(items(["Whole milk", "Bread"], rows) == ["Bread", "Whole milk"])
    #expect(
      categories([ItemText(name: "WHOLE MILK"), ItemText(name: "Bread")], rows) == ["Dairy", nil])
  }

  @Test func `A category row matches the name that another row makes, and all spellings of it`() {
    let rows = [
      alias("ORG MLK", "Organic milk"), alias("*MLK 2", "", .category, category: "Tills"),
      alias("organic *", "", .category, category: "Organic"),
    ]
    #expect(categories([ItemText(name: "ORG MLK")], rows) == ["Organic"])
    // One item under two names: the first row that matches either is used for both.
    let twins = ["Milk", "ORG MLK 2"].map { ItemText(name: $0, barcode: "4006381333931") }
    #expect(categories(twins, rows) == ["Tills", "Tills"])
  }

  @Test func `The first category row counts, after the category of a row that names the item`() {
    let rows = [
      alias("*milk*", "", .category, category: "First"),
      alias("whole *", "", .category, category: "Second"),
      alias("goat milk", "Goat milk", category: "Own"), alias("oat milk", "Oat milk"),
    ]
    let texts = ["whole milk", "goat milk", "oat milk"].map { ItemText(name: $0) }
    #expect(categories(texts, rows) == ["First", "Own", "First"])
  }

  @Test func `A category row does not match adjustments`() {
    let rows = [alias("*", "", .category, category: "All")]
    #expect(categories([ItemText(name: "Pfand"), ItemText(name: "Milk")], rows) == [nil, "All"])
  }

  @Test func `Stores have aliases of their own`() {
    var texts = NameTexts()
    texts.stores = ["MM Adliswil", "MM Wiedikon", "Coop"]
    let table = AliasTable([alias("mm *", "Migros", .store), alias("coop", "No", .item)])
    let resolution = NameResolution(texts, aliases: [table])
    #expect(resolution.stores == ["Coop", "Migros"])
    #expect(resolution.storeOfText == [1, 1, 0])
  }

  @Test(
    "The usual phrases of nine languages are adjustments",
    arguments: [
      "Bottle deposit", "Deposit return", "Pfand", "LEERGUT", "CUMULUS BON", "Bonus-Coupon",
      "Consigne", "Statiegeld", "Pantti", "PANT", "Coupon", "Points", "Carrier bag", "Rounding",
      "Delivery fee", "Tip", "Coupon rem caisse", "Bolsa de plástico", "Buono sconto",
      "Öresavrundning", "Vasilhame",
    ])
  func adjustments(_ name: String) {
    var texts = NameTexts()
    texts.items = [ItemText(name: name)]
    #expect(NameResolution(texts).items.map(\.isAdjustment) == [true])
  }

  @Test(
    "A word of a phrase does not make an adjustment",
    arguments: [
      "Tea bags", "Coupon holder", "Pfandglas Joghurt", "Tipp-Ex", "Bag of rice",
      "Delivery pizza", "Pantene Shampoo", "Points of light",
    ])
  func items(_ name: String) {
    var texts = NameTexts()
    texts.items = [ItemText(name: name)]
    #expect(NameResolution(texts).items.map(\.isAdjustment) == [false])
  }

  @Test func `An alias can make an adjustment of a name, and an item of a phrase`() {
    var texts = NameTexts()
    texts.items = [ItemText(name: "CRATE 24"), ItemText(name: "Tip")]
    let table = AliasTable([
      alias("crate*", "Crate deposit", .adjustment), alias("tip", "Tip magazine"),
    ])
    let resolution = NameResolution(texts, aliases: [table])
    #expect(
      resolution.items
        == [Item(name: "Crate deposit", isAdjustment: true), Item(name: "Tip magazine")])
  }

  @Test func `One barcode is one item under any name`() {
    var texts = NameTexts()
    texts.items = [
      ItemText(name: "Vollmilch", barcode: "4006381333931"),
      ItemText(name: "VOLLM. 3,5", barcode: "4006381333931"),
      ItemText(name: "vollmilch"),
    ]
    #expect(NameResolution(texts).items.map(\.name) == ["Vollmilch"])
  }

  @Test func `Two barcodes of one name stay two, shown with their numbers`() {
    var texts = NameTexts()
    texts.items = [
      ItemText(name: "Milk", barcode: "4006381333931"),
      ItemText(name: "Milk", barcode: "5901234123457"), ItemText(name: "Milk"),
    ]
    #expect(
      NameResolution(texts).items.map(\.name)
        == ["Milk", "Milk (4006381333931)", "Milk (5901234123457)"])
  }

  @Test(
    "Numbers that stores give out themselves, or that fail their check, say nothing",
    arguments: ["2012345678900", "4006381333932", "4011", "0212345678900", "abc", ""])
  func restrictedNumbers(_ number: String) {
    #expect(GlobalTradeItemNumber(number) == nil)
  }

  @Test func `Twenty thousand names against a thousand aliases take seconds`() {
    var texts = NameTexts()
    texts.items = (0..<20_000).map { ItemText(name: "Item \($0) fresh") }
    let aliases = (0..<1_000).map { index in
      alias(index.isMultiple(of: 2) ? "*tem \(index * 7) f*" : "Item \(index)", "N\(index)")
    }
    let (resolution, time) = timed { NameResolution(texts, aliases: [AliasTable(aliases)]) }
    #expect(resolution.items.count == 20_000)
    #expect(time < .seconds(30))
  }
}
