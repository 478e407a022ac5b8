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
