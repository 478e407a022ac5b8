import PricebookDocument
import PricebookModel

extension Spanish {
  /// The words of what discounts and offers took off.
  enum Discounts: DiscountPhrases, InSpanish {
    static let title: RichText = "Descuentos y ofertas"

    static func tookOff(_ amount: Value, in month: Month) -> RichText {
      "Los descuentos rebajaron la cuenta en \(strong: amount) en \(.monthName(month))."
    }

    static func share(_ percent: Value, isAll: Bool) -> RichText {
      isAll
        ? "Todos los artículos se compraron con descuento o en oferta."
        : "El \(percent) del gasto en artículos fue con descuento o en oferta."
    }

    static let note: RichText = "Descuentos, cupones y puntos, tal como figuran en los recibos."
    static let moneyOff: RichText = "Descuento"
    static let onOffer: RichText = "Comprado en oferta"

    static func tableCaption(_ month: Month) -> RichText {
      "Descuentos y ofertas por tienda, \(.month(month))"
    }
  }
}
