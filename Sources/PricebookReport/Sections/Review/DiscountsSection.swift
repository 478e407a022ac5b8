import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Discounts.Row: MonthRow {}

extension SpendingReview {
  /// What discounts and offers took off, by store, most first.
  var discountsSection: Section? {
    let rows = discounts.sorted {
      ($1.discount ?? .zero, $1.onOffer, $0.store) < ($0.discount ?? .zero, $0.onOffer, $1.store)
    }
    guard !rows.isEmpty else { return nil }
    let sentences = discountSentences(rows)
    let answer: [Block] = sentences.isEmpty ? [] : [.answer(RichText(sentences: sentences))]
    return Section(
      id: "discounts", title: words.discounts.title, note: [words.discounts.note],
      blocks: answer + [.table(discountsTable(rows))])
  }

  /// What was taken off in the report's months, by store.
  private var discounts: [Discounts.Row] {
    var sums: [StoreID: Discounts.Row] = [:]
    let rows = scope.analysis.discounts.rows
      .rows(from: period.begun.lowerBound, through: period.begun.upperBound)
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
    for store in scope.stores { sums[store.store]?.purchases = store.purchases }
    return Array(sums.values)
  }

  private func discountSentences(_ rows: [Discounts.Row]) -> [RichText] {
    var sentences: [RichText] = []
    if let total = rows.compactMap(\.discount).sum, total > .zero {
      sentences.append(words.discounts.tookOff(scope.written(total), in: months))
    }
    let purchases = scope.stores.map(\.purchases).sum ?? .zero
    let onOffer = rows.map(\.onOffer).sum ?? .zero
    if let share = onOffer.percent(of: purchases), share >= Self.leastShare {
      sentences.append(
        words.discounts.share(.percent(share, digits: 1), isAll: onOffer == purchases))
    }
    return sentences
  }

  /// The least share in percent that is not written as zero.
  private static let leastShare = 0.05

  private func discountsTable(_ rows: [Discounts.Row]) -> DisplayTable {
    let shown = rows.prefix(SpendingReview.storeBarLimit)
    return DisplayTable(
      id: "discounts-table", caption: words.discounts.tableCaption(months),
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
