import Foundation

/// Weighted least squares with one unknown for every level, and errors clustered by item, by dense
/// matrices: slow and obvious.
func dense(
  _ rows: [(y: Double, weight: Double, unknowns: [Int: Double], item: Int)], unknowns: Int,
  wanted: Int
) -> (value: Double, error: Double) {
  var matrix = [[Double]](repeating: Array(repeating: 0, count: unknowns), count: unknowns)
  var right = [Double](repeating: 0, count: unknowns)
  for row in rows {
    for (one, x) in row.unknowns {
      right[one] += row.weight * x * row.y
      for (other, z) in row.unknowns { matrix[one][other] += row.weight * x * z }
    }
  }
  let solution = eliminated(matrix, right)
  var unit = [Double](repeating: 0, count: unknowns)
  unit[wanted] = 1
  let influence = eliminated(matrix, unit)
  var scores: [Int: Double] = [:]
  for row in rows {
    let fitted = row.unknowns.reduce(0) { $0 + $1.value * solution[$1.key] }
    let effect = row.unknowns.reduce(0) { $0 + $1.value * influence[$1.key] }
    scores[row.item, default: 0] += row.weight * effect * (row.y - fitted)
  }
  let n = Double(scores.count)
  let variance = scores.values.reduce(0) { $0 + $1 * $1 } * n / (n - 1)
  return (solution[wanted], variance.squareRoot())
}
