extension ReceiptLines {
  /// Numbers the articles anew in the order of their items, equal items in the order they had.
  ///
  /// The articles of a range of items are then a range of numbers.
  ///
  /// - Complexity: O(rows + articles log articles); O(articles) where they are in order.
  package mutating func orderArticlesByItem() {
    guard !articles.isOrderedByItem else { return }
    let item = articles.item
    let order = item.indices.sorted { (item[$0], $0) < (item[$1], $1) }
    var numbers = [UInt32](repeating: 0, count: order.count)
    for (number, old) in order.enumerated() { numbers[old] = UInt32(truncatingIfNeeded: number) }
    articles.item = order.map { articles.item[$0] }
    articles.category = order.map { articles.category[$0] }
    articles.unit = order.map { articles.unit[$0] }
    articles.currency = order.map { articles.currency[$0] }
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
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(item[middle]) < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
