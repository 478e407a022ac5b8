import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the section on who paid.
  enum Persons: PersonPhrases, InFrench {
    static let title: RichText = "Qui a payé"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Dépenses par personne, \(Shared.name(period))"
    }
    static let nobody: RichText = "Sans nom"
    static func others(_ count: Int) -> RichText { "Autres, \(.count(count)) personnes" }

    static func settled(_ persons: [String], _ transfers: [RichText]) -> RichText {
      """
      À parts égales entre \(list(persons, limit: .max)) : \
      \(list(transfers, separator: " ; ")).
      """
    }

    static func transfer(from payer: String, to payee: String, _ amount: Value) -> RichText {
      "\(name: payer) donne \(amount) à \(name: payee)"
    }

    static func even(_ persons: [String]) -> RichText {
      "À parts égales entre \(list(persons, limit: .max)) : personne ne doit rien."
    }

    static func tooMany(_ count: Int, limit: Int) -> RichText {
      """
      \(.count(count)) personnes sont nommées ; le partage se fait entre \(.count(limit)) personnes \
      au plus.
      """
    }

    static func notSplit(_ amount: Value) -> RichText {
      "Les lignes sans nom, \(amount), ne sont pas partagées."
    }

    private static func inThis(_ kind: MonthPeriod.Kind) -> String {
      switch kind {
      case .month: "ce mois-ci"
      case .quarter: "ce trimestre"
      case .year: "cette année-là"
      case .range: "pendant cette période"
      }
    }

    static func rule(_ kind: MonthPeriod.Kind, months: Int) -> RichText {
      """
      Solde = dépensé − part égale : un plus est à récupérer, un moins est dû. Participent les \
      personnes qui ont payé \(inThis(kind)) ou au cours des \(spelled(months)) mois précédents.
      """
    }
  }
}
