import Synchronization
import Testing

@testable import PricebookParallel

@Suite struct WaitingWorkTests {
  @Test("all pieces are done after waiting, however many threads there are", arguments: [1, 2, 5])
  func doesAll(threads: Int) {
    let done = Mutex<[Int]>([])
    WorkerThreads.limited(to: threads) {
      let work = WaitingWork()
      for number in 0..<200 { work.start { done.withLock { $0.append(number) } } }
      work.wait()
    }
    #expect(done.withLock { $0.sorted() } == Array(0..<200))
  }

  @Test("with one thread a piece is done when it is started")
  func doesAtOnce() {
    let done = Mutex(0)
    WorkerThreads.limited(to: 1) {
      WaitingWork().start { done.withLock { $0 += 1 } }
      #expect(done.withLock { $0 } == 1)
    }
  }
}
