import PricebookModel

/// Finds what is to be checked in a period, worst first: what is missing, what counts twice or wrongly,
/// what was charged and should not have been, and what names and categories leave open.
struct Checks {
  private let inputs: AnalysisInputs
  private var book: Book { inputs.book }
  private var period: ReportPeriod { inputs.period }
  /// The last day that the period speaks of.
  private let end: CalendarDate
  /// Of all months.
  private let chargedAbove: [ChargedAbove]

  init(in inputs: AnalysisInputs, chargedAbove: [ChargedAbove]) {
    self.inputs = inputs
    self.chargedAbove = chargedAbove
    let period = inputs.period
    end = period.isOver ? period.lastDay : period.asOf
  }

  var all: [Check] {
    missingReceipts + payments + repeatedReceipts + nearCopies + unusualLines + charges
      + moneyWithoutCurrency + priceLists + moneyWithoutCategory + names
  }

  private func storesWithSpending(from first: Month) -> Set<StoreID> {
    Set(
      inputs.spending.byStore.rows(from: first, through: period.begun.upperBound).map(\.store))
  }

  private var days: ClosedRange<CalendarDate> { period.firstDay...max(period.firstDay, end) }
}

/// What is missing, and what was charged and should not have been.
extension Checks {
  /// In days; a store without a receipt for longer is no longer visited, and none of its receipts is
  /// missing.
  private static let longestSilence = 62

  /// Where all receipts end, stores are held against the day that they end on.
  private var missingReceipts: [Check] {
    let receipts = book.lines.receipts
    let first = end.adding(days: -200)
    var daysOfStore: [StoreID: [CalendarDate]] = [:]
    for (day, store) in zip(receipts.day, receipts.store) where (first...end).contains(day) {
      daysOfStore[store, default: []].append(day)
    }
    let known = daysOfStore.values.joined()
    guard let last = known.max(), last >= period.firstDay.adding(days: -Self.longestSilence) else {
      return []
    }
    var found: [Check] = []
    var endOfReceipts = end
    if let rhythm = VisitRhythm(of: known, through: end), rhythm.isSilent(on: end, beyond: 2.5) {
      endOfReceipts = last
      let recent = known.count { $0 >= rhythm.first }
      let missing =
        Double(recent) * Double(end.days(since: last)) / Double(last.days(since: rhythm.first) + 1)
      found.append(.receiptsEnd(last: last, missing: max(1, Int(missing.rounded()))))
    }
    let spent = storesWithSpending(from: period.month.adding(months: -6))
    let stopped = daysOfStore.compactMap { store, days -> (StoreID, VisitRhythm)? in
      guard spent.contains(store), let rhythm = VisitRhythm(of: days, through: endOfReceipts),
        rhythm.isSilent(on: endOfReceipts, beyond: 3),
        endOfReceipts.days(since: rhythm.last) <= Self.longestSilence
      else { return nil }
      return (store, rhythm)
    }
    return found
      + stopped.sorted { ($0.1.usualDays, $0.0) < ($1.1.usualDays, $1.0) }.map { store, rhythm in
        .storeStopped(
          store, last: rhythm.last, silentDays: endOfReceipts.days(since: rhythm.last),
          usualDays: rhythm.usualDays)
      }
  }

  /// Payments at stores of the book, then those at shops that it has no receipt of.
  private var payments: [Check] {
    let known = missing(.withoutReceipt, by: \.store).map { payments in
      Check.paymentsWithoutReceipt(
        payments.count, payments.amount, payments.currency, stores: payments.names)
    }
    let others = missing(.other, by: \.otherShop).map { payments in
      Check.shopsWithoutReceipt(
        payments.count, payments.amount, payments.currency, shops: payments.names)
    }
    return known + others
  }

  /// The payments of a kind in each currency, with the names of where they were made, most first.
  private func missing<Name: Hashable & Comparable>(
    _ kind: Payment.Kind, by name: (Payment) -> Name?
  ) -> [(count: Int, amount: Amount, currency: CurrencyID, names: [Name])] {
    let missing = book.payments.filter {
      $0.kind == kind && days.contains($0.day) && name($0) != nil
    }
    return book.names.currencies.indices.compactMap { currency in
      let payments = missing.filter { $0.currency == book.names.currencies[currency] }
      guard !payments.isEmpty else { return nil }
      var sums: [Name: Amount] = [:]
      for payment in payments { name(payment).map { sums[$0, default: .zero] += payment.amount } }
      return (
        payments.count, payments.reduce(.zero) { $0 + $1.amount }, currency,
        sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      )
    }
  }

  /// One for each currency, with the largest difference; of equal ones the last by item, store and day.
  private var charges: [Check] {
    let found = chargedAbove.filter { days.contains($0.day) }
    return Dictionary(grouping: found, by: \.currency).sorted { $0.key < $1.key }.compactMap {
      _, found in
      let sum = found.reduce(Amount.zero) { $0 + $1.difference }
      let most = found.reversed().max { $0.difference < $1.difference }
      return most.map { .chargedAbove($0, others: found.count - 1, sum: sum) }
    }
  }
}

/// What counts and should not.
extension Checks {
  /// What was spent in the period by source, of the lines that are chosen.
  private func spent(
    _ isChosen: (_ row: Int, _ currency: CurrencyID) -> Bool
  ) -> [Int: [CurrencyID: Amount]] {
    let lines = book.lines
    let isOfPeriod = lines.receipts.day.map(days.contains)
    var sums: [Int: [CurrencyID: Amount]] = [:]
    for row in 0..<lines.count
    where isOfPeriod[Int(lines.receipt[row])] && lines.uses[row].contains(.spending) {
      let currency = lines.articles.currency[Int(lines.article[row])]
      guard isChosen(row, currency) else { continue }
      sums[Int(lines.source[row]), default: [:]][currency, default: .zero] += lines.paid[row]
    }
    return sums
  }

