import PricebookDocument
import PricebookModel

extension English {
  /// The words of what discounts and offers took off.
  enum Discounts: DiscountPhrases, InEnglish {
    static let title: RichText = "Discounts and offers"

    static func tookOff(_ amount: Value, in month: Month) -> RichText {
      "Discounts took off \(strong: amount) in \(.monthName(month))."
    }

    static func share(_ percent: Value, isAll: Bool) -> RichText {
      isAll
        ? "All items were bought at a discount or on offer."
        : "\(percent) of the spending on items was at a discount or on offer."
    }

    static let note: RichText = "Discounts, coupons and points as the receipts have them."
    static let moneyOff: RichText = "Money off"
    static let onOffer: RichText = "Bought on offer"

    static func tableCaption(_ month: Month) -> RichText {
      "Discounts and offers by store, \(.month(month))"
    }
  }
}
