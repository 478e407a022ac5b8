import Dispatch

/// How many threads parallel work uses.
///
/// There is one number for the whole process: the cores that it may use. Results never depend on
/// it.
package enum WorkerThreads {
  @TaskLocal private static var limit: Int?

  /// The number of threads for the work that is about to start, at least one.
  package static var count: Int { limit ?? MachineCores.count }

  /// Runs some work with fewer or more threads than there are cores.
  ///
  /// The limit also holds for parallel work inside of parallel work.
  package static func limited<Result, Failure>(
    to count: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` has no typed errors.
    let result = $limit.withValue(max(1, count)) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Runs the same work once on every thread, and returns when all are done.
  package static func perform(_ work: @Sendable () -> Void) {
    perform(iterations: count) { _ in work() }
  }

  /// Runs some work on another thread, or at once where there is only one.
  static func start(in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    guard count > 1 else { return work() }
    let limit = limit
    DispatchQueue.global().async(group: group) {
      // The threads of a queue do not inherit the limit of the task that adds work to it.
      if let limit { $limit.withValue(limit, operation: work) } else { work() }
    }
  }

  /// Runs every iteration once, each on any thread, and returns when all are done.
  static func perform(iterations: Int, _ iteration: @Sendable (Int) -> Void) {
    guard count > 1, iterations > 1 else {
      for number in 0..<max(0, iterations) { iteration(number) }
      return
    }
    guard let limit else {
      DispatchQueue.concurrentPerform(iterations: iterations, execute: iteration)
      return
    }
    // The threads of a queue do not inherit the limit of the task that waits for them.
    DispatchQueue.concurrentPerform(iterations: iterations) { number in
      $limit.withValue(limit) { iteration(number) }
    }
  }
}
