/// A record that was refused, before it is known which of them are kept.
struct Rejection: Sendable {
  var recordLine: Int
  var line: Int
  var column: Int
  var reason: RejectionReason
  var message: String
  /// The record as written, without its end, cut to 4 096 bytes.
  var text: String
}
