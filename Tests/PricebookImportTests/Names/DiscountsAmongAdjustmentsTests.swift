import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Which adjustments take money off")
struct DiscountsAmongAdjustmentsTests {
  private func item(_ name: String, _ aliases: [Alias] = []) -> Item? {
    var texts = NameTexts()
    texts.items = [ItemText(name: name)]
    return NameResolver(aliases: AliasTable(aliases)).resolve(texts).items.first
  }

  @Test(
    "Discounts, coupons and points do, in every language",
    arguments: [
      "Coupon", "STORE COUPON", "Total discount", "club card savings", "Rabatt", "Cumulus Bon",
      "Payback Punkte", "remise fidélité", "Bon de réduction", "descuento socio", "CUPÓN",
      "sconto soci", "Bonuskorting", "Plussa-etu", "rabattkupong", "vale desconto", "rabat",
      "zniżka", "SLEVA", "Знижка", "скидка", "indirim kuponu", "値引き", "ポイント利用",
    ])
  func takesOff(name: String) {
    #expect(item(name)?.isDiscount == true)
  }

  @Test(
    "Deposits, bags, fees and means of payment do not",
    arguments: [
      "Pfand", "Leergutbon", "Tragetasche", "bottle deposit", "rounding", "Trinkgeld", "gift card",
      "Einkaufsgutschein", "voucher", "pantbon", "statiegeldbon", "livraison", "bolsa", "レジ袋",
    ])
  func takesNothingOff(name: String) {
    #expect(item(name)?.isAdjustment == true)
    #expect(item(name)?.isDiscount == false)
  }

  @Test("An item is none, whatever its name; an alias makes it one")
  func alias() {
    #expect(item("Bonus Hundefutter")?.isDiscount == false)
    let alias = Alias(kind: .adjustment, match: "treue*", name: "Treuerabatt", category: nil)
    #expect(item("TREUE 5 EUR", [alias])?.isDiscount == true)
  }
}
