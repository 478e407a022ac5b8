import PricebookAnalytics
import PricebookModel
import PricebookParallel

/// One currency of a book in the months of the report: what all its sections look things up in.
///
/// A class, because all results would be copied with it into every section, table and row.
final class CurrencyScope: Sendable {
  let analysis: Analysis
  let context: ReportContext
  let currency: CurrencyCode
  /// `nil` where nothing was ever paid in it.
  let currencyID: CurrencyID?
  let words: ReportWords
  /// What was spent in it, by month.
  private let spendingRows: [Spending.MonthRow]
  /// The rows of the report's months.
  private let budgetRows: Deferred<[BudgetVariance.Row]>
  private let savings: Deferred<ReportedSavings>

  init(_ currency: CurrencyCode, analysis: Analysis, context: ReportContext) {
    self.analysis = analysis
    self.context = context
    words = context.locale.language.words
    self.currency = currency
    let id = analysis.book.names.currencies.firstIndex(of: currency)
    currencyID = id
    spendingRows = analysis.spending.byMonth.filter { $0.currency == id }
    budgetRows = Deferred {
      analysis.budget.rows(of: analysis.period, names: analysis.book.names)
        .filter { $0.currency == id }
    }
    savings = Deferred { ReportedSavings(of: analysis, in: id) }
  }

  var book: Book { analysis.book }
  var reportedSavings: ReportedSavings { savings.wrappedValue }
  var period: ReportPeriod { analysis.period }
  var month: Month { period.month }
  /// The month whose prices the pages speak of.
  var priceMonth: Month { period.priceMonth }

  /// The month of the report and up to twelve before it, or as many as the report has months, from
  /// the first month with data.
  var window: [Month] {
    let wanted = min(month.adding(months: -12), period.span.first)
    let first = max(wanted, min(period.months.first ?? month, month))
    return (0...month.months(since: first)).map { first.adding(months: $0) }
  }

  /// The months that prices are drawn over.
  var priceWindow: [Month] {
    guard period.span.isOfWeeks else { return window }
    let first = max(priceMonth.adding(months: -12), period.firstPriceMonth ?? priceMonth)
    return (0...max(0, priceMonth.months(since: first))).map { first.adding(months: $0) }
  }

  /// How many months of purchases the cost of a price change is for.
  var boughtMonths: Int {
    min(12, priceWindow.count)
  }

  func money(_ amount: Amount) -> Money { Money(amount, currency) }
  func written(_ amount: Amount) -> Value { .money(money(amount)) }
  func difference(_ amount: Amount) -> Value { .difference(money(amount)) }
  func whole(_ amount: Amount) -> Value { .wholeMoney(money(amount)) }

  /// An amount in whole units from a size on, and to the minor unit below it.
  func rounded(_ amount: Amount, from units: Double = 100) -> Value {
    amount.magnitude.approximateUnits < units ? written(amount) : whole(amount)
  }

  func roundedToMinorUnit(_ amount: Amount) -> Amount {
    amount.rounded(toDigits: currency.minorUnitDigits) ?? amount
  }

  /// A price for people: in the minor unit, with up to four decimals below a tenth of a currency unit.
  func shownPrice(_ price: Amount) -> Value {
    .price(money(price.magnitude >= Amount(units: 1) ? roundedToMinorUnit(price) : price))
  }

  /// Two prices that a reader compares, with so many decimals that what differs looks different.
  func shownPrices(_ price: Amount, _ other: Amount) -> (Value, Value) {
    let fewest = min(4, max(0, currency.minorUnitDigits))
    let shownInFull = Amount(tenThousandths: 1_000)
    let digits = (fewest...4).first { price.rounded(toDigits: $0) != other.rounded(toDigits: $0) }
    guard let digits, digits > fewest, max(price.magnitude, other.magnitude) >= shownInFull else {
      return (shownPrice(price), shownPrice(other))
    }
    return (
      .moneyWithDecimals(money(price), digits: digits),
      .moneyWithDecimals(money(other), digits: digits)
    )
  }

  /// An amount; beside amounts of other currencies, one of an unknown currency says that it is.
  func named(_ amount: Value, isOnly: Bool) -> RichText {
    currency.label.isEmpty && !isOnly ? words.shared.withoutCurrency(amount) : .value(amount)
  }

