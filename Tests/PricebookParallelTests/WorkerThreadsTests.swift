import Synchronization
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
}
