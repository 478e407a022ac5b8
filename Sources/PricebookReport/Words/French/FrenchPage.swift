import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the renderers and charts.
  enum Page: PageWords, InFrench {
    static let product = "Pricebook"
    static let skipToContent = "Aller au rapport"
    static let reports = "Rapports"
    static let months = "Mois"
    static let allMonths = "Tous les mois"
    static let items = "Articles"
    static let atAGlance = "En un coup d’œil"
    static let pageNumber: (before: String, between: String) = ("Page ", " sur ")
    static let spendingReview = "Dépenses"
    static let priceTrends = "Évolution des prix"
    static let storeComparison = "Comparaison des magasins"
    static let yearInReview = "Bilan de l’année"
    static let shoppingList = "Liste de courses"
    static let shoppingLists = "Listes de courses"
    static let findItem = "Chercher un article"
    static let itemsFound = "articles"
    static let alphabet = "A–Z"
    static let spent = "dépensé"
    static let budget = "budget"
    static let difference = "écart"
    static let noBudget = "sans budget"
    static let usualEnd = "d’habitude"
    static let soFar = "à ce jour"
    static let tableOfValues = "Valeurs en tableau"
    static let amount = "montant"
    static let month = "mois"
    static let total = "total"
    static let ownPrices = "prix du magasin"
    static let figure = "Chiffre"
    static let value = "Valeur"
    static let reference = "Repère"
    static let notYet = "pas encore"
    static let filledIn = "estimé"
    static let boughtMark = "acheté"
    static let cheapest = "le moins cher"
    static let stale = "plus ancien"
    static let offer = "promo"
    static let latest = "dernier"
    static let lowest = "plus bas"
    static let highest = "plus haut"
    static let first = "premier"
    static let noValues = "aucune valeur"
    static let filterRows = "Filtrer les lignes"
    static let saveRows = "Télécharger en CSV"
    static let rowsShown = "sur"
    static let rows = "lignes"
    static let note = "note"
    static let name = "nom"
    static let item = "article"
    static let store = "magasin"
    static let currency = "Devise"
    static let allCurrencies = "Toutes les devises"

    static func partsLeftOut(_ count: Int) -> RichText {
      """
      \(counted(count, "partie de ce rapport est omise", "parties de ce rapport sont omises")), car \
      la page serait trop grande.
      """
    }

    static func spent(_ spent: String, of budget: String) -> String { "\(spent) sur \(budget)" }
    static func valuesIn(_ currency: CurrencyCode) -> RichText { "en \(name: currency.label)" }
    static func labelled(_ label: RichText, _ value: RichText) -> RichText { "\(label) : \(value)" }

    static func omitted(_ count: Int) -> String {
      "\(count) \(isSingular(count) ? "autre" : "autres")"
    }

    static func priced(_ count: Int, of items: Int) -> RichText {
      "\(.count(count)) / \(counted(items, "article", "articles"))"
    }

    static func threshold(_ percent: Int) -> RichText { "seuil \(percent: percent)" }

    static func shownRows(_ shown: Int, of total: Int, allIn file: RichText?) -> RichText {
      let counts: RichText = "\(.count(shown)) lignes sur \(.count(total))"
      return file.map { "\(counts) ; toutes dans \($0)." } ?? "\(counts)."
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
