import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// German words and turns of phrase that several reports share.
enum GermanShared: SharedPhrases, InGerman {
  static let withoutCategory = "Ohne Kategorie"
  static let adjustments = "Pfand, Gutscheine, Gebühren"
  static let wholeMonth = "Ganzer Monat"
  static let total: RichText = "Summe"

  static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
    switch thing {
    case .category: counted(count, "Kategorie", "Kategorien")
    case .file: counted(count, "Datei", "Dateien")
    case .item: counted(count, "Artikel", "Artikel")
    case .month: counted(count, "Monat", "Monate")
    case .store: counted(count, "Laden", "Läden")
    }
  }

  static func other(_ count: Int, _ thing: CountedThing) -> RichText {
    "Übrige, \(counted(count, thing))"
  }

  static func per(_ unit: String) -> RichText {
    unit == "each" ? "pro Stück" : "pro \(name: unit)"
  }

  static func unit(_ unit: String) -> String { unit == "each" ? "Stück" : unit }

  static func amountsIn(_ currency: CurrencyCode) -> RichText { "in \(name: currency.label)" }

  static func name(_ period: ComparedPeriod) -> RichText {
    guard let last = period.lastDay else { return .value(period.monthValue) }
    let (first, end) = (period.firstDay, period.value(of: last))
    if first == last { return .value(end) }
    return first.month == last.month
      ? "\(String(first.day)).–\(end)" : "\(.dayOfMonth(first)) bis \(end)"
  }

  /// `im September`, `vom 1. bis 17. September`, `am 1. September`.
  static func during(_ period: ComparedPeriod) -> RichText {
    guard let last = period.lastDay else { return "im \(period.monthValue)" }
    let (first, end) = (period.firstDay, period.value(of: last))
    if first == last { return "am \(end)" }
    return first.month == last.month
      ? "vom \(String(first.day)). bis \(end)" : "vom \(.dayOfMonth(first)) bis \(end)"
  }

  static func moreRows(_ count: Int, in file: RichText) -> RichText {
    "\(.count(count)) weitere in \(file)."
  }

  static func badge(_ status: BudgetVariance.Status) -> Badge {
    switch status {
    case .over: Badge("über Budget", look: .over)
    case .under: Badge("unter Budget", look: .under)
    case .on: Badge("im Budget", look: .on)
    case .unbudgeted: Badge("ohne Budget", look: .unbudgeted)
    }
  }

  static let footerSource: RichText =
    """
    Von Pricebook aus den Dateien erstellt, die unter Daten aufgeführt sind. Alles steckt in \
    dieser einen Datei; sie holt nichts aus dem Netz.
    """

  static func footerAmounts(_ currencies: [CurrencyCode]) -> RichText {
    let labels = currencies.map(\.label).filter { !$0.isEmpty }
    let rule: RichText = "Abweichung ist Ausgaben − Budget: ein Plus liegt über dem Budget."
    return labels.isEmpty ? rule : "Beträge in \(list(labels, limit: 6)). \(rule)"
  }
}
