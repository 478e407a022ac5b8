import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the section on why spending changed.
  enum Changes: ChangePhrases, InGerman {
    static let title: RichText = "Warum sich die Ausgaben verändert haben"
    static let tableCaption: RichText = "Veränderung nach Kategorie"
    static let itemsCaption: RichText = "Artikel, die am meisten ausmachen"
    static let otherItems: RichText = "Andere Artikel"

    static func against(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period): "gegenüber \(Shared.dative(period))"
      case .meanOf(let period, isSameDays: false):
        "gegenüber dem Monatsdurchschnitt \(Shared.during(period))"
      case .meanOf(let period, isSameDays: true):
        "gegenüber dem Durchschnitt derselben Tage der Monate \(Shared.during(period))"
      case .mean(let months, isSameDays: false):
        "gegenüber dem Durchschnitt der \(spelled(months)) Monate davor"
      case .mean(let months, isSameDays: true):
        "gegenüber dem Durchschnitt derselben Tage der \(spelled(months)) Monate davor"
      }
    }

    static func label(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period): Shared.name(period)
      case .mean(let months, _): "Ø \(digits: months) Monate"
      case .meanOf(let period, _): "Ø Monat, \(Shared.name(period))"
      }
    }

    static func note(
      _ period: MonthPeriod, _ reference: ChangeReference, _ change: Value
    ) -> RichText {
      """
      \(Shared.name(period, withYear: false)) \(against(reference)): \(change). Preis: dieselben Artikel, in \
      derselben Einheit, in denselben Läden. Ladenwahl: dieselben Artikel in teureren oder günstigeren Läden. Menge: mehr oder weniger \
      davon, mit Pfand und Erstattungen. Die Teile ergeben zusammen die Veränderung.
      """
    }

    static func parts(new: Value?, gone: Value?) -> RichText {
      "Andere Artikel: \(entries(new: new, gone: gone))."
    }

    private static func entries(same: Value? = nil, new: Value?, gone: Value?) -> RichText {
      let entries: [RichText?] = [
        same.map { "\($0) von denselben Artikeln (mit Pfand und Erstattungen)" },
        new.map { "\($0) neu" }, gone.map { "\($0) nicht mehr gekauft" },
      ]
      return list(entries.compactMap(\.self))
    }

    static func description(
      previous: Value, current: Value, price: Value, store: Value, quantity: Value, other: Value
    ) -> RichText {
      """
      Von \(previous) auf \(current): Preis \(price), Ladenwahl \(store), Menge \(quantity), andere \
      Artikel \(other).
      """
    }

    static func itemsFootnote(_ limit: Int) -> RichText {
      """
      Höchstens \(spelled(limit)) Artikel nach oben und \(spelled(limit)) nach unten. Die \
      Preisveränderung ist die in denselben Läden.
      """
    }

    static func prices(
      _ change: ClearChange, _ reference: ChangeReference,
      _ movers: [(name: LinkedName, change: Value)]
    ) -> RichText {
      let isDearer = change.estimate.value > 0
      let claim: RichText = """
        \(isDearer ? "Höhere" : "Niedrigere") Preise in denselben Läden \(against(reference)).
        """
      guard let first = movers.first else { return claim }
      let largest: RichText = "\(claim) Am meisten: \(name: first.name) (\(first.change))"
      guard let second = movers.dropFirst().first else { return "\(largest)." }
      return "\(largest) und \(name: second.name) (\(second.change))."
    }

    static func stores(_ change: ClearChange, _ reference: ChangeReference) -> RichText {
      """
      Dieselben Artikel wurden mehr in \(change.estimate.value > 0 ? "teureren" : "günstigeren") Läden gekauft, \
      \(against(reference)).
      """
    }

    static func bought(
      isMore: Bool, _ reference: ChangeReference, same: Value?, new: Value?, gone: Value?,
      largest: (name: LinkedName, amount: Value)?
    ) -> RichText {
      let claim: RichText = """
        Es wurde \(isMore ? "mehr" : "weniger") gekauft, \(against(reference)): \
        \(entries(same: same, new: new, gone: gone)).
        """
      guard let largest else { return claim }
      return "\(claim) Am meisten kostete von den neuen \(name: largest.name): \(largest.amount)."
    }
  }
}
