/// A refused record and its message, as a parser hands it over; the collector keeps as many as a book
/// may have.
struct Rejection: Sendable {
  var recordLine: Int
  var line: Int
  var column: Int
  var reason: RejectionReason
  var message: String
  /// The record as written, without its end, cut to 4 096 bytes.
  var text: String
}
