/// One right side of equations, or several that are solved at once.
protocol RightSide: Equatable {
  static var zero: Self { get }
  mutating func subtract(_ other: Self, times factor: Double)
  mutating func divide(by divisor: Double)
}

extension Double: RightSide {
  mutating func subtract(_ other: Double, times factor: Double) { self -= other * factor }
  mutating func divide(by divisor: Double) { self /= divisor }
}

extension SIMD8: RightSide where Scalar == Double {
  mutating func subtract(_ other: SIMD8, times factor: Double) { self -= other * factor }
  mutating func divide(by divisor: Double) { self /= divisor }
}
