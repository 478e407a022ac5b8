struct RunFailure: Error, Hashable {
  var status: RunStatus
  var message: String
}
