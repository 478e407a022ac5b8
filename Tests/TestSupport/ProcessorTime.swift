internal import Foundation

/// The result of some work, and the processor time that this thread took for it.
///
/// It does not grow with what else the machine does, as the time on a clock would.
public func timed<Result>(
  _ work: () throws -> Result
) rethrows -> (result: Result, processorTime: Duration) {
  let start = processorTime()
  let result = try work()
  return (result, processorTime() - start)
}

/// What this thread used since it was started.
private func processorTime() -> Duration {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
