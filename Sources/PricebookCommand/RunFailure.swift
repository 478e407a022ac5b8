/// Why a run cannot go on: its exit status, and the message that it ends with.
struct RunFailure: Error, Hashable {
  var status: RunStatus
  var message: String
}
