import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the pages that lead to the reports.
  enum Index: IndexPhrases, InFrench {
    static let title: RichText = "Pricebook, tous les mois"

    static func deck(
      kept: Int, over: Int, newest: (month: Month, links: [RichText])?, unlinked: Int
    ) -> RichText {
      var sentences: [RichText] = []
      let months = { (count: Int) -> RichText in
        counted(count, "mois a tenu", "mois ont tenu")
      }
      switch (kept, over) {
      case (0, 0): break
      case (_, 0): sentences.append("\(months(kept)) le budget.")
      case (0, _):
        sentences.append("\(counted(over, "mois a", "mois ont")) dépassé le budget.")
      default: sentences.append("\(months(kept)) le budget, \(.count(over)) non.")
      }
      if let newest {
        sentences.append("Dernier rapport : \(.month(newest.month)), \(list(newest.links)).")
      }
      if unlinked > 0 {
        let subject = counted(unlinked, "mois n’a", "mois n’ont")
        sentences.append(
          "\(subject) pas encore de rapport ; « pricebook report --period all-months » les établit."
        )
      }
      return RichText(sentences: sentences)
    }

    static func inSentence(_ kind: ReportKind) -> RichText {
      switch kind {
      case .spendingReview: "dépenses"
      case .priceTrends: "évolution des prix"
      case .storeComparison: "comparaison des magasins"
      case .yearInReview: "bilan de l’année"
      case .index: "tous les mois"
      case .items: "articles"
      case .shoppingList: "liste de courses"
      case .shoppingLists: "listes de courses"
      }
    }

    static let periodsTitle: RichText = "Autres périodes"

    static func chartDescription(_ first: Month, _ last: Month) -> RichText {
      "Dépenses \(of(first, withYear: true)) à \(.month(last))."
    }

    static func through(_ day: CalendarDate) -> RichText { "au \(.dayOfMonth(day))" }
    static let tablesTitle: RichText = "Tableaux"
    static let tablesNote: RichText = """
      Chaque tableau couvre tous les mois des données, en CSV pour un tableur ou un programme.
      """

    static let footer: RichText =
      "Établi par Pricebook. Tout est dans ce fichier ; il n’utilise pas Internet."
  }
}

extension French {
  /// The French words of the page of shopping lists.
  enum Lists: ListPhrases, InFrench {
    static let title: RichText = "Listes de courses"
    static let anyStore: RichText = "Peu importe le magasin"
    static let noCurrency: RichText = "sans devise"
    static let deck: RichText =
      "Par magasin où l’article est prévu ; les listes sans magasin viennent en dernier."
    static let emptyTitle: RichText = "D’où viennent les listes"

    static func emptyDeck(showsAll: Bool) -> RichText {
      showsAll
        ? "Les fichiers ne citent aucune liste ni aucune course encore ouverte."
        : "Demandez tous les articles pour voir les listes telles quelles."
    }

    static let howListsAppear: RichText = """
      Les listes viennent des exports de CheckoutHero, de CartWise et du module Shopping List, ainsi \
      que des courses de Grock qui ne sont pas terminées.
      """
    static let footer: RichText = """
      Les sommes d’une liste sont exactes et arrondies une fois, au pair le plus proche, à deux \
      décimales ; celles d’une course ligne par ligne, comme à la caisse.
      """

    static func items(_ state: ListQuery.State) -> RichText {
      switch state {
      case .all: "tous les articles"
      case .active: "articles à acheter"
      case .bought: "articles achetés"
      }
    }

    static func matching(_ items: RichText, _ text: String) -> RichText {
      "\(items) pour « \(name: text) »"
    }

    static func nothing(showsAll: Bool) -> RichText {
      showsAll ? "Il n’y a pas de liste de courses" : "Aucun article des listes ne correspond"
    }

    static func headline(open: Int, bought: Int, lists: Int) -> RichText {
      let on: RichText = "sur \(counted(lists, "liste", "listes"))"
      if open == 0 { return "\(counted(bought, "article acheté", "articles achetés")) \(on)" }
      let toBuy = counted(open, "article", "articles")
      return bought == 0
        ? "\(toBuy) à acheter \(on)"
        : "\(toBuy) à acheter et \(counted(bought, "acheté", "achetés")) \(on)"
    }

    static func total(unpriced: Int) -> RichText {
      unpriced == 0
        ? "Total" : "Total hors \(counted(unpriced, "article sans prix", "articles sans prix"))"
    }

    static let totalsTitle: RichText = "En tout"
    static let totalsNote: RichText = "Les devises ne sont jamais converties ni additionnées."
  }
}
