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

struct ConjugateGradientsTests {
  @Test("The solution is that of elimination", arguments: 1...20 as ClosedRange<UInt64>)
  func dense(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let size = 2 + Int(seed % 9)
    let half: [[Double]] = (0..<size).map { _ in
      (0..<size).map { _ in Double.random(in: -1...1, using: &random) }
    }
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
    for row in 0..<size {
      matrix[row][row] = 0.1
      for column in 0..<size {
        for place in 0..<size { matrix[row][column] += half[place][row] * half[place][column] }
      }
    }
    let right: [Double] = (0..<size).map { _ in Double.random(in: -5...5, using: &random) }
    let solution = ConjugateGradients.solution(
      right: right, diagonal: (0..<size).map { matrix[$0][$0] }
    ) { vector, product in
      for row in 0..<size {
        for column in 0..<size { product[row] += matrix[row][column] * vector[column] }
      }
    }
    for (one, other) in zip(try #require(solution), eliminated(matrix, right)) {
      #expect(abs(one - other) <= 1e-9 * max(1, abs(other)), "seed \(seed)")
    }
  }

  @Test("A right side of zeros has a solution of zeros")
  func zeros() {
    let solution = ConjugateGradients.solution(right: [0, 0], diagonal: [1, 1]) { vector, product in
      for index in vector.indices { product[index] += vector[index] }
    }
    #expect(solution == [0, 0])
  }

  @Test("A chain longer than the steps is given up, a shorter one is not", arguments: [500, 3_000])
  func chain(length: Int) {
    // A path of springs, pulled at both ends.
    let ends = (0..<length).map { $0 == 0 ? 1.0 : $0 == length - 1 ? -1 : 0 }
    let diagonal = ends.map { $0 == 0 ? 2.0 : 1 }
    let solution = ConjugateGradients.solution(right: ends, diagonal: diagonal) { vector, product in
      for place in vector.indices {
        product[place] += diagonal[place] * vector[place]
        if place > 0 { product[place] -= vector[place - 1] }
        if place + 1 < length { product[place] -= vector[place + 1] }
      }
    }
    #expect((solution != nil) == (length == 500))
  }
}
