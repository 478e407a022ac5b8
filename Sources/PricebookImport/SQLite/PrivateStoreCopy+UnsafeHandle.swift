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

  /// Whether one has arrived that ends the program.
  ///
  /// The system keeps a held signal even if it is ignored, as under `nohup`.
  var isPending: Bool {
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return false }
    return [SIGINT, SIGTERM, SIGHUP].contains { number in
      unsafe sigismember(&pending, number) == 1 && !Self.isIgnored(number)
    }
  }

  /// Whether the handler of a signal is `SIG_IGN`, which is the number 1 instead of a function.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Lets signals through as before; those that were held arrive now.
  func release() {
    var previous = previous
    _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
