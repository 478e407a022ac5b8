package import PricebookModel
import PricebookParallel

extension Analysis {
  /// What was not compared, because the book has more of it than a search takes.
  ///
  /// Parts that nobody asked for compare nothing.
  package var limitsReached: [Diagnostic] {
    var messages: [String] = []
    if let most = $compared.known?.baskets.map(\.stores.count).max(), most > StorePair.storeLimit {
      messages.append(
        "\(most) stores price items of the basket; the best pair of stores is sought among the "
          + "\(StorePair.storeLimit) that price most of them")
    }
    for model in $priceModels.known ?? [] where model.isWithoutLevels {
      messages.append(
        "the stores with prices in \(book.names.currencies[model.currency].label) are too many and "
          + "share too many items for price levels and expected prices; --store chooses fewer stores"
      )
    }
    if let packages = $packages.known, let first = packages.crowdedProducts.first {
      let others = packages.crowdedProducts.count - 1
      messages.append(
        "“\(first)”\(others > 0 ? " and \(others) other names have" : " has") more "
          + "than \(Shrinkflation.comparedSizes) sizes at one store; each size is compared with the "
          + "next \(Shrinkflation.comparedSizes) larger ones, so a smaller package may be missed")
    }
    if let budget = $budget.known, budget.omittedMonths > 0 {
      messages.append(
        "budgets of every month count in the last \(BudgetMonths.limit) months of the data, and not "
          + "in \(budget.omittedMonths) before them")
    }
    return messages.map { Diagnostic(.warning, .limitReached, file: "", message: $0) }
  }
}
