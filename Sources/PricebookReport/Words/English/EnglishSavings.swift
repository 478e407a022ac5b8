import PricebookDocument
import PricebookModel

extension English {
  /// The words on what could have been saved.
  enum Savings: SavingsPhrases, InEnglish {
    static let label: RichText = "Could have saved"
    static func context(days: Int) -> RichText {
      "at the cheapest known price of the last \(digits: days) days"
    }

    static func finding(
      days: Int, items: [String], store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let claim: RichText =
        "Paid above the cheapest known price of the last \(digits: days) days, most of it for"
      let things = "\(claim) \(list(items))" as RichText
      return isOnlyStore
        ? "\(things), at \(name: store)." : "\(things). At \(name: store) it was \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText, file: RichText) -> RichText {
      """
      Paid above the cheapest known price of the last \(digits: days) days: \(stores). By item in \
      \(file).
      """
    }
  }
}

extension English {
  /// The words of the section on smaller packages.
  enum Packages: PackagePhrases, InEnglish {
    static let title: RichText = "Smaller packages"

    static func note(percent: Int, months: Int) -> RichText {
      """
      The same item in a smaller package that succeeded the larger one, where what it holds costs \
      at least \(digits: percent)% more. Prices are the median of up to \(spelled(months)) priced \
      months on each side; the months are the last with a price of the old and the first with one \
      of the new.
      """
    }

    /// `2.49 until Aug ’26`.
    static func until(_ price: Value, _ month: Month) -> RichText {
      "\(price) until \(.shortMonth(month))"
    }

    /// `2.49 from Sep ’26`.
    static func from(_ price: Value, _ month: Month) -> RichText {
      "\(price) from \(.shortMonth(month))"
    }

    static func pieces(_ number: Quantity) -> RichText {
      "\(.quantity(number, unit: "each")) \(number == .one ? "piece" : "pieces")"
    }
  }
}
