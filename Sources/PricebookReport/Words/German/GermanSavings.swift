import PricebookDocument
import PricebookModel

extension German {
  /// The German words on what could have been saved.
  enum Savings: SavingsPhrases, InGerman {
    static let label: RichText = "Sparpotenzial"
    static func context(days: Int) -> RichText {
      "zum günstigsten bekannten Preis der letzten \(digits: days) Tage"
    }

    static func finding(
      days: Int, items: [String], store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let claim: RichText = """
        Über dem günstigsten bekannten Preis der letzten \(digits: days) Tage bezahlt, vor allem für \
        \(list(items))
        """
      return isOnlyStore
        ? "\(claim), bei \(name: store)." : "\(claim). Bei \(name: store) waren es \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText, file: RichText) -> RichText {
      """
      Über dem günstigsten bekannten Preis der letzten \(digits: days) Tage bezahlt: \
      \(stores). Nach Artikel in \(file).
      """
    }
  }
}

extension German {
  /// The German words of the section on smaller packages.
  enum Packages: PackagePhrases, InGerman {
    static let title: RichText = "Kleinere Packungen"

    static func note(percent: Int, months: Int) -> RichText {
      """
      Derselbe Artikel in einer kleineren Packung, die die bisherige abgelöst hat, wenn der Inhalt \
      mindestens \(percent: percent) mehr kostet. Preise sind der Median von bis zu \
      \(spelled(months)) Monaten mit Preis auf jeder Seite; die Monate sind der letzte mit einem \
      Preis der alten und der erste mit einem der neuen Packung.
      """
    }

    static func until(_ price: Value, _ month: Month) -> RichText {
      "\(price) bis \(.shortMonth(month))"
    }

    static func from(_ price: Value, _ month: Month) -> RichText {
      "\(price) ab \(.shortMonth(month))"
    }

    static func pieces(_ number: Quantity) -> RichText {
      "\(.quantity(number, unit: "each")) Stück"
    }
  }
}
