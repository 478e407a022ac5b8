/// Hears when the stages of a run begin and end.
///
/// The work itself reads no clock; a benchmark puts its own beside it. Stages that share the cores
/// overlap.
package struct StageObserver: Sendable {
  package static let none = StageObserver { _, _ in }

  private let hear: @Sendable (_ stage: String, _ isBeginning: Bool) -> Void

  /// - Parameter hear: Called from any thread, before a stage and after it.
  package init(hear: @escaping @Sendable (_ stage: String, _ isBeginning: Bool) -> Void) {
    self.hear = hear
  }

  @inline(__always)
  package func observe<Result: ~Copyable, Failure>(
    _ stage: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    hear(stage, true)
    defer { hear(stage, false) }
    return try work()
  }
}
