/// How the rows of least squares link a few columns: Σ over rows of wᵢ wⱼ ÷ Σ w.
///
/// Once the rows are eliminated, these are the normal equations, whichever column is held and
/// whatever the prior is.
struct ColumnLinks {
  /// The links of each column with all that are not after it, in groups of four columns.
  private var links: [SIMD4<Double>]
  /// Of every column with all others.
  private var sums: [Double]
  private let width: Int

  /// - Parameters: As in ``TwoWayLeastSquares``.
  /// - Complexity: O(cells × columns), four at once.
  init(
    rowStarts: [Int], columns: [Int32], weights: [Double], rowWeights: [Double], columnCount: Int
  ) {
    let width = (columnCount + 3) / 4
    var allLinks = [SIMD4<Double>](repeating: .zero, count: width * columnCount)
    var allSums = [Double](repeating: 0, count: columnCount)
    // The weights of one row.
    var weightsOfRow = [SIMD4<Double>](repeating: .zero, count: width)
    var links = allLinks.mutableSpan
    var sums = allSums.mutableSpan
    var own = weightsOfRow.mutableSpan
    let (rowStarts, columns) = (rowStarts.span, columns.span)
    let (weights, rowWeights) = (weights.span, rowWeights.span)
    for row in rowWeights.indices where rowStarts[row + 1] - rowStarts[row] > 1 {
      let cells = rowStarts[row]..<rowStarts[row + 1]
      for cell in cells { own[Int(columns[cell]) / 4][Int(columns[cell]) % 4] = weights[cell] }
      var before = 0.0
      for cell in cells {
        let column = Int(columns[cell])
        let share = weights[cell] / rowWeights[row]
        let start = column * width
        for group in 0..<column / 4 + 1 { links[start + group] += share * own[group] }
        sums[column] += share * before
        before += weights[cell]
      }
      var after = 0.0
      for cell in cells.reversed() {
        let column = Int(columns[cell])
        sums[column] += weights[cell] / rowWeights[row] * after
        after += weights[cell]
        own[column / 4][column % 4] = 0
      }
    }
    self.width = width
    self.links = allLinks
    self.sums = allSums
  }

  func sum(of column: Int) -> Double { sums[column] }

  func between(_ one: Int, _ other: Int) -> Double {
    let (later, earlier) = (max(one, other), min(one, other))
    return links[later * width + earlier / 4][earlier % 4]
  }
}
