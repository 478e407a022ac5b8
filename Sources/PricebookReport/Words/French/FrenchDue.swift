import PricebookDocument
import PricebookModel

extension French {
  /// The words of what is due to be bought.
  enum Due: DuePhrases, InFrench {
    static let title: RichText = "À racheter bientôt"

    static func note(until last: CalendarDate) -> RichText {
      """
      Articles achetés à intervalles réguliers, à racheter d’ici au \(.dayOfMonth(last)) : dernier \
      achat plus intervalle médian.
      """
    }

    static let interval: RichText = "Intervalle habituel"
    static let lastBought: RichText = "Dernier achat"
    static let due: RichText = "À racheter le"
    static func days(_ count: Int) -> RichText { counted(count, "jour", "jours") }

    static func basketData(items: Int, isFull: Bool) -> RichText {
      """
      Le panier contient ce qui s’achète à intervalles réguliers et qu’il faudra bientôt racheter : \
      \(isFull ? "les \(.count(items)) articles à racheter en premier" : counted(items, "article", "articles")), \
      dans la quantité moyenne \
      par ticket de la dernière année, montrée arrondie.
      """
    }
  }
}
