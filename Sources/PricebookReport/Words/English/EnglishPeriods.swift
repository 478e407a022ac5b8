import PricebookDocument
import PricebookModel

// How English names months, quarters, years and other periods.

extension English.Shared {
  static func name(_ period: MonthPeriod, withYear: Bool) -> RichText {
    switch period.kind {
    case .month: withYear ? "\(.month(period.first))" : "\(.monthName(period.first))"
    case .quarter: "Q\(digits: period.quarter) \(year(period))"
    case .year: year(period)
    case .range:
      period.isOfOneYear
        ? "\(.monthName(period.first)) to \(.month(period.last))"
        : "\(.month(period.first)) to \(.month(period.last))"
    }
  }

  /// `in October 2026`, `in the third quarter of 2026`, `in 2026`, `from June to August 2026`.
  static func during(_ period: MonthPeriod, withYear: Bool = true) -> RichText {
    switch period.kind {
    case .month, .year: "in \(name(period, withYear: withYear))"
    case .quarter: "in \(theQuarter(period))"
    case .range: "from \(name(period, withYear: true))"
    }
  }

  /// The same at the beginning of a sentence.
  static func starting(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .month, .year: "In \(name(period, withYear: false))"
    case .quarter: "In \(theQuarter(period))"
    case .range: "From \(name(period, withYear: true))"
    }
  }

  /// After “against”: `September`, `the second quarter of 2026`.
  static func compared(_ period: ComparedPeriod) -> RichText {
    if case .months(let months) = period.span, months.kind == .quarter {
      return theQuarter(months)
    }
    return name(period)
  }

  static func whole(_ kind: MonthPeriod.Kind) -> String { "Whole \(noun(kind))" }

  /// `month`, `quarter`.
  static func noun(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "month"
    case .quarter: "quarter"
    case .year: "year"
    case .range: "period"
    }
  }

  private static func theQuarter(_ period: MonthPeriod) -> RichText {
    let ordinals = ["first", "second", "third", "fourth"]
    return "the \(ordinals[period.quarter - 1]) quarter of \(year(period))"
  }

  private static func year(_ period: MonthPeriod) -> RichText { .name(String(period.first.year)) }
}
