import Synchronization
import TestSupport
import Testing

@testable import PricebookParallel

struct WorkerThreadsTests {
  @Test("Without a limit there is a thread for every core")
  func unlimited() {
    #expect(WorkerThreads.count == MachineCores.count)
    #expect(MachineCores.count >= 1)
  }

  @Test(
    "A limit holds for work inside of parallel work, and ends with the work", arguments: [1, 3])
  func limit(threads: Int) {
    let counts = WorkerThreads.limited(to: threads) {
      concurrentMap(20) { _ in WorkerThreads.count }
    }
    #expect(counts == [Int](repeating: threads, count: 20))
    #expect(WorkerThreads.count == MachineCores.count)
  }

  @Test("Work runs once for every thread", arguments: [1, 2, 5])
  func perform(threads: Int) {
    let runs = Mutex(0)
    WorkerThreads.limited(to: threads) { WorkerThreads.perform { runs.withLock { $0 += 1 } } }
    #expect(runs.withLock { $0 } == threads)
  }

  @Test("Results are in the order of their pieces", arguments: [1, 4])
  func order(threads: Int) {
    let results = WorkerThreads.limited(to: threads) { concurrentMap(1_000) { $0 * 2 } }
    #expect(results == (0..<1_000).map { $0 * 2 })
  }

  @Test(
    "A piece that is shared out itself is helped with", .enabled(if: MachineCores.count > 1))
  func nested() {
    let met = concurrentMap(2) { outer in outer == 1 || Meeting().isKept() }
    #expect(met == [true, true])
  }

  @Test(
    "A thread that waits for a value lets another one compute", .enabled(if: MachineCores.count > 1)
  )
  func waiting() {
    let value = Deferred { Meeting().isKept() }
    #expect(concurrentMap(MachineCores.count) { _ in value.wrappedValue }.allSatisfy { $0 })
  }

  @Test("A value is computed once, whoever asks for it", arguments: [1, 4])
  func once(threads: Int) {
    let computed = Mutex(0)
    let value = Deferred {
      computed.withLock {
        $0 += 1; return $0
      }
    }
    let values = WorkerThreads.limited(to: threads) {
      concurrentMap(100) { _ in value.wrappedValue }
    }
    #expect(values == [Int](repeating: 1, count: 100))
  }
}

/// Two pieces of work of which the first waits until another thread has begun the second.
private struct Meeting {
  func isKept() -> Bool {
    let hasBegun = Mutex(false)
    return concurrentMap(2) { piece in
      if piece == 1 { hasBegun.withLock { $0 = true } }
      // The other thread may have long work of another test before it.
      return eventually { hasBegun.withLock { $0 } }
    } == [true, true]
  }
}
