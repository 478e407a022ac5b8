import PricebookAnalytics
import PricebookDocument
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
    return Section(
      id: "stores", title: words.stores.title,
      note: ((part == .tied || largest.spent > spent ? nil : largest.spent.percent(of: spent)).map {
        [
          words.stores.note(
            scope.book.names.stores[largest.store], part, share: $0, earlier: earlier,
            earlierPeriod: before)
        ]
      } ?? []),
      blocks: [
        .chart(scope.storeChart(rows.map { ($0.store, $0.spent, $0.receiptCount) }, of: spent)),
        .disclosure(
          title: words.stores.tableTitle,
          blocks: [.table(storesTable(rows))] + (savingsNote.map { [.paragraph($0)] } ?? [])),
      ])
  }

  private func storesTable(_ rows: [Spending.StoreRow]) -> DisplayTable {
    let cells = { (name: Cell, rows: ArraySlice<Spending.StoreRow>) -> [Cell] in
      let spent = rows.reduce(.zero) { $0 + $1.spent }
      return [
        name, .value(scope.written(spent)),
        .value(spent.percent(of: self.spent).map { .percent($0) }),
        .value(.count(rows.reduce(0) { $0 + $1.receiptCount })),
        .value(.count(rows.reduce(0) { $0 + $1.lineCount })),
      ]
    }
    let table = SummedRows(
      rows, limit: SpendingReview.tableRowLimit,
      row: { cells(.name(scope.book.names.stores[$0.store]), [$0]) },
      rest: { cells(.text(words.shared.other($0.count, .store)), $0) },
      total: cells(.text(words.shared.total), rows[...]))
    return DisplayTable(
      id: "stores-table", caption: words.stores.tableCaption(months),
      captionUnit: scope.captionUnit,
      columns: [
        .init(headings.store), .number(headings.spent, order: .descending), .number(headings.share),
        .number(headings.receipts), .number(headings.lines),
      ], rows: table.rows,
      footnotes: table.restCount == 0
        ? []
        : [
          words.shared.moreRows(table.restCount, in: scope.context.tableName("spending-by-store"))
        ],
      file: scope.context.tablePath("spending-by-store"))
  }
}

extension CurrencyScope {
  /// What was spent at each store, with its share and its receipts.
  ///
  /// - Parameter stores: Most first, at least one.
  func storeChart(
    _ stores: [(store: StoreID, spent: Amount, receipts: Int)], of total: Amount
  ) -> Chart {
    let name = { (store: StoreID) in self.book.names.stores[store] }
    return Chart(
      id: "store-bars", title: words.stores.title,
      description: words.stores.description(
        name(stores[0].store), written(stores[0].spent), LargestPart(of: stores.map(\.spent)),
        stores: stores.count),
      drawing: bars(
        stores.map { row in
          let receipts = words.shared.counted(row.receipts, .receipt)
          return StoreBars.Row(
            name: name(row.store), amount: row.spent,
            note: row.spent.percent(of: total).map { "\(.percent($0, digits: 0)) · \(receipts)" }
              ?? receipts)
        }, limit: SpendingReview.storeBarLimit))
  }
}

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
    let purchases = Dictionary(uniqueKeysWithValues: stores.map { ($0.store, $0.purchases) })
    return scope.analysis.discounts.rows.rows(from: months.lowerBound, through: months.upperBound)
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
      }, totalRowCount: rows.count, file: scope.context.tablePath("discounts"))
  }
}

/// What the purchases of the report's months cost above lower prices that were known.
struct ReportedSavings {
  /// Above ordinary prices at other stores; this alone is a saving.
  private(set) var total = Amount.zero
  /// Above offers at other stores, and above the same store's own earlier prices.
  private(set) var aboveOffers = Amount.zero
  private(set) var aboveEarlier = Amount.zero
  /// Savings, most first; ties in order of name.
  private(set) var byStore: [(store: StoreID, saving: Amount)] = []
  private(set) var byItem: [(item: ItemID, saving: Amount)] = []

  init(_ scope: CurrencyScope) {
    let names = scope.book.names
    var stores = IDTable<StoreID, Amount>(repeating: .zero, count: names.stores.count)
    var items = IDTable<ItemID, Amount>(repeating: .zero, count: names.items.count)
    for row in scope.analysis.possibleSavings.rows
      .rows(from: scope.period.begun.lowerBound, through: scope.period.begun.upperBound)
    where row.currency == scope.currencyID {
      switch row.kind {
      case .offer: aboveOffers += row.saving
      case .sameStoreEarlier: aboveEarlier += row.saving
      case .otherStore:
        total += row.saving
        stores[row.store] += row.saving
        items[row.item] += row.saving
      }
    }
    byStore = Self.largestFirst(stores).map { (store: $0.id, saving: $0.saving) }
    byItem = Self.largestFirst(items).map { (item: $0.id, saving: $0.saving) }
  }

  /// What was saved by id, without what has no saving: there is no row of none.
  private static func largestFirst<ID>(_ savings: IDTable<ID, Amount>) -> [(id: ID, saving: Amount)]
  {
    savings.indices.filter { savings[$0] > .zero }.sorted { (savings[$1], $0) < (savings[$0], $1) }
      .map { ($0, savings[$0]) }
  }
}

extension PossibleSavings.Row: MonthRow {}

extension SpendingReview {
  private var savingsDays: Int { scope.analysis.options.settings[.savingsDays] }

  var savingsObservation: Observation? {
    let savings = ReportedSavings(scope)
    guard savings.total > .zero, let store = savings.byStore.first else { return nil }
    let names = scope.book.names
    let named = savings.byItem.prefix(2)
    let ofNamed = named.reduce(Amount.zero) { $0 + $1.saving }
    return Observation(
      topic: .savings, stake: savings.total, isDifference: false, tone: .neutral,
      sentence: words.savings.finding(
        days: savingsDays, items: named.map { scope.itemName($0.item) },
        isMost: ofNamed > savings.total - ofNamed, store: names.stores[store.store],
        amount: scope.written(store.saving), isOnlyStore: savings.byStore.count == 1),
      link: link(.stores),
      drawing: differences(
        savings.byItem.map { (.name(names.items[$0.item].name), $0.saving) }, isToned: false))
  }

  /// Where money above the prices of other stores was paid, and what is not counted as such.
  var savingsNote: RichText? {
    let savings = ReportedSavings(scope)
    var sentences: [RichText] = []
    if savings.total > .zero {
      let entries = savings.byStore.map {
        "\(name: scope.book.names.stores[$0.store]) \(scope.written($0.saving))" as RichText
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
