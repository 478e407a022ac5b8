/// Why the current record is refused, as places in its bytes: the texts of the message are made only if
/// it is kept.
struct RecordProblem {
  var reason: RejectionReason
  /// The offsets in the part that the message quotes.
  var start: Int
  var end: Int
  /// What the message shows where that is not a piece of the record.
  var value: String?
  /// The field that the message quotes, where the offsets are not those of its text.
  var field: String?
  /// Of several fields that cannot be read, the one with the lowest rank is named.
  var rank = Int.max
}
