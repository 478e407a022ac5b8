import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words on what could have been saved.
  enum Savings: SavingsPhrases, InSpanish {
    static let label: RichText = "Ahorro posible"
    static func context(days: Int) -> RichText {
      "al precio conocido más bajo de los últimos \(digits: days) días"
    }

    static func finding(
      days: Int, items: [String], store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let claim: RichText = """
        Pagado por encima del precio conocido más bajo de los últimos \(digits: days) días, sobre todo en \
        \(list(items))
        """
      return isOnlyStore
        ? "\(claim); todo en \(name: store)."
        : "\(claim). En \(name: store) fueron \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText, file: RichText) -> RichText {
      """
      Pagado por encima del precio conocido más bajo de los últimos \(digits: days) días: \
      \(stores). Por artículo en \(file).
      """
    }
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
