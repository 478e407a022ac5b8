import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French sentences of what stands out.
  enum Findings: FindingPhrases, InFrench {
    static let title: RichText = "Ce qui ressort"
    static let note: RichText = "Par ordre des sommes en jeu."
    static func nothing(_ kind: MonthPeriod.Kind) -> RichText {
      kind == .month
        ? "Rien de particulier ce mois-ci." : "Rien de particulier \(Shared.this(kind))."
    }

    static func linkText(_ place: FindingPlace) -> RichText {
      switch place {
      case .budget: "Budget"
      case .changes: "Variation"
      case .stores: "Magasins"
      case .carts: "Courses"
      case .trends: "Évolution des prix"
      case .comparison: "Comparaison des magasins"
      }
    }

    static func closed(
      _ status: BudgetVariance.Status, _ kind: MonthPeriod.Kind
    ) -> RichText {
      let verb = status == .over ? "dépasse" : "reste sous"
      return switch kind {
      case .month: "Le mois \(verb) son budget."
      case .quarter: "Le trimestre \(verb) son budget."
      case .year: "L’année \(verb) son budget."
      case .range: "La période \(verb) son budget."
      }
    }

    static func overMonth(_ end: WrittenEnd) -> RichText {
      """
      Le mois dépasse son budget. Si la suite est comme d’habitude, il finira autour de \(end.projection), soit \(end.distance) au-dessus.
      """
    }

    static func runningMonth(_ end: WrittenEnd, budget: Value, left: Value) -> RichText {
      """
      Si la suite est comme d’habitude, le mois finira autour de \(end.projection), \(end.isOver ? "au-dessus de" : "sous") \
      son budget de \(budget), dont il reste \(left).
      """
    }

    static func category(
      _ name: String, isOver: Bool, isAlone: Bool, used: Value?, budget: Value
    ) -> RichText {
      let claim: RichText =
        switch (isOver, isAlone) {
        case (true, true): "\(name: name) est la catégorie qui dépasse le plus son budget"
        case (true, false): "\(name: name) dépasse son budget"
        case (false, true): "\(name: name) est la catégorie la plus en dessous de son budget"
        case (false, false): "\(name: name) est en dessous de son budget"
        }
      guard let used else { return "\(claim) de \(budget)." }
      return "\(claim) : \(used) de \(budget)."
    }

    static func aheadOfPace(
      count: Int, largest: String, amount: Value, isAlone: Bool
    ) -> RichText {
      guard count > 1 else {
        return """
          \(name: largest) dépasse le rythme prévu, sans dépasser son budget.
          """
      }
      let claim: RichText = """
        \(.count(count)) catégories dépassent le rythme prévu, sans dépasser leur budget
        """
      return isAlone ? "\(claim), surtout \(name: largest) (de \(amount))." : "\(claim)."
    }

    static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
      count == 1
        ? "Dépensé en \(name: largest), qui n’a pas de budget."
        : """
        Dépensé dans \(.count(count)) catégories sans budget, dont \(amount) en \(name: largest).
        """
    }

    static func prices(
      _ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool,
      isTied: Bool, item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) chez \(name: store), \(change)"
      let above: RichText = isTied ? "dont" : "surtout"
      let one: RichText = hasOtherLows ? "Un autre prix" : "Un prix"
      let some: RichText =
        hasOtherLows ? "\(.count(count)) autres prix" : "\(.count(count)) prix"
      let before: RichText = "par rapport aux \(spelled(months)) derniers mois avec un prix"
      return switch kind {
      case .up where count == 1: "Un prix a monté \(before) : \(most)."
      case .up: "\(.count(count)) prix ont monté \(before), \(above) \(most)."
      case .down where count == 1: "Un prix a baissé \(before) : \(most)."
      case .down: "\(.count(count)) prix ont baissé \(before), \(above) \(most)."
      case .newLow where count == 1:
        "\(one) était au plus bas depuis \(digits: lowMonths) mois : \(most)."
      case .newLow:
        "\(some) étaient au plus bas depuis \(digits: lowMonths) mois, \(above) \(most)."
      }
    }

    static func cart(
      _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
    ) -> RichText {
      let cart: RichText =
        date.map { "Les courses \(name: name) du \(.dayOfMonth($0))" }
        ?? "Les courses \(name: name)"
      let claim: RichText = "\(cart) ont coûté plus que prévu"
      guard let cause, let amount else { return "\(claim)." }
      return switch cause {
      case .price: "\(claim), dont \(amount) à cause de prix plus élevés."
      case .quantity: "\(claim), dont \(amount) pour des quantités plus grandes."
      case .unplanned: "\(claim), dont \(amount) pour des articles hors liste."
      case .skipped: "\(claim)."
      }
    }

    static func cheaperBasket(
      _ saving: WrittenLead, at store: String, than usual: String, missing: Int, of items: Int
    ) -> RichText {
      let claim: RichText = """
        Le panier habituel coûte \(saving.amount) de moins chez \(name: store) que chez \
        \(name: usual), le magasin habituel
        """
      guard missing > 0 else { return "\(claim)." }
      return """
        \(claim), pour ce qui s’y trouve : il y manque \(counted(missing, "article", "articles")) \
        sur \(.count(items)).
        """
    }
  }
}
