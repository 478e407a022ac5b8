#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that end a program, held back on this thread until they are released.
///
/// Safe because the sets are values on the stack that the system reads or fills during each call.
@safe
struct HeldSignals {
  private var previous = sigset_t()

  init() {
    var held = sigset_t()
    _ = unsafe sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] { _ = unsafe sigaddset(&held, number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &held, &previous)
  }

  /// Whether one has arrived.
  var isPending: Bool {
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return false }
    return [SIGINT, SIGTERM, SIGHUP].contains { unsafe sigismember(&pending, $0) == 1 }
  }

  /// Lets signals through as before; those that were held arrive now.
  func release() {
    var previous = previous
    _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
