/// The result of a piece of work, which is appended to the results of the pieces before it.
package protocol Joinable: Sendable {
  init()

  /// Appends the result of a piece and empties it.
  mutating func take(_ piece: inout Self)
}
