import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German sentences of what stands out.
  enum Findings: FindingPhrases, InGerman {
    static let title: RichText = "Was auffällt"
    static let note: RichText = "Der höchste Betrag zuerst."
    static func nothing(_ kind: MonthPeriod.Kind) -> RichText {
      switch kind {
      case .month: "In diesem Monat fällt nichts auf."
      case .quarter: "In diesem Quartal fällt nichts auf."
      case .year: "In diesem Jahr fällt nichts auf."
      case .range: "In diesem Zeitraum fällt nichts auf."
      }
    }

    static func linkText(_ place: FindingPlace) -> RichText {
      switch place {
      case .budget: "Budget"
      case .changes: "Veränderung"
      case .stores: "Läden"
      case .carts: "Einkäufe"
      case .trends: "Preisentwicklung"
      case .comparison: "Ladenvergleich"
      }
    }

    static func closed(
      _ status: BudgetVariance.Status, _ kind: MonthPeriod.Kind
    ) -> RichText {
      let side = status == .over ? "über" : "unter"
      return switch kind {
      case .month: "Der Monat liegt \(side) dem Budget."
      case .quarter: "Das Quartal liegt \(side) dem Budget."
      case .year: "Das Jahr liegt \(side) dem Budget."
      case .range: "Der Zeitraum liegt \(side) dem Budget."
      }
    }

    static func overMonth(_ end: WrittenEnd) -> RichText {
      """
      Der Monat liegt über dem Budget. Geht es weiter wie üblich, endet er bei rund \(end.projection), das sind \
      \(end.distance) darüber.
      """
    }

    static func runningMonth(_ end: WrittenEnd, budget: Value, left: Value) -> RichText {
      """
      Geht es weiter wie üblich, endet der Monat bei rund \(end.projection), \(end.isOver ? "über" : "unter") \
      dem Budget von \(budget); davon sind \(left) übrig.
      """
    }

    static func category(
      _ name: String, isOver: Bool, isAlone: Bool, used: Value?, budget: Value
    ) -> RichText {
      let side = isOver ? "über" : "unter"
      let claim: RichText =
        "\(name: name) liegt \(isAlone ? "am weitesten " : "")\(side) dem Budget"
      guard let used else { return "\(claim) von \(budget)." }
      return "\(claim): \(used) von \(budget)."
    }

    static func aheadOfPace(
      count: Int, largest: String, amount: Value, isAlone: Bool
    ) -> RichText {
      guard count > 1 else {
        return """
          \(name: largest) liegt über dem anteiligen Budget, aber nicht über dem ganzen.
          """
      }
      let claim: RichText = """
        \(.count(count)) Kategorien liegen über dem anteiligen Budget, aber nicht über dem ganzen
        """
      return isAlone ? "\(claim); am weitesten \(name: largest), um \(amount)." : "\(claim)."
    }

    static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
      count == 1
        ? "Ausgegeben für \(name: largest), wofür es kein Budget gibt."
        : """
        Ausgegeben in \(.count(count)) Kategorien ohne Budget, davon \(amount) für \(name: largest).
        """
    }

    static func prices(
      _ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool,
      isTied: Bool, item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) bei \(name: store), \(change)"
      let above: RichText = isTied ? "darunter" : "vor allem"
      let one: RichText = hasOtherLows ? "Ein weiterer Preis" : "Ein Preis"
      let some: RichText =
        hasOtherLows ? "\(.count(count)) weitere Preise" : "\(.count(count)) Preise"
      let before: RichText = "gegenüber den letzten \(spelled(months)) Monaten mit Preis"
      return switch kind {
      case .up where count == 1: "Ein Preis ist \(before) gestiegen: \(most)."
      case .up:
        "\(.count(count)) Preise sind \(before) gestiegen, \(above) \(most)."
      case .down where count == 1: "Ein Preis ist \(before) gesunken: \(most)."
      case .down:
        "\(.count(count)) Preise sind \(before) gesunken, \(above) \(most)."
      case .newLow where count == 1:
        "\(one) war so niedrig wie seit \(digits: lowMonths) Monaten nicht: \(most)."
      case .newLow:
        """
        \(some) waren so niedrig wie seit \(digits: lowMonths) Monaten nicht, \
        \(above) \(most).
        """
      }
    }

    static func cart(
      _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
    ) -> RichText {
      let cart: RichText =
        date.map { "Der Einkauf \(name: name) vom \(.dayOfMonth($0))" }
        ?? "Der Einkauf \(name: name)"
      let claim: RichText = "\(cart) wurde teurer als geplant"
      guard let cause, let amount else { return "\(claim)." }
      return switch cause {
      case .price: "\(claim); \(amount) davon wegen höherer Preise."
      case .quantity: "\(claim); \(amount) davon, weil mehr gekauft wurde."
      case .unplanned: "\(claim); \(amount) davon für Dinge, die nicht auf der Liste standen."
      case .skipped: "\(claim)."
      }
    }

    static func cheaperBasket(
      _ saving: WrittenLead, at store: String, than usual: String, missing: Int, of items: Int
    ) -> RichText {
      let claim: RichText = """
        Der übliche Warenkorb kostet bei \(name: store) \(saving.amount) weniger als bei \
        \(name: usual), dem Stammladen
        """
      guard missing > 0 else { return "\(claim)." }
      return """
        \(claim), soweit es ihn dort gibt: \(.count(missing)) von \(.count(items)) Artikeln \
        \(missing == 1 ? "fehlt" : "fehlen").
        """
    }
  }
}
