import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the section on why spending changed.
  enum Changes: ChangePhrases, InSpanish {
    static let title: RichText = "Por qué cambió el gasto"
    static let tableCaption: RichText = "Cambio por categoría"
    static let itemsCaption: RichText = "Artículos que más influyeron"
    static let otherItems: RichText = "Otros artículos"

    static func against(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period): "frente \(Shared.to(period))"
      case .meanOf(let period, isSameDays: false):
        "frente a la media mensual \(Shared.of(period))"
      case .meanOf(let period, isSameDays: true):
        "frente a la media de los mismos días de los meses \(Shared.of(period))"
      case .mean(let months, isSameDays: false):
        "frente a la media de los \(spelled(months)) meses anteriores"
      case .mean(let months, isSameDays: true):
        "frente a la media de los mismos días de los \(spelled(months)) meses anteriores"
      }
    }

    static func label(_ reference: ChangeReference) -> RichText {
      switch reference {
      case .period(let period):
        period.lastDay == nil && period.months.month == nil
          ? Shared.label(period.months) : Shared.name(period)
      case .mean(let months, _): "Media de \(digits: months) meses"
      case .meanOf(let period, _): "Media mensual, \(Shared.name(period))"
      }
    }

    static func note(
      _ period: MonthPeriod, _ reference: ChangeReference, _ change: Value
    ) -> RichText {
      """
      \(Shared.label(period)) \(against(reference)): \(change). Precio: los mismos artículos, en la \
      misma unidad, en las mismas tiendas. Elección de tienda: los mismos artículos en tiendas más caras o más baratas. \
      Cantidad: más o menos de ellos, con envases y devoluciones. La suma de las partes es el cambio.
      """
    }

    static func parts(new: Value?, gone: Value?) -> RichText {
      "Otros artículos: \(entries(new: new, gone: gone))."
    }

    private static func entries(same: Value? = nil, new: Value?, gone: Value?) -> RichText {
      let entries: [RichText?] = [
        same.map { "\($0) de los mismos artículos (con envases y devoluciones)" },
        new.map { "\($0) nuevos" }, gone.map { "\($0) dejados de comprar" },
      ]
      return list(entries.compactMap(\.self))
    }

    static func description(
      previous: Value, current: Value, price: Value, store: Value, quantity: Value, other: Value
    ) -> RichText {
      """
      De \(previous) a \(current): precio \(price), elección de tienda \(store), cantidad \
      \(quantity), otros artículos \(other).
      """
    }

    static func itemsFootnote(_ limit: Int) -> RichText {
      """
      Como máximo \(spelled(limit)) artículos al alza y \(spelled(limit)) a la baja. El cambio de \
      precio es el de las mismas tiendas.
      """
    }

    static func prices(
      _ change: ClearChange, _ reference: ChangeReference,
      _ movers: [(name: LinkedName, change: Value)]
    ) -> RichText {
      let isDearer = change.estimate.value > 0
      let claim: RichText = """
        Precios más \(isDearer ? "altos" : "bajos") en las mismas tiendas, \(against(reference)).
        """
      guard let first = movers.first else { return claim }
      let largest: RichText = "\(claim) Sobre todo \(name: first.name) (\(first.change))"
      guard let second = movers.dropFirst().first else { return "\(largest)." }
      return "\(largest) y \(name: second.name) (\(second.change))."
    }

    static func stores(_ change: ClearChange, _ reference: ChangeReference) -> RichText {
      """
      Los mismos artículos se compraron más en tiendas más \(change.estimate.value > 0 ? "caras" : "baratas"), \
      \(against(reference)).
      """
    }

    static func bought(
      isMore: Bool, _ reference: ChangeReference, same: Value?, new: Value?, gone: Value?,
      largest: (name: LinkedName, amount: Value)?
    ) -> RichText {
      let claim: RichText = """
        Se compró \(isMore ? "más" : "menos"), \(against(reference)): \
        \(entries(same: same, new: new, gone: gone)).
        """
      guard let largest else { return claim }
      return "\(claim) El mayor de los nuevos es \(name: largest.name), \(largest.amount)."
    }
  }
}
