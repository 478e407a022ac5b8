import PricebookDocument
import PricebookModel

// How Spanish names months, quarters, years and other periods.

extension Spanish.Shared {
  static func name(_ period: MonthPeriod, withYear: Bool) -> RichText {
    switch period.kind {
    case .month: withYear ? "\(.month(period.first))" : "\(.monthName(period.first))"
    case .quarter: quarter(period)
    case .year: year(period)
    case .range: "de \(months(period))"
    }
  }

  /// `Tercer trimestre de 2026`, `De junio a agosto de 2026`.
  static func label(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .month, .year: name(period, withYear: false)
    case .quarter:
      "\(Self.capitalOrdinals[period.quarter - 1]) trimestre de \(String(period.first.year))"
    case .range: "De \(months(period))"
    }
  }

  private static let capitalOrdinals = ["Primer", "Segundo", "Tercer", "Cuarto"]

  /// `en octubre de 2026`, `en el tercer trimestre de 2026`, `en 2026`, `de junio a agosto de 2026`.
  static func during(_ period: MonthPeriod, withYear: Bool = true) -> RichText {
    switch period.kind {
    case .month, .year: "en \(name(period, withYear: withYear))"
    case .quarter: "en el \(quarter(period))"
    case .range: "de \(months(period))"
    }
  }

  /// The same at the beginning of a sentence.
  static func starting(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .month, .year: "En \(name(period, withYear: false))"
    case .quarter: "En el \(quarter(period))"
    case .range: "De \(months(period))"
    }
  }

  /// `de octubre`, `del tercer trimestre de 2026`, `de 2026`, `de junio a agosto de 2026`.
  static func of(_ period: MonthPeriod, withYear: Bool = true) -> RichText {
    switch period.kind {
    case .month, .year: "de \(name(period, withYear: withYear))"
    case .quarter: "del \(quarter(period))"
    case .range: "de \(months(period))"
    }
  }

  /// After “frente”: `a 2025`, `al segundo trimestre de 2026`, `al periodo de junio a agosto`.
  static func to(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .quarter: "al \(name(period))"
    case .month, .year: "a \(name(period))"
    case .range: "al periodo \(of(period))"
    }
  }

  static func whole(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "Mes entero"
    case .quarter: "Trimestre entero"
    case .year: "Año entero"
    case .range: "Periodo entero"
    }
  }

  /// `mes`, `trimestre`.
  static func noun(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "mes"
    case .quarter: "trimestre"
    case .year: "año"
    case .range: "periodo"
    }
  }

  private static func months(_ period: MonthPeriod) -> RichText {
    period.isOfOneYear
      ? "\(.monthName(period.first)) a \(.month(period.last))"
      : "\(.month(period.first)) a \(.month(period.last))"
  }

  private static func quarter(_ period: MonthPeriod) -> RichText {
    let ordinals = ["primer", "segundo", "tercer", "cuarto"]
    return "\(ordinals[period.quarter - 1]) trimestre de \(year(period))"
  }

  private static func year(_ period: MonthPeriod) -> RichText { .name(String(period.first.year)) }
}
