import PricebookModel

/// The names of columns with amounts that nothing but their parts tells apart.
enum PaidNames {
  /// Words of names that speak for a column of what was paid, and against it.
  private static let (likely, unlikely) = (words("paid_part"), words("other_part"))

  /// The words of a list, each as its parts.
  static func words(_ list: String) -> [[String]] {
    HeaderWords.lists.words(list).map { parts(String($0)) }
  }

  static func parts(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map { HeaderName.folded(String($0)) }
  }

  /// The only column whose name speaks most for what was paid; `nil` if there are several.
  static func likeliest(of columns: [Int], names: [String]) -> Int? {
    let ranks = columns.map { rank(names[$0]) }
    guard let best = ranks.max(), ranks.count(where: { $0 == best }) == 1 else { return nil }
    return ranks.firstIndex(of: best).map { columns[$0] }
  }

  /// How much the name of a column speaks for what was paid.
  private static func rank(_ name: String) -> Int {
    let parts = parts(name)
    func count(_ words: [[String]]) -> Int { words.count { parts.contains($0) } }
    return count(likely) - count(unlikely)
  }
}
