import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German words of the store comparison's head and cards.
enum GermanComparison: ComparisonPhrases, InGerman {
  static let usualBasket: RichText = "Üblicher Warenkorb"

  static func title(_ month: Month) -> RichText { "Ladenvergleich, \(.month(month))" }

  static func kicker(
    _ basket: RichText, items: Int, asOf: CalendarDate, isWeighed: Bool
  ) -> RichText {
    """
    \(basket), \(counted(items, "Artikel", "Artikel")), \
    \(isWeighed ? "jeder so oft, wie er in 3 Monaten gekauft wurde, " : "")Preise vom \(.date(asOf))
    """
  }

  static let noBasket: RichText = "Noch kein Warenkorb zum Vergleichen"

  static let howBasketsAppear: RichText = """
    Der übliche Warenkorb entsteht, sobald Artikel auf mindestens 2 Belegen der letzten 3 Monate \
    stehen. Ein eigener Warenkorb ist eine Datei mit den Spalten item, quantity und unit, die mit \
    --basket angegeben wird.
    """

  static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
    "\(basket): \(total) bei \(name: store)"
  }

  static func secondStoreNeeded(available: Int, of items: Int) -> RichText {
    """
    Das gilt für \(itemsOf(available, items)). Ein Vergleich erscheint, sobald ein zweiter Laden \
    Preise dafür hat.
    """
  }

  static func noneEligible(_ percent: Int) -> RichText {
    "Kein Laden hat \(.percent(Double(percent), digits: 0)) des Warenkorbs"
  }

  static func mostAvailable(_ store: String, available: Int, of items: Int) -> RichText {
    """
    \(name: store) hat am meisten davon, \(itemsOf(available, items)). Summen von so wenigen \
    Artikeln lassen sich nicht vergleichen, darum wird kein Laden empfohlen.
    """
  }

  static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
    """
    Nur \(name: store) hat \(.percent(Double(percent), digits: 0)) des Warenkorbs, für \(total)
    """
  }

  static func winnersDiffer(_ lowest: String, _ winner: String) -> RichText {
    """
    \(name: lowest) hat die kleinste Summe, doch der ganze Warenkorb ist bei \(name: winner) \
    günstiger
    """
  }

  static func cheapest(_ store: String, _ total: Value, items: Int, of all: Int) -> RichText {
    items == all
      ? "\(name: store) ist für den Warenkorb am günstigsten, mit \(total)"
      : "\(name: store) ist für den Warenkorb am günstigsten: \(total) für \(itemsOf(items, all))"
  }

  static func cheapestLikeForLike(_ store: String, _ total: Value) -> RichText {
    "\(name: store) ist für den ganzen Warenkorb am günstigsten, mit \(total)"
  }

  static func noClearLeadLikeForLike(_ store: String) -> RichText {
    "\(name: store) ist für den ganzen Warenkorb am günstigsten, aber ohne klaren Vorsprung"
  }

  static func noClearLead(_ store: String) -> RichText {
    "\(name: store) hat die kleinste Summe, aber ohne klaren Vorsprung"
  }

  static func asks(
    _ store: String, _ total: Value, items: Int, lacks: Int, likeForLike: Value?
  ) -> RichText {
    let what: RichText = "Bei \(name: store) kosten"
    guard lacks > 0 else {
      return items == 1
        ? "Bei \(name: store) kostet der eine Artikel \(strong: total)."
        : "\(what) alle \(.count(items)) Artikel \(strong: total)."
    }
    let had: RichText =
      items == 1
      ? "Bei \(name: store) kostet der eine vorhandene Artikel"
      : "\(what) die \(.count(items)) vorhandenen Artikel"
    let claim: RichText =
      "\(had) \(strong: total), \(lacks == 1 ? "einer fehlt" : "\(.count(lacks)) fehlen")"
    guard let likeForLike else { return "\(claim)." }
    return """
      \(claim). Mit \(lacks == 1 ? "diesem" : "diesen"), geschätzt auf dem Preisniveau des \
      Ladens, wären es \(likeForLike).
      """
  }

  static func otherAt(
    _ store: String, _ total: Value, isLowest: Bool, isUsual: Bool
  ) -> RichText {
    let who: RichText =
      isUsual ? "\(name: store), wo der Warenkorb meist gekauft wird," : .name(store)
    return isLowest
      ? "\(who) kommt für den ganzen Warenkorb auf \(strong: total)."
      : "\(who) folgt mit \(strong: total) für den ganzen Warenkorb."
  }

  static func unclear(lead: Value) -> RichText {
    """
    Der Vorsprung von \(lead) ist nicht höher als das, was geschätzt ist; zwischen den beiden \
    gibt es also keinen klaren Sieger.
    """
  }

  static let tied: RichText = "Beide kosten gleich viel, es gibt also keinen klaren Sieger."

  static func saving(_ amount: Value, _ store: String, usual: String) -> RichText {
    "\(name: store) spart \(strong: amount) gegenüber \(name: usual)."
  }

  static func cardsTitle(_ count: Int) -> RichText {
    count == 1 ? "Empfohlener Laden" : "Empfohlene Läden"
  }

  static func cardsNote(
    percent: Int, needed: Int, of items: Int, usual: String?,
    basis: StoreComparison.RankBasis
  ) -> [RichText] {
    let order: RichText =
      switch basis {
      case .total: "Geordnet nach der Summe der vorhandenen Artikel."
      case .likeForLike: "Geordnet nach der Summe für den ganzen Warenkorb."
      }
    let rule: RichText = """
      \(order) Gewertet wird ein Laden ab \
      \(.percent(Double(percent), digits: 0)) der Artikel, hier \(.count(needed)) von \
      \(.count(items)).
      """
    guard let usual else { return [rule] }
    return [
      rule,
      """
      Differenzen gelten für den ganzen Warenkorb, gegenüber \(name: usual), wo er meist gekauft \
      wird.
      """,
    ]
  }

  static let cardsDrawingNote: RichText =
    "Jedes Kästchen ist ein Artikel, die Marke ist die Schwelle."

  static func rank(_ rank: Int, of count: Int) -> RichText {
    "\(.count(rank)). von \(.count(count)) gewerteten"
  }

  static func forItems(_ items: Int, of all: Int) -> RichText { "für \(itemsOf(items, all))" }

  static func itemsOf(_ items: Int, _ all: Int) -> RichText {
    "\(.count(items)) von \(.count(all)) Artikeln"
  }

  static func likeForLikeLabel(isLowest: Bool) -> RichText {
    isLowest ? "Ganzer Warenkorb, am günstigsten" : "Ganzer Warenkorb"
  }

  static let likeForLike: RichText = "Ganzer Warenkorb"
  static let filledInLabel: RichText = "davon geschätzt"
  static let nothing: RichText = "nichts"
  static let theUsualStore: RichText = "Der Stammladen"

  static func against(_ store: String) -> RichText { "Gegenüber \(name: store)" }

  static func availability(share: Value, isExactlyThreshold: Bool) -> RichText {
    isExactlyThreshold
      ? "\(strong: share), genau an der Schwelle" : "\(strong: share) vorhanden"
  }

  static let lacksNothing: RichText = "es fehlt nichts"
  static func lacks(_ names: RichText) -> RichText { "es fehlt: \(names)" }
}
