import PricebookDocument
import PricebookModel

extension German {
  /// The German words on what could have been saved.
  enum Savings: SavingsPhrases, InGerman {
    static let label: RichText = "Sparpotenzial"
    static func context(days: Int) -> RichText { "zu Preisen anderer Läden \(span(days))" }

    private static func span(_ days: Int) -> RichText {
      switch days {
      case 0: "vom selben Tag"
      case 1: "vom selben Tag oder dem Tag davor"
      default: "vom selben Tag oder den \(digits: days) Tagen davor"
      }
    }

    static func finding(
      days: Int, items: [LinkedName], isMost: Bool, store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let claim: RichText = """
        Mehr bezahlt als zu Preisen anderer Läden \(span(days)), \(isMost ? "vor allem" : "unter anderem") \
        für \(list(items))
        """
      return isOnlyStore
        ? "\(claim), bei \(name: store)." : "\(claim). Bei \(name: store) waren es \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText) -> RichText {
      "Mehr bezahlt als zu Preisen anderer Läden \(span(days)): \(stores)."
    }

    static func notCounted(offers: Value?, earlier: Value?) -> RichText {
      switch (offers, earlier) {
      case (let offers?, let earlier?):
        """
        Nicht mitgezählt: \(offers) über Angeboten anderer Läden und \(earlier) über früheren Preisen \
        desselben Ladens.
        """
      case (let offers?, nil): "Nicht mitgezählt: \(offers) über Angeboten anderer Läden."
      case (nil, let earlier?): "\(earlier) über früheren Preisen desselben Ladens."
      case (nil, nil): ""
      }
    }

    static func byItem(file: RichText) -> RichText { "Nach Artikel in \(file)." }
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