  private var moneyWithoutCurrency: [Check] {
    let names = book.names.currencies
    let used = Set(inputs.spending.byMonth.map(\.currency))
    guard let unknown = names.firstIndex(of: .unknown), used.count > 1,
      inputs.spending.byMonth.contains(where: {
        $0.currency == unknown && period.begun.contains($0.month)
      })
    else { return [] }
    let sums = spent { $1 == unknown }.compactMapValues { $0[unknown] }
    guard let most = sums.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
    else { return [] }
    return [
      .withoutCurrency(
        sums.values.reduce(.zero, +), unknown, file: book.sources[most.key].path,
        otherFiles: sums.count - 1)
    ]
  }

  private var priceLists: [Check] {
    let files = Set(book.diagnostics.lazy.filter { $0.code == .maybePrices }.map(\.file))
    let sources = Set(book.sources.indices.filter { files.contains(book.sources[$0].path) })
    guard !sources.isEmpty else { return [] }
    return spent { row, _ in sources.contains(Int(book.lines.source[row])) }
      .sorted { $0.key < $1.key }.flatMap { source, sums in
        sums.filter { $0.value != .zero }.sorted { $0.key < $1.key }.map { currency, amount in
          .looksLikePrices(file: book.sources[source].path, amount, currency)
        }
      }
  }

  /// Empty in a book that was made without files.
  private func path(of source: Int) -> String {
    book.sources.indices.contains(source) ? book.sources[source].path : ""
  }

  /// One for each currency, with the largest; of stores with spending, because filters leave some out.
  private var repeatedReceipts: [Check] {
    let stores = storesWithSpending(from: period.begun.lowerBound)
    let copies = book.repeatedReceipts.filter {
      days.contains($0.day) && stores.contains($0.store) && $0.line.paid != .zero
    }
    return Dictionary(grouping: copies, by: \.currency).sorted { $0.key < $1.key }.compactMap {
      _, copies in
      let sum = copies.reduce(Amount.zero) { $0 + $1.line.paid }
      let most = copies.reversed().max { $0.line.paid < $1.line.paid }
      return most.map {
        .mayCountTwice(
          $0, file: path(of: $0.line.source), otherFile: path(of: $0.other.source),
          others: copies.count - 1, sum: sum)
      }
    }
  }

  /// One for each currency, with most money; not what copies that differ show already.
  private var unusualLines: [Check] {
    let spent = inputs.spending.byMonth.rows(
      from: period.begun.lowerBound, through: period.begun.upperBound
    ).reduce(into: [:]) { $0[$1.currency, default: Amount.zero] += $1.spent }
    let copied = Set(book.nearCopies.flatMap { [$0.line, $0.other] })
    let found = UnusualLine.all(in: book, days: days, units: inputs.units, spent: spent).filter {
      !copied.contains(NearCopy.Line(source: $0.source, number: $0.number, paid: $0.paid))
    }
    return Dictionary(grouping: found, by: \.currency).sorted { $0.key < $1.key }.compactMap {
      _, lines in
      let most = lines.reversed().max { $0.paid < $1.paid }
      return most.map {
        .unusualLine($0, file: path(of: $0.source), others: lines.count - 1)
      }
    }
  }

  private var nearCopies: [Check] {
    let copies = book.nearCopies.filter { days.contains($0.day) }
    guard let first = copies.first else { return [] }
    return [
      .receiptsDiffer(
        first, file: book.sources[first.line.source].path,
        otherFile: book.sources[first.other.source].path, others: copies.count - 1)
    ]
  }
}

/// What names and categories leave open.
extension Checks {
  private static let categoryPercent = 25

  /// In books that have categories.
  private var moneyWithoutCategory: [Check] {
    guard let none = book.names.categories.firstIndex(of: ""),
      inputs.spending.byCategory.contains(where: {
        if case .named(let category) = $0.category { category != none } else { false }
      })
    else { return [] }
    let rows = inputs.spending.byCategory.rows(
      from: period.begun.lowerBound, through: period.begun.upperBound)
    return Dictionary(grouping: rows, by: \.currency).sorted { $0.key < $1.key }.compactMap {
      currency, rows in
      let all = rows.reduce(Amount.zero) { $0 + $1.spent }
      let open = rows.reduce(Amount.zero) { $1.category == .named(none) ? $0 + $1.spent : $0 }
      guard all > .zero, open > .zero, open.isAtLeast(percent: Self.categoryPercent, of: all) else {
        return nil
      }
      return .withoutCategory(
        percent: open.approximateUnits / all.approximateUnits * 100, open, currency)
    }
  }

  private var names: [Check] {
    var isBought = IDTable<ItemID, Bool>(repeating: false, count: book.names.items.count)
    for row in inputs.spending.byItem.rows(
      from: period.begun.lowerBound, through: period.begun.upperBound)
    { isBought[row.item] = true }
    let alone = book.names.standAlone.filter { isBought[$0] }
    let damaged = isBought.indices.filter {
      isBought[$0] && DamagedWord.isIn(book.names.items[$0].name)
    }
    var found: [Check] = []
    if let first = alone.first { found.append(.namesAlone(alone.count, first: first)) }
    if let first = damaged.first,
      let row = book.lines.article.firstIndex(where: {
        book.lines.articles.item[Int($0)] == first
      })
    {
      found.append(
        .damagedNames(
          damaged.count, first: first, file: book.sources[Int(book.lines.source[row])].path))
    }
    return found
  }
}
