import Dispatch
import Synchronization

/// The result of a piece of work, which is appended to the results of the pieces before it.
package protocol Joinable: Sendable {
  init()

  /// Appends the result of a piece and empties it; the piece keeps its memory.
  mutating func take(_ piece: inout Self)
}

/// Joins the results of pieces of work in the order of the pieces, while others still run.
///
/// A piece is appended as soon as it is its turn, and later pieces are computed in its memory: for
/// the system, handing out memory costs more than most of the work that fills it.
package final class OrderedJoin<Whole: Joinable>: Sendable {
  private struct State {
    var whole: Whole
    var next = 0
    /// The few pieces that were finished before their turn.
    var waiting: [(number: Int, piece: Whole)] = []
    var spare: [Whole] = []

    /// The place in ``waiting`` of the piece whose turn it is.
    var placeOfNext: Int? { waiting.firstIndex { $0.number == next } }
  }

  private let state: Mutex<State>
  private let spareLimit: Int

  /// - Parameters:
  ///   - whole: Empty, with the capacity for all pieces.
  ///   - spareLimit: How many empty pieces keep their memory for later ones.
  package init(into whole: Whole, spareLimit: Int = 2) {
    state = Mutex(State(whole: whole))
    self.spareLimit = spareLimit
  }

  /// An empty piece, in the memory of an earlier piece where there is one.
  package func emptyPiece() -> Whole { state.withLock { $0.spare.popLast() } ?? Whole() }

  /// Adds the result of a piece and leaves it empty.
  ///
  /// - Parameter number: From 0; every piece is added once.
  package func add(_ result: inout Whole, piece number: Int) {
    // Moved, because memory that two values share would be copied.
    var piece = Whole()
    swap(&piece, &result)
    state.withLock { state in
      state.waiting.append((number, piece))
      piece = Whole()
      while let place = state.placeOfNext {
        var next = state.waiting.remove(at: place).piece
        state.whole.take(&next)
        // Many wait where one piece takes long; not all of their memory is needed again.
        if state.spare.count < spareLimit { state.spare.append(next) }
        state.next += 1
      }
    }
  }

  /// The joined results once all pieces were added; frees the memory of the pieces.
  package func joined() -> Whole {
    state.withLock { state in
      var whole = Whole()
      swap(&whole, &state.whole)
      state.spare = []
      return whole
    }
  }
}

/// Lets threads pass one after the other in a given order.
package final class TurnGate: Sendable {
  private struct State {
    var turn = 0
    /// One for each thread that waits.
    var waiting: [(turn: Int, semaphore: DispatchSemaphore)] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Waits until all turns before this one have ended.
  package func wait(for turn: Int) {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      if state.turn == turn { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append((turn, semaphore))
      return semaphore
    }
    semaphore?.wait()
  }

  /// Ends the present turn.
  package func passOn() {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      state.turn += 1
      guard let place = state.waiting.firstIndex(where: { $0.turn == state.turn }) else {
        return nil
      }
      return state.waiting.remove(at: place).semaphore
    }
    semaphore?.signal()
  }
}

/// What happens to large values that a run no longer needs.
///
/// Taking a book with its tables and pages apart, one text after the other, takes a while; the
/// system takes back all the memory of a process at once when it ends.
package enum Leavings: Sendable {
  case dropped
  /// For a process that ends soon after.
  case keptUntilExit

  private static let kept = Mutex<[any Sendable]>([])

  package func take(_ value: some Sendable) {
    if self == .keptUntilExit { Self.kept.withLock { $0.append(value) } }
  }
}
