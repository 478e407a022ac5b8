import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

/// What is shown of the names of a proposal: prices, stores, lines and money.
struct QuestionText {
  let book: Book
  let purchases: [ItemID: ItemPurchases]
  private let formatting = Formatting()
  private static let storeLimit = 3

  init(book: Book, purchases: [ItemID: ItemPurchases]) {
    self.book = book
    self.purchases = purchases
  }

  func lines(of proposal: AliasProposal, _ row: AliasProposal.Row, name: String) -> [String] {
    switch proposal.kind {
    case .item:
      let width = max(row.written.count, name.count) + 2
      return [(row.written, row.item), (name, proposal.item)].map { text, item in
        "  " + visible(text).padded(to: width) + facts(of: item)
      } + [row.why, proposal.lostCategories].compactMap { $0.map { "  " + visible($0) } }
    case .category:
      return [
        "  \(visible(row.written))  \(facts(of: row.item))",
        "  category \(visible(proposal.category ?? ""))",
      ]
    }
  }

  private func facts(of item: ItemID) -> String {
    guard let bought = purchases[item], bought.lineCount > 0 else { return "on no receipt" }
    let names = book.names
    let paid = bought.paid.sorted { $0.key < $1.key }.map { currency, amount in
      formatting.text(.money(Money(amount, names.currencies[currency])))
    }
    let prices = bought.prices.sorted {
      ($0.key.currency.index, "\($0.key.dimension)") < (
        $1.key.currency.index, "\($1.key.dimension)"
      )
    }.compactMap { measure, range -> String? in
      guard let low = range.lowest.rounded, let high = range.highest.rounded else { return nil }
      let unit = measure.dimension.baseUnit
      let texts = [low, high].map {
        formatting.text(.price(Money($0, names.currencies[measure.currency])))
      }
      return (texts[0] == texts[1] ? texts[0] : "\(texts[0]) to \(texts[1])")
        + (unit == "each" ? " each" : " per \(unit)")
    }
    let stores = bought.stores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { visible(names.stores[$0.key]) }
    let others = stores.count - Self.storeLimit
    return
      ([counted(bought.lineCount, "line"), paid.joined(separator: " + ")] + prices + [
        "at " + stores.prefix(Self.storeLimit).joined(separator: ", ")
          + (others > 0 ? " and \(counted(others, "more store"))" : "")
      ]).joined(separator: ", ")
  }
}
