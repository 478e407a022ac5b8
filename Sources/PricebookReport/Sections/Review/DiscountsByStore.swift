import PricebookAnalytics
import PricebookModel

/// The section on what discounts and offers took off, by store.
struct DiscountsByStore {
  let scope: CurrencyScope
  let months: ClosedRange<Month>
  let span: MonthPeriod

  private var words: ReportWords { scope.words }

  /// `nil` where less than 1 % was taken off and bought on offer.
  var section: Section? {
    let stores = scope.stores(over: months)
    let rows = sums(stores).sorted {
      ($1.discount ?? .zero, $1.onOffer, $0.store) < ($0.discount ?? .zero, $0.onOffer, $1.store)
    }
    let purchases = stores.map(\.purchases).sum ?? .zero
    guard
      [rows.compactMap(\.discount).sum, rows.map(\.onOffer).sum].contains(where: {
        $0.map { ClaimGate.isLargeEnough($0, ofSpending: purchases) } ?? false
      })
    else { return nil }
    let sentences = sentences(rows, stores)
    let answer: [Block] = sentences.isEmpty ? [] : [.answer(RichText(sentences: sentences))]
    return Section(
      id: "discounts", title: words.discounts.title, note: [words.discounts.note],
      blocks: answer + [.table(table(rows))])
  }

  private func sums(_ stores: [Spending.StoreRow]) -> [Discounts.Row] {
    let purchases = Dictionary(uniqueKeysWithValues: stores.map { ($0.store, $0.purchases) })
    return scope.analysis.discounts.rows.rows(in: months)
      .filter { $0.currency == scope.currencyID }.summed(by: \.store) { sum, row in
        sum.discount = sum.discount.flatMap { total in row.discount.flatMap { [total, $0].sum } }
        sum.onOffer += row.onOffer
      }.map { row in
        // Months of a store without a discount have no row, but were bought in.
        var row = row
        row.purchases = purchases[row.store] ?? row.purchases
        return row
      }
  }

  private func sentences(_ rows: [Discounts.Row], _ stores: [Spending.StoreRow]) -> [RichText] {
    var sentences: [RichText] = []
    if let total = rows.compactMap(\.discount).sum, total > .zero {
      sentences.append(words.discounts.tookOff(scope.written(total), in: span))
    }
    let purchases = stores.map(\.purchases).sum ?? .zero
    let onOffer = rows.map(\.onOffer).sum ?? .zero
    if let share = onOffer.percent(of: purchases), share >= Self.leastShare {
      sentences.append(
        words.discounts.share(.percent(share, digits: 1), isAll: onOffer == purchases))
    }
    return sentences
  }

  /// The least share in percent that is not written as zero.
  private static let leastShare = 0.05

  private func table(_ rows: [Discounts.Row]) -> DisplayTable {
    scope.table(
      "discounts-table", words.discounts.tableCaption(span), of: rows,
      limit: SpendingReview.storeBarLimit, file: "discounts",
      [
        .init(words.headings.store) { .name(scope.storeName($0.store)) },
        .number(words.discounts.moneyOff, order: .descending) { scope.cell($0.discount) },
        .number(words.discounts.onOffer) { .percent($0.onOffer.percent(of: $0.purchases)) },
      ])
  }
}
