import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German words of the reports.
enum German: LanguageWords {}

/// How German counts and lists.
///
/// The words are those that Germany, Austria and Switzerland share, and none of them has an ß,
/// which Swiss readers do not write.
protocol InGerman: LanguagePhrases {}

extension InGerman {
  static var numerals: [String] {
    [
      "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
      "zehn", "elf", "zwölf",
    ]
  }

  static func isSingular(_ count: Int) -> Bool { count == 1 }
  static func joined(_ head: RichText, _ last: RichText) -> RichText { "\(head) und \(last)" }
  static func more(_ count: Int) -> RichText {
    "\(.count(count)) \(count == 1 ? "weiterer" : "weitere")"
  }
}

extension German {
  /// German words and turns of phrase that several reports share.
  enum Shared: SharedPhrases, InGerman {
    static let withoutCategory = "Ohne Kategorie"
    static let adjustments = "Pfand, Gutscheine, Gebühren"
    static let total: RichText = "Summe"

    static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
      switch thing {
      case .category: counted(count, "Kategorie", "Kategorien")
      case .file: counted(count, "Datei", "Dateien")
      case .item: counted(count, "Artikel", "Artikel")
      case .month: counted(count, "Monat", "Monate")
      case .receipt: counted(count, "Beleg", "Belege")
      case .store: counted(count, "Laden", "Läden")
      }
    }

    static func other(_ count: Int, _ thing: CountedThing) -> RichText {
      "Übrige, \(counted(count, thing))"
    }

    static func per(_ unit: String) -> RichText {
      unit == "each" ? "pro Stück" : "pro \(name: unit)"
    }
    static func range(_ first: Value, _ last: Value) -> RichText { "\(first) bis \(last)" }
    static func amountsIn(_ currency: CurrencyCode) -> RichText { "in \(name: currency.label)" }

    static func name(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let value), .day(let value): .value(value)
      case .months(let months): name(months)
      case .days(let first, let end): "\(String(first.day)).–\(end)"
      case .dates(let first, let end): "\(first) bis \(end)"
      }
    }

    /// `September`, `dem 1.–17. September`, `dem 1. September`, after `gegenüber`.
    static func dative(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month: name(period)
      case .months(let months): dative(months)
      case .day, .days, .dates: "dem \(name(period))"
      }
    }

    /// `im September`, `vom 1. bis 17. September`, `am 1. September`.
    static func during(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let month): "im \(month)"
      case .months(let months): during(months)
      case .day(let day): "am \(day)"
      case .days(let first, let end): "vom \(String(first.day)). bis \(end)"
      case .dates(let first, let end): "vom \(first) bis \(end)"
      }
    }

    static func moreRows(_ count: Int, in file: RichText) -> RichText {
      "\(.count(count)) weitere in \(file)."
    }

    static func word(_ status: BudgetVariance.Status) -> String {
      switch status {
      case .over: "über Budget"
      case .under: "unter Budget"
      case .on: "im Budget"
      case .unbudgeted: "ohne Budget"
      }
    }

    static let footerSource: RichText = """
      Von Pricebook aus den Dateien erstellt, die unter Daten aufgeführt sind. Alles steckt in \
      dieser einen Datei; sie lädt nichts aus dem Internet.
      """

    static let varianceRule: RichText =
      "Differenz = Ausgaben − Budget: Plus bedeutet über dem Budget."

    static func amountsAre(in currencies: RichText) -> RichText { "Beträge in \(currencies)." }
  }
}