  func storeName(_ store: StoreID) -> String { book.names.stores[store] }

  func baseUnit(_ dimension: DimensionID) -> String {
    analysis.unitValues.dimensions[dimension].baseUnit
  }

  func itemName(_ item: ItemID) -> LinkedName {
    LinkedName(book.names.items[item].name, to: context.place(of: item))
  }

  /// `in EUR`, or nothing where the currency is not known.
  var captionUnit: RichText { currency.label.isEmpty ? "" : words.shared.amountsIn(currency) }

  /// `CHF per kg`, or `per kg` where the currency is not known.
  func priced(_ unit: RichText) -> RichText {
    currency.label.isEmpty ? unit : "\(name: currency.label) \(unit)"
  }

  func categoryName(_ scope: BudgetVariance.Scope) -> String {
    let name: String =
      switch scope {
      case .category(.named(let id)): book.names.categories[id]
      case .category(.adjustments): words.shared.adjustments
      case .unusedCategory(let name): name
      case .wholeMonth: words.shared.whole(period.span.kind)
      }
    return name.isEmpty ? words.shared.withoutCategory : name
  }

  /// The decimals of prices in a chart: those of the currency, or four where all are below a tenth.
  func priceDigits(of lines: [[Double?]]) -> Int {
    lines.joined().allSatisfy { $0 ?? 0 < 0.1 } ? 4 : min(4, max(0, currency.minorUnitDigits))
  }

  /// An amount divided by a count, rounded to the minor unit.
  func mean(_ amount: Amount, over count: Int) -> Amount? {
    count > 0 ? amount.scaled(by: 1, over: count, roundedToDigits: currency.minorUnitDigits) : nil
  }

  /// An approximate number of currency units, rounded to the minor unit.
  func amount(approximateUnits units: Double) -> Amount? {
    Int64(exactly: (units * 10_000).rounded()).map(Amount.init(tenThousandths:))?.rounded(
      toDigits: currency.minorUnitDigits)
  }

  func spending(in month: Month) -> Spending.MonthRow? { spendingRows.rows(of: month).first }
  func spent(in month: Month) -> Amount { spending(in: month)?.spent ?? .zero }

  func budget(of month: Month) -> BudgetVariance.Row? {
    analysis.budget.rows.rows(of: month)
      .first { $0.currency == currencyID && $0.scope == .wholeMonth }
  }

  /// Where a month under way usually ends, as far as that may be stated.
  func statedEnd(of month: Month) -> Amount? {
    budget(of: month).flatMap { $0.end == nil ? nil : $0.projection }
  }

  /// Plain bars by name, and how many are left out beyond a limit.
  func bars(_ rows: [StoreBars.Row], limit: Int = .max) -> Chart.Drawing {
    let shown = rows.prefix(limit)
    return .storeBars(
      StoreBars(currency: currency, rows: Array(shown), omittedCount: rows.count - shown.count))
  }

  func budgetBars(
    _ rows: some Sequence<BudgetVariance.Row>, hasPace: Bool = true
  ) -> Chart.Drawing {
    .budgetBars(
      BudgetBars(
        currency: currency,
        rows: rows.map {
          BudgetBars.Row(
            name: categoryName($0.scope), spent: $0.spent, budget: $0.budget,
            pace: hasPace ? $0.pace : nil, isOnCourseOver: $0.isOnCourseOver)
        }))
  }
}

extension BudgetVariance.Status {
  init(_ variance: Amount) {
    if variance == .zero {
      self = .on
    } else {
      self = variance > .zero ? .over : .under
    }
  }
}

extension Tone {
  /// How a variance reads: plus is unfavourable.
  init(variance: Amount) {
    if variance == .zero {
      self = .neutral
    } else {
      self = variance > .zero ? .over : .under
    }
  }
}

/// What the report's months come to together; one month as a rule.
extension CurrencyScope {
  var spending: Spending.MonthRow? { spending(over: period.begun) }

