package import PricebookModel

/// What the receipts of a book have of an item, to tell names apart by.
package struct ItemPurchases: Sendable {
  package private(set) var lineCount = 0
  /// What was paid, with refunds taken away.
  package private(set) var paid: [CurrencyID: Amount] = [:]
  /// How many of its lines every store has.
  package private(set) var stores: [StoreID: Int] = [:]
  package private(set) var lastDay: CalendarDate?
  package private(set) var categories: Set<CategoryID> = []
  /// The lowest and the highest price per base unit, by dimension of the unit and currency.
  package private(set) var prices: [Measure: (lowest: UnitValue, highest: UnitValue)] = [:]

  package struct Measure: Hashable, Sendable {
    package var dimension: UnitOfMeasure.Dimension
    package var currency: CurrencyID
  }

  package static func of(_ items: Set<ItemID>, in book: Book) -> [ItemID: ItemPurchases] {
    var wanted = IDTable<ItemID, Bool>(repeating: false, count: book.names.items.count)
    for item in items where wanted.indices.contains(item) { wanted[item] = true }
    var found: [ItemID: ItemPurchases] = [:]
    let lines = book.lines
    let (lineItems, receipts) = (lines.item, lines.receipt)
    for row in lines.uses.indices where wanted[lineItems[row]] && !lines.uses[row].isEmpty {
      let receipt = Int(receipts[row])
      let paid = lines.paid[row]
      let currency = lines.currency[row]
      var purchases = found[lineItems[row]] ?? ItemPurchases()
      if lines.uses[row].contains(.spending) {
        purchases.lineCount += 1
        purchases.paid[currency, default: .zero] += paid
        purchases.stores[lines.receipts.store[receipt], default: 0] += 1
        let day = lines.receipts.day[receipt]
        purchases.lastDay = purchases.lastDay.map { max($0, day) } ?? day
        purchases.categories.insert(lines.category[row])
      }
      if lines.uses[row].contains(.price) {
        let unit = book.names.units[lines.unit[row]]
        let price = UnitValue(paid: paid, quantity: unit.base(lines.quantity[row]))
        let measure = Measure(dimension: unit.dimension, currency: currency)
        let known = purchases.prices[measure]
        purchases.prices[measure] = (
          known.map { price.isLower(than: $0.lowest) ? price : $0.lowest } ?? price,
          known.map { $0.highest.isLower(than: price) ? price : $0.highest } ?? price
        )
      }
      found[lineItems[row]] = purchases
    }
    return found
  }
}
