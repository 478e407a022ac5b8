import PricebookAnalytics
import PricebookDocument
import PricebookModel

protocol PhraseArgument: SendableMetatype {
  /// How a sentence says it.
  var said: RichText { get }
  /// What conditions compare, and what decides between singular and plural.
  var number: Double? { get }
  /// Whether it is there, true or not empty.
  var isThere: Bool { get }
  /// The case of an enum.
  var caseName: String? { get }
  /// A name from the data, which may have commas of its own.
  var name: String? { get }
  /// Without its optional.
  var unwrapped: any PhraseArgument { get }
  func field(_ name: String) -> (any PhraseArgument)?

  static var fields: [String: PhraseField<Self>] { get }
  /// The cases that conditions may name.
  static var cases: [String] { get }
  /// The section with the forms that a language has for such values: `MonthPeriod`.
  static var section: String? { get }
  static func type(ofField name: String) -> (any PhraseArgument.Type)?
}

struct PhraseField<Root>: Sendable {
  let type: any PhraseArgument.Type
  let value: @Sendable (Root) -> any PhraseArgument

  init<Part: PhraseArgument>(_ value: @escaping @Sendable (Root) -> Part) {
    type = Part.self
    self.value = value
  }
}

extension PhraseArgument {
  var said: RichText { [] }
  var number: Double? { nil }
  var isThere: Bool { true }
  var caseName: String? { Self.cases.isEmpty ? nil : nameOfCase(self) }
  var name: String? { nil }
  var unwrapped: any PhraseArgument { self }
  func field(_ name: String) -> (any PhraseArgument)? { Self.fields[name]?.value(self) }
  static var fields: [String: PhraseField<Self>] { [:] }
  static var cases: [String] { [] }
  static var section: String? { nil }
  static func type(ofField name: String) -> (any PhraseArgument.Type)? { fields[name]?.type }
}

