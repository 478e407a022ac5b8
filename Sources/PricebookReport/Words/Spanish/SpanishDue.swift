import PricebookDocument
import PricebookModel

extension Spanish {
  /// The words of what is due to be bought.
  enum Due: DuePhrases, InSpanish {
    static let title: RichText = "Toca reponer"

    static func note(until last: CalendarDate) -> RichText {
      """
      Se compran a intervalos regulares y toca reponerlos a más tardar el \(.dayOfMonth(last)): \
      última compra más mediana de los intervalos.
      """
    }

    static let interval: RichText = "Intervalo habitual"
    static let lastBought: RichText = "Última compra"
    static let due: RichText = "Toca el"
    static func days(_ count: Int) -> RichText { counted(count, "día", "días") }

    static func basketData(items: Int, isFull: Bool) -> RichText {
      """
      La cesta tiene lo que se compra a intervalos regulares y toca reponer: \
      \(isFull ? "los \(.count(items)) artículos que toca reponer antes" : counted(items, "artículo", "artículos")), \
      en la cantidad \
      media por recibo del último año, que se muestra redondeada.
      """
    }
  }
}
