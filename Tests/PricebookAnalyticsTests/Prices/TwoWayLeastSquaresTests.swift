import TestSupport
import Testing

@testable import PricebookAnalytics

/// Gaussian elimination with the largest pivot: slow and obvious.
func eliminated(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
  var rows = zip(matrix, right).map { $0 + [$1] }
  let size = right.count
  for column in 0..<size {
    let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    rows.swapAt(column, pivot)
    for row in 0..<size where row != column {
      let factor = rows[row][column] / rows[column][column]
      for place in column...size { rows[row][place] -= factor * rows[column][place] }
    }
  }
  return (0..<size).map { rows[$0][size] / rows[$0][$0] }
}

/// Cells by row, column and weight with a value each.
private struct Cells {
  var rowStarts = [0]
  var columns: [Int32] = []
  var weights: [Double] = []
  var values: [Double] = []
  let columnCount: Int

  mutating func add(row cells: [(column: Int, weight: Double, value: Double)]) {
    for cell in cells {
      columns.append(Int32(cell.column))
      weights.append(cell.weight)
      values.append(cell.value)
    }
    rowStarts.append(columns.count)
  }

  var solver: TwoWayLeastSquares? {
    try? TwoWayLeastSquares(
      rowStarts: rowStarts, columns: columns, weights: weights, columnCount: columnCount)
  }

  func levels(_ solver: TwoWayLeastSquares) -> TwoWayLeastSquares.Levels? {
    solver.levels(of: zip(weights, values).map { $0 * $1 })
  }

  /// - Parameter unused: How many further columns no cell is in.
  static func random(seed: UInt64, unused: Int = 0) -> Cells {
    var random = SeededGenerator(seed: seed)
    let columnCount = Int.random(in: 2...9, using: &random)
    var cells = Cells(columnCount: columnCount + unused)
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      let kept = (0..<columnCount).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      cells.add(
        row: kept.map {
          ($0, Double.random(in: 0.1...30, using: &random), .random(in: -3...5, using: &random))
        })
    }
    return cells
  }
}

/// The same least squares with one unknown for every row and column that is free, by Gaussian
/// elimination with pivots: slow and obvious.
///
/// - Parameter prior: The weight of an observation of zero for every free column.
private func denseLevels(
  _ cells: Cells, free: [Int], prior: Double = 0
) -> (rows: [Double], columns: [Double]) {
  let rowCount = cells.rowStarts.count - 1
  let rows = (0..<rowCount).filter { cells.rowStarts[$0] < cells.rowStarts[$0 + 1] }
  let size = rows.count + free.count
  var matrix = [[Double]](repeating: Array(repeating: 0, count: size), count: size)
  var right = [Double](repeating: 0, count: size)
  for (place, row) in rows.enumerated() {
    for cell in cells.rowStarts[row]..<cells.rowStarts[row + 1] {
      let column = free.firstIndex(of: Int(cells.columns[cell]))
      let unknowns = [place] + (column.map { [rows.count + $0] } ?? [])
      for one in unknowns {
        right[one] += cells.weights[cell] * cells.values[cell]
        for other in unknowns { matrix[one][other] += cells.weights[cell] }
      }
    }
  }
  for place in free.indices { matrix[rows.count + place][rows.count + place] += prior }
  let solution = eliminated(matrix, right)
  var result = (
    rows: [Double](repeating: 0, count: rowCount),
    columns: [Double](repeating: 0, count: cells.columnCount)
  )
  for (place, row) in rows.enumerated() { result.rows[row] = solution[place] }
  for (place, column) in free.enumerated() { result.columns[column] = solution[rows.count + place] }
  return result
}

struct TwoWayLeastSquaresTests {
  @Test("500 random books have the levels of dense least squares, to one part in a million")
  func randomBooks() throws {
    var worst = 0.0
    for seed in 1...500 as ClosedRange<UInt64> {
      let cells = Cells.random(seed: seed)
      let solver = try #require(cells.solver)
      let levels = try #require(cells.levels(solver), "seed \(seed)")
      let wanted = denseLevels(
        cells, free: (0..<cells.columnCount).filter { Int(solver.anchors[$0]) != $0 })
      for (one, other) in zip(levels.rows + levels.columns, wanted.rows + wanted.columns) {
        worst = max(worst, abs(one - other) / max(1, abs(other)))
      }
    }
    #expect(worst < 1e-6)
  }

