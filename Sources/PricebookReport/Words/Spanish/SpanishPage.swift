import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the renderers and charts.
  enum Page: PageWords, InSpanish {
    static let product = "Pricebook"
    static let skipToContent = "Ir al informe"
    static let reports = "Informes"
    static let months = "Meses"
    static let allMonths = "Todos los meses"
    static let items = "Artículos"
    static let atAGlance = "De un vistazo"
    static let pageNumber: (before: String, between: String) = ("Página ", " de ")
    static let spendingReview = "Gastos"
    static let priceTrends = "Evolución de precios"
    static let storeComparison = "Comparación de tiendas"
    static let yearInReview = "Resumen del año"
    static let shoppingList = "Lista de la compra"
    static let shoppingLists = "Listas de la compra"
    static let findItem = "Buscar un artículo"
    static let itemsFound = "artículos"
    static let alphabet = "A–Z"
    static let spent = "gastado"
    static let budget = "presupuesto"
    static let difference = "diferencia"
    static let noBudget = "sin presupuesto"
    static let usualEnd = "lo habitual"
    static let soFar = "hasta hoy"
    static let tableOfValues = "Valores en tabla"
    static let amount = "importe"
    static let month = "mes"
    static let total = "total"
    static let ownPrices = "precios propios"
    static let figure = "Cifra"
    static let value = "Valor"
    static let reference = "Referencia"
    static let notYet = "aún no"
    static let filledIn = "estimado"
    static let boughtMark = "comprado"
    static let cheapest = "el más barato"
    static let stale = "más antiguo"
    static let offer = "oferta"
    static let latest = "último"
    static let lowest = "mínimo"
    static let highest = "máximo"
    static let first = "primero"
    static let noValues = "sin valores"
    static let filterRows = "Filtrar filas"
    static let saveRows = "Descargar CSV"
    static let rowsShown = "de"
    static let rows = "filas"
    static let note = "nota"
    static let name = "nombre"
    static let item = "artículo"
    static let store = "tienda"
    static let currency = "Moneda"
    static let allCurrencies = "Todas las monedas"

    static func partsLeftOut(_ count: Int) -> RichText {
      """
      \(counted(count, "parte de este informe se omite", "partes de este informe se omiten")) porque \
      la página sería demasiado grande.
      """
    }

    static func spent(_ spent: String, of budget: String) -> String { "\(spent) de \(budget)" }
    static func valuesIn(_ currency: CurrencyCode) -> RichText { "en \(name: currency.label)" }
    static func labelled(_ label: RichText, _ value: RichText) -> RichText { "\(label): \(value)" }
    static func omitted(_ count: Int) -> String { "\(count) más" }

    static func priced(_ count: Int, of items: Int) -> RichText {
      "\(.count(count)) / \(counted(items, "artículo", "artículos"))"
    }

    static func threshold(_ percent: Int) -> RichText { "umbral \(percent: percent)" }

    static func shownRows(_ shown: Int, of total: Int, allIn file: RichText?) -> RichText {
      let counts: RichText = "\(.count(shown)) de \(.count(total)) filas"
      return file.map { "\(counts); todas en \($0)." } ?? "\(counts)."
    }

    static func reportName(_ kind: ReportKind) -> String {
      switch kind {
      case .spendingReview: spendingReview
      case .priceTrends: priceTrends
      case .storeComparison: storeComparison
      case .yearInReview: yearInReview
      case .index: allMonths
      case .items: items
      case .shoppingList: shoppingList
      case .shoppingLists: shoppingLists
      }
    }
  }
}
