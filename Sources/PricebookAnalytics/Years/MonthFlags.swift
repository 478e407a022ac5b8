import PricebookModel

/// Which months belong to a set; looked up for every row, and so without hashing.
struct MonthFlags {
  private let first: Int32
  private var flags: [Bool]

  init(_ months: [Month]) {
    let indexes = months.map(\.index)
    let first = indexes.min() ?? 0
    self.first = first
    flags = [Bool](repeating: false, count: Int((indexes.max() ?? first - 1) - first) + 1)
    for index in indexes { flags[Int(index - first)] = true }
  }

  @inline(__always) func contains(_ month: Month) -> Bool {
    let place = Int(month.index) - Int(first)
    return flags.indices.contains(place) && flags[place]
  }
}
