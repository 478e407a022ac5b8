import PricebookDocument
import PricebookModel

extension English {
  /// The words on what could have been saved.
  enum Savings: SavingsPhrases, InEnglish {
    static let label: RichText = "Could have saved"
    static func context(days: Int) -> RichText { "at other stores’ prices \(span(days))" }

    private static func span(_ days: Int) -> RichText {
      switch days {
      case 0: "of the same day"
      case 1: "of the same day or the day before"
      default: "of the same day or the \(digits: days) days before"
      }
    }

    static func finding(
      days: Int, items: [LinkedName], isMost: Bool, store: String, amount: Value, isOnlyStore: Bool
    ) -> RichText {
      let things: RichText = """
        Paid above other stores’ prices \(span(days)), \(isMost ? "most of it for" : "among others for") \
        \(list(items))
        """
      return isOnlyStore
        ? "\(things), at \(name: store)." : "\(things). At \(name: store) it was \(amount)."
    }

    static func byStore(days: Int, _ stores: RichText) -> RichText {
      "Paid above other stores’ prices \(span(days)): \(stores)."
    }

    static func notCounted(offers: Value?, earlier: Value?) -> RichText {
      switch (offers, earlier) {
      case (let offers?, let earlier?):
        """
        Not counted there: \(offers) above offers at other stores, and \(earlier) above the same \
        store’s own earlier prices.
        """
      case (let offers?, nil): "Not counted there: \(offers) above offers at other stores."
      case (nil, let earlier?):
        "\(earlier) was paid above the same store’s own earlier prices."
      case (nil, nil): ""
      }
    }

    static func byItem(file: RichText) -> RichText { "By item in \(file)." }
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

    /// `2.49 until Aug 2026`.
    static func until(_ price: Value, _ month: Month) -> RichText {
      "\(price) until \(.shortMonth(month))"
    }

    /// `2.49 from Sep 2026`.
    static func from(_ price: Value, _ month: Month) -> RichText {
      "\(price) from \(.shortMonth(month))"
    }

    static func pieces(_ number: Quantity) -> RichText {
      "\(.quantity(number, unit: "each")) \(number == .one ? "piece" : "pieces")"
    }
  }
}
