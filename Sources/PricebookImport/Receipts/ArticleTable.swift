import PricebookModel

/// Distinct combinations of item, category, unit and currency; most items have one, tried first.
struct ArticleTable {
  /// One of the combinations, by the ids of its parts.
  struct Article: Hashable, BitwiseCopyable { var item, category, unit, currency: UInt32 }

  /// The article that a row of the item had last, which the next one most likely has too.
  private struct Last: BitwiseCopyable {
    var category: UInt32 = 0
    var unit: UInt32 = 0
    var currency: UInt32 = 0
    var number = none
  }

  private(set) var articles: [Article] = []
  /// By item; its number is ``none`` before the item has one.
  private var last: [Last] = []
  /// Articles that are not the first of their item.
  private var others: [Article: UInt32] = [:]
  private static let none = UInt32.max
  var count: Int { articles.count }

  @inline(__always)
  mutating func intern(_ article: Article) -> UInt32 {
    let item = Int(article.item)
    if item < last.count {
      let known = last[item]
      if known.category == article.category, known.unit == article.unit,
        known.currency == article.currency, known.number != Self.none
      {
        return known.number
      }
    }
    return internOther(article)
  }

  @inline(never)
  private mutating func internOther(_ article: Article) -> UInt32 {
    let item = Int(article.item)
    while last.count <= item { last.append(Last()) }
    let number: UInt32
    if last[item].number == Self.none {
      number = UInt32(truncatingIfNeeded: articles.count)
      articles.append(article)
    } else {
      others[articles[Int(last[item].number)]] = last[item].number
      number = others[article] ?? UInt32(truncatingIfNeeded: articles.count)
      if Int(number) == articles.count { articles.append(article) }
    }
    last[item] = Last(
      category: article.category, unit: article.unit, currency: article.currency, number: number)
    return number
  }
}
