/// One right side of equations, or several that are solved at once.
///
/// What is done with one takes less than a call, and is done for every pair of equations.
protocol RightSide: Equatable {
  static var zero: Self { get }
  mutating func subtract(_ other: Self, times factor: Double)
  mutating func divide(by divisor: Double)
}

extension Double: RightSide {
  @inline(__always) mutating func subtract(_ other: Double, times factor: Double) {
    self -= other * factor
  }
  @inline(__always) mutating func divide(by divisor: Double) { self /= divisor }
}

extension SIMD8: RightSide where Scalar == Double {
  @inline(__always) mutating func subtract(_ other: SIMD8, times factor: Double) {
    self -= other * factor
  }
  @inline(__always) mutating func divide(by divisor: Double) { self /= divisor }
}
