import PricebookModel

/// The links of the chained monthly Jevons index: from month to month the geometric mean of the
/// price relatives of what is priced in both.
///
/// W. S. Jevons (1865); International Labour Office and others, "Consumer Price Index Manual:
/// Concepts and Methods" (2020), chapters 8 and 10, for chaining over matched items.
struct JevonsSums: IndexSums {
  private struct Link {
    var logarithms = 0.0
    var products: Int32 = 0
    /// What was spent on them in the later month.
    var paid = 0.0
    /// How many jackknife groups have such a product.
    var groups: Int32 = 0
  }

  private var months = IndexMonths()
  /// The link that leads to every month.
  private var links: [Link] = []

  mutating func reset(months: IndexMonths) {
    self.months = months
    links.removeAll(keepingCapacity: true)
    links.append(contentsOf: repeatElement(Link(), count: months.count))
  }

  /// - Complexity: O(rows).
  mutating func add(_ rows: IndexRows) {
    let starts = rows.starts
    let rows = rows.rows.span
    let follows = (0..<months.count).map { months.followsAtOnce($0) }
    var links = links.mutableSpan
    for series in starts.indices.dropLast() {
      for row in starts[series] + 1..<starts[series + 1] {
        let place = Int(rows[row].place)
        guard Int(rows[row - 1].place) == place - 1, follows[place] else { continue }
        var link = links[place]
        link.logarithms += rows[row].logarithm - rows[row - 1].logarithm
        link.products += 1
        link.paid += rows[row].paid
        links[place] = link
      }
    }
  }

  mutating func add(group: JevonsSums) {
    for place in group.links.indices where group.links[place].products > 0 {
      links[place].logarithms += group.links[place].logarithms
      links[place].products += group.links[place].products
      links[place].paid += group.links[place].paid
      links[place].groups += 1
    }
  }

  /// The index: the first month is 0, and a month without a link keeps the level.
  ///
  /// Without a group, the index ends at the first link that has products of this group alone.
  func levels(without groups: [JevonsSums?], base: Int?, fit: inout LinkedLevels) -> IndexLevels {
    let zero = LinkedLevels.Lanes.zero
    var result = IndexLevels(base: 0, levels: .init(repeating: zero, count: links.count))
    for (lane, group) in groups.enumerated() {
      let left = group?.links ?? []
      var level = 0.0
      for place in links.indices {
        var link = links[place]
        if !left.isEmpty {
          link.logarithms -= left[place].logarithms
          link.products -= left[place].products
        }
        if link.products > 0 {
          level += link.logarithms / Double(link.products)
        } else if links[place].products > 0 {
          level = .nan
        }
        result.levels[place][lane] = level
      }
    }
    return result
  }

  /// What is matched: what has a price in the calendar month before too.
  var matches: MatchSums {
    MatchSums(products: links.map(\.products), paid: links.map(\.paid))
  }

  /// How many jackknife groups every month's level rests on: those of the weakest link up to it.
  var weakestLinks: [Int] {
    var weakest = Int.max
    return links.enumerated().map { place, link in
      if place > 0 { weakest = min(weakest, Int(link.groups)) }
      return weakest
    }
  }
}
