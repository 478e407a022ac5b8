import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English {
  /// The words of the section on why spending changed.
  enum Changes: ChangePhrases, InEnglish {
    static let title: RichText = "Why spending changed"
    static let tableCaption: RichText = "Change by category"
    static let itemsCaption: RichText = "Items that moved it most"
    static let otherItems: RichText = "Other items"

    static func against(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period): "against \(Shared.compared(period))"
      case .meanOf(let period, isSameDays: false):
        "against the average month of \(Shared.name(period))"
      case .meanOf(let period, isSameDays: true):
        "against the average of the same days of the months of \(Shared.name(period))"
      case .mean(let months, isSameDays: false):
        "against the average of the \(spelled(months)) months before"
      case .mean(let months, isSameDays: true):
        "against the average of the same days of the \(spelled(months)) months before"
      }
    }

    static func label(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period): Shared.name(period)
      case .mean(let months, _): "\(digits: months)-month average"
      case .meanOf(let period, _): "Average month, \(Shared.name(period))"
      }
    }

    static func note(
      _ period: MonthPeriod, _ reference: ChangeReference, _ change: Value
    ) -> RichText {
      """
      \(Shared.name(period, withYear: false)) \(against(reference)): \(change). Price: the same items, in \
      the same unit, at the same stores. Store choice: the same items at dearer or cheaper stores. \
      Quantity: more or less of them, with deposits and refunds. The parts add up to the change.
      """
    }

    static func parts(new: Value?, gone: Value?) -> RichText {
      "Other items: \(entries(new: new, gone: gone))."
    }

    private static func entries(same: Value? = nil, new: Value?, gone: Value?) -> RichText {
      let entries: [RichText?] = [
        same.map { "\($0) of the same items (deposits and refunds included)" },
        new.map { "\($0) new" }, gone.map { "\($0) no longer bought" },
      ]
      return list(entries.compactMap(\.self))
    }

    static func description(
      previous: Value, current: Value, price: Value, store: Value, quantity: Value, other: Value
    ) -> RichText {
      """
      From \(previous) to \(current): price \(price), store choice \(store), quantity \(quantity), \
      other items \(other).
      """
    }

    static func itemsFootnote(_ limit: Int) -> RichText {
      """
      At most \(spelled(limit)) items up and \(spelled(limit)) down. The price change is that of the \
      same stores.
      """
    }

    static func prices(
      _ change: ClearChange, _ reference: ChangeReference,
      _ movers: [(name: LinkedName, change: Value)]
    ) -> RichText {
      let isDearer = change.estimate.value > 0
      let claim: RichText =
        "\(isDearer ? "Higher" : "Lower") prices at the same stores, \(against(reference))."
      guard let first = movers.first else { return claim }
      let verb = isDearer ? "rose" : "fell"
      guard let second = movers.dropFirst().first else {
        return "\(claim) \(name: first.name) \(verb) \(first.change)."
      }
      return """
        \(claim) \(name: first.name) \(verb) \(first.change), \(name: second.name) \(second.change).
        """
    }

    static func stores(_ change: ClearChange, _ reference: ChangeReference) -> RichText {
      """
      The same items were bought more at \(change.estimate.value > 0 ? "dearer" : "cheaper") stores, \
      \(against(reference)).
      """
    }

    static func bought(
      isMore: Bool, _ reference: ChangeReference, same: Value?, new: Value?, gone: Value?,
      largest: (name: LinkedName, amount: Value)?
    ) -> RichText {
      let claim: RichText = """
        \(isMore ? "More" : "Less") was bought, \(against(reference)): \
        \(entries(same: same, new: new, gone: gone)).
        """
      guard let largest else { return claim }
      return "\(claim) The largest new one is \(name: largest.name), \(largest.amount)."
    }
  }
}
