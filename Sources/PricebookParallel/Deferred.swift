package import Dispatch
package import Synchronization

/// A value that is computed once, when it is first asked for or before.
///
/// The thread that asks first computes it, and others wait for it. The work may ask for other values
/// that are computed in this way, as long as none of them asks for this one.
@propertyWrapper package struct Deferred<Value: Sendable>: Sendable {
  @usableFromInline enum State {
    case waiting(@Sendable () -> Value)
    /// Other threads wait until the group is empty.
    case computing(DispatchGroup)
    case done(Value)
  }

  @usableFromInline final class Storage: Sendable {
    @usableFromInline let state: Mutex<State>
    init(_ state: sending State) { self.state = Mutex(state) }
  }

  @usableFromInline let storage: Storage

  /// A value that is computed when it is needed.
  package init(_ work: @escaping @Sendable () -> Value) { storage = Storage(.waiting(work)) }
  package init(wrappedValue: Value) { storage = Storage(.done(wrappedValue)) }

  /// A value that another thread begins to compute now; with one thread it is computed at once.
  package static func started(_ work: @escaping @Sendable () -> Value) -> Deferred {
    let value = Deferred(work)
    value.start()
    return value
  }

  /// Lets another thread compute the value; with one thread it is computed at once.
  ///
  /// It is 5 % of a report of twenty thousand lines.
  package func start() { WorkerThreads.start { _ = wrappedValue } }

  @inlinable package var wrappedValue: Value {
    get { known ?? computed() }
    set { self = Deferred(wrappedValue: newValue) }
  }

  /// The value, computed by this thread or by the one that does so already.
  @usableFromInline func computed() -> Value {
    while true {
      let found = storage.state.withLock { state in
        let found = state
        if case .waiting = state {
          let others = DispatchGroup()
          others.enter()
          state = .computing(others)
        }
        return found
      }
      switch found {
      case .done(let value): return value
      case .computing(let others): ThreadPool.whileWaiting { others.wait() }
      case .waiting(let work):
        let value = work()
        storage.state.withLock { state in
          if case .computing(let others) = state { others.leave() }
          state = .done(value)
        }
        return value
      }
    }
  }

  /// The value as something to hand on or replace without computing it.
  package var projectedValue: Deferred {
    get { self }
    set { self = newValue }
  }

  /// The value, if it was computed; `nil` where nobody asked for it.
  @inlinable package var known: Value? {
    storage.state.withLock { if case .done(let value) = $0 { value } else { nil } }
  }
}
