import PricebookDocument
import PricebookModel

extension German {
  /// The words of what is due to be bought.
  enum Due: DuePhrases, InGerman {
    static let title: RichText = "Bald wieder fällig"

    static func note(until last: CalendarDate) -> RichText {
      """
      In regelmässigen Abständen gekauft und bis zum \(.dayOfMonth(last)) fällig: der letzte Kauf \
      plus der Median der Abstände.
      """
    }

    static let interval: RichText = "Üblicher Abstand"
    static let lastBought: RichText = "Zuletzt gekauft"
    static let due: RichText = "Fällig am"
    static func days(_ count: Int) -> RichText { counted(count, "Tag", "Tage") }

    static func basketData(items: Int, isFull: Bool) -> RichText {
      """
      Der Warenkorb ist, was in regelmässigen Abständen gekauft wird und fällig ist: \
      \(isFull ? "die \(.count(items)) Artikel, die zuerst fällig sind" : "\(.count(items)) Artikel"), \
      in der mittleren Menge pro Beleg des \
      letzten Jahres, die gerundet gezeigt wird.
      """
    }
  }
}
