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

extension Array: PhraseArgument where Element: PhraseArgument {
  var number: Double? { Double(count) }
  var isThere: Bool { !isEmpty }
}

extension Array: PhraseList where Element: PhraseArgument {
  func joined(by words: WordBook, limit: Int?) -> RichText {
    ReportWords.SharedPhrases(book: words).list(self, limit: limit)
  }
}

extension RichText {
  var said: RichText { self }
  var isThere: Bool { !isEmpty }

  /// Whether it begins with the sound before which the Spanish *y* becomes *e* (RAE, Ortografía).
  var startsWithI: Bool {
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

// What sentences say of values; `arguments.txt` has their fields.

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

extension Int {
  var said: RichText { .value(.count(self)) }
  var number: Double? { Double(self) }
  var caseName: String? { String(self) }
}

extension Double {
  var said: RichText { .value(.number(self, digits: 1)) }
  var number: Double? { self }
}

extension Quantity: PhraseArgument {
  var said: RichText { .value(.quantity(self, unit: "each")) }
  var number: Double? { Double(millionths) / 1_000_000 }
}

extension CurrencyCode: PhraseArgument {
  var said: RichText { .name(label) }
  var isThere: Bool { !label.isEmpty }
}

extension Month { var said: RichText { .value(.month(self)) } }

extension CalendarDate { var said: RichText { .value(.date(self)) } }

extension Contributor.Level { var said: RichText { RichText(rawValue) } }

extension Diagnostic.Code { var said: RichText { RichText(rawValue) } }

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

extension ChangeClaim.Doubt {
  var count: Int? { if case .fewProducts(let count) = self { count } else { nil } }
  var percent: Double? { if case .lowCoverage(let percent) = self { percent } else { nil } }
}

extension VaultConflict.Field {
  var of: String? {
    switch self {
    case .price(let name), .line(let name): name
    default: nil
    }
  }
}

extension LevelClaim {
  var estimate: Estimate {
    switch self {
    case .clear(let change): change.estimate
    case .tie(let estimate), .unclear(let estimate, _): estimate
    }
  }
}

extension ChangeReference {
  var period: ComparedPeriod? { if case .period(let period) = self { period } else { nil } }
  var months: Int? { if case .mean(let months, _, _) = self { months } else { nil } }
  var of: MonthPeriod? { if case .meanOf(let period, _) = self { period } else { nil } }

  var isSameDays: Bool {
    switch self {
    case .mean(_, let isSameDays, _), .meanOf(_, let isSameDays): isSameDays
    case .period: false
    }
  }

  var isOfWeeks: Bool {
    switch self {
    case .mean(_, _, let isOfWeeks): isOfWeeks
    case .meanOf(let period, _): period.isOfWeeks
    case .period: false
    }
  }
}

extension MonthStanding {
  var daysLeft: Int? { if case .left(_, let daysLeft) = self { daysLeft } else { nil } }

  var amount: Value? {
    switch self {
    case .ends(let amount), .left(let amount, _), .over(let amount), .under(let amount): amount
    case .exact: nil
    }
  }
}

extension PriceMove {
  var caseName: String? { nameOfCase(outcome) }
  var doubt: ChangeClaim.Doubt? { if case .unclear(let doubt, _) = outcome { doubt } else { nil } }
  var bounds: ClosedRange<Double>? {
    if case .unclear(_, let bounds) = outcome { bounds } else { nil }
  }
}

extension HouseholdChange {
  var caseName: String? { nameOfCase(outcome) }
  var rounded: Value {
    let size = estimate.value.magnitude
    return .percent(size, digits: size < 1 ? 1 : 0)
  }
}
