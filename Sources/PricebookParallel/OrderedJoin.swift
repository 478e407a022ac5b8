import Synchronization

/// Joins the results of pieces of work in the order of the pieces, while others still run.
///
/// A piece is appended as soon as it is its turn, so that few are in memory twice.
package final class OrderedJoin<Whole: Joinable>: Sendable {
  private struct State {
    var whole: Whole
    var next = 0
    /// The few pieces that were finished before their turn.
    var waiting: [(number: Int, piece: Whole)] = []

    /// The place in ``waiting`` of the piece whose turn it is.
    var placeOfNext: Int? { waiting.firstIndex { $0.number == next } }
  }

  private let state: Mutex<State>

  /// - Parameter whole: Empty, with the capacity for all pieces.
  package init(into whole: Whole) { state = Mutex(State(whole: whole)) }

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
        state.next += 1
      }
    }
  }

  /// The joined results once all pieces were added.
  package func joined() -> Whole {
    state.withLock { state in
      var whole = Whole()
      swap(&whole, &state.whole)
      return whole
    }
  }
}
