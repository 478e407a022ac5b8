import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German.Comparison {
  static func secondStoreNeeded(
    available: Int, of items: Int, currency: CurrencyCode
  ) -> RichText {
    let prices: RichText = currency.label.isEmpty ? "Preise" : "Preise in \(name: currency.label)"
    let share: RichText =
      available == items ? "" : "Das gilt für \(itemsOf(available, items)). "
    return """
      \(share)Ein Vergleich erscheint, sobald ein zweiter Laden \
      \(prices) für einen dieser Artikel hat.
      """
  }

  static func mostAvailable(_ stores: [String], available: Int, of items: Int) -> RichText {
    let who: RichText =
      stores.count == 1
      ? "\(list(stores)) hat am meisten davon, \(itemsOf(available, items))"
      : "\(list(stores)) haben am meisten davon, je \(itemsOf(available, items))"
    return """
      \(who). Summen von so wenigen Artikeln lassen sich nicht vergleichen, darum wird kein Laden \
      empfohlen.
      """
  }

  static func cheaperElsewhere(
    _ saving: WrittenLead, at store: String, missing: Int, of items: Int
  ) -> RichText {
    let claim: RichText =
      "Bei \(name: store) rund \(saving.rounded) günstiger als dort, wo jetzt gekauft wird"
    guard missing > 0 else { return claim }
    return "\(claim); \(itemsOf(missing, items)) \(missing == 1 ? "fehlt" : "fehlen")"
  }

  static func noClearSaving(_ usual: String) -> RichText {
    "Kein Laden ist klar günstiger als \(name: usual), der Stammladen"
  }

  static func usualIsCheapest(_ lead: WrittenLead, _ usual: String) -> RichText {
    """
    \(name: usual), der Stammladen, ist auch am günstigsten, mit \
    \(lead.amount) Vorsprung
    """
  }

  static func cheapest(_ lead: WrittenLead, _ store: String, _ total: Value) -> RichText {
    """
    \(name: store) ist für den ganzen Warenkorb am günstigsten: \(total), \(lead.amount) unter dem \
    nächsten
    """
  }

  static func noClearWinner(_ one: String, _ other: String) -> RichText {
    "Kein klarer Sieger zwischen \(name: one) und \(name: other)"
  }

  static func wholeBaskets(_ parts: RichText) -> RichText { "Ganzer Warenkorb: \(parts)." }

  static func wholeBasket(
    _ store: String, _ total: Value, estimated: Value?, isUsual: Bool
  ) -> RichText {
    let who: RichText = isUsual ? "\(name: store) (der Stammladen)" : .name(store)
    guard let estimated else { return "\(who) \(strong: total)" }
    return "\(who) \(strong: total) (davon \(estimated) geschätzt)"
  }

  static func comparedItems(_ items: Int, of all: Int) -> RichText {
    "Die Summen gelten für \(itemsOf(items, all)); die übrigen führt kein gewerteter Laden."
  }

  static func ownItems(_ items: Int, of all: Int) -> RichText {
    "Das gilt für \(itemsOf(items, all))."
  }

  static func attainable(_ items: Int, at store: String) -> RichText {
    let what: RichText =
      items == 1
      ? "den einen Artikel, den beide führen" : "die \(.count(items)) Artikel, die beide führen"
    return """
      Die Ersparnis gilt für \(what); der Rest würde weiter dort gekauft, wo er jetzt gekauft wird.
      """
  }

  static func tie(
    _ tie: LeadClaim.Tie, _ one: String, _ other: String, difference: Value?
  ) -> RichText {
    guard let difference else {
      return "Bei \(name: one) und \(name: other) kostet es gleich viel."
    }
    let what: RichText =
      "Der Unterschied von \(difference) zwischen \(name: one) und \(name: other)"
    return switch tie {
    case .belowOnePercent:
      "\(what) liegt unter \(percent: ClaimGate.tiePercent) und zählt als Gleichstand."
    case .smallerThanEstimated:
      "\(what) ist kleiner als das, was geschätzt werden musste, und zählt als Gleichstand."
    case .restsOnOldPrices:
      """
      \(what) beruht auf Preisen ohne Datum oder von vor mehr als \
      \(.count(StoreComparison.staleDays)) Tagen und zählt als Gleichstand.
      """
    case .restsOnOneItem:
      "\(what) beruht auf höchstens einem gemeinsamen Artikel und zählt als Gleichstand."
    case .withinScatter:
      """
      \(what) ist klein gemessen daran, wie unterschiedlich die Preise je nach Artikel ausfallen, und \
      zählt als Gleichstand.
      """
    case .withinDrift:
      "\(what) kann an älteren Preisen des einen liegen und zählt als Gleichstand."
    }
  }

  static func ruleFirst(
    _ store: String, _ total: Value, items: Int, of all: Int, percent: Int
  ) -> RichText {
    """
    Nach der \(percent: percent)-Regel, die nach der Summe der vorhandenen Artikel ordnet, liegt \
    \(name: store) vorn, mit \(total) für \(itemsOf(items, all)).
    """
  }

  static func cardsTitle(_ count: Int, isAdvice: Bool) -> RichText {
    guard isAdvice else {
      return count == 1 ? "Der gewertete Laden" : "Gewertete Läden mit den niedrigsten Summen"
    }
    return count == 1 ? "Empfohlener Laden" : "Empfohlene Läden"
  }

  static let lowestWholeBasket: RichText = "ganzer Warenkorb, am günstigsten"
  static let wholeBasket: RichText = "ganzer Warenkorb"
  static func dearer(than store: String) -> RichText { "Teurer als \(name: store)" }

  static func won(_ count: Int, tied: Int) -> RichText {
    tied == 0 ? .value(.count(count)) : "\(.count(count)), \(.count(tied)) gleich"
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    "Ein zweiter Laden spart keinen klaren Betrag gegenüber allem bei \(name: store)."
  }

  static func pairBrings(_ items: Int, lackedBy store: String) -> RichText {
    items == 1
      ? "Damit ist auch der eine Artikel zu haben, der bei \(name: store) fehlt."
      : "Damit sind auch die \(.count(items)) Artikel zu haben, die bei \(name: store) fehlen."
  }

  static func pairLimit(_ stores: Int) -> RichText {
    "Geprüft sind nur die \(.count(stores)) Läden, die am meisten Artikel haben."
  }

  static func lead(
    _ lead: WrittenLead, of winner: String, over rival: String, largest: Value, items: [LinkedName],
    isMore: Bool
  ) -> RichText {
    let claim: RichText = """
      Für den ganzen Warenkorb liegt \(name: winner) \(lead.amount) unter \(name: rival).
      """
    if items.isEmpty { return claim }
    let what: RichText = """
      \(claim) Allein \(list(items)) \(items.count == 1 ? "macht" : "machen") \(largest)
      """
    return isMore
      ? "\(what) aus, andere Artikel gleichen einen Teil wieder aus." : "\(what) davon aus."
  }
}
