import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish words of the reports.
enum Spanish: LanguageWords {}

/// How Spanish counts and lists.
///
/// Where it is possible, the words are those that Spain and America share.
protocol InSpanish: LanguagePhrases {}

extension InSpanish {
  static var numerals: [String] {
    [
      "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve",
      "diez", "once", "doce",
    ]
  }

  static func isSingular(_ count: Int) -> Bool { count == 1 }

  /// `té e infusiones`: *y* gives way before the sound of itself (RAE, Ortografía).
  static func joined(_ head: RichText, _ last: RichText) -> RichText {
    "\(head) \(beginsWithI(last) ? "e" : "y") \(last)"
  }

  static func more(_ count: Int) -> RichText { "\(.count(count)) más" }

  private static func beginsWithI(_ text: RichText) -> Bool {
    let start: String =
      switch text.inlines.first {
      case .text(let words): words
      case .name(let name): name
      case .link(let inner, _), .strong(let inner), .term(let inner), .tinted(let inner, _):
        if case .text(let words) = inner.inlines.first { words } else { "" }
      default: ""
      }
    let folded = start.lowercased()
    if folded.hasPrefix("hie") || folded.hasPrefix("hia") { return false }
    return ["i", "í", "hi", "hí"].contains(where: folded.hasPrefix)
  }
}

extension Spanish {
  /// Spanish words and turns of phrase that several reports share.
  enum Shared: SharedPhrases, InSpanish {
    static let withoutCategory = "Sin categoría"
    static let adjustments = "Envases, cupones, cargos"
    static let total: RichText = "Total"

    static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
      switch thing {
      case .category: counted(count, "categoría", "categorías")
      case .file: counted(count, "archivo", "archivos")
      case .item: counted(count, "artículo", "artículos")
      case .month: counted(count, "mes", "meses")
      case .receipt: counted(count, "recibo", "recibos")
      case .store: counted(count, "tienda", "tiendas")
      }
    }

    static func other(_ count: Int, _ thing: CountedThing) -> RichText {
      "Resto, \(counted(count, thing))"
    }

    static func per(_ unit: String) -> RichText {
      unit == "each" ? "por unidad" : "por \(name: unit)"
    }

    static func range(_ first: Value, _ last: Value) -> RichText { "\(first) a \(last)" }
    static func amountsIn(_ currency: CurrencyCode) -> RichText { "en \(name: currency.label)" }

    static func name(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let value), .day(let value): .value(value)
      case .months(let months): name(months)
      case .days(let first, let end): "\(String(first.day))–\(end)"
      case .dates(let first, let end): "\(first) – \(end)"
      }
    }

    /// `a septiembre`, `al periodo del 1 al 17 de septiembre`, `al 1 de septiembre`.
    static func to(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let month): "a \(month)"
      case .months(let months): to(months)
      case .day(let day): "al \(day)"
      case .days, .dates: "al periodo \(during(period))"
      }
    }

    /// `en septiembre`, `del 1 al 17 de septiembre`, `el 1 de septiembre`.
    static func during(_ period: ComparedPeriod) -> RichText {
      switch period.span {
      case .month(let month): "en \(month)"
      case .months(let months): during(months)
      case .day(let day): "el \(day)"
      case .days(let first, let end): "del \(String(first.day)) al \(end)"
      case .dates(let first, let end): "del \(first) al \(end)"
      }
    }

    static func moreRows(_ count: Int, in file: RichText) -> RichText {
      "\(.count(count)) más en \(file)."
    }

    static func word(_ status: BudgetVariance.Status) -> String {
      switch status {
      case .over: "por encima"
      case .under: "por debajo"
      case .on: "justo"
      case .unbudgeted: "sin presupuesto"
      }
    }

    static let footerSource: RichText = """
      Hecho por Pricebook con los archivos que figuran en Datos. Todo está en este archivo; no usa \
      Internet.
      """

    static let varianceRule: RichText =
      "Diferencia = gastado − presupuesto: + indica por encima."

    static func amountsAre(in currencies: RichText) -> RichText { "Importes en \(currencies)." }
  }
}
