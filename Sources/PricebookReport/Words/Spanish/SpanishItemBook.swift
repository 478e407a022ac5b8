import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the page of all items.
  enum ItemBook: ItemBookPhrases, InSpanish {
    static let title: RichText = "Artículos"

    static func kicker(_ last: CalendarDate) -> RichText {
      "precios hasta el \(.date(last))"
    }

    static func headline(items: Int, stores: Int) -> RichText {
      "\(Shared.counted(items, .item)) en \(Shared.counted(stores, .store))"
    }

    static let noPrices: RichText = "Ningún artículo tiene precio todavía"

    static func order(_ months: RichText) -> RichText {
      "Ordenados por gasto, \(months)."
    }

    static func comesFirst(_ currency: CurrencyCode) -> RichText {
      "Los artículos con precios en \(name: currency.label) van primero."
    }

    static func omitted(shown: Int, of total: Int, _ file: RichText) -> RichText {
      """
      La página termina tras los primeros \(.count(shown)) de \(.count(total)) artículos; \
      todos los precios están en \(file).
      """
    }

    static let priceNote: RichText = """
      Al abrir un artículo se ven sus precios. El precio de un mes es lo pagado dividido \
      entre la cantidad; en la tabla de un artículo va primero el último precio más bajo.
      """

    static let drawingNote: RichText = """
      En los gráficos, un punto es el precio de un mes, pagado o visto; la línea lo \
      mantiene hasta el siguiente, doce meses como máximo.
      """

    static let lastPaid: RichText = "Último precio pagado"

    static let latestPrice: RichText = "Último precio"

    static let lastSeen: RichText = "Último precio visto"

    static let lowest: RichText = "Precio mensual más bajo"

    static let typical: RichText = "Precio habitual"

    static let year: RichText = "En doce meses"

    static func priceAt(_ price: RichText, _ store: String) -> RichText {
      "\(price) en \(name: store)"
    }

    static func median(of count: Int) -> RichText {
      count == 1 ? "el precio de un mes" : "mediana de \(.count(count)) precios mensuales"
    }

    static func storesCaption(_ item: String) -> RichText {
      "\(name: item) por tienda"
    }

    static let when: RichText = "Cuándo"

    static let seen: RichText = "visto"

    static func chartTitle(_ item: String) -> RichText {
      "\(name: item), precios por mes"
    }

    static func chartDescription(_ latest: RichText) -> RichText {
      "Últimos precios: \(latest)."
    }

    static func package(_ size: RichText, _ price: RichText, _ perUnit: RichText) -> RichText {
      "Un envase de \(size) sale a \(price) \(perUnit) al último precio."
    }

    static func otherSizes(_ items: RichText) -> RichText {
      "Otros formatos: \(items)."
    }

    static func otherUnits(_ count: Int, _ file: RichText) -> RichText {
      """
      \(counted(count, "unidad o moneda más está", "unidades y monedas más están")) en \
      \(file).
      """
    }

    static let storesTitle: RichText = "Tiendas"

    static let levelNote: RichText = """
      El nivel compara los precios de los artículos comunes; la tienda habitual es 100.
      """

  }
}
