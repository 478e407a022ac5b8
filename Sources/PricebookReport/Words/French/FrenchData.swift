import PricebookDocument
import PricebookModel

/// The French words of the section that proves the totals.
enum FrenchData: DataPhrases, InFrench {
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

  static func paidIn(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "" : "payé en \(name: currency.label)"
  }

  static func columns(_ currencies: [CurrencyCode]) -> [DisplayTable.Column] {
    [
      .init("Fichier"), .number("Lus"), .number("Acceptés"), .number("Refusés"),
      .number("Doubles"),
    ]
      + currencies.map { currency in
        .number(
          currencies.count == 1 || currency.label.isEmpty
            ? "Payé" : "Payé, \(name: currency.label)")
      }
  }

  static func format(_ source: Source) -> RichText? {
    switch source.format {
    case "": nil
    case "receipts": "tickets"
    case "budgets": "budgets"
    case "aliases": "noms"
    case "basket": "panier"
    case "settings": "réglages"
    case "Grock backup": "sauvegarde Grock"
    case "Grock user": "utilisateur Grock"
    case "Grock vault": "coffre Grock"
    case "CartWise export": "export CartWise"
    case "CheckoutHero lists": "listes CheckoutHero"
    case "Shopping List items": "articles Shopping List"
    default: RichText(source.format)
    }
  }

  static func records(_ totals: ControlTotals) -> RichText {
    let sum: RichText = """
      \(counted(totals.read, "enregistrement lu", "enregistrements lus")) = \
      \(counted(totals.accepted, "accepté", "acceptés")) + \
      \(counted(totals.rejected, "refusé", "refusés")) + \
      \(counted(totals.duplicates, "double", "doubles")).
      """
    return totals.isBalanced
      ? sum
      : "Le compte des enregistrements n’est pas juste, c’est une erreur de Pricebook : \(sum)"
  }

  static func paid(
    _ paid: Value, total: Value, months: Int, agrees: Bool, leftOut: Int
  ) -> RichText {
    let span: RichText = isSingular(months) ? "du mois" : "des \(.count(months)) mois"
    if leftOut > 0 {
      return """
        \(paid) payés en tout ; les filtres écartent \
        \(counted(leftOut, "enregistrement accepté", "enregistrements acceptés")), ce rapport porte \
        donc sur \(total) en \(.count(months)) mois.
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

  static func carts(counted names: RichText, countedCount: Int, coveredCount: Int) -> RichText {
    var text: RichText = ""
    if countedCount > 0 {
      text = """
        \(counted(countedCount, "chariot terminé compte", "chariots terminés comptent")) comme \
        dépense, car aucun ticket du même magasin et du même jour ne \
        \(isSingular(countedCount) ? "le" : "les") couvre : \(names).
        """
    }
    if coveredCount > 0 {
      let covered: RichText = """
        \(counted(coveredCount, "chariot terminé ne compte", "chariots terminés ne comptent")) pas \
        comme dépense.
        """
      text = text.isEmpty ? covered : "\(text) \(covered)"
    }
    return text
  }

  static func tables(_ names: [RichText]) -> RichText { "Tableaux : \(list(names))." }

  static let conflicts: RichText = "Ce que les exports d’une même application disent autrement"

  static let conflictColumns: [DisplayTable.Column] = [
    .init("Entrée"), .init("Compte"), .init("Ne compte pas"),
  ]

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
}
