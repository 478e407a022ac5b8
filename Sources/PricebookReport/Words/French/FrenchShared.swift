import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// French words and turns of phrase that several reports share.
enum FrenchShared: SharedPhrases, InFrench {
  static let withoutCategory = "Sans catégorie"
  static let adjustments = "Consignes, bons, frais"
  static let wholeMonth = "Mois entier"
  static let total: RichText = "Total"

  static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
    switch thing {
    case .category: counted(count, "catégorie", "catégories")
    case .file: counted(count, "fichier", "fichiers")
    case .item: counted(count, "article", "articles")
    case .month: counted(count, "mois", "mois")
    case .store: counted(count, "magasin", "magasins")
    }
  }

  static func other(_ count: Int, _ thing: CountedThing) -> RichText {
    "Autres, \(counted(count, thing))"
  }

  static func per(_ unit: String) -> RichText {
    unit == "each" ? "la pièce" : "par \(name: unit)"
  }

  static func unit(_ unit: String) -> String { unit == "each" ? "pièce" : unit }

  static func amountsIn(_ currency: CurrencyCode) -> RichText { "en \(name: currency.label)" }

  static func name(_ period: ComparedPeriod) -> RichText {
    guard let last = period.lastDay else { return .value(period.monthValue) }
    let (first, end) = (period.firstDay, period.value(of: last))
    if first == last { return .value(end) }
    return first.month == last.month
      ? "\(numeral(first))–\(end)" : "\(.dayOfMonth(first)) – \(end)"
  }

  /// `en septembre`, `du 1er au 17 septembre`, `le 1er septembre`.
  static func during(_ period: ComparedPeriod) -> RichText {
    guard let last = period.lastDay else { return "en \(period.monthValue)" }
    let (first, end) = (period.firstDay, period.value(of: last))
    if first == last { return "le \(end)" }
    return first.month == last.month
      ? "du \(numeral(first)) au \(end)" : "du \(.dayOfMonth(first)) au \(end)"
  }

  private static func numeral(_ date: CalendarDate) -> String {
    date.day == 1 ? "1er" : String(date.day)
  }

  static func moreRows(_ count: Int, in file: RichText) -> RichText {
    "\(counted(count, "autre", "autres")) dans \(file)."
  }

  static func badge(_ status: BudgetVariance.Status) -> Badge {
    switch status {
    case .over: Badge("au-dessus", look: .over)
    case .under: Badge("en dessous", look: .under)
    case .on: Badge("pile", look: .on)
    case .unbudgeted: Badge("sans budget", look: .unbudgeted)
    }
  }

  static let footerSource: RichText =
    """
    Établi par Pricebook à partir des fichiers cités sous Données. Tout est dans ce fichier ; il \
    ne demande rien au réseau.
    """

  static func footerAmounts(_ currencies: [CurrencyCode]) -> RichText {
    let labels = currencies.map(\.label).filter { !$0.isEmpty }
    let rule: RichText = "L’écart est dépensé − budget : un plus est un dépassement."
    return labels.isEmpty ? rule : "Montants en \(list(labels, limit: 6)). \(rule)"
  }
}
