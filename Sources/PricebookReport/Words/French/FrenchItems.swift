import PricebookDocument
import PricebookModel

/// The French words of the section on items.
enum FrenchItems: ItemPhrases, InFrench {
  static let title: RichText = "Articles les plus coûteux"

  static func tableCaption(_ month: Month) -> RichText {
    "Articles les plus coûteux, \(.month(month))"
  }

  static func note(_ count: Int, window: [Month]) -> [RichText] {
    let what: RichText = """
      \(count == 1 ? "L’article qui a" : "Les \(.count(count)) articles qui ont") coûté le plus. \
      Le prix moyen est ce qui a été payé par kg, litre ou pièce, tous magasins confondus.
      """
    guard let first = window.first, let last = window.last, first < last else { return [what] }
    return [
      """
      \(what) Les petites lignes vont \(of(first, withYear: true)) à \(.month(last)) ; les trous \
      sont des mois sans achat.
      """
    ]
  }

  static func columns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Article"), .number("Quantité"), .number("Dépensé", order: .descending),
      .number("Part"), .number("Prix moyen"), .number("Sur 3 mois"),
      .number(counted(months, "mois", "mois")),
    ]
  }

  static func changeFootnote(_ percent: Int) -> RichText {
    """
    « Sur 3 mois » compare à la médiane des trois derniers mois qui ont un prix ; les variations \
    à partir de \(.percent(Double(percent), digits: 0)) sont mises en évidence.
    """
  }
}
