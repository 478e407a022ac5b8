import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  static let storeBarLimit = 12

  var storesSection: Section? {
    let rows = scope.stores.sorted { ($1.spent, $0.store) < ($0.spent, $1.store) }
    guard let largest = rows.first else { return nil }
    let part = LargestPart(of: rows.map(\.spent))
    // That everything was bought there before too is no news.
    let before = months.previous
    let earlierStores = period.covers(before) ? scope.stores(over: before.months) : []
    let earlier =
      part == .only && earlierStores.count <= 1
      ? nil
      : earlierStores.first { $0.store == largest.store }
        .flatMap { $0.spent.percent(of: scope.spending(over: before.months)?.spent ?? .zero) }
    let share = part == .tied || largest.spent > spent ? nil : largest.spent.percent(of: spent)
    let isSame = share.map { share in earlier.map { $0.rounded() == share.rounded() } ?? false }
    return Section(
      id: "stores", title: words.stores.title,
      note: share.map {
        let name = scope.storeName(largest.store)
        return [
          words.stores.note(
            name, part, share: $0, earlier: earlier, isSame: isSame ?? false, earlierPeriod: before)
        ]
      } ?? [],
      blocks: [
        .chart(
          scope.storeChart(
            rows.map { ($0.store, $0.spent, $0.receiptCount) }, of: spent,
            lines: { [scope] in scope.lines(LineSelection(store: $0)) })),
        .disclosure(
          title: words.stores.tableTitle,
          blocks: [.table(storesTable(rows))] + (savingsNote.map { [.paragraph($0)] } ?? [])),
      ])
  }

  private func storesTable(_ rows: [Spending.StoreRow]) -> DisplayTable {
    let spent = { (rows: ArraySlice<Spending.StoreRow>) in rows.reduce(.zero) { $0 + $1.spent } }
    return scope.summedTable(
      "stores-table", words.stores.tableCaption(months), headings.store, of: rows,
      limit: SpendingReview.tableRowLimit, others: .store, file: "spending-by-store",
      saysRest: true,
      columns: [
        .number(headings.spent, order: .descending) { rows in
          let only = rows.count == 1 ? rows.first.map { scope.storeName($0.store) } : nil
          return scope.cell(spent(rows)).linked(
            to: only.flatMap { scope.lines(LineSelection(store: $0)) })
        },
        .number(headings.share) { .percent(spent($0).percent(of: self.spent)) },
        .number(headings.receipts) { .count($0.reduce(0) { $0 + $1.receiptCount }) },
        .number(headings.lines) { .count($0.reduce(0) { $0 + $1.lineCount }) },
      ], lines: { [(.name(scope.storeName($0.store)), [$0])] }, sum: \.self, total: rows[...])
  }

  var discountsSection: Section? {
    DiscountsByStore(scope: scope, months: period.begun, span: months).section
  }

  private var savingsDays: Int { scope.analysis.options.settings[.savingsDays] }

  var savingsObservation: Observation? {
    let savings = scope.reportedSavings
    guard savings.total > .zero, let store = savings.byStore.first else { return nil }
    let named = savings.byItem.prefix(2)
    let ofNamed = named.reduce(Amount.zero) { $0 + $1.saving }
    return Observation(
      topic: .savings, stake: savings.total, isDifference: false,
      sentence: words.savings.finding(
        days: savingsDays, items: named.map { scope.itemName($0.id) },
        isMost: ofNamed > savings.total - ofNamed, store: scope.storeName(store.id),
        amount: scope.written(store.saving), isOnlyStore: savings.byStore.count == 1),
      link: link(.stores))
  }

  /// Where money above the prices of other stores was paid, and what is not counted as such.
  var savingsNote: RichText? {
    let savings = scope.reportedSavings
    var sentences: [RichText] = []
    if savings.total > .zero {
      let entries = savings.byStore.map {
        "\(name: scope.storeName($0.id)) \(scope.written($0.saving))" as RichText
      }
      sentences.append(
        words.savings.byStore(days: savingsDays, words.shared.list(entries, limit: 3)))
    }
    let written = { (amount: Amount) in amount > .zero ? scope.written(amount) : nil }
    if savings.aboveOffers > .zero || savings.aboveEarlier > .zero {
      sentences.append(
        words.savings.notCounted(
          offers: written(savings.aboveOffers), earlier: written(savings.aboveEarlier)))
    }
    guard !sentences.isEmpty else { return nil }
    return RichText(
      sentences: sentences
        + [words.savings.byItem(file: scope.context.tableName("possible-savings"))])
  }
}

extension CurrencyScope {
  /// - Parameters:
  ///   - stores: Most first, at least one.
  ///   - lines: The lines at a store of such a name.
  func storeChart(
    _ stores: [(store: StoreID, spent: Amount, receipts: Int)], of total: Amount,
    lines: (String) -> LinkTarget?
  ) -> Chart {
    Chart(
      id: "store-bars", title: words.stores.title,
      description: words.stores.description(
        storeName(stores[0].store), written(stores[0].spent),
        LargestPart(of: stores.map(\.spent)), stores: stores.count),
      drawing: bars(
        stores.map { row in
          let receipts = words.shared.counted(row.receipts, .receipt)
          return StoreBars.Row(
            name: storeName(row.store), amount: row.spent,
            note: row.spent.percent(of: total).map { "\(.percent($0, digits: 0)) · \(receipts)" }
              ?? receipts, lines: lines(storeName(row.store)))
        }, limit: SpendingReview.storeBarLimit))
  }
}

extension Discounts.Row: MonthlyRow {}

extension PossibleSavings.Row: MonthlyRow {}
