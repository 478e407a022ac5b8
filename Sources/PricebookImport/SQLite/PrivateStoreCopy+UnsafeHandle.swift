#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

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

  /// Lets signals through as before; those that were held arrive now.
  func release() {
    var previous = previous
    _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}

/// Makes a folder that only this user can enter from the first moment on.
///
/// Safe because the path is read during the call alone.
///
/// - Returns: Whether it was made.
func makePrivateFolder(_ path: String) -> Bool {
  unsafe mkdir(path, 0o700) == 0
}

/// What the system calls an error.
///
/// Safe because the text is copied before the next call can overwrite it.
func systemMessage(of error: POSIXError) -> String {
  unsafe String(cString: strerror(error.code.rawValue))
}
