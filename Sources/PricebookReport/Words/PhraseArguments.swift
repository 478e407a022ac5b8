import PricebookAnalytics
import PricebookModel

// What sentences say of values, and what conditions can ask of them.

extension RichText: PhraseArgument {
  static let fields: [String: PhraseField<RichText>] = [
    "startsWithI": PhraseField(\.startsWithI)
  ]

  var said: RichText { self }
  var isThere: Bool { !isEmpty }

  /// Whether it begins with the sound before which the Spanish *y* becomes *e* (RAE, Ortografía).
  private var startsWithI: Bool {
    let start: String =
      switch inlines.first {
      case .text(let words): words
      case .name(let name): name
      case .link(let inner, _), .strong(let inner), .tinted(let inner, _):
        if case .text(let words) = inner.inlines.first { words } else { "" }
      default: ""
      }
    let folded = start.lowercased()
    if folded.hasPrefix("hie") || folded.hasPrefix("hia") { return false }
    return ["i", "í", "hi", "hí"].contains(where: folded.hasPrefix)
  }
}

extension Value: PhraseArgument {
  var said: RichText { .value(self) }
}

extension String: PhraseArgument {
  var said: RichText { .name(self) }
  var isThere: Bool { !isEmpty }
  var name: String? { self }
  var caseName: String? { self }
}

extension LinkedName: PhraseArgument {
  var said: RichText { .name(self) }
  var name: String? { text }
}

extension Bool: PhraseArgument {
  var isThere: Bool { self }
}

extension Int: PhraseArgument {
  static let fields: [String: PhraseField<Int>] = [
    "percent": PhraseField { Value.percent(Double($0), digits: 0) }
  ]

  var said: RichText { .value(.count(self)) }
  var number: Double? { Double(self) }
  var caseName: String? { String(self) }
}

extension Double: PhraseArgument {
  static let fields: [String: PhraseField<Double>] = [
    "percent": PhraseField { Value.percent($0) },
    "wholePercent": PhraseField { Value.percent($0, digits: 0) },
    "change": PhraseField { Value.percentDifference($0) },
    "size": PhraseField { Value.percent($0.magnitude) },
  ]

  var said: RichText { .value(.number(self, digits: 1)) }
  var number: Double? { self }
}

extension ClosedRange: PhraseArgument where Bound == Double {
  static var section: String? { "Bounds" }
  static var fields: [String: PhraseField<Self>] {
    [
      "low": PhraseField(\.lowerBound), "high": PhraseField(\.upperBound),
      "sizes": PhraseField(\.magnitudes), "isOne": PhraseField(\.isOne),
    ]
  }

  /// Whether both bounds are the same with the one decimal that sentences have.
  private var isOne: Bool { (lowerBound * 10).rounded() == (upperBound * 10).rounded() }

  /// The bounds without signs, for words that say the direction; of an interval without zero.
  private var magnitudes: ClosedRange<Double> {
    lowerBound < 0
      ? upperBound.magnitude...Swift.max(lowerBound.magnitude, upperBound.magnitude) : self
  }
}

extension Quantity: PhraseArgument {
  var said: RichText { .value(.quantity(self, unit: "each")) }
  var number: Double? { Double(millionths) / 1_000_000 }
}

extension CurrencyCode: PhraseArgument {
  var said: RichText { .name(label) }
  var isThere: Bool { !label.isEmpty }
}

extension Month: PhraseArgument {
  static let section: String? = "Month"
  static let fields: [String: PhraseField<Month>] = [
    "name": PhraseField { Value.monthName($0) }, "short": PhraseField { Value.shortMonth($0) },
    "year": PhraseField(\.year), "number": PhraseField(\.monthOfYear),
  ]

  var said: RichText { .value(.month(self)) }
}

extension CalendarDate: PhraseArgument {
  static let fields: [String: PhraseField<CalendarDate>] = [
    "day": PhraseField { Value.dayOfMonth($0) }, "number": PhraseField(\.day),
  ]

