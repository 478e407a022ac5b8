import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the store comparison's head and cards.
  enum Comparison: ComparisonPhrases, InGerman {
    static let usualBasket: RichText = "Üblicher Warenkorb"
    static let seenBasket: RichText = "Gesehene Artikel"
    static func title(_ month: Month) -> RichText { "Ladenvergleich, \(.month(month))" }

    static func kicker(
      _ basket: RichText, items: Int, asOf: CalendarDate, weighedOver months: Int?
    ) -> RichText {
      let how: RichText =
        months.map { months in "jeder so oft, wie er in \(digits: months) Monaten gekauft wurde, " }
        ?? ""
      return "\(basket), \(counted(items, "Artikel", "Artikel")), \(how)Preise vom \(.date(asOf))"
    }

    static let noBasket: RichText = "Noch kein Warenkorb zum Vergleichen"

    static func howBasketsAppear(receipts: Int, months: Int) -> RichText {
      """
      Der übliche Warenkorb entsteht, sobald Artikel auf mindestens \(digits: receipts) Belegen \
      der letzten \(digits: months) Monate stehen. Ein eigener Warenkorb ist eine Datei mit den \
      Spalten item, quantity und unit, die mit --basket angegeben wird.
      """
    }

    static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
      "\(basket): \(total) bei \(name: store)"
    }

    static func noneEligible(_ percent: Int) -> RichText {
      "Kein Laden hat \(percent: percent) des Warenkorbs"
    }

    static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
      "Nur \(name: store) hat \(percent: percent) des Warenkorbs, für \(total)"
    }

    static func ranked(by basis: StoreComparison.RankBasis) -> RichText {
      switch basis {
      case .total: "Geordnet nach der Summe der vorhandenen Artikel."
      case .likeForLike: "Geordnet nach der Summe für den ganzen Warenkorb."
      }
    }

    static func needed(_ needed: Int, of items: Int, percent: Int) -> RichText {
      """
      Gewertet wird ein Laden ab \(percent: percent) der Artikel, hier \(.count(needed)) von \
      \(.count(items)).
      """
    }

    static func differences(against usual: String) -> RichText {
      """
      Differenzen gelten für den ganzen Warenkorb, gegenüber \(name: usual), dem Stammladen: \
      Kein anderer hat mehr Belege mit etwas davon.
      """
    }

    static let cardsDrawingNote: RichText =
      "Jedes Kästchen ist ein Artikel, die Marke ist die Schwelle."

    static func rank(_ rank: Int, of count: Int) -> RichText {
      "Platz \(.count(rank)) von \(.count(count))"
    }

    static func forItems(_ items: Int, of all: Int) -> RichText { "für \(itemsOf(items, all))" }

    static func itemsOf(_ items: Int, _ all: Int) -> RichText {
      "\(.count(items)) von \(.count(all)) Artikeln"
    }

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
    static let pairTitle: RichText = "Beste Kombination zweier Läden"

    static let pairNote: RichText = """
      Die zwei Läden, die zusammen die meisten Artikel haben und dafür am wenigsten kosten, jeder \
      Artikel im günstigeren der beiden. Auch Läden unter der Schwelle zählen mit. \
      Wer von jedem Artikel den niedrigeren Preis nimmt, kommt immer auf eine niedrige Summe; zum \
      Teil ist das Zufall.
      """

    static func pair(
      _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
    ) -> RichText {
      let what: RichText =
        items == all
        ? (all == 1 ? "den Artikel" : all == 2 ? "beide Artikel" : "alle \(.count(all)) Artikel")
        : itemsOf(items, all)
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

    static func part(_ items: RichText, at store: String, _ total: Value) -> RichText {
      "\(items) bei \(name: store) (\(total))"
    }

    static func split(_ parts: RichText) -> RichText { "Einkauf: \(parts)." }

    static func noSecondStore(_ store: String) -> RichText {
      """
      Ein zweiter Laden spart nichts: Kein anderer hat einen Artikel, der bei \(name: store) fehlt, \
      oder einen zu einem niedrigeren Preis.
      """
    }

    static let pairListNote: RichText =
      "Der Warenkorb, auf diese zwei Läden verteilt, für einen Einkauf."
    static let pairListIsNotWeighed: RichText = "Wie oft etwas gekauft wurde, zählt hier nicht."
    static func pairListLacks(_ items: RichText) -> RichText { "In beiden fehlt: \(items)." }
    static func everythingAt(_ store: String) -> RichText { "Alles bei \(name: store)" }
    static let noShoppingList: RichText = "Keine Einkaufsliste: nichts hat einen Preis"

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
}
