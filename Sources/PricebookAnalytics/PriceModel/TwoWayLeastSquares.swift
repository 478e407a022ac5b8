/// Weighted least squares of y = level of a row + level of a column, over the cells that have a
/// value: items and stores, or products and calendar months.
///
/// Rows are eliminated, which leaves one normal equation per column. The level of one column of
/// each linked group (its anchor) is held at zero, so that the equations are positive definite.
/// They are put into an order with a small envelope and factored once: E. Cuthill and J. McKee,
/// "Reducing the bandwidth of sparse symmetric matrices" (1969), reversed after J. A. George
/// (1971); A. Jennings, "A compact storage scheme for the solution of symmetric linear simultaneous
/// equations", Computer Journal 9 (1966). So a few columns and chains of thousands are both solved
/// exactly. Every solution is refined, and used only if its residual, computed anew from the
/// cells, is small.
///
/// A prior on the columns is one observation of zero for each, which makes them shrink towards the
/// column that is held at zero (D. V. Lindley and A. F. M. Smith, "Bayes Estimates for the Linear
/// Model", Journal of the Royal Statistical Society B 34 (1972)).
struct TwoWayLeastSquares {
  /// The cells of row `i` are those from `rowStarts[i]` to below `rowStarts[i + 1]`.
  let rowStarts: [Int]
  /// The column of every cell; the columns of one row differ.
  let columns: [Int32]
  /// The weight of every cell, above zero.
  let weights: [Double]
  /// For every column, one of its linked group; its level is zero where there is no prior.
  let anchors: [Int32]
  /// The weight of one observation of zero for every column but ``held``; 0 for none.
  private let prior: Double
  /// The column whose level is zero in spite of a prior.
  private let held: Int?

  /// Σ weights of every row.
  let rowWeights: [Double]
  /// Where most columns are linked with each other; other equations have room for those that are.
  private let links: ColumnLinks?
  /// The place of every column among the equations; -1 for columns whose level is zero.
  private var places: [Int32]
  private var equations: [Int32] = []
  /// The first equation that each is linked with in the factor, and where its ``entries`` begin.
  private var first: [Int] = []
  private var starts: [Int] = []
  /// The lower Cholesky factor without its diagonal, equation by equation.
  private var entries: [Double] = []
  private var diagonal: [Double] = []

  /// A larger factor is not made: it would take longer than anyone waits for.
  private static let entryLimit = 4_000_000
  private static let workLimit = 1_000_000_000
  /// Up to so many columns are solved in the order that they have: a better order would save nothing.
  private static let denseLimit = 64
  /// Up to so many are, too, where rows have at least a quarter of the columns: a column is a month, and
  /// the products are bought in many months.
  private static let linkLimit = 512
  /// The largest residual of a normal equation, as a share of the sums in it, of a usable solution.
  private static let tolerance = 1e-10
  /// A solution with this residual is not refined any further.
  private static let precision = 1e-14

  enum Failure: Error {
    /// The columns are too many and too entangled.
    case tooLarge
    case singular
  }

  struct Levels {
    var rows: [Double]
    var columns: [Double]
  }

  /// - Parameter anchor: The column whose level is zero in its group; in other groups it is the first.
  /// - Complexity: O(Σ cells of a row² + equations × envelope²).
  init(rowStarts: [Int], columns: [Int32], weights: [Double], columnCount: Int, anchor: Int? = nil)
    throws(Failure)
  {
    self.rowStarts = rowStarts
    self.columns = columns
    self.weights = weights
    prior = 0
    held = anchor
    var pairs = 0
    var rowWeights = [Double](repeating: 0, count: max(0, rowStarts.count - 1))
    for row in rowWeights.indices {
      var sum = 0.0
      for cell in rowStarts[row]..<rowStarts[row + 1] { sum += weights[cell] }
      rowWeights[row] = sum
      let count = rowStarts[row + 1] - rowStarts[row]
      pairs += count * count
    }
    guard pairs <= Self.workLimit / 10 else { throw .tooLarge }
    self.rowWeights = rowWeights
    anchors = Self.anchors(
      rowStarts: rowStarts, columns: columns, columnCount: columnCount, preferred: anchor)
    let isDense =
      columnCount <= Self.denseLimit
      || columnCount <= Self.linkLimit && pairs * 4 > columns.count * columnCount
    links =
      isDense
      ? ColumnLinks(
        rowStarts: rowStarts, columns: columns, weights: weights, rowWeights: rowWeights,
        columnCount: columnCount) : nil
    places = Array(repeating: -1, count: columnCount)
    try solve()
  }

