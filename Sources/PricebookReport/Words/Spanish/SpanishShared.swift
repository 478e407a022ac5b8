import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// Spanish words and turns of phrase that several reports share.
enum SpanishShared: SharedPhrases, InSpanish {
  static let withoutCategory = "Sin categoría"
  static let adjustments = "Envases, cupones, cargos"
  static let wholeMonth = "Mes entero"
  static let total: RichText = "Total"

  static func counted(_ count: Int, _ thing: CountedThing) -> RichText {
    switch thing {
    case .category: counted(count, "categoría", "categorías")
    case .file: counted(count, "archivo", "archivos")
    case .item: counted(count, "artículo", "artículos")
    case .month: counted(count, "mes", "meses")
    case .store: counted(count, "tienda", "tiendas")
    }
  }

  static func other(_ count: Int, _ thing: CountedThing) -> RichText {
    "Resto, \(counted(count, thing))"
  }

  static func per(_ unit: String) -> RichText {
    unit == "each" ? "por unidad" : "por \(name: unit)"
  }

  static func unit(_ unit: String) -> String { unit == "each" ? "unidad" : unit }

  static func amountsIn(_ currency: CurrencyCode) -> RichText { "en \(name: currency.label)" }

  static func name(_ period: ComparedPeriod) -> RichText {
    guard let last = period.lastDay else { return .value(period.monthValue) }
    let (first, end) = (period.firstDay, period.value(of: last))
    if first == last { return .value(end) }
    return first.month == last.month
      ? "\(String(first.day))–\(end)" : "\(.dayOfMonth(first)) – \(end)"
  }

  /// `en septiembre`, `del 1 al 17 de septiembre`, `el 1 de septiembre`.
  static func during(_ period: ComparedPeriod) -> RichText {
    guard let last = period.lastDay else { return "en \(period.monthValue)" }
    let (first, end) = (period.firstDay, period.value(of: last))
    if first == last { return "el \(end)" }
    return first.month == last.month
      ? "del \(String(first.day)) al \(end)" : "del \(.dayOfMonth(first)) al \(end)"
  }

  static func moreRows(_ count: Int, in file: RichText) -> RichText {
    "\(.count(count)) más en \(file)."
  }

  static func badge(_ status: BudgetVariance.Status) -> Badge {
    switch status {
    case .over: Badge("por encima", look: .over)
    case .under: Badge("por debajo", look: .under)
    case .on: Badge("justo", look: .on)
    case .unbudgeted: Badge("sin presupuesto", look: .unbudgeted)
    }
  }

  static let footerSource: RichText =
    """
    Hecho por Pricebook con los archivos que figuran en Datos. Todo está en este archivo; no pide \
    nada a la red.
    """

  static func footerAmounts(_ currencies: [CurrencyCode]) -> RichText {
    let labels = currencies.map(\.label).filter { !$0.isEmpty }
    let rule: RichText = "La desviación es gastado − presupuesto: un más está por encima."
    return labels.isEmpty ? rule : "Importes en \(list(labels, limit: 6)). \(rule)"
  }
}