  func spending(over months: ClosedRange<Month>) -> Spending.MonthRow? {
    spendingRows.rows(in: months).reduce(nil as Spending.MonthRow?) { sum, row in
      guard var sum else { return row }
      sum.spent += row.spent
      sum.spentToSameDay += row.spentToSameDay
      sum.receiptCount += row.receiptCount
      sum.lineCount += row.lineCount
      return sum
    }
  }

  var budget: BudgetVariance.Row? { budgetRows.wrappedValue.first { $0.scope == .wholeMonth } }

  /// The categories against their budgets, in order of name; they add up to everything.
  var categories: [BudgetVariance.Row] {
    budgetRows.wrappedValue.filter { $0.scope != .wholeMonth && $0.counting == .once }
  }

  /// Why the months are over or under their budget.
  var budgetReason: Reason<BudgetPart>? { budget?.reason(among: categories) }

  /// What was spent without a budget, in a sentence behind the amount.
  func sentence(_ part: BudgetPart.Unbudgeted) -> RichText {
    let hasName = part.category.map { !isWithoutCategory($0) } ?? false
    return words.budget.unbudgeted(
      on: hasName ? part.category.map(categoryName) : nil,
      categories: part.category == nil ? part.categoryCount : 0, left: part.left.map(written))
  }

  /// Whether what is counted has no category.
  func isWithoutCategory(_ scope: BudgetVariance.Scope) -> Bool {
    guard case .category(.named(let id)) = scope else { return false }
    return book.names.categories[id].isEmpty
  }

  /// The rows whose money is in a row of ``categories``, in order of name.
  var parts: [BudgetVariance.Row] {
    budgetRows.wrappedValue.filter { $0.scope != .wholeMonth && $0.counting == .part }
  }

  var stores: [Spending.StoreRow] { stores(over: period.begun) }

  func stores(over months: ClosedRange<Month>) -> [Spending.StoreRow] {
    let rows = analysis.spending.byStore.rows(in: months).filter { $0.currency == currencyID }
    guard months.lowerBound < months.upperBound else { return rows }
    return rows.summed(by: \.store) { sum, row in
      sum.spent += row.spent
      sum.purchases += row.purchases
      sum.receiptCount += row.receiptCount
      sum.lineCount += row.lineCount
    }.sorted { $0.store < $1.store }
  }

  func persons(over months: ClosedRange<Month>) -> [Spending.PersonRow] {
    analysis.spending.byPerson.rows(in: months).filter { $0.currency == currencyID }
      .summed(by: \.person) { sum, row in
        sum.spent += row.spent
        sum.lineCount += row.lineCount
      }.sorted { $0.person < $1.person }
  }

  /// What was paid for some persons and not for all.
  func portions(over months: ClosedRange<Month>) -> [(persons: [PersonID], amount: Amount)] {
    let rows = analysis.spending.byBeneficiaries.rows(in: months).filter {
      $0.currency == currencyID && !$0.beneficiaries.isEmpty
    }
    return Dictionary(grouping: rows, by: \.beneficiaries).map { persons, rows in
      (persons, rows.reduce(Amount.zero) { $0 + $1.spent })
    }.sorted { $0.persons.lexicographicallyPrecedes($1.persons) }
  }

  var hasContent: Bool { spending != nil || budget != nil || !carts.isEmpty }

  /// The carts of the report's months, and those not completed that were begun by then.
  var carts: [CartVariance] {
    let months = period.begun
    return analysis.carts.filter { cart in
      guard cart.currency == currency else { return false }
      let isCompleted = book.vault.carts[cart.cart].state == .completed
      guard let date = cart.date else { return !isCompleted }
      let begun = period.calendar.month(of: date)
      return months.contains(begun) || (!isCompleted && begun < months.lowerBound)
    }
  }

  func isReported(_ month: Month) -> Bool { period.begun.contains(month) }
}

extension RandomAccessCollection where Element: MonthlyRow, Index == Int {
  func rows(in months: ClosedRange<Month>) -> SubSequence {
    rows(from: months.lowerBound, through: months.upperBound)
  }
}

extension Badge {
  init(_ status: BudgetVariance.Status, _ words: ReportWords) {
    let look: Look =
      switch status {
      case .over: .over
      case .under: .under
      case .on: .on
      case .unbudgeted: .unbudgeted
      }
    self.init(words.shared.word(status), look: look)
  }
}
