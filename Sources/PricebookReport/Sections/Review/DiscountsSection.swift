import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Discounts.Row: MonthRow {}

extension SpendingReview {
  var discountsSection: Section? {
    DiscountsByStore(scope: scope, months: period.begun, span: months).section
  }
}

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
    var sums: [StoreID: Discounts.Row] = [:]
    let rows = scope.analysis.discounts.rows
      .rows(from: months.lowerBound, through: months.upperBound)
    for row in rows where row.currency == scope.currencyID {
      guard var sum = sums[row.store] else {
        sums[row.store] = row
        continue
      }
      sum.discount = sum.discount.flatMap { total in row.discount.flatMap { [total, $0].sum } }
      sum.onOffer += row.onOffer
      sums[row.store] = sum
    }
    // Months of a store without a discount have no row, but were bought in.
    for store in stores { sums[store.store]?.purchases = store.purchases }
    return Array(sums.values)
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
    let shown = rows.prefix(SpendingReview.storeBarLimit)
    return DisplayTable(
      id: "discounts-table", caption: words.discounts.tableCaption(span),
      captionUnit: scope.captionUnit,
      columns: [
        .init(words.headings.store), .number(words.discounts.moneyOff, order: .descending),
        .number(words.discounts.onOffer),
      ],
      rows: shown.map { row in
        DisplayTable.Row([
          .name(scope.book.names.stores[row.store]), .value(row.discount.map(scope.written)),
          .value(row.onOffer.percent(of: row.purchases).map { .percent($0) }),
        ])
      },
      totalRowCount: shown.count < rows.count ? rows.count : nil,
      file: scope.context.tablePath("discounts"))
  }
}