  /// The same equations with a prior on every column but the preferred anchor.
  ///
  /// - Parameter weight: Above zero, of one observation of zero for each.
  func withPrior(weight: Double) throws(Failure) -> TwoWayLeastSquares {
    try TwoWayLeastSquares(self, prior: weight)
  }

  private init(_ other: TwoWayLeastSquares, prior: Double) throws(Failure) {
    rowStarts = other.rowStarts
    columns = other.columns
    weights = other.weights
    anchors = other.anchors
    held = other.held
    rowWeights = other.rowWeights
    links = other.links
    self.prior = prior
    places = Array(repeating: -1, count: other.places.count)
    try solve()
  }

  private mutating func solve() throws(Failure) {
    order()
    guard makeEnvelope() else { throw .tooLarge }
    fill()
    guard factor() else { throw .singular }
  }

  private func isZero(_ column: Int) -> Bool {
    prior > 0 ? column == held : Int(anchors[column]) == column
  }

  /// - Returns: `nil` where the residual is not small.
  func levels(of sums: [Double]) -> Levels? {
    var levels = Levels(
      rows: [Double](repeating: 0, count: rowWeights.count),
      columns: [Double](repeating: 0, count: places.count))
    var residuals = [Double](repeating: 0, count: places.count)
    var (last, rounds) = (Double.infinity, 0)
    while true {
      let size = refreshRows(of: &levels, sums: sums, residuals: &residuals)
      if size <= Self.precision || size >= last || rounds == 4 {
        return size <= Self.tolerance ? levels : nil
      }
      (last, rounds) = (size, rounds + 1)
      let correction = solutions(residuals)
      for column in places.indices { levels.columns[column] += correction[column] }
    }
  }

  /// Solves the normal equations for one right side, or for eight at once.
  ///
  /// Levels that are held at zero are, whatever the right sides have for them.
  ///
  /// - Parameter right: By column.
  func solutions<Side: RightSide>(_ right: [Side]) -> [Side] {
    let (starts, first, entries, diagonal) = (
      starts.span, first.span, entries.span, diagonal.span
    )
    var solved = equations.map { right[Int($0)] }
    // Up to the first that is not zero, all stay so: half of them, of single months.
    let zeros = solved.prefix { $0 == .zero }.count
    var values = solved.mutableSpan
    for place in zeros..<values.count {
      var sum = values[place]
      let shift = starts[place] - first[place]
      for other in max(first[place], zeros)..<place {
        sum.subtract(values[other], times: entries[shift + other])
      }
      sum.divide(by: diagonal[place])
      values[place] = sum
    }
    for place in (0..<values.count).reversed() {
      var value = values[place]
      value.divide(by: diagonal[place])
      values[place] = value
      let shift = starts[place] - first[place]
      for other in first[place]..<place {
        values[other].subtract(value, times: entries[shift + other])
      }
    }
    var result = [Side](repeating: .zero, count: places.count)
    for (place, column) in equations.enumerated() { result[Int(column)] = solved[place] }
    return result
  }

