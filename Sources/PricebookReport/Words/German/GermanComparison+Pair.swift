import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German words of the best pair, the lead and the results without some prices.
extension GermanComparison {
  static let pairTitle: RichText = "Bestes Ladenpaar"

  static let pairNote: RichText = """
    Die zwei Läden, die zusammen die meisten Artikel haben und dafür am wenigsten kosten, jeder Artikel \
    im günstigeren der beiden. Auch Läden unter der Schwelle zählen mit.
    """

  static func pair(
    _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
  ) -> RichText {
    let what: RichText =
      items == all
      ? (all == 1 ? "den Artikel" : "alle \(.count(all)) Artikel") : itemsOf(items, all)
    return "\(name: one) und \(name: other): \(strong: total) für \(what)."
  }

  static func pairSaving(
    _ amount: Value, isLess: Bool, store: String, isUsual: Bool, items: Int?, filledIn: Value?
  ) -> RichText {
    let same: RichText =
      switch items {
      case nil: "dieselben Artikel"
      case 1?: "denselben einen Artikel"
      case let items?: "dieselben \(.count(items)) Artikel"
      }
    let claim: RichText = """
      Das sind \(strong: amount) \(isLess ? "weniger" : "mehr") als alles bei \(name: store)\
      \(isUsual ? ", dem Stammladen," : "") für \(same)
      """
    guard let filledIn else { return "\(claim)." }
    return "\(claim); davon sind dort \(about(filledIn)) geschätzt."
  }

  static func belowAlone(_ store: String) -> RichText {
    "\(name: store) allein liegt unter der Schwelle."
  }

  static func split(_ parts: [(store: String, items: Int, total: Value)]) -> RichText {
    let entries = parts.map { part -> RichText in
      "\(GermanShared.counted(part.items, .item)) bei \(name: part.store) (\(part.total))"
    }
    return "Einkauf: \(list(entries))."
  }

  static func noSecondStore(_ store: String) -> RichText {
    """
    Ein zweiter Laden spart nichts: Kein anderer hat einen Artikel, der bei \(name: store) fehlt, \
    oder einen zu einem tieferen Preis.
    """
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    "Ein zweiter Laden spart für den ganzen Warenkorb nichts gegenüber \(name: store)."
  }

  static func pairListNote(lacks: [String], isWeighed: Bool) -> RichText {
    var note: RichText = "Der Warenkorb, auf das beste Ladenpaar verteilt, für einen Einkauf."
    if isWeighed { note += " Wie oft etwas gekauft wurde, zählt hier nicht." }
    return lacks.isEmpty ? note : "\(note) In beiden fehlt: \(list(lacks, limit: 6))."
  }

  static func everythingAt(_ store: String) -> RichText { "Alles bei \(name: store)" }

  static let noShoppingList: RichText = "Keine Einkaufsliste: nichts hat einen Preis"

  static func lead(
    _ winner: String, over rival: String, amount: Value, largest: Value, items: [String],
    isMore: Bool
  ) -> RichText {
    let what: RichText = """
      Für den ganzen Warenkorb liegt \(name: winner) \(amount) unter \(name: rival). Allein \
      \(list(items)) \(items.count == 1 ? "macht" : "machen") \(largest)
      """
    return isMore
      ? "\(what) aus, andere Artikel gleichen einen Teil wieder aus." : "\(what) davon aus."
  }

  private static func changed(
    _ change: ComparisonAlternative.Change, count: Int
  ) -> RichText {
    switch change {
    case .offersAtOrdinaryPrice:
      "\(counted(count, "Aktion", "Aktionen")) zum gewöhnlichen Preis des Ladens gerechnet"
    case .withoutStalePrices:
      """
      Ohne \(counted(count, "Preis", "Preise")) von vor mehr als \
      \(.count(StoreComparison.staleDays)) Tagen oder ohne Datum
      """
    }
  }

  static func alternative(
    _ change: ComparisonAlternative.Change, count: Int, isSame: Bool, best: String,
    _ bestTotal: Value, winner: String, _ winnerTotal: Value, isClear: Bool
  ) -> RichText {
    let clear: RichText = isClear ? "" : ", ohne klaren Vorsprung"
    let alike: RichText =
      bestTotal == winnerTotal ? "" : ", für den ganzen Warenkorb mit \(winnerTotal)"
    let result: RichText =
      best == winner
      ? """
      \(name: best) liegt \(isSame ? "weiterhin " : "")mit \(bestTotal) vorn\(alike)\(clear).
      """
      : """
      \(name: best) liegt mit \(bestTotal) vorn, für den ganzen Warenkorb ist \(name: winner) mit \
      \(winnerTotal) am günstigsten\(clear)\(isSame ? ", wie zuvor" : "").
      """
    return "\(changed(change, count: count)): \(result)"
  }

  static func alternativeWithoutStores(
    _ change: ComparisonAlternative.Change, count: Int
  ) -> RichText {
    "\(changed(change, count: count)): Kein Laden hat genug vom Warenkorb."
  }
}
