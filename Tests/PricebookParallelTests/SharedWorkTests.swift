import Foundation
import PricebookParallel
import Synchronization
import Testing

@Suite struct SharedWorkTests {
  private struct Full: Error, Equatable {
    var piece: Int
  }

  @Test("every piece is done once, however many threads there are", arguments: [1, 2, 5])
  func doesAll(threads: Int) {
    let done = Mutex<[Int]>([])
    WorkerThreads.limited(to: threads) {
      SharedWork.perform(200) { number in done.withLock { $0.append(number) } }
    }
    #expect(done.withLock { $0.sorted() } == Array(0..<200))
  }

  @Test(
    "the error of the first piece that fails is thrown, and no more begin", arguments: [1, 2, 5])
  func failure(threads: Int) {
    let done = Mutex(0)
    #expect(throws: Full(piece: 3)) {
      try WorkerThreads.limited(to: threads) {
        try SharedWork.perform(10_000) { number throws(Full) in
          done.withLock { $0 += 1 }
          if number == 3 { throw Full(piece: 3) }
          // The thread that fails may have to wait for a core, while others go on.
          if number > 3 { usleep(10_000) }
        }
      }
    }
    #expect(done.withLock { $0 } < 10_000)
  }

  @Test("nothing is done where there are no pieces")
  func nothing() {
    SharedWork.perform(0) { _ in Issue.record("there is no piece") }
  }
}