  /// Computes the levels of rows from those of columns, and what each normal equation lacks.
  ///
  /// - Returns: The largest residual as a share of the sums in its equation.
  private func refreshRows(
    of levels: inout Levels, sums: [Double], residuals: inout [Double]
  ) -> Double {
    var sizes = [Double](repeating: 0, count: places.count)
    for column in residuals.indices { residuals[column] = 0 }
    let ofColumns = levels.columns
    do {
      var rows = levels.rows.mutableSpan
      var residuals = residuals.mutableSpan
      var sizes = sizes.mutableSpan
      let (rowStarts, columns, levels) = (rowStarts.span, columns.span, ofColumns.span)
      let (weights, rowWeights, sums) = (weights.span, rowWeights.span, sums.span)
      for row in rows.indices {
        let cells = rowStarts[row]..<rowStarts[row + 1]
        var rest = 0.0
        for cell in cells { rest += sums[cell] - weights[cell] * levels[Int(columns[cell])] }
        let level = rowWeights[row] > 0 ? rest / rowWeights[row] : 0
        rows[row] = level
        for cell in cells {
          let column = Int(columns[cell])
          let (own, shared) = (weights[cell] * levels[column], weights[cell] * level)
          residuals[column] += sums[cell] - own - shared
          sizes[column] += sums[cell].magnitude + own.magnitude + shared.magnitude
        }
      }
    }
    if prior > 0 {
      for column in residuals.indices {
        residuals[column] -= prior * levels.columns[column]
        sizes[column] += prior * levels.columns[column].magnitude
      }
    }
    var largest = 0.0
    for column in places.indices where places[column] >= 0 && sizes[column] != 0 {
      let share = residuals[column].magnitude / sizes[column]
      guard share.isFinite else { return .infinity }
      largest = max(largest, share)
    }
    return largest
  }

  private static func anchors(
    rowStarts: [Int], columns: [Int32], columnCount: Int, preferred: Int?
  ) -> [Int32] {
    var parents = Array(0..<columnCount)
    func root(_ column: Int) -> Int {
      var column = column
      while parents[column] != column {
        parents[column] = parents[parents[column]]
        column = parents[column]
      }
      return column
    }
    var isUsed = [Bool](repeating: false, count: columnCount)
    for column in columns { isUsed[Int(column)] = true }
    // Most often a few rows link all columns, and the others need not be looked at.
    var groups = isUsed.count { $0 }
    for row in rowStarts.indices.dropLast() where rowStarts[row] < rowStarts[row + 1] {
      guard groups > 1 else { break }
      let start = root(Int(columns[rowStarts[row]]))
      var lowest = start
      for cell in rowStarts[row]..<rowStarts[row + 1] {
        let other = root(Int(columns[cell]))
        guard other != lowest else { continue }
        let (low, high) = (min(lowest, other), max(lowest, other))
        parents[high] = low
        lowest = low
        groups -= 1
      }
    }
    let preferredRoot = preferred.map(root)
    return (0..<columnCount).map { column in
      let root = root(column)
      return Int32(root == preferredRoot ? preferred ?? root : root)
    }
  }

  /// Numbers the equations so that columns which share rows are near to each other.
  private mutating func order() {
    let columnCount = places.count
    guard links == nil else {
      for column in 0..<columnCount where !isZero(column) {
        places[column] = Int32(equations.count)
        equations.append(Int32(column))
      }
      return
    }
    let cells = RowsByGroup(columns.indices, groupCount: columnCount) { Int(columns[$0]) }
    let rowOfCell = rowWeights.indices.flatMap { row in
      repeatElement(row, count: rowStarts[row + 1] - rowStarts[row])
    }
    let degrees = (0..<columnCount).map { cells[$0].count }
    var wasSeen = [Int32](repeating: 0, count: columnCount)
    var rowWasSeen = [Int32](repeating: 0, count: rowWeights.count)
    var round: Int32 = 0
    func reached(from column: Int) -> [Int32] {
      round += 1
      var reached = [Int32(column)]
      wasSeen[column] = round
      var place = 0
      while place < reached.count {
        let column = Int(reached[place])
        place += 1
        let before = reached.count
        for cell in cells[column] {
          let row = rowOfCell[Int(cell)]
          guard rowWasSeen[row] != round else { continue }
          rowWasSeen[row] = round
          for other in columns[rowStarts[row]..<rowStarts[row + 1]]
          where wasSeen[Int(other)] != round {
            wasSeen[Int(other)] = round
            reached.append(other)
          }
        }
        reached[before...].sort { (degrees[Int($0)], $0) < (degrees[Int($1)], $1) }
      }
      return reached
    }
    for column in 0..<columnCount where Int(anchors[column]) == column {
      let farthest = reached(from: column).last ?? Int32(column)
      for other in reached(from: Int(farthest)).reversed() where !isZero(Int(other)) {
        places[Int(other)] = Int32(equations.count)
        equations.append(other)
      }
    }
  }