/// The name of an enum's case, whatever the case carries.
func nameOfCase(_ value: some Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

protocol PhraseCase: PhraseArgument, CaseIterable {}

extension PhraseCase {
  var caseName: String? { "\(self)" }
  static var cases: [String] { allCases.map { "\($0)" } }
}

extension Optional: PhraseArgument where Wrapped: PhraseArgument {
  var said: RichText { self?.said ?? [] }
  var number: Double? { self?.number }
  var isThere: Bool { self?.isThere ?? false }
  var caseName: String? { self?.caseName }
  var name: String? { self?.name }
  var unwrapped: any PhraseArgument { self?.unwrapped ?? self }
  func field(_ name: String) -> (any PhraseArgument)? { self?.field(name) }
  static var cases: [String] { Wrapped.cases }
  static var section: String? { Wrapped.section }
  static func type(ofField name: String) -> (any PhraseArgument.Type)? {
    Wrapped.type(ofField: name)
  }
}

/// What a language joins.
protocol PhraseList: PhraseArgument { func joined(by words: WordBook, limit: Int?) -> RichText }

extension Array: PhraseArgument where Element: PhraseArgument {
  var number: Double? { Double(count) }
  var isThere: Bool { !isEmpty }
}

extension Array: PhraseList where Element: PhraseArgument {
  func joined(by words: WordBook, limit: Int?) -> RichText { words.list(self, limit: limit) }
}

extension RichText: PhraseArgument {
  var said: RichText { self }
  var isThere: Bool { !isEmpty }
  static let fields: [String: PhraseField<RichText>] = ["startsWithI": PhraseField(\.startsWithI)]

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

extension Value: PhraseArgument { var said: RichText { .value(self) } }

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

extension Bool: PhraseArgument { var isThere: Bool { self } }

extension Int: PhraseArgument {
  var said: RichText { .value(.count(self)) }
  var number: Double? { Double(self) }
  var caseName: String? { String(self) }
  static let fields: [String: PhraseField<Int>] = [
    "percent": PhraseField { Value.percent(Double($0), digits: 0) }
  ]
}

extension Double: PhraseArgument {
  var said: RichText { .value(.number(self, digits: 1)) }
  var number: Double? { self }
  static let fields: [String: PhraseField<Double>] = [
    "percent": PhraseField { Value.percent($0) },
    "wholePercent": PhraseField { Value.percent($0, digits: 0) },
    "change": PhraseField { Value.percentDifference($0) },
    "size": PhraseField { Value.percent($0.magnitude) },
  ]
}

extension Quantity: PhraseArgument {
  var said: RichText { .value(.quantity(self, unit: "each")) }
  var number: Double? { Double(millionths) / 1_000_000 }
}

extension CurrencyCode: PhraseArgument {
  var said: RichText { .name(label) }
  var isThere: Bool { !label.isEmpty }
}

extension LinkTarget: PhraseArgument {}

extension Month: PhraseArgument {
  var said: RichText { .value(.month(self)) }
  static let section: String? = "Month"
  static let fields: [String: PhraseField<Month>] = [
    "name": PhraseField(Value.monthName), "short": PhraseField(Value.shortMonth),
    "year": PhraseField(\.year), "number": PhraseField(\.monthOfYear),
  ]
}

extension CalendarDate: PhraseArgument {
  var said: RichText { .value(.date(self)) }
  static let fields: [String: PhraseField<CalendarDate>] = [
    "day": PhraseField(Value.dayOfMonth), "number": PhraseField(\.day),
  ]
}

extension MonthPeriod: PhraseArgument {
  static let section: String? = "MonthPeriod"
  static let fields: [String: PhraseField<MonthPeriod>] = [
    "kind": PhraseField(\.kind), "first": PhraseField(\.first), "last": PhraseField(\.last),
    "quarter": PhraseField(\.quarter), "isOfOneYear": PhraseField(\.isOfOneYear),
    "year": PhraseField { String($0.first.year) },
  ]
}

extension ReportPeriod: PhraseArgument {
  static let fields: [String: PhraseField<ReportPeriod>] = [
    "span": PhraseField(\.span), "asOf": PhraseField(\.asOf), "isOver": PhraseField(\.isOver),
  ]
}

extension ControlTotals: PhraseArgument {
  static let fields: [String: PhraseField<ControlTotals>] = [
    "read": PhraseField(\.read), "accepted": PhraseField(\.accepted),
    "rejected": PhraseField(\.rejected), "duplicates": PhraseField(\.duplicates),
  ]
}

extension ClosedRange: PhraseArgument where Bound == Double {
  static var section: String? { "Bounds" }
  static var fields: [String: PhraseField<Self>] {
    [
      "low": PhraseField(\.lowerBound), "high": PhraseField(\.upperBound),
      "sizes": PhraseField(\.magnitudes),
    ]
  }

  /// The bounds without signs, for words that say the direction; of an interval without zero.
  private var magnitudes: ClosedRange<Double> {
    lowerBound < 0
      ? upperBound.magnitude...Swift.max(lowerBound.magnitude, upperBound.magnitude) : self
  }
}

extension Estimate: PhraseArgument {
  static let fields: [String: PhraseField<Estimate>] = [
    "value": PhraseField(\.value), "interval": PhraseField(\.interval),
  ]
}

extension ClearChange: PhraseArgument {
  static let fields: [String: PhraseField<ClearChange>] = [
    "value": PhraseField(\.estimate.value), "interval": PhraseField(\.estimate.interval),
    "share": PhraseField(\.partialCoverage),
    "low": PhraseField { $0.sizes.first ?? $0.estimate.value.magnitude },
    "high": PhraseField { $0.sizes.last ?? $0.estimate.value.magnitude },
  ]

  /// The bounds of the size of the change, without their signs.
  private var sizes: [Double] {
    [estimate.interval?.lowerBound, estimate.interval?.upperBound].compactMap { $0?.magnitude }
      .sorted()
  }
}

extension ChangeClaim.Doubt: PhraseArgument {
  static let cases = ["containsZero", "nearZero", "fewProducts", "lowCoverage", "noInterval"]
  static let fields: [String: PhraseField<ChangeClaim.Doubt>] = [
    "count": PhraseField { if case .fewProducts(let count) = $0 { count } else { nil as Int? } },
    "percent": PhraseField {
      if case .lowCoverage(let percent) = $0 { percent } else { nil as Double? }
    },
  ]
}

extension VaultConflict.Field: PhraseArgument {
  static let cases = [
    "name", "category", "brand", "barcode", "tags", "price", "quantity", "isBought", "note",
    "isTrashed", "created", "started", "completed", "changed", "state", "budget", "line", "store",
    "rating", "updates",
  ]
  static let fields: [String: PhraseField<VaultConflict.Field>] = [
    "of": PhraseField {
      switch $0 {
      case .price(let name), .line(let name): name
      default: nil as String?
      }
    }
  ]
}

extension BudgetVariance.Status: PhraseCase {}
extension Cart.State: PhraseCase {}
extension Contributor.Level: PhraseCase { var said: RichText { RichText(rawValue) } }
extension Diagnostic.Code: PhraseCase { var said: RichText { RichText(rawValue) } }
extension LeadClaim.Tie: PhraseCase {}
extension LeftOut.Kind: PhraseCase {}
extension ListQuery.State: PhraseCase {}
extension MonthPeriod.Kind: PhraseCase { static let section: String? = "Kind" }
extension PriceAlert.Kind: PhraseCase {}
extension PriceTrend.Direction: PhraseCase {}
extension ReportKind: PhraseCase {}
extension StoreComparison.BasketKind: PhraseCase {}

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
