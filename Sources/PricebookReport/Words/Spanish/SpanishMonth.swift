import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the page of a month or another period.
  enum MonthPage: MonthPhrases, InSpanish {
    static func title(_ period: MonthPeriod) -> RichText {
      "De un vistazo, \(Shared.name(period))"
    }

    static func headline(
      _ label: RichText, _ standing: MonthStanding, excess: (category: String, amount: Value)?
    ) -> RichText {
      let claim: RichText
      switch standing {
      case .left(let amount, let daysLeft, let end):
        let left: RichText = "\(label): quedan \(amount) para \(days(daysLeft))"
        claim =
          end.map {
            "\(left); si el resto es como de costumbre, \($0.distance) por encima"
          } ?? left
      case .over(let amount, let daysLeft?):
        claim = "\(label): \(amount) por encima del presupuesto a falta de \(days(daysLeft))"
      case .over(let amount, nil): claim = "\(label): \(amount) por encima del presupuesto"
      case .under(let amount): claim = "\(label): \(amount) por debajo del presupuesto"
      case .exact(let daysLeft?):
        claim = "\(label): el presupuesto está agotado a falta de \(days(daysLeft))"
      case .exact(nil): claim = "\(label): justo en el presupuesto"
      }
      guard let excess else { return claim }
      return "\(claim); \(name: excess.category) supera su presupuesto en \(excess.amount)"
    }

    private static func days(_ count: Int) -> RichText { counted(count, "día", "días") }
    static let dearerTitle: RichText = "Más caro que antes"
    static let nothingDearer: RichText = "Ningún precio subió tanto como para destacarlo."
    static let whereTitle: RichText = "Dónde comprar"
    static let moreTitle: RichText = "Informes y listas"
    static let filesTitle: RichText = "Datos y archivos"
    static let contents: RichText = "Contenido"

    static let fileContents = [
      "spending-by-month": "Lo que costó cada mes frente a su presupuesto.",
      "spending-by-category": "Lo que costó cada categoría por mes frente a su presupuesto.",
      "spending-by-store": "Lo que se gastó en cada tienda por mes.",
      "spending-by-item": "Lo que se compró de cada artículo por mes y por cuánto.",
      "cart-variance":
        "Lo que costaron las compras frente a lo previsto y al presupuesto, y por qué.",
      "observed-prices": "Las líneas de las listas de precios, tal como se entendieron.",
      "unit-values": "El precio medio de cada artículo en cada tienda por mes.",
      "price-trends": "La evolución del precio de cada artículo en cada tienda.",
      "price-alerts": "Los precios que subieron, bajaron o nunca fueron más bajos.",
      "package-prices": "Los precios por tamaño de envase.",
      "shrinkflation": "Los envases que se han reducido.",
      "store-index": "El nivel de precios de cada tienda frente a su propio pasado.",
      "household-index": "La evolución de los precios del hogar, por categoría.",
      "spending-change":
        "Por qué cambió el gasto: precios, tiendas, cantidades, otros artículos.",
      "possible-savings": "Lo que habría costado menos en otra tienda, y dónde.",
      "discounts": "Lo que ahorraron descuentos, cupones y puntos.",
      "store-comparison": "Lo que cuestan las cestas en cada tienda.",
      "store-levels": "El nivel de precios de las tiendas frente a la habitual.",
      "basket-prices": "Lo que cuesta cada artículo de una cesta en cada tienda.",
      "shopping-lists": "Los artículos de las listas y de las compras abiertas.",
      "store-ratings": "Las valoraciones de las tiendas.",
      "contributors": "Quién comunicó precios.",
      "diagnostics": "Dudas sobre los archivos, cada una con su lugar y un remedio.",
      "rejected-lines": "Los registros que no cuentan, con el motivo.",
    ]
  }
}
