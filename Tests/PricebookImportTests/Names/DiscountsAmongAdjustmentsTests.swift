import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Which adjustments take money off")
struct DiscountsAmongAdjustmentsTests {
  private func item(_ name: String, _ aliases: [Alias] = []) -> Item? {
    var texts = NameTexts()
    texts.items = [ItemText(name: name)]
    return NameResolution(texts, aliases: [AliasTable(aliases)]).items.first
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

  @Test(
    "A phrase holds with what tills print beside it",
    arguments: [
      "PFAND 0,25 EUR", "PFAND 6X0,08", "Pfand 6 x 0.08", "Leergut Automat", "RABATT 10 %",
      "10 % off coupon", "COUPON 5 % auf alles", "PAYBACK Coupon", "Coupon -1.50",
      "Tesco Clubcard savings",
      "Statiegeld 0,15", "Pantti 0,20 €", "Consigne 4 x 0,10",
    ])
  func besidePhrases(name: String) {
    #expect(item(name)?.isAdjustment == true)
  }

  @Test(
    "Stored value is an adjustment by a phrase inside the name",
    arguments: [
      "Steam Gift Card 20 EUR", "Amazon Gutscheinkarte", "CARTE CADEAU FNAC 50", "e-Gift Card",
      "Postage stamps x8", "Rubbellos Weihnachten", "Tarjeta regalo Zara", "Lahjakortti 20 €",
    ])
  func storedValue(name: String) {
    #expect(item(name)?.isAdjustment == true)
    #expect(item(name)?.isDiscount == false)
  }

  @Test(
    "A word of a phrase inside another name makes no adjustment",
    arguments: [
      "Stamped tin", "Gift wrap", "Tea bags 40", "Bag of carrots 1 kg", "Sac poubelle 30 L",
      "Vale de mar 250 g", "Bonus Hundefutter", "Pfandfreie Flasche 0,5 l", "Top up conditioner",
    ])
  func otherNames(name: String) {
    #expect(item(name)?.isAdjustment == false)
  }
}
