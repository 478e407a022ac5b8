import PricebookDocument
import PricebookModel

// How French names months, quarters, years and other periods.

extension French.Shared {
  static func name(_ period: MonthPeriod, withYear: Bool) -> RichText {
    switch period.kind {
    case .month: withYear ? "\(.month(period.first))" : "\(.monthName(period.first))"
    case .quarter: "\(ordinal(period.quarter)) trimestre \(year(period))"
    case .year: year(period)
    case .range:
      period.isOfOneYear
        ? "\(.monthName(period.first)) à \(.month(period.last))"
        : "\(.month(period.first)) à \(.month(period.last))"
    }
  }

  /// `en octobre 2026`, `au 3e trimestre 2026`, `en 2026`, `de juin à août 2026`.
  static func during(_ period: MonthPeriod, withYear: Bool = true) -> RichText {
    switch period.kind {
    case .month, .year: "en \(name(period, withYear: withYear))"
    case .quarter: "au \(name(period, withYear: true))"
    case .range: of(period)
    }
  }

  /// The same at the beginning of a sentence.
  static func starting(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .month, .year: "En \(name(period, withYear: false))"
    case .quarter: "Au \(name(period, withYear: true))"
    case .range: range(period, "De ", "D’")
    }
  }

  /// `d’octobre`, `du 3e trimestre 2026`, `de 2026`, `de juin à août 2026`.
  static func of(_ period: MonthPeriod, withYear: Bool = true) -> RichText {
    switch period.kind {
    case .month: of(period.first, withYear: withYear)
    case .quarter: "du \(name(period, withYear: true))"
    case .year: "de \(year(period))"
    case .range: range(period, "de ", "d’")
    }
  }

  /// After « par rapport »: `à 2025`, `au 2e trimestre 2026`, `à la période de juin à août 2026`.
  static func to(_ period: MonthPeriod) -> RichText {
    switch period.kind {
    case .quarter: "au \(name(period))"
    case .month, .year: "à \(name(period))"
    case .range: "à la période \(of(period))"
    }
  }

  static func whole(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "Mois entier"
    case .quarter: "Trimestre entier"
    case .year: "Année entière"
    case .range: "Période entière"
    }
  }

  /// `Le mois entier`, `L’année entière`.
  static func theWhole(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "Le mois entier"
    case .quarter: "Le trimestre entier"
    case .year: "L’année entière"
    case .range: "La période entière"
    }
  }

  /// `ce mois`, `cette année`.
  static func this(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "ce mois"
    case .quarter: "ce trimestre"
    case .year: "cette année"
    case .range: "cette période"
    }
  }

  /// `mois`, with its article `le mois`.
  static func the(_ kind: MonthPeriod.Kind) -> String {
    switch kind {
    case .month: "le mois"
    case .quarter: "le trimestre"
    case .year: "l’année"
    case .range: "la période"
    }
  }

  private static func range(
    _ period: MonthPeriod, _ preposition: String, _ elided: String
  ) -> RichText {
    // Avril, août and octobre begin with a vowel.
    let isElided = [4, 8, 10].contains(period.first.monthOfYear)
    return "\(isElided ? elided : preposition)\(name(period, withYear: true))"
  }

  private static func ordinal(_ number: Int) -> String { number == 1 ? "1er" : "\(number)e" }

  private static func year(_ period: MonthPeriod) -> RichText { .name(String(period.first.year)) }
}
