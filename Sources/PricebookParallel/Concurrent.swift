import Dispatch
import Synchronization

/// A value that is computed on another thread while this one goes on.
///
/// With one thread it is computed at once.
package final class Concurrent<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let isDone = DispatchGroup()

  /// - Parameter work: Must not wait for another concurrent value.
  package init(_ work: @escaping @Sendable () -> Value) {
    WorkerThreads.start(in: isDone) { [self] in
      let value = work()
      result.withLock { $0 = value }
    }
  }

  /// The value, once it is computed.
  package var value: Value {
    isDone.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("no work was started") }
    return value
  }
}
