import Dispatch
import Synchronization

/// The threads that compute, as many at a time as there are cores.
///
/// Work that is shared out is a job of numbered pieces. The thread that begins a job works on it until all
/// pieces are given out; threads without work help with the job that was begun last. A thread that waits
/// for others gives its place to one that helps. So no core idles while any job has pieces left, also
/// where a piece of one job is a job of its own.
enum ThreadPool {
  private final class Job: Sendable {
    let pieceCount: Int
    let helperLimit: Int
    private let given = Atomic(0)
    /// `nil` once the job is done, so that nothing holds it any longer than its caller allows.
    private let piece: Mutex<(@Sendable (Int) -> Void)?>

    init(_ pieceCount: Int, helperLimit: Int, _ piece: @escaping @Sendable (Int) -> Void) {
      self.pieceCount = pieceCount
      self.helperLimit = helperLimit
      self.piece = Mutex(piece)
    }

    var piecesLeft: Int { max(0, pieceCount - given.load(ordering: .relaxed)) }

    /// Does one piece after the other until all are given out.
    @inline(never) func work() {
      guard let piece = piece.withLock({ $0 }) else { return }
      while true {
        let number = given.add(1, ordering: .relaxed).oldValue
        guard number < pieceCount else { return }
        piece(number)
      }
    }

    func close() { piece.withLock { $0 = nil } }
  }

  private struct OpenJob {
    let job: Job
    /// Whether a caller works on it too.
    var hasCaller = true
    var helpers = 0
    /// The caller waits for it, which the last helper signals.
    var awaited: DispatchSemaphore?

    /// How many more threads it has work for.
    var helpWanted: Int { min(job.helperLimit - helpers, job.piecesLeft) }
  }

  private struct State {
    var jobs: [OpenJob] = []
    /// The threads that compute; the first thread of the process is always one of them.
    var busy = 1
    /// Helpers on their way to their first job.
    var starting = 0
    /// One queue for each helper that has ended, which has a thread of its own.
    var idle: [DispatchQueue] = []

    func place(of job: Job) -> Int? { jobs.firstIndex { $0.job === job } }

    /// Starts helpers while there are cores and work for them.
    mutating func callHelpers() {
      let wanted = jobs.reduce(0) { $0 + $1.helpWanted }
      while busy < MachineCores.count, starting < wanted {
        busy += 1
        starting += 1
        let queue = idle.popLast() ?? DispatchQueue(label: "worker")
        queue.async { ThreadPool.help(on: queue) }
      }
    }
  }

  private static let state = Mutex(State())

  /// Does every piece once, each on any thread, and returns when all are done.
  static func perform(_ pieceCount: Int, helperLimit: Int, _ piece: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(piece) { piece in
      let job = Job(pieceCount, helperLimit: helperLimit, piece)
      state.withLock { state in
        state.jobs.append(OpenJob(job: job))
        state.callHelpers()
      }
      job.work()
      let awaited = state.withLock { state -> DispatchSemaphore? in
        guard let place = state.place(of: job) else { return nil }
        guard state.jobs[place].helpers > 0 else {
          state.jobs.remove(at: place)
          return nil
        }
        let semaphore = DispatchSemaphore(value: 0)
        state.jobs[place].hasCaller = false
        state.jobs[place].awaited = semaphore
        return semaphore
      }
      if let awaited { whileWaiting { awaited.wait() } }
      job.close()
    }
  }

  /// Does a piece of work as soon as a thread has time for it.
  static func start(_ work: @escaping @Sendable () -> Void) {
    state.withLock { state in
      let job = Job(1, helperLimit: 1) { _ in work() }
      state.jobs.append(OpenJob(job: job, hasCaller: false))
      state.callHelpers()
    }
  }

  /// Lets another thread compute while this one waits: 6 % of a report of a million lines.
  static func whileWaiting(_ wait: () -> Void) {
    state.withLock { state in
      state.busy -= 1
      state.callHelpers()
    }
    wait()
    state.withLock { $0.busy += 1 }
  }

  private static func help(on queue: DispatchQueue) {
    var done: Job?
    while let job = nextJob(after: done, on: queue) {
      job.work()
      done = job
    }
  }

  /// The next job for a helper; `nil` where there is none, or no core.
  private static func nextJob(after done: Job?, on queue: DispatchQueue) -> Job? {
    state.withLock { state in
      if let done, let place = state.place(of: done) {
        state.jobs[place].helpers -= 1
        if state.jobs[place].helpers == 0, !state.jobs[place].hasCaller {
          state.jobs.remove(at: place).awaited?.signal()
        }
      } else if done == nil {
        state.starting -= 1
      }
      let place = state.busy > MachineCores.count ? nil : state.jobs.lastIndex { $0.helpWanted > 0 }
      guard let place else {
        state.busy -= 1
        state.idle.append(queue)
        return nil
      }
      state.jobs[place].helpers += 1
      return state.jobs[place].job
    }
  }
}
