import PricebookModel
import PricebookReport

/// The words and number formats that drawings write with.
struct ChartWords {
  var formatting: Formatting
  var words: PageWords

  init(_ locale: ReportLocale, _ words: PageWords) {
    formatting = Formatting(locale)
    self.words = words
  }

  func plain(_ text: RichText) -> String { formatting.plainText(text) }

  /// An exact amount after its label: `spent €118.47`.
  func labelled(_ word: String, _ amount: Amount, _ currency: CurrencyCode) -> String {
    "\(word) \(formatting.text(.money(Money(amount, currency))))"
  }

  /// The head of a column of amounts, with their unit: `a month, €`.
  func heading(_ text: RichText, _ currency: CurrencyCode) -> String {
    let sign = formatting.withCurrencySign("", currency).filter { !$0.isWhitespace }
    return plain(text) + (sign.isEmpty ? "" : ", \(sign)")
  }

  /// Two bounds: `98.1 – 104.2`; one number where both are written alike.
  func range(_ bounds: ClosedRange<Double>, digits: Int, dash: String = " – ") -> String {
    let number = { (value: Double) in formatting.text(.number(value, digits: digits)) }
    let (low, high) = (number(bounds.lowerBound), number(bounds.upperBound))
    return low == high ? low : low + dash + high
  }

  /// A whole amount at an axis; the highest has the currency's sign.
  func tick(_ value: Double, of ticks: AxisTicks, _ currency: CurrencyCode) -> String {
    let number = formatting.chartTick(value, digits: 0)
    return value == ticks.highest ? formatting.withCurrencySign(number, currency) : number
  }

  /// The width of the longest number of ``tick(_:of:_:)``.
  func width(of ticks: AxisTicks, _ currency: CurrencyCode) -> Double {
    TextWidth.widest(ticks.values.map { tick($0, of: ticks, currency) }, size: 12)
  }

  func signed(_ amount: Amount, _ currency: CurrencyCode) -> String {
    formatting.text(.difference(Money(amount, currency)))
  }
}