  var said: RichText { .value(.date(self)) }
}

extension MonthPeriod: PhraseArgument {
  static let section: String? = "MonthPeriod"
  static let fields: [String: PhraseField<MonthPeriod>] = [
    "kind": PhraseField(\.kind), "first": PhraseField(\.first), "last": PhraseField(\.last),
    "quarter": PhraseField(\.quarter), "isOfOneYear": PhraseField(\.isOfOneYear),
    "year": PhraseField { String($0.first.year) },
  ]
}

extension MonthPeriod.Kind: PhraseCase {
  var caseName: String? { rawValue }
  static let section: String? = "Kind"
}

extension ReportPeriod: PhraseArgument {
  static let fields: [String: PhraseField<ReportPeriod>] = [
    "span": PhraseField(\.span), "asOf": PhraseField(\.asOf), "isOver": PhraseField(\.isOver),
  ]
}

extension YearOutline: PhraseArgument {
  static let fields: [String: PhraseField<YearOutline>] = [
    "year": PhraseField(\.year), "since": PhraseField(\.since), "lastDay": PhraseField(\.lastDay),
    "isOver": PhraseField(\.isOver),
  ]
}

extension ControlTotals: PhraseArgument {
  static let fields: [String: PhraseField<ControlTotals>] = [
    "read": PhraseField(\.read), "accepted": PhraseField(\.accepted),
    "rejected": PhraseField(\.rejected), "duplicates": PhraseField(\.duplicates),
  ]
}

extension Diagnostic.Code: PhraseCase {
  var said: RichText { RichText(rawValue) }
}

extension Estimate: PhraseArgument {
  static let fields: [String: PhraseField<Estimate>] = [
    "value": PhraseField(\.value), "interval": PhraseField(\.interval),
  ]
}

extension ClearChange: PhraseArgument {
  static let fields: [String: PhraseField<ClearChange>] = [
    "value": PhraseField(\.estimate.value), "interval": PhraseField(\.estimate.interval),
  ]
}

extension ChangeClaim.Doubt: PhraseArgument {
  static let cases = ["containsZero", "nearZero", "fewProducts", "lowCoverage", "noInterval"]
  static let fields: [String: PhraseField<ChangeClaim.Doubt>] = [
    "count": PhraseField(\.count), "percent": PhraseField(\.percent),
  ]

  private var count: Int? { if case .fewProducts(let count) = self { count } else { nil } }
  private var percent: Double? { if case .lowCoverage(let percent) = self { percent } else { nil } }
}

extension LevelClaim: PhraseArgument {
  static let cases = ["clear", "tie", "unclear"]
  static let fields: [String: PhraseField<LevelClaim>] = [
    "value": PhraseField(\.estimate.value), "interval": PhraseField(\.estimate.interval),
  ]

  private var estimate: Estimate {
    switch self {
    case .clear(let change): change.estimate
    case .tie(let estimate), .unclear(let estimate, _): estimate
    }
  }
}

extension VaultConflict.Field: PhraseArgument {
  static let cases = [
    "name", "category", "brand", "barcode", "tags", "price", "quantity", "isBought", "note",
    "isTrashed", "created", "started", "completed", "changed", "state", "budget", "line", "store",
    "rating", "updates",
  ]
  static let fields: [String: PhraseField<VaultConflict.Field>] = ["of": PhraseField(\.of)]

  private var of: String? {
    switch self {
    case .price(let name), .line(let name): name
    default: nil
    }
  }
}

extension Contributor.Level: PhraseCase {
  var said: RichText { RichText(rawValue) }
}

extension BudgetVariance.Status: PhraseCase {}
extension Cart.State: PhraseCase {}
extension LeftOut.Kind: PhraseCase {}
extension PriceAlert.Kind: PhraseCase {}
extension ReportKind: PhraseCase {}
extension StoreComparison.BasketKind: PhraseCase {}
extension TrackRecord.Question: PhraseCase {}
