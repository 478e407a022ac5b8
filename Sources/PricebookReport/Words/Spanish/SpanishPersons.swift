import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the section on who paid.
  enum Persons: PersonPhrases, InSpanish {
    static let title: RichText = "Quién ha pagado"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Gasto por persona, \(Shared.name(period))"
    }
    static let nobody: RichText = "Sin nombre"
    static func others(_ count: Int) -> RichText { "Otras \(.count(count)) personas" }

    static func settled(_ persons: [String], _ transfers: [RichText]) -> RichText {
      "A partes iguales entre \(list(persons, limit: .max)): \(list(transfers, separator: "; "))."
    }

    static func transfer(from payer: String, to payee: String, _ amount: Value) -> RichText {
      "\(name: payer) da \(amount) a \(name: payee)"
    }

    static func even(_ persons: [String]) -> RichText {
      "A partes iguales entre \(list(persons, limit: .max)): nadie debe nada."
    }

    static func tooMany(_ count: Int, limit: Int) -> RichText {
      """
      Hay \(.count(count)) personas con nombre; el gasto se reparte entre \(.count(limit)) como máximo.
      """
    }

    static func notSplit(_ amount: Value) -> RichText {
      "Las líneas sin nombre, \(amount), no se reparten."
    }

    static func rule(_ kind: MonthPeriod.Kind, months: Int) -> RichText {
      """
      Saldo = gastado − parte igual: lo positivo se recupera, lo negativo se debe. Participa quien ha \
      pagado \(kind == .range ? "en este" : "este") \(Shared.noun(kind)) o en los \(spelled(months)) meses anteriores.
      """
    }
  }
}
