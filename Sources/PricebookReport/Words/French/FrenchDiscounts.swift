import PricebookDocument
import PricebookModel

extension French {
  /// The words of what discounts and offers took off.
  enum Discounts: DiscountPhrases, InFrench {
    static let title: RichText = "Remises et promotions"

    static func tookOff(_ amount: Value, in period: MonthPeriod) -> RichText {
      "Les remises ont réduit la note de \(strong: amount) \(Shared.during(period, withYear: false))."
    }

    static func share(_ percent: Value, isAll: Bool) -> RichText {
      isAll
        ? "Tous les articles ont été achetés avec une remise ou en promotion."
        : "\(percent) des dépenses en articles ont été faites avec une remise ou en promotion."
    }

    static let note: RichText = "Remises, coupons et points, tels qu’ils figurent sur les tickets."
    static let moneyOff: RichText = "Remise"
    static let onOffer: RichText = "Acheté en promotion"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Remises et promotions par magasin, \(Shared.name(period))"
    }
  }
}
