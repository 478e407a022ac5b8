import Synchronization

/// What pieces of work fill, and what their results are brought together in.
protocol Joinable: Sendable {
  init()

  /// Appends what a piece filled and empties the piece, which keeps its memory.
  mutating func take(_ piece: inout Self)
}

extension Array {
  /// Appends the elements of another array and empties it; it keeps its memory.
  mutating func take(_ other: inout Self) {
    append(contentsOf: other)
    other.removeAll(keepingCapacity: true)
  }
}

/// Brings the results of pieces of work together in the order of the pieces, while others still
/// run.
///
/// A piece whose turn it is gives up its result at once, and the next piece fills the same memory:
/// for the system, handing out memory costs more than most of the work that fills it.
final class OrderedJoin<Whole: Joinable>: Sendable {
  private struct State {
    var whole: Whole
    var next = 0
    /// Pieces that came before their turn, a few.
    var waiting: [(number: Int, piece: Whole)] = []
    var spare: [Whole] = []

    /// Where the piece whose turn it is stands among those that wait.
    var placeOfNext: Int? { waiting.firstIndex { $0.number == next } }
  }

  private let state: Mutex<State>
  private let spareLimit: Int

  /// - Parameters:
  ///   - whole: Empty, with room for everything that will come.
  ///   - spareLimit: How many empty pieces keep their memory for others.
  init(into whole: Whole, spareLimit: Int = 2) {
    state = Mutex(State(whole: whole))
    self.spareLimit = spareLimit
  }

  /// An empty result for a piece to fill, with memory where another piece is done with it.
  func room() -> Whole { state.withLock { $0.spare.popLast() } ?? Whole() }

  /// Takes the result of a piece.
  ///
  /// - Parameter number: From 0; every piece comes once.
  func put(_ result: inout Whole, piece number: Int) {
    var piece = Whole()
    swap(&piece, &result)
    state.withLock { state in
      state.waiting.append((number, piece))
      piece = Whole()
      while let place = state.placeOfNext {
        var next = state.waiting.remove(at: place).piece
        state.whole.take(&next)
        // Many have waited where one piece took long; what they hold now is not needed twice.
        if state.spare.count < spareLimit { state.spare.append(next) }
        state.next += 1
      }
    }
  }

  /// Everything that was put, once no piece is under way any more; the memory of the pieces is
  /// free again.
  func joined() -> Whole {
    state.withLock { state in
      var whole = Whole()
      swap(&whole, &state.whole)
      state.spare = []
      return whole
    }
  }
}
