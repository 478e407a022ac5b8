import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the sections on budgets and months.
  enum Budget: BudgetPhrases, InFrench {
    static let title: RichText = "Budget par catégorie"
    static let titleWithoutBudget: RichText = "Dépenses par catégorie"
    static let tableTitle: RichText = "Tableau des catégories"

    static let bars: RichText = """
      Le plus grand dépassement d’abord. La barre large est le budget, la barre étroite ce qui a \
      été dépensé ; \("la part au-delà du budget", tone: .over) est en couleur.
      """

    static func pace(_ kind: MonthPeriod.Kind) -> RichText {
      """
      ▲ marque le rythme : où en seraient les dépenses si elles se répartissaient également sur \
      \(Shared.the(kind)).
      """
    }

    static let withoutCategoryTitle: RichText = "Articles sans catégorie"
    static let withoutCategoryNote: RichText = """
      La catégorie probable vient d’articles avec les mêmes mots, ou du genre de produit. \
      pricebook match les écrit comme lignes pour aliases.csv.
      """

    static func howToAddBudgets(_ kind: MonthPeriod.Kind) -> RichText {
      """
      Il n’y a pas de budget pour \(Shared.this(kind)). Un fichier budgets.csv avec les colonnes \
      month, category, amount et currency en fixe un ; month * vaut pour chaque mois, category * \
      pour le mois entier.
      """
    }

    static func noneOver(_ budgeted: Int) -> RichText {
      budgeted == 1
        ? "La catégorie ne dépasse pas son budget."
        : "Aucune des \(.count(budgeted)) catégories ne dépasse son budget."
    }

    static func over(
      _ over: Int, of budgeted: Int, largest: (name: String, amount: Value)?
    ) -> RichText {
      let claim: RichText =
        budgeted == 1
        ? "La seule catégorie avec un budget \(over == 1 ? "le dépasse" : "ne le dépasse pas")"
        : """
        \(counted(over, "catégorie", "catégories")) sur \(.count(budgeted)) au-dessus du budget
        """
      guard let largest else { return "\(claim)." }
      return over == 1
        ? "\(claim) : \(name: largest.name) avec \(largest.amount)."
        : "\(claim), surtout \(name: largest.name) avec \(largest.amount)."
    }

    static let noSpending: RichText = "Aucune dépense."

    static func mostSpent(
      on largest: String?, _ amount: Value, _ part: LargestPart
    ) -> RichText {
      switch (part, largest) {
      case (.tied, _): "Plusieurs catégories sont à égalité, avec \(amount) chacune."
      case (.only, let largest?): "Tout a été dépensé en \(name: largest), \(amount)."
      case (.only, nil): "Rien n’a de catégorie, \(amount)."
      case (.most, let largest?): "Surtout \(name: largest), \(amount)."
      case (.most, nil): "La plus grande partie n’a pas de catégorie, \(amount)."
      case (.largest, let largest?): "La plus grande catégorie est \(name: largest), \(amount)."
      case (.largest, nil): "La plus grosse part n’a pas de catégorie, \(amount)."
      }
    }

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Catégories, \(Shared.name(period))"
    }

    static func ownBudget(_ sum: Value, _ kind: MonthPeriod.Kind) -> RichText {
      """
      \(Shared.theWhole(kind)) a son propre budget ; la somme des budgets des catégories est de \
      \(sum).
      """
    }

    static func carriedOver(_ entries: RichText) -> RichText {
      "Avec ce qui restait du mois précédent : \(entries)."
    }

    static func overspentBefore(_ entries: RichText) -> RichText {
      "Déduction faite du dépassement du mois précédent : \(entries)."
    }

    static func unbudgetedCounts(_ kind: MonthPeriod.Kind) -> RichText {
      switch kind {
      case .month: "Les dépenses sans budget propre comptent dans le mois entier."
      case .quarter: "Les dépenses sans budget propre comptent dans le trimestre entier."
      case .year: "Les dépenses sans budget propre comptent dans l’année entière."
      case .range: "Les dépenses sans budget propre comptent dans la période entière."
      }
    }

    static func overCount(_ over: Int, of months: Int) -> RichText {
      if months == 1 {
        return over == 0
          ? "Le seul mois avec un budget ne le dépasse pas."
          : "Le seul mois avec un budget le dépasse."
      }
      let span: RichText = "des \(.count(months)) mois avec un budget"
      return switch over {
      case months where months == 2: "Les deux mois avec un budget le dépassent."
      case months: "Les \(.count(months)) mois avec un budget le dépassent tous."
      case 0: "Aucun \(span) ne le dépasse."
      case 1: "Un \(span) le dépasse."
      default: "\(.count(over)) \(span) le dépassent."
      }
    }

    static func yearToDate(
      from first: Month, through last: Month, spent: Value, _ variance: YearVariance?
    ) -> RichText {
      let span: RichText =
        first == last ? "En \(.monthName(first))" : "De \(.monthName(first)) à \(.monthName(last))"
      guard let variance else { return "\(span) : \(spent)." }
      let separator: RichText = variance.months == nil ? "," : " ;"
      return "\(span) : \(spent)\(separator) \(Review.yearToDate(variance))."
    }

    static func projection(for day: CalendarDate) -> RichText {
      "Le contour en pointillés est le total habituel au \(.dayOfMonth(day))."
    }

    static let oneMonth: RichText = """
      Les comparaisons avec d’autres mois apparaissent dès qu’il y a les tickets d’un deuxième mois.
      """

    static let monthsTableTitle: RichText = "Tableau des mois"
    static let monthsCaption: RichText = "Dépenses par mois"

    static func monthsDescription(
      highest: [Month], highestAmount: Value, lowest: (months: [Month], amount: Value)?
    ) -> RichText {
      let high: RichText = "Le plus en \(listed(highest)) avec \(highestAmount)"
      guard let lowest else { return "\(high)." }
      return "\(high), le moins en \(listed(lowest.months)) avec \(lowest.amount)."
    }

    static func monthsAlike(_ amount: Value, before month: Month?) -> RichText {
      guard let month else { return "\(amount) chaque mois." }
      return "\(amount) chaque mois avant \(.month(month))."
    }
  }
}

