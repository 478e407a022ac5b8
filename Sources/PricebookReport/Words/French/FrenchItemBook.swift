import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the page of all items.
  enum ItemBook: ItemBookPhrases, InFrench {
    static let title: RichText = "Articles"

    static func kicker(_ last: CalendarDate) -> RichText {
      "prix jusqu’au \(.date(last))"
    }

    static func headline(items: Int, stores: Int) -> RichText {
      "\(Shared.counted(items, .item)) dans \(Shared.counted(stores, .store))"
    }

    static let noPrices: RichText = "Aucun article n’a encore de prix"

    static func order(_ months: RichText) -> RichText {
      "Classés par montant dépensé, \(months)."
    }

    static func comesFirst(_ currency: CurrencyCode) -> RichText {
      "Les articles aux prix en \(name: currency.label) viennent en premier."
    }

    static func omitted(shown: Int, of total: Int, _ file: RichText) -> RichText {
      """
      La page s’arrête après les \(.count(shown)) premiers articles sur \
      \(.count(total)) ; tous les prix sont dans \(file).
      """
    }

    static let priceNote: RichText = """
      Ouvrez un article pour voir ses prix. Le prix d’un mois est le montant payé divisé \
      par la quantité ; dans le tableau d’un article, le dernier prix le plus bas vient \
      en premier.
      """

    static let drawingNote: RichText = """
      Dans les graphiques, un point est le prix d’un mois, payé ou relevé ; la ligne le \
      maintient jusqu’au suivant, pendant douze mois au plus.
      """

    static let lastPaid: RichText = "Dernier prix payé"

    static let latestPrice: RichText = "Dernier prix"

    static let lastSeen: RichText = "Dernier prix relevé"

    static let lowest: RichText = "Prix mensuel le plus bas"

    static let typical: RichText = "Prix habituel"

    static let year: RichText = "En douze mois"

    static func priceAt(_ price: RichText, _ store: String) -> RichText {
      "\(price) chez \(name: store)"
    }

    static func median(of count: Int) -> RichText {
      count == 1 ? "le prix d’un mois" : "médiane de \(.count(count)) prix mensuels"
    }

    static func storesCaption(_ item: String) -> RichText {
      "\(name: item) par magasin"
    }

    static let when: RichText = "Quand"

    static let seen: RichText = "relevé"

    static func chartTitle(_ item: String) -> RichText {
      "\(name: item), prix par mois"
    }

    static func chartDescription(_ latest: RichText) -> RichText {
      "Derniers prix : \(latest)."
    }

    static func package(_ size: RichText, _ price: RichText, _ perUnit: RichText) -> RichText {
      "Un paquet de \(size) revient à \(price) \(perUnit) au dernier prix."
    }

    static func otherSizes(_ items: RichText) -> RichText {
      "Autres formats : \(items)."
    }

    static func otherUnits(_ count: Int, _ file: RichText) -> RichText {
      """
      \
      \(counted(count, "autre unité ou devise se trouve", "autres unités et devises se trouvent")) \
      dans \(file).
      """
    }

    static let storesTitle: RichText = "Magasins"

    static let levelNote: RichText = """
      Le niveau compare les prix des articles communs ; le magasin habituel vaut 100.
      """

  }
}
