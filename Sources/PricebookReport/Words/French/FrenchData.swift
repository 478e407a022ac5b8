import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the section that proves the totals.
  enum Data: DataPhrases, InFrench {
    static let title: RichText = "Données"
    static let note: RichText = """
      Chaque enregistrement lu est accepté, refusé ou en double ; ce qui a été payé sur les lignes \
      acceptées est le total de ce rapport.
      """
    static let shortNote: RichText =
      "Les mêmes fichiers que pour les dépenses, avec les mêmes totaux de contrôle."
    static let caption: RichText = "Totaux de contrôle, tous les mois"
    static let allFiles: RichText = "Tous les fichiers"
    static let leftOut: RichText = "Écartés par les filtres"
    static let covered: RichText = "Dans ce rapport"

    static func months(
      startDay: Int, month: Month, first: CalendarDate, last: CalendarDate
    ) -> RichText {
      """
      Les mois commencent le \(.count(startDay)) et portent le nom du mois civil où ils \
      commencent : \(.month(month)) va du \(.date(first)) au \(.date(last)).
      """
    }

    static func paidIn(_ currency: CurrencyCode) -> RichText { "payé en \(name: currency.label)" }

    static func format(_ format: String) -> String {
      switch format {
      case "receipts": "tickets"
      case "budgets": "budgets"
      case "aliases": "noms"
      case "basket": "panier"
      case "aisles": "rayons"
      case "settings": "réglages"
      case "Grock backup": "sauvegarde Grock"
      case "Grock user": "utilisateur Grock"
      case "Grock vault": "coffre Grock"
      case "CartWise export": "export CartWise"
      case "CheckoutHero lists": "listes CheckoutHero"
      case "Shopping List items": "articles Shopping List"
      default: format
      }
    }

    static func records(_ totals: ControlTotals) -> RichText {
      """
      \(counted(totals.read, "enregistrement lu", "enregistrements lus")) = \
      \(counted(totals.accepted, "accepté", "acceptés")) + \
      \(counted(totals.rejected, "refusé", "refusés")) + \
      \(counted(totals.duplicates, "doublon", "doublons")).
      """
    }

    static func unbalanced(_ sum: RichText) -> RichText {
      "Le compte des enregistrements n’est pas juste, c’est une erreur de Pricebook : \(sum)"
    }

    static func paid(
      _ paid: Value, total: Value, months: Int, agrees: Bool, leftOut: Int
    ) -> RichText {
      let span: RichText = isSingular(months) ? "du mois" : "des \(.count(months)) mois"
      if leftOut > 0 {
        return """
          \(paid) payés en tout ; les filtres écartent \
          \(counted(leftOut, "enregistrement accepté", "enregistrements acceptés")), ce rapport \
          porte donc sur \(total) en \(.count(months)) mois.
          """
      }
      return agrees
        ? "\(paid) payés = total \(span). Les totaux concordent."
        : """
        \(paid) payés dans les fichiers, mais \(total) au total \(span) : les totaux ne concordent \
        pas, c’est une erreur de Pricebook.
        """
    }

    static func reason(_ code: Diagnostic.Code, _ count: Int) -> RichText {
      let words: String =
        switch code {
        case .missingDate: "sans date"
        case .missingStore: "sans magasin"
        case .missingItem: "sans article"
        case .missingAmount: "sans montant"
        case .malformedDate: "avec une date illisible"
        case .malformedNumber: "avec un nombre illisible"
        case .fieldCount: "avec trop ou trop peu de champs"
        case .strayQuote: "avec un guillemet égaré"
        case .malformedTime: "avec une heure illisible"
        case .currencyLabel: "avec une devise illisible"
        case .quantityOutOfRange: "avec une quantité trop grande"
        case .amountOverflow: "avec un montant trop grand"
        case .noPrice: "sans prix supérieur à zéro"
        case .unclosedQuote: "avec un guillemet jamais fermé"
        case .recordTooLong: "avec un texte trop long"
        case .invalidUTF8: "avec des caractères abîmés"
        case .nulByte: "avec un octet NUL"
        case .tooManyUnits: "avec trop d’unités ou de devises"
        case .jsonSyntax: "avec un JSON abîmé"
        default: "avec \(code.rawValue)"
        }
      return "\(.count(count)) \(words)"
    }

    static func rejected(_ count: Int, reasons: RichText, file: RichText) -> RichText {
      """
      \(counted(count, "enregistrement a été refusé", "enregistrements ont été refusés")) : \
      \(reasons). Le fichier et la ligne sont dans \(file).
      """
    }

    static func diagnostics(errors: Int, warnings: Int, file: RichText) -> RichText {
      """
      \(counted(errors, "erreur", "erreurs")) et \
      \(counted(warnings, "avertissement", "avertissements")) : \(file).
      """
    }

    static func cart(_ name: String, _ date: CalendarDate?) -> RichText {
      date.map { "\(name: name) du \(.date($0))" } ?? .name(name)
    }

    static func countedCarts(_ count: Int, _ names: RichText) -> RichText {
      """
      \(counted(count, "course terminée compte", "courses terminées comptent")) comme dépense, car \
      aucun ticket du même magasin et du même jour ne \(isSingular(count) ? "la" : "les") couvre : \
      \(names).
      """
    }

    static func coveredCarts(_ count: Int) -> RichText {
      """
      \(counted(count, "course terminée ne compte", "courses terminées ne comptent")) pas \
      comme dépense.
      """
    }

    static func tables(_ names: [RichText]) -> RichText { "Tableaux : \(list(names))." }
    static let conflicts: RichText = "Ce que les exports d’une même application disent autrement"

    static func field(_ field: VaultConflict.Field) -> RichText {
      switch field {
      case .name: "nom"
      case .category: "catégorie"
      case .brand: "marque"
      case .barcode: "code-barres"
      case .tags: "étiquettes"
      case .price(let store): "prix chez \(name: store)"
      case .quantity: "quantité"
      case .isBought: "acheté"
      case .note: "note"
      case .isTrashed: "dans la corbeille"
      case .created: "créé le"
      case .started: "commencé le"
      case .completed: "terminé le"
      case .changed: "modifié le"
      case .state: "état"
      case .budget: "budget"
      case .line(let item): "\(name: item), prévu → acheté"
      case .store: "magasin"
      case .rating: "note donnée"
      case .updates: "prix signalés"
      }
    }

    static func alsoLeftOut(_ counts: [RichText]) -> RichText {
      "Les filtres écartent aussi \(list(counts))."
    }

    static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
      switch kind {
      case .carts: counted(count, "course ou liste", "courses et listes")
      case .cartLines: counted(count, "ligne d’une autre course", "lignes d’autres courses")
      case .prices: counted(count, "prix indiqué", "prix indiqués")
      case .basketItems: counted(count, "article de panier", "articles de panier")
      case .ratings: counted(count, "note", "notes")
      case .budgets: counted(count, "budget", "budgets")
      }
    }

    static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText {
      """
      Les jours avant le \(.date(day)) sont écartés : le mois \(.month(month)) n’est pas entier et \
      n’est comparé à aucun budget.
      """
    }

    static func daysLeftOut(after day: CalendarDate) -> RichText {
      "Les jours après le \(.date(day)) sont écartés."
    }
  }
}
