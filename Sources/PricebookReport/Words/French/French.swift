import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French words of the reports.
enum French: LanguageWords {}

/// How French counts, lists and elides.
///
/// The spaces before `:`, `;` and `»` and after `«` are U+00A0, as French sets them.
protocol InFrench: LanguagePhrases {}

extension InFrench {
  static var numerals: [String] {
    [
      "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf",
      "dix", "onze", "douze",
    ]
  }

  /// None is singular, too.
  static func isSingular(_ count: Int) -> Bool { count < 2 }
  static var semicolon: String { "\u{A0}; " }
  static func joined(_ head: RichText, _ last: RichText) -> RichText { "\(head) et \(last)" }
  static func more(_ count: Int) -> RichText {
    "\(.count(count)) \(isSingular(count) ? "autre" : "autres")"
  }

  /// `de septembre`, `d’octobre 2026`.
  static func of(_ month: Month, withYear: Bool = false) -> RichText {
    let value: Value = withYear ? .month(month) : .monthName(month)
    return [4, 8, 10].contains(month.monthOfYear) ? "d’\(value)" : "de \(value)"
  }
}

extension French {
  /// French words and turns of phrase that several reports share.
  enum Shared: SharedPhrases, InFrench {
    static let withoutCategory = "Sans catégorie"
    static let adjustments = "Consignes, bons, frais"
    static let total: RichText = "Total"

    static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
      switch thing {
      case .category: counted(count, "catégorie", "catégories")
      case .file: counted(count, "fichier", "fichiers")
      case .item: counted(count, "article", "articles")
      case .month: counted(count, "mois", "mois")
      case .receipt: counted(count, "ticket", "tickets")
      case .store: counted(count, "magasin", "magasins")
      }
    }

    static func other(_ count: Int, _ thing: CountedThing) -> RichText {
      "Autres, \(counted(count, thing))"
    }

    static func per(_ unit: String) -> RichText {
      unit == "each" ? "la pièce" : "par \(name: unit)"
    }
    static func range(_ first: Value, _ last: Value) -> RichText { "\(first) à \(last)" }
    static func amountsIn(_ currency: CurrencyCode) -> RichText { "en \(name: currency.label)" }

    static func name(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let value), .day(let value): .value(value)
      case .months(let months): name(months)
      case .days(let first, let end): "\(numeral(first))–\(end)"
      case .dates(let first, let end): "\(first) – \(end)"
      }
    }

    /// `à septembre`, `à la période du 1er au 17 septembre`, `au 1er septembre`.
    static func to(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let month): "à \(month)"
      case .months(let months): to(months)
      case .day(let day): "au \(day)"
      case .days, .dates: "à la période \(during(period))"
      }
    }

    /// `en septembre`, `du 1er au 17 septembre`, `le 1er septembre`.
    static func during(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let month): "en \(month)"
      case .months(let months): during(months)
      case .day(let day): "le \(day)"
      case .days(let first, let end): "du \(numeral(first)) au \(end)"
      case .dates(let first, let end): "du \(first) au \(end)"
      }
    }

    private static func numeral(_ date: CalendarDate) -> String {
      date.day == 1 ? "1er" : String(date.day)
    }

    static func moreRows(_ count: Int, in file: RichText) -> RichText {
      "\(counted(count, "autre", "autres")) dans \(file)."
    }

    static func word(_ status: BudgetVariance.Status) -> String {
      switch status {
      case .over: "au-dessus"
      case .under: "en dessous"
      case .on: "pile"
      case .unbudgeted: "sans budget"
      }
    }

    static let footerSource: RichText = """
      Établi par Pricebook à partir des fichiers cités sous Données. Tout est dans ce fichier ; il \
      n’utilise pas Internet.
      """

    static let varianceRule: RichText = "Écart = dépensé − budget : un plus est un dépassement."
    static func amountsAre(in currencies: RichText) -> RichText { "Montants en \(currencies)." }
  }
}
