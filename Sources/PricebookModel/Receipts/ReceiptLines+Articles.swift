extension ReceiptLines {
  /// Numbers the articles anew in the order of their items, equal items in the order they had.
  ///
  /// The articles of a range of items are then a range of numbers.
  ///
  /// - Complexity: O(rows + articles + items); O(articles) where they are in order.
  package mutating func orderArticlesByItem() {
    guard !articles.isOrderedByItem else { return }
    let old = articles
    // Where the articles of every item begin, then where the next one goes.
    var places = [UInt32](repeating: 0, count: (old.item.max()?.index ?? 0) + 2)
    for item in old.item { places[item.index + 1] += 1 }
    for item in 1..<places.count { places[item] += places[item - 1] }
    var numbers = [UInt32](repeating: 0, count: old.count)
    for (article, item) in old.item.enumerated() {
      let number = places[item.index]
      places[item.index] += 1
      numbers[article] = number
      articles.item[Int(number)] = item
      articles.category[Int(number)] = old.category[article]
      articles.unit[Int(number)] = old.unit[article]
      articles.currency[Int(number)] = old.currency[article]
    }
    let map = numbers.span
    var column = article.mutableSpan
    for row in column.indices { column[row] = map[Int(column[row])] }
  }
}

extension ReceiptLines.Articles {
  fileprivate var isOrderedByItem: Bool {
    zip(item, item.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The numbers of the articles of a range of items, where they are in the order of items.
  package func numbers(ofItems items: Range<Int>) -> Range<Int> {
    place(of: items.lowerBound)..<place(of: items.upperBound)
  }

  /// The first article of an item or of a later one.
  private func place(of wanted: Int) -> Int {
    item.partitionPoint { $0.index >= wanted }
  }
}

extension ReceiptLines {
  /// Some of the lines, with the receipts and articles of all, and without their source.
  ///
  /// - Parameter rows: Ascending.
  package func lines(_ rows: [UInt32]) -> ReceiptLines {
    var result = ReceiptLines()
    result.receipts = receipts
    result.articles = articles
    result.receipt = rows.map { receipt[Int($0)] }
    result.article = rows.map { article[Int($0)] }
    result.quantity = rows.map { quantity[Int($0)] }
    result.paid = rows.map { paid[Int($0)] }
    result.uses = rows.map { uses[Int($0)] }
    return result
  }
}
