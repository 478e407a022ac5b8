import PricebookDocument
import PricebookModel

extension English {
  /// The English words of the section on who paid.
  enum Persons: PersonPhrases, InEnglish {
    static let title: RichText = "Who paid"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Spending by person \(Shared.during(period))"
    }
    static let nobody: RichText = "No name given"
    static func others(_ count: Int) -> RichText { "Other, \(.count(count)) people" }

    static func settled(_ persons: [String], _ transfers: [RichText]) -> RichText {
      "\(split(persons)): \(list(transfers, separator: "; "))."
    }

    static func transfer(from payer: String, to payee: String, _ amount: Value) -> RichText {
      "\(name: payer) gives \(name: payee) \(amount)"
    }

    static func even(_ persons: [String]) -> RichText {
      "\(split(persons)): nobody owes anything."
    }

    private static func split(_ persons: [String]) -> RichText {
      "Split equally \(persons.count == 2 ? "between" : "among") \(list(persons, limit: .max))"
    }

    static func tooMany(_ count: Int, limit: Int) -> RichText {
      "\(.count(count)) people are named; spending is split among \(.count(limit)) at most."
    }

    static func notSplit(_ amount: Value) -> RichText {
      "Lines without a name, \(amount), are not split."
    }

    static func rule(_ kind: MonthPeriod.Kind, months: Int) -> RichText {
      """
      Balance = spent − equal share: plus is to be given back, minus is owed. Whoever paid in this \
      \(Shared.noun(kind)) or in the \(spelled(months)) months before takes part.
      """
    }
  }
}
