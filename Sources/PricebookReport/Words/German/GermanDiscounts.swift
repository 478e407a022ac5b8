import PricebookDocument
import PricebookModel

extension German {
  /// The words of what discounts and offers took off.
  enum Discounts: DiscountPhrases, InGerman {
    static let title: RichText = "Rabatte und Aktionen"

    static func tookOff(_ amount: Value, in period: MonthPeriod) -> RichText {
      "Rabatte haben die Rechnung \(Shared.during(period, withYear: false)) um \(strong: amount) gesenkt."
    }

    static func share(_ percent: Value, isAll: Bool) -> RichText {
      isAll
        ? "Alle Artikel wurden mit Rabatt oder in Aktion gekauft."
        : "\(percent) der Ausgaben für Artikel entfielen auf Rabatt- und Aktionskäufe."
    }

    static let note: RichText = "Rabatte, Coupons und Punkte, wie sie auf den Belegen stehen."
    static let moneyOff: RichText = "Rabatt"
    static let onOffer: RichText = "In Aktion gekauft"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Rabatte und Aktionen nach Laden, \(Shared.name(period))"
    }
  }
}
