import PricebookDocument
import PricebookModel

// How German names months, quarters, years and other periods.

extension German.Shared {
  static func name(_ period: MonthPeriod, withYear: Bool) -> RichText {
    switch period.kind {
    case .month: withYear ? "\(.month(period.first))" : "\(.monthName(period.first))"
    case .quarter: "\(digits: period.quarter). Quartal \(year(period))"
    case .year: year(period)
    case .range:
      period.isOfOneYear
        ? "\(.monthName(period.first)) bis \(.month(period.last))"
        : "\(.month(period.first)) bis \(.month(period.last))"
    }
  }

  /// `im Oktober 2026`, `im 3. Quartal 2026`, `im Jahr 2026`, `von Juni bis August 2026`.
  static func during(_ period: MonthPeriod, withYear: Bool = true) -> RichText {
    switch period.kind {
    case .month, .quarter: "im \(name(period, withYear: withYear))"
    case .year: "im Jahr \(year(period))"
    case .range: "von \(name(period, withYear: true))"
    }
  }

  /// The same at the beginning of a sentence.
  static func starting(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .month, .quarter: "Im \(name(period, withYear: false))"
    case .year: "Im Jahr \(year(period))"
    case .range: "Von \(name(period, withYear: true))"
    }
  }

  /// After „gegenüber“: `dem 2. Quartal 2026`, `dem Jahr 2025`.
  static func dative(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .quarter: "dem \(name(period))"
    case .year: "dem Jahr \(name(period))"
    case .month, .range: name(period)
    }
  }

  static func whole(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "Ganzer Monat"
    case .quarter: "Ganzes Quartal"
    case .year: "Ganzes Jahr"
    case .range: "Ganzer Zeitraum"
    }
  }

  /// `diesen Monat`, `dieses Quartal`.
  static func this(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "diesen Monat"
    case .quarter: "dieses Quartal"
    case .year: "dieses Jahr"
    case .range: "diesen Zeitraum"
    }
  }

  /// `den Monat`, `das Quartal`.
  static func the(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "den Monat"
    case .quarter: "das Quartal"
    case .year: "das Jahr"
    case .range: "den Zeitraum"
    }
  }

  private static func year(_ period: MonthPeriod) -> RichText { .name(String(period.first.year)) }
}
