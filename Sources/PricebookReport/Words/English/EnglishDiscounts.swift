import PricebookDocument
import PricebookModel

extension English {
  /// The words of what discounts and offers took off.
  enum Discounts: DiscountPhrases, InEnglish {
    static let title: RichText = "Discounts and offers"

    static func tookOff(_ amount: Value, in period: MonthPeriod) -> RichText {
      "Discounts took off \(strong: amount) \(Shared.during(period, withYear: false))."
    }

    static func share(_ percent: Value, isAll: Bool) -> RichText {
      isAll
        ? "All items were bought at a discount or on offer."
        : "\(percent) of the spending on items was at a discount or on offer."
    }

    static let note: RichText = "Discounts, coupons and points as the receipts have them."
    static let moneyOff: RichText = "Money off"
    static let onOffer: RichText = "Bought on offer"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Discounts and offers by store, \(Shared.name(period))"
    }
  }
}
