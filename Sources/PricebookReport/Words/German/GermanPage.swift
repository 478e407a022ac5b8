import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the renderers and charts.
  enum Page: PageWords, InGerman {
    static let product = "Pricebook"
    static let skipToContent = "Zum Bericht springen"
    static let reports = "Berichte"
    static let months = "Monate"
    static let allMonths = "Alle Monate"
    static let items = "Artikel"
    static let atAGlance = "Auf einen Blick"
    static let pageNumber: (before: String, between: String) = ("Seite ", " von ")
    static let spendingReview = "Ausgaben"
    static let priceTrends = "Preisentwicklung"
    static let storeComparison = "Ladenvergleich"
    static let yearInReview = "Jahresrückblick"
    static let shoppingList = "Einkaufsliste"
    static let shoppingLists = "Einkaufslisten"
    static let findItem = "Artikel suchen"
    static let itemsFound = "Artikeln"
    static let alphabet = "A–Z"
    static let spent = "ausgegeben"
    static let budget = "Budget"
    static let difference = "Differenz"
    static let noBudget = "kein Budget"
    static let usualEnd = "wie üblich"
    static let soFar = "bisher"
    static let tableOfValues = "Werte als Tabelle"
    static let amount = "Betrag"
    static let month = "Monat"
    static let total = "Summe"
    static let ownPrices = "eigene Preise"
    static let figure = "Kennzahl"
    static let value = "Wert"
    static let reference = "Bezug"
    static let notYet = "noch nicht"
    static let filledIn = "geschätzt"
    static let boughtMark = "gekauft"
    static let cheapest = "am günstigsten"
    static let stale = "älter"
    static let offer = "Aktion"
    static let latest = "zuletzt"
    static let lowest = "niedrigster"
    static let highest = "höchster"
    static let first = "zuerst"
    static let noValues = "keine Werte"
    static let filterRows = "Zeilen filtern"
    static let saveRows = "CSV herunterladen"
    static let rowsShown = "von"
    static let rows = "Zeilen"
    static let note = "Notiz"
    static let name = "Name"
    static let item = "Artikel"
    static let store = "Laden"
    static let currency = "Währung"
    static let allCurrencies = "Alle Währungen"

    static func partsLeftOut(_ count: Int) -> RichText {
      """
      \(counted(count, "Teil dieses Berichts ist", "Teile dieses Berichts sind")) weggelassen, weil \
      die Seite sonst zu umfangreich wäre.
      """
    }

    static func spent(_ spent: String, of budget: String) -> String { "\(spent) von \(budget)" }
    static func valuesIn(_ currency: CurrencyCode) -> RichText { "in \(name: currency.label)" }
    static func labelled(_ label: RichText, _ value: RichText) -> RichText { "\(label): \(value)" }
    static func omitted(_ count: Int) -> String { "\(count) weitere" }

    static func priced(_ count: Int, of items: Int) -> RichText {
      "\(.count(count)) / \(.count(items)) Artikel"
    }

    static func threshold(_ percent: Int) -> RichText { "Schwelle \(percent: percent)" }

    static func shownRows(_ shown: Int, of total: Int, allIn file: RichText?) -> RichText {
      let counts: RichText = "\(.count(shown)) von \(.count(total)) Zeilen"
      return file.map { "\(counts); alle in \($0)." } ?? "\(counts)."
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
