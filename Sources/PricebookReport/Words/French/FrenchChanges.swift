import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the section on why spending changed.
  enum Changes: ChangePhrases, InFrench {
    static let title: RichText = "Pourquoi les dépenses ont changé"
    static let tableCaption: RichText = "Variation par catégorie"
    static let itemsCaption: RichText = "Articles qui pèsent le plus"
    static let otherItems: RichText = "Autres articles"

    static func against(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period): "par rapport \(Shared.to(period))"
      case .meanOf(let period, isSameDays: false):
        "par rapport à la moyenne mensuelle \(Shared.of(period))"
      case .meanOf(let period, isSameDays: true):
        "par rapport à la moyenne des mêmes jours des mois \(Shared.of(period))"
      case .mean(let months, isSameDays: false):
        "par rapport à la moyenne des \(spelled(months)) mois précédents"
      case .mean(let months, isSameDays: true):
        "par rapport à la moyenne des mêmes jours des \(spelled(months)) mois précédents"
      }
    }

    static func label(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period): Shared.name(period)
      case .mean(let months, _): "Moyenne de \(digits: months) mois"
      case .meanOf(let period, _): "Moyenne mensuelle, \(Shared.name(period))"
      }
    }

    static func note(
      _ period: MonthPeriod, _ reference: ChangeReference, _ change: Value
    ) -> RichText {
      """
      \(Shared.name(period, withYear: false)) \(against(reference)) : \(change). Prix : les mêmes articles, dans la \
      même unité, dans les mêmes magasins. Choix du magasin : les mêmes articles dans des magasins plus ou moins chers. \
      Quantité : plus ou moins de ces articles, avec consignes et remboursements. La somme des parties \
      est la variation.
      """
    }

    static func parts(new: Value?, gone: Value?) -> RichText {
      "Autres articles : \(entries(new: new, gone: gone))."
    }

    private static func entries(same: Value? = nil, new: Value?, gone: Value?) -> RichText {
      let entries: [RichText?] = [
        same.map { "\($0) des mêmes articles (consignes et remboursements compris)" },
        new.map { "\($0) de nouveaux" }, gone.map { "\($0) qui ne sont plus achetés" },
      ]
      return list(entries.compactMap(\.self))
    }

    static func description(
      previous: Value, current: Value, price: Value, store: Value, quantity: Value, other: Value
    ) -> RichText {
      """
      De \(previous) à \(current) : prix \(price), choix du magasin \(store), quantité \(quantity), \
      autres articles \(other).
      """
    }

    static func itemsFootnote(_ limit: Int) -> RichText {
      """
      Au plus \(spelled(limit)) articles en hausse et \(spelled(limit)) en baisse. La variation de \
      prix est celle des mêmes magasins.
      """
    }

    static func prices(
      _ change: ClearChange, _ reference: ChangeReference,
      _ movers: [(name: LinkedName, change: Value)]
    ) -> RichText {
      let isDearer = change.estimate.value > 0
      let claim: RichText = """
        Prix plus \(isDearer ? "élevés" : "bas") dans les mêmes magasins, \(against(reference)).
        """
      guard let first = movers.first else { return claim }
      let largest: RichText = "\(claim) Surtout \(name: first.name) (\(first.change))"
      guard let second = movers.dropFirst().first else { return "\(largest)." }
      return "\(largest) et \(name: second.name) (\(second.change))."
    }

    static func stores(_ change: ClearChange, _ reference: ChangeReference) -> RichText {
      """
      Les mêmes articles ont été achetés davantage dans des magasins \
      \(change.estimate.value > 0 ? "plus" : "moins") chers, \(against(reference)).
      """
    }

    static func bought(
      isMore: Bool, _ reference: ChangeReference, same: Value?, new: Value?, gone: Value?,
      largest: (name: LinkedName, amount: Value)?
    ) -> RichText {
      let claim: RichText = """
        On a acheté \(isMore ? "davantage" : "moins"), \(against(reference)) : \
        \(entries(same: same, new: new, gone: gone)).
        """
      guard let largest else { return claim }
      return "\(claim) Le plus gros des nouveaux : \(name: largest.name), \(largest.amount)."
    }
  }
}
