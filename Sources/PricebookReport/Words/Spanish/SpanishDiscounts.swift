import PricebookDocument
import PricebookModel

extension Spanish {
  /// The words of what discounts and offers took off.
  enum Discounts: DiscountPhrases, InSpanish {
    static let title: RichText = "Descuentos y ofertas"

    static func tookOff(_ amount: Value, in period: MonthPeriod) -> RichText {
      "Los descuentos rebajaron la cuenta en \(strong: amount) \(Shared.during(period, withYear: false))."
    }

    static func share(_ percent: Value, isAll: Bool) -> RichText {
      isAll
        ? "Todos los artículos se compraron con descuento o en oferta."
        : "El \(percent) del gasto en artículos fue con descuento o en oferta."
    }

    static let note: RichText = "Descuentos, cupones y puntos, tal como figuran en los recibos."
    static let moneyOff: RichText = "Descuento"
    static let onOffer: RichText = "Comprado en oferta"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Descuentos y ofertas por tienda, \(Shared.name(period))"
    }
  }
}
