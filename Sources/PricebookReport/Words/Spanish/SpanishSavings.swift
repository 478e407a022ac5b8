import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words on what could have been saved.
  enum Savings: SavingsPhrases, InSpanish {
    static let label: RichText = "Ahorro posible"
    static func context(days: Int) -> RichText { "a precios de otras tiendas \(span(days))" }

    private static func span(_ days: Int) -> RichText {
      switch days {
      case 0: "del mismo día"
      case 1: "del mismo día o del anterior"
      default: "del mismo día o de los \(digits: days) anteriores"
      }
    }

    static func finding(
      days: Int, items: [LinkedName], isMost: Bool, store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let claim: RichText = """
        Pagado por encima de precios de otras tiendas \(span(days)), \(isMost ? "sobre todo" : "entre otros") \
        en \(list(items))
        """
      return isOnlyStore
        ? "\(claim); todo en \(name: store)."
        : "\(claim). En \(name: store) fueron \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText) -> RichText {
      "Pagado por encima de precios de otras tiendas \(span(days)): \(stores)."
    }

    static func notCounted(offers: Value?, earlier: Value?) -> RichText {
      switch (offers, earlier) {
      case (let offers?, let earlier?):
        """
        No incluido: \(offers) por encima de ofertas de otras tiendas y \(earlier) por encima de \
        precios anteriores de la misma tienda.
        """
      case (let offers?, nil): "No incluido: \(offers) por encima de ofertas de otras tiendas."
      case (nil, let earlier?):
        "\(earlier) pagados por encima de precios anteriores de la misma tienda."
      case (nil, nil): ""
      }
    }

    static func byItem(file: RichText) -> RichText { "Por artículo en \(file)." }
  }
}

extension Spanish {
  /// The Spanish words of the section on smaller packages.
  enum Packages: PackagePhrases, InSpanish {
    static let title: RichText = "Envases más pequeños"

    static func note(percent: Int, months: Int) -> RichText {
      """
      El mismo artículo en un envase más pequeño que sucedió al mayor, cuando su contenido cuesta \
      al menos un \(percent: percent) más. Los precios son la mediana de hasta \(spelled(months)) \
      meses con precio a cada lado; los meses son el último con un precio del viejo y el primero \
      con uno del nuevo.
      """
    }

    static func until(_ price: Value, _ month: Month) -> RichText {
      "\(price) hasta \(.shortMonth(month))"
    }

    static func from(_ price: Value, _ month: Month) -> RichText {
      "\(price) desde \(.shortMonth(month))"
    }

    static func pieces(_ number: Quantity) -> RichText {
      "\(.quantity(number, unit: "each")) \(number == .one ? "unidad" : "unidades")"
    }
  }
}
