import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// One currency of a book in the months of the report: what all its sections look things up in.
///
/// A class, because the results of all analyses would be copied with it into every section, table
/// and row.
final class CurrencyScope: Sendable {
  let analysis: Analysis
  let context: ReportContext
  let currency: CurrencyCode
  /// `nil` where nothing was ever paid in it.
  let currencyID: CurrencyID?
  let words: ReportWords

  init(_ currency: CurrencyCode, analysis: Analysis, context: ReportContext) {
    self.analysis = analysis
    self.context = context
    words = context.locale.language.words
    self.currency = currency
    currencyID = analysis.book.names.currencies.firstIndex(of: currency)
  }

  var book: BookFacts { analysis.book }
  var period: ReportPeriod { analysis.period }
  var month: Month { period.month }

  /// The month of the report and up to twelve before it, or as many as the report has months, from
  /// the first month with data.
  var window: [Month] {
    let wanted = min(month.adding(months: -12), period.span.first)
    let first = max(wanted, min(period.months.first ?? month, month))
    return (0...month.months(since: first)).map { first.adding(months: $0) }
  }

  func money(_ amount: Amount) -> Money { Money(amount, currency) }
  func written(_ amount: Amount) -> Value { .money(money(amount)) }
  func difference(_ amount: Amount) -> Value { .difference(money(amount)) }
  func whole(_ amount: Amount) -> Value { .wholeMoney(money(amount)) }

  /// A price for people: in the minor unit, with up to four decimals below one currency unit.
  func shownPrice(_ price: Amount) -> Value {
    guard price.magnitude >= Amount(units: 1),
      let rounded = price.rounded(toDigits: currency.minorUnitDigits)
    else { return .price(money(price)) }
    return .price(money(rounded))
  }

  /// Two prices that a reader compares, with so many decimals that what differs looks different.
  func shownPrices(_ price: Amount, _ other: Amount) -> (Value, Value) {
    let fewest = min(4, max(0, currency.minorUnitDigits))
    let shownInFull = Amount(tenThousandths: 1_000)
    let digits = (fewest...4).first {
      price.rounded(toDigits: $0) != other.rounded(toDigits: $0)
    }
    guard let digits, digits > fewest, max(price.magnitude, other.magnitude) >= shownInFull else {
      return (shownPrice(price), shownPrice(other))
    }
    return (
      .moneyWithDecimals(money(price), digits: digits),
      .moneyWithDecimals(money(other), digits: digits)
    )
  }

  /// The name of an item, with its place on the page of all items.
  func itemName(_ item: ItemID) -> LinkedName {
    LinkedName(book.names.items[item].name, to: context.place(of: item))
  }

  /// `in EUR`, or nothing where the currency is not known.
  var captionUnit: RichText {
    currency.label.isEmpty ? "" : words.shared.amountsIn(currency)
  }

  /// `CHF per kg`, or `per kg` where the currency is not known.
  func priced(_ unit: RichText) -> RichText {
    currency.label.isEmpty ? unit : "\(name: currency.label) \(unit)"
  }

  /// The name of a category, of the adjustments or of the whole month.
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

  /// An amount divided by a count, rounded to the minor unit.
  func mean(_ amount: Amount, over count: Int) -> Amount? {
    guard count > 0 else { return nil }
    let step = Int128(Amount.step(digits: currency.minorUnitDigits))
    let units = Int128(amount.tenThousandths).dividedRounding(by: Int128(count) * step)
    return Int64(exactly: units * step).map(Amount.init(tenThousandths:))
  }

  /// An approximate number of currency units, rounded to the minor unit.
  func amount(approximateUnits units: Double) -> Amount? {
    Int64(exactly: (units * 10_000).rounded())
      .map(Amount.init(tenThousandths:))?
      .rounded(toDigits: currency.minorUnitDigits)
  }
}

extension Tone {
  /// How a variance reads: plus is unfavourable.
  init(variance: Amount) {
    self = variance > .zero ? .over : variance < .zero ? .under : .neutral
  }
}
