/// What the price of an item did at the stores that have it on both sides.
struct ItemPriceChange {
  var effect = PriceEffect()
  var purchasesBefore = 0
  var purchasesNow = 0
}
