import PricebookParallel

/// What a process may have of a thing; safe because the pointer is used only during the call.
enum ProcessLimit {
  /// The stack that the main thread may have, in bytes; `nil` where there is no limit.
  static var stack: Int? { unsafe value { unsafe getrlimit(number(RLIMIT_STACK), $0) } }
  /// The addresses that the process may use, in bytes; `nil` where there is no limit.
  static var addressSpace: Int? { unsafe value { unsafe getrlimit(number(RLIMIT_AS), $0) } }

  #if canImport(Glibc)
    private static func number(_ resource: __rlimit_resource) -> __rlimit_resource_t {
      __rlimit_resource_t(resource.rawValue)
    }
  #else
    private static func number(_ resource: Int32) -> Int32 { resource }
  #endif

  private static func value(_ read: (UnsafeMutablePointer<rlimit>) -> Int32) -> Int? {
    var limit = rlimit()
    return unsafe read(&limit) == 0 ? Int(exactly: limit.rlim_cur) : nil
  }
}