extension French {
  /// The French words of the section on stores.
  enum Stores: StorePhrases, InFrench {
    static let title: RichText = "Par magasin"
    static let tableTitle: RichText = "Tableau des magasins"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Magasins, \(Shared.name(period))"
    }

    static func note(
      _ store: String, _ part: LargestPart, share: Double, earlier: Double?,
      earlierPeriod: MonthPeriod
    ) -> RichText {
      let claim: RichText =
        part == .only
        ? "Tout a été acheté chez \(name: store)"
        : "\(.percent(share, digits: 0)) des dépenses chez \(name: store)"
      guard let earlier else { return "\(claim)." }
      return
        "\(claim), contre \(.percent(earlier, digits: 0)) \(Shared.during(earlierPeriod, withYear: false))."
    }

    static func description(
      _ store: String, _ amount: Value, _ part: LargestPart, stores: Int
    ) -> RichText {
      let claim: RichText = "Dépenses dans \(counted(stores, "magasin", "magasins"))"
      return switch part {
      case .only: "Toutes les dépenses chez \(name: store), \(amount)."
      case .most: "\(claim), surtout chez \(name: store) avec \(amount)."
      case .largest: "\(claim), la plus grande part chez \(name: store) avec \(amount)."
      case .tied: "\(claim), plusieurs étant à égalité en tête avec \(amount)."
      }
    }
  }
}

extension French {
  /// The French words of the section on carts.
  enum Carts: CartPhrases, InFrench {
    static let title: RichText = "Courses : prévu et payé"
    static let completedTotal: RichText = "Terminées"
    static let newestCaption: RichText = "Dernières courses terminées"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Toutes les courses \(Shared.of(period))"
    }

    static func completed(_ count: Int, in period: MonthPeriod) -> RichText {
      count == 0
        ? "Aucune course n’a été terminée \(Shared.during(period, withYear: false))."
        : """
        \(counted(count, "course a été terminée", "courses ont été terminées")) \
        \(Shared.during(period, withYear: false)).
        """
    }

    static func notCompleted(_ count: Int) -> RichText {
      """
      \(counted(count, "course n’est pas terminée", "courses ne sont pas terminées")) ; ce \
      qui n’est pas encore acheté ne compte pas comme non acheté, les écarts restent donc vides.
      """
    }

    static func description(planned: Value, actual: Value, difference: Value) -> RichText {
      "Prévu \(planned), payé \(actual), écart \(difference)."
    }

    static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
      "\(difference) par rapport à un budget de \(budget)"
    }

    static func storeSwitching(_ amount: Value) -> RichText {
      "\(amount) de l’écart de prix viennent d’un achat dans un autre magasin que prévu."
    }

    static func unpriced(_ count: Int) -> RichText {
      """
      \(counted(count, "ligne n’a pas de prix et ne compte pas", "lignes n’ont pas de prix et ne comptent pas")).
      """
    }

    static func earlier(_ count: Int) -> RichText {
      "Plus anciennes, \(counted(count, "course", "courses"))"
    }

    static func state(_ state: Cart.State) -> String {
      switch state {
      case .planning: "prévues"
      case .shopping: "en cours"
      case .completed: "terminées"
      }
    }
  }
}

extension French {
  /// The French words of the section on items.
  enum Items: ItemPhrases, InFrench {
    static let title: RichText = "Articles les plus coûteux"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Articles les plus coûteux, \(Shared.name(period))"
    }

    static func note(_ count: Int) -> RichText {
      """
      \(count == 1 ? "L’article qui a" : "Les \(.count(count)) articles qui ont") coûté le plus. \
      Le prix moyen est ce qui a été payé par kg, litre ou pièce, tous magasins confondus.
      """
    }

    static func lines(from first: Month, through last: Month) -> RichText {
      """
      Les petites lignes vont \(of(first, withYear: true)) à \(.month(last)) ; les trous \
      sont des mois sans achat.
      """
    }

    static func changeFootnote(_ percent: Int, months: Int) -> RichText {
      """
      « Face à 3 mois » compare à la médiane des \(spelled(months)) derniers mois qui ont un prix ; les \
      variations à partir de \(percent: percent) sont mises en évidence.
      """
    }

    static func changeFootnote(_ percent: Int, _ reference: ChangeReference) -> RichText {
      """
      La variation est celle du prix moyen \(Changes.against(reference)) ; les variations à partir \
      de \(percent: percent) sont mises en évidence.
      """
    }
  }
}
