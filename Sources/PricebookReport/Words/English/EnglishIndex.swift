import PricebookDocument
import PricebookModel

extension English {
  /// The words of the pages that lead to the reports.
  enum Index: IndexPhrases, InEnglish {
    static let title: RichText = "Pricebook, all months"

    static func deck(
      kept: Int, over: Int, newest: (month: Month, links: [RichText])?, unlinked: Int
    ) -> RichText {
      var sentences: [RichText] = []
      switch (kept, over) {
      case (0, 0): break
      case (_, 0): sentences.append("\(counted(kept, "month", "months")) kept to the budget.")
      case (0, _): sentences.append("\(counted(over, "month", "months")) went over budget.")
      default:
        sentences.append(
          "\(counted(kept, "month", "months")) kept to the budget, \(.count(over)) did not.")
      }
      if let newest {
        sentences.append("Newest report: \(.month(newest.month)), \(list(newest.links)).")
      }
      if unlinked > 0 {
        let subject = counted(unlinked, "month has", "months have")
        sentences.append(
          "\(subject) no reports yet; “pricebook report --period all-months” writes them.")
      }
      return RichText(sentences: sentences)
    }

    static func inSentence(_ kind: ReportKind) -> RichText {
      switch kind {
      case .spendingReview: "spending review"
      case .priceTrends: "price trends"
      case .storeComparison: "store comparison"
      case .yearInReview: "year in review"
      case .index: "all months"
      case .items: "items"
      case .shoppingList: "shopping list"
      case .shoppingLists: "shopping lists"
      }
    }

    static let periodsTitle: RichText = "Other periods"

    static func chartDescription(_ first: Month, _ last: Month) -> RichText {
      "Spending from \(.month(first)) to \(.month(last))."
    }

    static func through(_ day: CalendarDate) -> RichText { "to \(.dayOfMonth(day))" }
    static let tablesTitle: RichText = "Tables"
    static let tablesNote: RichText =
      "Every table covers all months of the data, as CSV for a spreadsheet or a program."

    static let footer: RichText =
      "Made by Pricebook. Everything is inside this file; it uses no network."
  }
}

extension English {
  /// The words of the page of shopping lists.
  enum Lists: ListPhrases, InEnglish {
    static let title: RichText = "Shopping lists"
    static let anyStore: RichText = "Any store"
    static let noCurrency: RichText = "no currency"
    static let deck: RichText =
      "Grouped by the store that an item is planned for; lists that name no store come last."
    static let emptyTitle: RichText = "Where lists come from"

    static func emptyDeck(showsAll: Bool) -> RichText {
      showsAll
        ? "The files name no list and no cart that is still open."
        : "Ask for all items to see the lists as they are."
    }

    static let howListsAppear: RichText = """
      Lists come from exports of CheckoutHero, CartWise and the Shopping List module, and from \
      carts in Grock that are not completed.
      """
    static let footer: RichText = """
      Sums of a list are exact and rounded once, half to even, to two decimals; those of a cart \
      line by line, as a till does.
      """

    static func items(_ state: ListQuery.State) -> RichText {
      switch state {
      case .all: "all items"
      case .active: "items still to buy"
      case .bought: "items bought"
      }
    }

    static func matching(_ items: RichText, _ text: String) -> RichText {
      "\(items) that match “\(name: text)”"
    }

    static func nothing(showsAll: Bool) -> RichText {
      showsAll ? "There is no shopping list" : "No item on any list is like that"
    }

    static func headline(open: Int, bought: Int, lists: Int) -> RichText {
      let on: RichText = "on \(counted(lists, "list", "lists"))"
      if open == 0 { return "\(counted(bought, "item", "items")) bought \(on)" }
      let toBuy = counted(open, "item", "items")
      return bought == 0
        ? "\(toBuy) to buy \(on)" : "\(toBuy) to buy and \(.count(bought)) bought \(on)"
    }

    static func total(unpriced: Int) -> RichText {
      unpriced == 0
        ? "Total" : "Total without \(counted(unpriced, "unpriced item", "unpriced items"))"
    }

    static let totalsTitle: RichText = "In all"
    static let totalsNote: RichText = "Currencies are never converted or added."
  }
}
