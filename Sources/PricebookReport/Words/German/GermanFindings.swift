import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German sentences of what stands out.
enum GermanFindings: FindingPhrases, InGerman {
  static let title: RichText = "Was auffällt"
  static let note: RichText = "Der höchste Betrag zuerst."
  static let nothing: RichText = "In diesem Monat fällt nichts auf."

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

  static func closedMonth(_ status: BudgetVariance.Status) -> RichText {
    status == .over ? "Der Monat liegt über dem Budget." : "Der Monat liegt unter dem Budget."
  }

  static func overMonth(projection: Value, excess: Value) -> RichText {
    """
    Der Monat liegt über dem Budget. Bei diesem Tempo endet er bei rund \(projection), das sind \
    \(excess) darüber.
    """
  }

  static func runningMonth(
    projection: Value, excess: Amount, budget: Value, left: Value
  ) -> RichText {
    """
    Bei diesem Tempo endet der Monat bei rund \(projection), \
    \(excess > .zero ? "über" : "unter") dem Budget von \(budget); davon sind \(left) übrig.
    """
  }

  static func category(_ name: String, isOver: Bool, used: Value?, budget: Value) -> RichText {
    let place: RichText = isOver ? "am weitesten über" : "am weitesten unter"
    guard let used else { return "\(name: name) liegt \(place) dem Budget von \(budget)." }
    return "\(name: name) liegt \(place) dem Budget: \(used) von \(budget)."
  }

  static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
    count == 1
      ? "Ausgegeben für \(name: largest), wofür es kein Budget gibt."
      : """
      Ausgegeben in \(.count(count)) Kategorien ohne Budget, davon \(amount) für \
      \(name: largest).
      """
  }

  static func prices(
    _ kind: PriceAlert.Kind, count: Int, item: String, store: String, change: Value
  ) -> RichText {
    let most: RichText = "\(name: item) bei \(name: store), \(change)"
    return switch kind {
    case .up where count == 1:
      "Ein Preis ist gegenüber den drei Monaten davor gestiegen: \(most)."
    case .up:
      """
      \(.count(count)) Preise sind gegenüber den drei Monaten davor gestiegen; am meisten wiegt \
      \(most).
      """
    case .down where count == 1:
      "Ein Preis ist gegenüber den drei Monaten davor gesunken: \(most)."
    case .down:
      """
      \(.count(count)) Preise sind gegenüber den drei Monaten davor gesunken; am meisten wiegt \
      \(most).
      """
    case .newLow where count == 1:
      "Ein Preis war so tief wie seit 12 Monaten nicht: \(most)."
    case .newLow:
      """
      \(.count(count)) Preise waren so tief wie seit 12 Monaten nicht; am meisten wiegt \
      \(most).
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
    case .price: "\(claim); \(amount) davon sind höhere Preise."
    case .quantity: "\(claim); \(amount) davon sind höhere Mengen."
    case .unplanned: "\(claim); \(amount) davon standen nicht auf der Liste."
    case .skipped: "\(claim)."
    }
  }

  static func storeLevel(_ store: String, change: Value, since: Month, spent: Value?) -> RichText {
    let level: RichText =
      "Die Preise bei \(name: store) liegen \(change) höher als im \(.month(since))"
    guard let spent else { return "\(level)." }
    return """
      \(level). Zu den Preisen von damals wären die \(spent), die dort ausgegeben wurden, um \
      diesen Betrag tiefer.
      """
  }

  static func cheaperBasket(_ store: String, than usual: String, isClear: Bool) -> RichText {
    let claim: RichText = """
      Der ganze übliche Warenkorb kostet bei \(name: store) weniger als bei \(name: usual), wo \
      er meist gekauft wird
      """
    return isClear ? "\(claim)." : "\(claim); zum Teil beruht das auf geschätzten Preisen."
  }
}
