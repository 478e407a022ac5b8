package import PricebookModel

/// What discounts and offers took off, by month and store.
///
/// Money off is the discount that a receipt line names, and what lines of their own take off as
/// discounts, coupons or points. Neither contains the other. A charge is no discount, and a refund
/// gives its discount back.
package struct Discounts: Sendable {
  package struct Row: Hashable, Sendable {
    package var month: Month
    package var store: StoreID
    package var currency: CurrencyID
    /// What was taken off; `nil` where the sum does not fit in 64 bits.
    package var discount: Amount?
    /// The part of it that lines of their own took off: no price of an item has it.
    package var ownLines: Amount
    /// What was paid for items with a discount of their own, or at a price that a price list called
    /// an offer of that store on that day, or below it.
    package var onOffer: Amount
    /// What was paid for items, refunds and adjustments apart.
    package var purchases: Amount
  }

  /// Sorted by month, store, currency; months of a store without a discount or an offer are left out.
  package var rows: [Row] = []
}

extension Discounts {
  private struct Sum {
    var discount: Int128 = 0
    var ownLines: Int64 = 0
    var onOffer: Int64 = 0
  }

  /// - Parameter stores: What was spent, sorted by month, store and currency.
  init(of book: Book, stores: [Spending.StoreRow], calendar: DataCalendar, units: UnitTable) {
    let lines = book.lines
    let currencyCount = max(1, book.names.currencies.count)
    var sums = MonthTable(
      groupCount: book.names.stores.count * currencyCount, monthCount: calendar.months.count,
      empty: Sum())
    func add(line: Int, _ change: (inout Sum) -> Void) {
      let receipt = Int(lines.receipt[line])
      guard let month = calendar.monthNumber(of: lines.receipts.day[receipt]) else { return }
      let currency = lines.articles.currency[Int(lines.article[line])].index
      sums.update(
        group: lines.receipts.store[receipt].index * currencyCount + currency, month: month, change)
    }

    for (row, amount) in zip(lines.discount.rows, lines.discount.amounts) {
      let line = Int(row)
      let isRefund = lines.quantity[line] < .zero
      guard lines.uses[line].contains(.spending), (amount < .zero) == isRefund else { continue }
      let paid = lines.uses[line].contains(.price) ? lines.paid[line].tenThousandths : 0
      add(line: line) {
        $0.discount += Int128(amount.tenThousandths)
        $0.onOffer += paid
      }
    }

    let offers = OfferPrices(of: book, units: units)
    let isDiscount = lines.articles.item.map { book.names.items[$0].isDiscount }
    let isOffered = lines.articles.item.map { offers.has($0) }
    if isDiscount.contains(true) || isOffered.contains(true) {
      for line in 0..<lines.count where lines.uses[line].contains(.spending) {
        let article = Int(lines.article[line])
        if isDiscount[article] {
          add(line: line) {
            $0.discount -= Int128(lines.paid[line].tenThousandths)
            $0.ownLines -= lines.paid[line].tenThousandths
          }
        } else if isOffered[article], lines.uses[line].contains(.price),
          lines.discount[line] <= .zero, offers.hasOffer(ofLine: line, of: lines)
        {
          add(line: line) { $0.onOffer += lines.paid[line].tenThousandths }
        }
      }
    }

    for row in stores {
      guard let month = calendar.months.place(of: row.month) else { continue }
      let sum = sums.value(
        group: row.store.index * currencyCount + row.currency.index, month: month)
      guard sum.discount != 0 || sum.onOffer != 0 else { continue }
      rows.append(
        Row(
          month: row.month, store: row.store, currency: row.currency,
          discount: Int64(exactly: sum.discount).map(Amount.init(tenThousandths:)),
          ownLines: Amount(tenThousandths: sum.ownLines),
          onOffer: Amount(tenThousandths: sum.onOffer), purchases: row.purchases))
    }
  }
}
