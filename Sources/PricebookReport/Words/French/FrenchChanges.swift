import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French words of the section on why spending changed.
enum FrenchChanges: ChangePhrases, InFrench {
  static let title: RichText = "Pourquoi les dépenses ont changé"
  static let tableCaption: RichText = "Variation par catégorie"
  static let itemsCaption: RichText = "Articles qui pèsent le plus"
  static let price: RichText = "Prix"
  static let quantity: RichText = "Quantité"
  static let newItems: RichText = "Nouveaux articles"
  static let goneItems: RichText = "Articles disparus"

  static func note(_ month: Month, before: ComparedPeriod, _ change: Value) -> RichText {
    """
    \(.monthName(month)) par rapport \(before.lastDay == nil ? "à" : "au") \
    \(FrenchShared.name(before)) : \(change). Prix et quantité concernent les articles achetés les \
    deux fois ; les quatre parts s’additionnent pour donner la variation.
    """
  }

  static func description(
    previous: Value, current: Value, price: Value, quantity: Value
  ) -> RichText {
    "De \(previous) à \(current) : prix \(price), quantité \(quantity)."
  }

  static func columns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Catégorie"), .number(FrenchShared.name(before)), .number(.value(.monthName(month))),
      .number("Écart"), .number("Prix"), .number("Quantité"), .number("Nouveau"),
      .number("Disparu"),
    ]
  }

  static func itemColumns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Article"), .number(FrenchShared.name(before)), .number(.value(.monthName(month))),
      .number("Écart", order: .descending), .number("Dont prix"), .number("Prix moyen"),
    ]
  }

  static let itemsFootnote: RichText = """
    Au plus cinq articles en hausse et cinq en baisse. Le prix moyen est ce qui a été payé par kg, \
    litre ou pièce, tous magasins confondus.
    """

  static func prices(
    isDearer: Bool, before: ComparedPeriod, _ movers: [(name: String, change: Value)]
  ) -> RichText {
    let claim: RichText = """
      Prix plus \(isDearer ? "élevés" : "bas") pour des articles aussi achetés \
      \(FrenchShared.during(before)).
      """
    guard let first = movers.first else { return claim }
    let largest: RichText = "\(claim) Surtout \(name: first.name) (\(first.change))"
    guard let second = movers.dropFirst().first else { return "\(largest)." }
    return "\(largest) et \(name: second.name) (\(second.change))."
  }

  static func newItems(
    before: ComparedPeriod, largest: (name: String, amount: Value)?
  ) -> RichText {
    let claim: RichText = "Articles non achetés \(FrenchShared.during(before))"
    guard let largest else { return "\(claim)." }
    return "\(claim), dont \(largest.amount) pour \(name: largest.name)."
  }
}
