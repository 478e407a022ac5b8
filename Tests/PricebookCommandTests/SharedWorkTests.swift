import Synchronization
import Testing

@testable import PricebookCommand

@Suite struct SharedWorkTests {
  @Test("every piece is done once, however many threads there are", arguments: [1, 2, 5])
  func doesAll(threadCount: Int) throws {
    let done = Mutex<[Int]>([])
    try SharedWork.perform(200, threadCount: threadCount) { number in
      done.withLock { $0.append(number) }
    }
    #expect(done.withLock { $0.sorted() } == Array(0..<200))
  }

  @Test("the first piece that fails is what is told, and no more are begun", arguments: [1, 2, 5])
  func failure(threadCount: Int) {
    let done = Mutex(0)
    #expect(throws: OutputFailure.cannotWrite(path: "3", reason: "full")) {
      try SharedWork.perform(10_000, threadCount: threadCount) { number throws(OutputFailure) in
        done.withLock { $0 += 1 }
        if number == 3 { throw .cannotWrite(path: "3", reason: "full") }
      }
    }
    #expect(done.withLock { $0 } < 10_000)
  }

  @Test("nothing to do is done at once")
  func nothing() throws {
    try SharedWork.perform(0, threadCount: 2) { _ in Issue.record("there is no piece") }
  }
}
