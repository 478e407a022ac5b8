import PricebookModel

/// How much was bought, or is to be, as it stands before the name of an item.
struct BoughtQuantity {
  let quantity: Quantity
  let unit: UnitOfMeasure

  /// `2 ×`, `1.5 kg`, `2 × 500 ml`; nothing for one piece.
  var written: RichText {
    let times: RichText = quantity == .one ? "" : "\(.quantity(quantity, unit: "each")) ×"
    if unit.dimension == .count, unit.symbol == "each" { return times }
    if unit.isPackage {
      let size = RichText(unit.symbol)
      return times.isEmpty ? size : times + " " + size
    }
    return .value(.quantity(quantity, unit: unit.symbol))
  }
}
