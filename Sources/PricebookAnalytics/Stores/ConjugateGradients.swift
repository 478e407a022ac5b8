/// Solves symmetric systems that are known by what they make of a vector alone.
///
/// M. R. Hestenes and E. Stiefel, "Methods of Conjugate Gradients for Solving Linear Systems",
/// Journal of Research of the National Bureau of Standards 49 (1952), 409–436, with the diagonal
/// as preconditioner. Every sum is in a fixed order, so that the same system has the same
/// solution to the last bit. The matrix may be singular where the right side is in its range, as
/// in a least-squares fit whose levels are free up to a constant.
enum ConjugateGradients {
  /// Steps after which a solution is given up: stores in a chain of thousands, each linked with
  /// the next alone, would take as many steps as there are stores.
  static let stepLimit = 1_000
  /// How small the residual must be, as a share of the right side.
  private static let tolerance = 1e-15
  /// The tolerance at the step limit: such a solution is still good enough to estimate prices.
  private static let closeness = 1e-9

  /// The solution of matrix × solution = right; `nil` if it takes more than ``stepLimit`` steps.
  ///
  /// - Parameters:
  ///   - right: One number for every unknown.
  ///   - diagonal: The diagonal of the matrix; an unknown where it is zero stays 0.
  ///   - multiply: Adds matrix × its first argument to its second.
  /// - Complexity: At most ``stepLimit`` multiplications.
  static func solution(
    right: [Double], diagonal: [Double], multiply: ([Double], inout [Double]) -> Void
  ) -> [Double]? {
    let inverse = diagonal.map { $0 > 0 ? 1 / $0 : 0 }
    var solution = [Double](repeating: 0, count: right.count)
    var residual = right
    let wanted = dot(residual, residual) * tolerance * tolerance
    var steps = 0
    var last = Double.infinity
    // The residual that the steps keep drifts from the true one, so that the last digits need a
    // new start from the solution so far.
    while steps < stepLimit {
      let size = dot(residual, residual)
      guard size > wanted, size < last else { break }
      last = size
      var direction = zip(residual, inverse).map { $0 * $1 }
      var slope = dot(residual, direction)
      while steps < stepLimit, slope > 0, dot(residual, residual) > wanted {
        steps += 1
        var product = [Double](repeating: 0, count: right.count)
        multiply(direction, &product)
        let curvature = dot(direction, product)
        guard curvature > 0 else { break }
        let length = slope / curvature
        for index in right.indices {
          solution[index] += length * direction[index]
          residual[index] -= length * product[index]
        }
        var next = 0.0
        for index in right.indices { next += residual[index] * residual[index] * inverse[index] }
        let share = next / slope
        slope = next
        for index in right.indices {
          direction[index] = residual[index] * inverse[index] + share * direction[index]
        }
      }
      var product = [Double](repeating: 0, count: right.count)
      multiply(solution, &product)
      for index in right.indices { residual[index] = right[index] - product[index] }
    }
    let isClose = dot(residual, residual) <= dot(right, right) * closeness * closeness
    return steps < stepLimit || isClose ? solution : nil
  }

  private static func dot(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for index in left.indices { sum += left[index] * right[index] }
    return sum
  }
}
