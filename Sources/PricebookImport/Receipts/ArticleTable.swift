/// Distinct combinations of an item, a category, a unit and a currency, numbered in order of first
/// occurrence.
///
/// An item mostly has one of each, so that what it had last is looked at first.
struct ArticleTable {
  struct Article: Hashable, BitwiseCopyable {
    var item: UInt32
    var category: UInt32
    var unit: UInt32
    var currency: UInt32
  }

  private(set) var articles: [Article] = []
  /// By item, the number of its last article and of its first one; ``none`` before it has any.
  private var last: [UInt32] = []
  private var first: [UInt32] = []
  /// Articles that are not the first of their item.
  private var others: [Article: UInt32] = [:]

  private static let none = UInt32.max

  var count: Int { articles.count }

  /// The number of an article, new or known.
  @inline(__always)
  mutating func intern(_ article: Article) -> UInt32 {
    let item = Int(article.item)
    if item < last.count {
      let known = Int(last[item])
      if known < articles.count, articles[known] == article { return last[item] }
    }
    return internOther(article)
  }

  @inline(never)
  private mutating func internOther(_ article: Article) -> UInt32 {
    let item = Int(article.item)
    while last.count <= item {
      last.append(Self.none)
      first.append(Self.none)
    }
    let known =
      first[item] != Self.none && articles[Int(first[item])] == article
      ? first[item] : others[article]
    let number = known ?? UInt32(truncatingIfNeeded: articles.count)
    if known == nil {
      articles.append(article)
      if first[item] == Self.none { first[item] = number } else { others[article] = number }
    }
    last[item] = number
    return number
  }
}
