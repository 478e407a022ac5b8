import Dispatch
import Synchronization

/// A value that another thread makes while this one goes on.
final class Pending<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let group = DispatchGroup()
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    DispatchQueue.global(qos: .userInitiated).async(group: group) {
      let value = make()
      self.made.withLock { $0 = value }
    }
  }

  /// The value, as soon as it is made.
  var value: Value {
    group.wait()
    return made.withLock { $0 } ?? make()
  }
}
