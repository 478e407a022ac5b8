import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

/// What any item of a group costs: at every store the cheapest of it.
struct GroupAnswer {
  private let rows: [GroupPrices.Row]
  private let names: BookNames
  private let formatting = Formatting()

  /// - Returns: `nil` where no group with a price has that name, whatever its case and accents.
  init?(_ wanted: String, in analysis: Analysis) {
    let names = analysis.book.names
    rows = analysis.groupPrices.rows.filter {
      searchedName(names.items[$0.group].name) == searchedName(wanted)
    }
    self.names = names
    if rows.isEmpty { return nil }
  }

  private func text(of price: Amount, _ row: GroupPrices.Row) -> String {
    let unit = row.dimension.baseUnit
    return formatting.text(.price(Money(price, names.currencies[row.currency])))
      + (unit == "each" ? " each" : " per \(unit)")
  }

  /// The stores, cheapest first in every currency, and how a price that was seen compares.
  func text(seen: Amount?) -> String {
    let cheapest = rows.filter(\.isCheapest).sorted {
      ($0.currency, $0.price, $0.store) < ($1.currency, $1.price, $1.store)
    }
    let items = Set(rows.map(\.item)).count
    var lines = ["\(visible(names.items[rows[0].group].name)), any of \(counted(items, "item"))"]
    if let seen, let lowest = cheapest.first {
      let difference = seen - lowest.price
      lines.append(
        "  At \(text(of: seen, lowest)): "
          + (difference == .zero
            ? "the lowest last price"
            : text(of: max(difference, .zero - difference), lowest)
              + (difference > .zero ? " above" : " below") + " the lowest last price"))
    }
    let table =
      [["Store", "Last price", "Item", "On"]]
      + cheapest.map { row in
        [
          visible(names.stores[row.store]), text(of: row.price, row),
          visible(names.items[row.item].name),
          row.day.map { formatting.text(.date($0)) } ?? "no date",
        ]
      }
    return (lines + aligned(table)).map { $0 + "\n" }.joined()
  }
}