  @Test("With a prior, the levels are those of dense least squares with observations of zero")
  func prior() throws {
    var worst = 0.0
    for seed in 1...200 as ClosedRange<UInt64> {
      let cells = Cells.random(seed: seed)
      let plain = try TwoWayLeastSquares(
        rowStarts: cells.rowStarts, columns: cells.columns, weights: cells.weights,
        columnCount: cells.columnCount, anchor: 1)
      let solver = try plain.withPrior(weight: 0.3)
      let levels = try #require(cells.levels(solver), "seed \(seed)")
      let wanted = denseLevels(
        cells, free: (0..<cells.columnCount).filter { $0 != 1 }, prior: 0.3)
      for (one, other) in zip(levels.rows + levels.columns, wanted.rows + wanted.columns) {
        worst = max(worst, abs(one - other) / max(1, abs(other)))
      }
    }
    #expect(worst < 1e-9)
  }

  @Test("Few columns and many have the same levels, with a prior and without")
  func fewAndMany() throws {
    var worst = 0.0
    for seed in 1...200 as ClosedRange<UInt64> {
      let (few, many) = (Cells.random(seed: seed), Cells.random(seed: seed, unused: 70))
      let solvers = (try #require(few.solver), try #require(many.solver))
      let pairs = [
        solvers,
        (try solvers.0.withPrior(weight: 0.3), try solvers.1.withPrior(weight: 0.3)),
      ]
      for (one, other) in pairs {
        let (left, right) = (try #require(few.levels(one)), try #require(many.levels(other)))
        for (one, other) in zip(left.columns, right.columns) {
          worst = max(worst, abs(one - other))
        }
      }
    }
    #expect(worst < 1e-9)
  }

  @Test("A chain of five thousand stores, each linked with the next alone, is solved exactly")
  func chain() throws {
    let count = 5_000
    var cells = Cells(columnCount: count)
    var random = SeededGenerator(seed: 7)
    let levels = (0..<count).map { _ in Double.random(in: -1...1, using: &random) }
    for store in 1..<count {
      cells.add(row: [(store - 1, 1, levels[store - 1] + 2), (store, 1, levels[store] + 2)])
    }
    let solver = try #require(cells.solver)
    let found = try #require(cells.levels(solver))
    let largest = (0..<count).map { abs(found.columns[$0] - (levels[$0] - levels[0])) }.max() ?? 1
    #expect(largest < 1e-9)
  }

  @Test("Stores of a chain may be numbered in any order")
  func shuffledChain() throws {
    var random = SeededGenerator(seed: 8)
    let order = (0..<3_000).shuffled(using: &random)
    var cells = Cells(columnCount: order.count)
    for place in 1..<order.count {
      cells.add(row: [(order[place - 1], 2, Double(place - 1)), (order[place], 1, Double(place))])
    }
    let solver = try #require(cells.solver)
    let found = try #require(cells.levels(solver))
    let ends = found.columns[order[order.count - 1]] - found.columns[order[0]]
    #expect(abs(ends - Double(order.count - 1)) < 1e-6)
  }

  @Test("Groups that no row links have an anchor each")
  func groups() throws {
    var cells = Cells(columnCount: 5)
    cells.add(row: [(0, 1, 1), (2, 1, 3)])
    cells.add(row: [(1, 1, 5), (3, 1, 4)])
    cells.add(row: [(4, 1, 9)])
    let solver = try #require(cells.solver)
    #expect(solver.anchors == [0, 1, 0, 1, 4])
    let levels = try #require(cells.levels(solver))
    #expect(zip(levels.columns, [0, 0, 2, -1, 0]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(abs(levels.rows[2] - 9) < 1e-12)
  }

  @Test("Three hundred stores that all share every item are solved, too")
  func dense() throws {
    var cells = Cells(columnCount: 300)
    for item in 0..<20 {
      cells.add(row: (0..<300).map { ($0, 1 + Double(item % 3), Double($0) / 100 + Double(item)) })
    }
    let solver = try #require(cells.solver)
    let levels = try #require(cells.levels(solver))
    #expect(levels.columns.indices.allSatisfy { abs(levels.columns[$0] - Double($0) / 100) < 1e-9 })
  }

  @Test("Values that are no numbers have no levels")
  func notNumbers() throws {
    var cells = Cells(columnCount: 2)
    cells.add(row: [(0, 1, .nan), (1, 1, 1)])
    let solver = try #require(cells.solver)
    #expect(cells.levels(solver) == nil)
  }
}
