package import PricebookModel

/// The largest receipt of a month with each of its lines priced again: at the same store a year ago,
/// and where it costs least elsewhere now.
///
/// Both sides are regular prices (``RegularPrices``) for what was bought. A line without such a price
/// counts as it was paid.
package struct RepricedReceipt: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let item: ItemID
    package let quantity: Quantity
    package let unit: UnitOfMeasure
    package let paid: Amount
    /// What it cost at the same store in the month a year before, else in one next to it.
    package let yearAgo: Amount?
    /// What it costs least at another store, at a price of the last 90 days.
    package let elsewhere: Elsewhere?
  }

  package struct Elsewhere: Hashable, Sendable {
    package let store: StoreID
    package let cost: Amount
  }

  package let day: CalendarDate
  package let store: StoreID
  package let currency: CurrencyID
  /// Those with most money first.
  package let lines: [Line]
  package let paid: Amount
  /// What all of it cost a year before; `nil` where no line has such a price.
  package let yearAgo: Amount?
  /// What all of it costs elsewhere; `nil` where no line has such a price.
  package let elsewhere: Amount?

  /// What was bought on a receipt, by article.
  private typealias Bought = [UInt32: (quantity: Quantity, paid: Amount)]

  private struct Key: Hashable {
    var receipt: UInt32
    var currency: CurrencyID
  }

  /// The largest receipt of each currency of a month, in the order of currencies.
  ///
  /// - Parameter book: Its lines are some of the whole book's, those of the period among them.
  /// - Complexity: O(lines), in two passes.
  static func all(
    in book: Book, period: ReportPeriod, models: [PriceModel], seen: StoresSeen
  ) -> [RepricedReceipt] {
    guard period.isMonth else { return [] }
    let lines = book.lines
    let days = period.firstDay...max(period.firstDay, min(period.lastDay, period.asOf))
    let isOfPeriod = lines.receipts.day.map { days.contains($0) }
    var sums: [Key: Amount] = [:]
    func key(_ row: Int) -> Key? {
      let receipt = lines.receipt[row]
      guard isOfPeriod[Int(receipt)], lines.uses[row].contains(.spending) else { return nil }
      return Key(
        receipt: receipt, currency: lines.articles.currency[Int(lines.article[row])])
    }
    for row in lines.receipt.indices {
      if let key = key(row) { sums[key, default: .zero] += lines.paid[row] }
    }
    var largest: [CurrencyID: (receipt: UInt32, paid: Amount)] = [:]
    for (key, paid) in sums where paid > .zero {
      let known = largest[key.currency] ?? (.max, .zero)
      if (known.paid, key.receipt) < (paid, known.receipt) {
        largest[key.currency] = (key.receipt, paid)
      }
    }
    var bought: [CurrencyID: Bought] = [:]
    for row in lines.receipt.indices {
      guard let key = key(row), largest[key.currency]?.receipt == key.receipt else { continue }
      let article = lines.article[row]
      let before = bought[key.currency]?[article] ?? (Quantity(millionths: 0), .zero)
      bought[key.currency, default: [:]][article] = (
        Quantity(millionths: before.quantity.millionths &+ lines.quantity[row].millionths),
        before.paid + lines.paid[row]
      )
    }
    return largest.keys.sorted().compactMap { currency in
      guard let (receipt, paid) = largest[currency], let articles = bought[currency] else {
        return nil
      }
      return RepricedReceipt(
        LinePricer(
          store: lines.receipts.store[Int(receipt)], day: lines.receipts.day[Int(receipt)],
          book: book, currency: currency, period: period,
          model: models.first { $0.currency == currency }, seen: seen), articles, paid: paid)
    }
  }

  private init(_ pricer: LinePricer, _ bought: Bought, paid: Amount) {
    (day, store, currency) = (pricer.day, pricer.store, pricer.currency)
    self.paid = paid
    let articles = pricer.book.lines.articles
    let lines = bought.map { article, sum in
      pricer.line(
        articles.item[Int(article)], sum.quantity,
        pricer.book.names.units[articles.unit[Int(article)]], paid: sum.paid)
    }.sorted { left, right in
      (right.paid, left.item, left.unit.symbol) < (left.paid, right.item, right.unit.symbol)
    }
    self.lines = lines
    func total(_ cost: (Line) -> Amount?) -> Amount? {
      guard lines.contains(where: { cost($0) != nil }) else { return nil }
      return lines.reduce(.zero) { $0 + (cost($1) ?? $1.paid) }
    }
    yearAgo = total(\.yearAgo)
    elsewhere = total { $0.elsewhere?.cost }
  }
}