  /// - Returns: Whether the factor is small enough.
  private mutating func makeEnvelope() -> Bool {
    let isDense = links != nil
    first = isDense ? Array(repeating: 0, count: equations.count) : Array(equations.indices)
    for row in rowWeights.indices where !isDense {
      let cells = columns[rowStarts[row]..<rowStarts[row + 1]]
      var lowest = Int.max
      for column in cells where places[Int(column)] >= 0 {
        lowest = min(lowest, Int(places[Int(column)]))
      }
      for column in cells where places[Int(column)] >= 0 {
        let place = Int(places[Int(column)])
        first[place] = min(first[place], lowest)
      }
    }
    var (size, work) = (0, 0)
    for place in first.indices {
      starts.append(size)
      let width = place - first[place]
      size += width
      work += width * width
    }
    guard size <= Self.entryLimit, work <= Self.workLimit else { return false }
    entries = Array(repeating: 0, count: size)
    diagonal = Array(repeating: prior, count: equations.count)
    return true
  }

  /// Enters what links the columns.
  ///
  /// Only positive numbers are added to the diagonal, so that no digit is lost.
  private mutating func fill() {
    guard let links else { return fillFromRows() }
    for (place, column) in equations.enumerated() {
      diagonal[place] += links.sum(of: Int(column))
      for other in first[place]..<place {
        entries[starts[place] + other - first[place]] = -links.between(
          Int(column), Int(equations[other]))
      }
    }
  }

  /// Enters every pair of cells that a row joins.
  private mutating func fillFromRows() {
    for row in rowWeights.indices where rowStarts[row + 1] - rowStarts[row] > 1 {
      for cell in rowStarts[row]..<rowStarts[row + 1] {
        let place = Int(places[Int(columns[cell])])
        let share = weights[cell] / rowWeights[row]
        for other in rowStarts[row]..<cell {
          let otherPlace = Int(places[Int(columns[other])])
          let link = share * weights[other]
          if place >= 0 { diagonal[place] += link }
          if otherPlace >= 0 { diagonal[otherPlace] += link }
          guard place >= 0, otherPlace >= 0 else { continue }
          let (later, earlier) = (max(place, otherPlace), min(place, otherPlace))
          entries[starts[later] + earlier - first[later]] -= link
        }
      }
    }
  }

  /// - Returns: Whether the equations are positive definite.
  private mutating func factor() -> Bool {
    for place in equations.indices {
      let (start, lowest) = (starts[place], first[place])
      let whole = diagonal[place]
      var rest = whole
      for other in lowest..<place {
        let from = max(lowest, first[other])
        let product = Self.dot(
          entries, start + from - lowest, starts[other] + from - first[other], count: other - from)
        let entry = (entries[start + other - lowest] - product) / diagonal[other]
        entries[start + other - lowest] = entry
        rest -= entry * entry
      }
      guard rest > whole * 1e-14 else { return false }
      diagonal[place] = rest.squareRoot()
    }
    return true
  }

  /// Σ of products of two stretches of numbers, in four running sums.
  @inline(__always)
  private static func dot(_ values: [Double], _ left: Int, _ right: Int, count: Int) -> Double {
    let one = values.span.extracting(left..<left + count)
    let other = values.span.extracting(right..<right + count)
    var (first, second, third, fourth) = (0.0, 0.0, 0.0, 0.0)
    var place = 0
    while place + 4 <= count {
      first += one[place] * other[place]
      second += one[place + 1] * other[place + 1]
      third += one[place + 2] * other[place + 2]
      fourth += one[place + 3] * other[place + 3]
      place += 4
    }
    var sum = (first + second) + (third + fourth)
    while place < count {
      sum += one[place] * other[place]
      place += 1
    }
    return sum
  }
}
