import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the section on who paid.
  enum Persons: PersonPhrases, InGerman {
    static let title: RichText = "Wer bezahlt hat"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Ausgaben nach Person \(Shared.during(period))"
    }
    static let nobody: RichText = "Ohne Namen"
    static func others(_ count: Int) -> RichText { "Weitere, \(.count(count)) Personen" }

    static func settled(_ persons: [String], _ transfers: [RichText]) -> RichText {
      """
      Zu gleichen Teilen auf \(list(persons, limit: .max)) verteilt: \
      \(list(transfers, separator: "; ")).
      """
    }

    static func transfer(from payer: String, to payee: String, _ amount: Value) -> RichText {
      "\(name: payer) gibt \(name: payee) \(amount)"
    }

    static func even(_ persons: [String]) -> RichText {
      """
      Zu gleichen Teilen auf \(list(persons, limit: .max)) verteilt: Niemand schuldet jemandem etwas.
      """
    }

    static func tooMany(_ count: Int, limit: Int) -> RichText {
      """
      Es sind \(.count(count)) Personen genannt; aufgeteilt wird auf höchstens \(.count(limit)).
      """
    }

    static func notSplit(_ amount: Value) -> RichText {
      "Zeilen ohne Namen, \(amount), werden nicht aufgeteilt."
    }

    private static func inThis(_ kind: MonthPeriod.Kind) -> String {
      switch kind {
      case .month: "in diesem Monat"
      case .quarter: "in diesem Quartal"
      case .year: "in diesem Jahr"
      case .range: "in diesem Zeitraum"
      }
    }

    static func rule(_ kind: MonthPeriod.Kind, months: Int) -> RichText {
      """
      Saldo = ausgegeben − gleicher Anteil: Plus bekommt man zurück, Minus schuldet man. Beteiligt \
      ist, wer \(inThis(kind)) oder in den \(spelled(months)) Monaten davor bezahlt hat.
      """
    }
  }
}
