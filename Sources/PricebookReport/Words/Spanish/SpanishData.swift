import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the section that proves the totals.
  enum Data: DataPhrases, InSpanish {
    static let title: RichText = "Datos"
    static let note: RichText = """
      Cada registro leído está aceptado, rechazado o duplicado; lo pagado en las líneas aceptadas es \
      el total de este informe.
      """
    static let shortNote: RichText =
      "Los mismos archivos que en los gastos, con los mismos totales de control."
    static let caption: RichText = "Totales de control, todos los meses"
    static let allFiles: RichText = "Todos los archivos"
    static let leftOut: RichText = "Fuera por los filtros"
    static let covered: RichText = "En este informe"

    static func months(
      startDay: Int, month: Month, first: CalendarDate, last: CalendarDate
    ) -> RichText {
      """
      Los meses empiezan el día \(.count(startDay)) y llevan el nombre del mes natural en que \
      empiezan: \(.month(month)) va del \(.date(first)) al \(.date(last)).
      """
    }

    static func paidIn(_ currency: CurrencyCode) -> RichText { "pagado en \(name: currency.label)" }

    static func format(_ format: String) -> String {
      switch format {
      case "receipts": "recibos"
      case "budgets": "presupuestos"
      case "aliases": "nombres"
      case "basket": "cesta"
      case "aisles": "pasillos"
      case "settings": "ajustes"
      case "Grock backup": "copia de Grock"
      case "Grock user": "usuario de Grock"
      case "Grock vault": "bóveda de Grock"
      case "CartWise export": "exportación de CartWise"
      case "CheckoutHero lists": "listas de CheckoutHero"
      case "Shopping List items": "artículos de Shopping List"
      default: format
      }
    }

    static func records(_ totals: ControlTotals) -> RichText {
      """
      \(counted(totals.read, "registro leído", "registros leídos")) = \
      \(counted(totals.accepted, "aceptado", "aceptados")) + \
      \(counted(totals.rejected, "rechazado", "rechazados")) + \
      \(counted(totals.duplicates, "duplicado", "duplicados")).
      """
    }

    static func unbalanced(_ sum: RichText) -> RichText {
      "La cuenta de los registros no cuadra, es un fallo de Pricebook: \(sum)"
    }

    static func paid(
      _ paid: Value, total: Value, months: Int, agrees: Bool, leftOut: Int
    ) -> RichText {
      let span: RichText = months == 1 ? "del mes" : "de los \(.count(months)) meses"
      if leftOut > 0 {
        return """
          \(paid) pagados en total; los filtros dejan fuera \
          \(counted(leftOut, "registro aceptado", "registros aceptados")), así que este informe \
          abarca \(total) en \(counted(months, "mes", "meses")).
          """
      }
      return agrees
        ? "\(paid) pagados = total \(span). Los totales coinciden."
        : """
        \(paid) pagados en los archivos, pero \(total) en el total \(span): los totales no \
        coinciden, es un fallo de Pricebook.
        """
    }

    static func reason(_ code: Diagnostic.Code, _ count: Int) -> RichText {
      let words: String =
        switch code {
        case .missingDate: "sin fecha"
        case .missingStore: "sin tienda"
        case .missingItem: "sin artículo"
        case .missingAmount: "sin importe"
        case .malformedDate: "con una fecha ilegible"
        case .malformedNumber: "con un número ilegible"
        case .fieldCount: "con campos de más o de menos"
        case .strayQuote: "con una comilla suelta"
        case .malformedTime: "con una hora ilegible"
        case .currencyLabel: "con una moneda ilegible"
        case .quantityOutOfRange: "con una cantidad demasiado grande"
        case .amountOverflow: "con un importe demasiado grande"
        case .noPrice: "sin precio por encima de cero"
        case .unclosedQuote: "con una comilla sin cerrar"
        case .recordTooLong: "con un texto demasiado largo"
        case .invalidUTF8: "con caracteres dañados"
        case .nulByte: "con un byte NUL"
        case .tooManyUnits: "con demasiadas unidades o monedas"
        case .jsonSyntax: "con JSON dañado"
        default: "con \(code.rawValue)"
        }
      return "\(.count(count)) \(words)"
    }

    static func rejected(_ count: Int, reasons: RichText, file: RichText) -> RichText {
      """
      \(counted(count, "registro fue rechazado", "registros fueron rechazados")): \(reasons). El \
      archivo y la línea están en \(file).
      """
    }

    static func diagnostics(errors: Int, warnings: Int, file: RichText) -> RichText {
      "\(counted(errors, "error", "errores")) y \(counted(warnings, "aviso", "avisos")): \(file)."
    }

    static func cart(_ name: String, _ date: CalendarDate?) -> RichText {
      date.map { "\(name: name) del \(.date($0))" } ?? .name(name)
    }

    static func countedCarts(_ count: Int, _ names: RichText) -> RichText {
      """
      \(counted(count, "compra terminada cuenta", "compras terminadas cuentan")) como gasto, porque \
      ningún recibo de la misma tienda y día \(count == 1 ? "la" : "las") cubre: \(names).
      """
    }

    static func coveredCarts(_ count: Int) -> RichText {
      """
      \(counted(count, "compra terminada no cuenta", "compras terminadas no cuentan")) \
      como gasto.
      """
    }

    static func tables(_ names: [RichText]) -> RichText { "Tablas: \(list(names))." }
    static let conflicts: RichText = "En qué difieren las exportaciones de una misma app"

    static func field(_ field: VaultConflict.Field) -> RichText {
      switch field {
      case .name: "nombre"
      case .category: "categoría"
      case .brand: "marca"
      case .barcode: "código de barras"
      case .tags: "etiquetas"
      case .price(let store): "precio en \(name: store)"
      case .quantity: "cantidad"
      case .isBought: "comprado"
      case .note: "nota"
      case .isTrashed: "en la papelera"
      case .created: "creado el"
      case .started: "empezado el"
      case .completed: "terminado el"
      case .changed: "modificado el"
      case .state: "estado"
      case .budget: "presupuesto"
      case .line(let item): "\(name: item), previsto → comprado"
      case .store: "tienda"
      case .rating: "valoración"
      case .updates: "precios aportados"
      }
    }

    static func alsoLeftOut(_ counts: [RichText]) -> RichText {
      "Los filtros dejan fuera también \(list(counts))."
    }

    static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
      switch kind {
      case .carts: counted(count, "compra o lista", "compras y listas")
      case .cartLines: counted(count, "línea de otra compra", "líneas de otras compras")
      case .prices: counted(count, "precio indicado", "precios indicados")
      case .basketItems: counted(count, "artículo de cesta", "artículos de cesta")
      case .ratings: counted(count, "valoración", "valoraciones")
      case .budgets: counted(count, "presupuesto", "presupuestos")
      }
    }

    static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText {
      """
      Los días anteriores al \(.date(day)) quedan fuera, así que \(.month(month)) no está entero y \
      no se compara con ningún presupuesto.
      """
    }

    static func daysLeftOut(after day: CalendarDate) -> RichText {
      "Los días posteriores al \(.date(day)) quedan fuera."
    }
  }
}
