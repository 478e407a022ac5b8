/// Whether the system lets this process start threads at all.
///
/// A limit on threads or on address space may forbid it (`ulimit -u`, `ulimit -v`, the `pids` of a
/// container). Dispatch does not report that: on Linux it tries again, without end. So a few threads
/// are started by hand first.
///
/// Safe because the lock outlives every thread that uses it: all that were started are waited for.
enum ThreadProbe {
  /// Whether so many threads can exist at once, besides those that exist already.
  static func canStart(_ count: Int) -> Bool {
    #if os(Linux)
      let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      guard unsafe pthread_mutex_init(gate, nil) == 0 else { return false }
      defer {
        unsafe pthread_mutex_destroy(gate)
        unsafe gate.deallocate()
      }
      // Held until all were started, so that they exist at the same time.
      unsafe pthread_mutex_lock(gate)
      var threads: [pthread_t] = []
      for _ in 0..<count {
        var thread = pthread_t()
        let result = unsafe pthread_create(
          &thread, nil,
          { gate in
            guard let gate = unsafe gate?.assumingMemoryBound(to: pthread_mutex_t.self)
            else { return nil }
            unsafe pthread_mutex_lock(gate)
            unsafe pthread_mutex_unlock(gate)
            return nil
          }, gate)
        guard result == 0 else { break }
        threads.append(thread)
      }
      unsafe pthread_mutex_unlock(gate)
      for thread in threads { _ = pthread_join(thread, nil) }
      return threads.count == count
    #else
      return true
    #endif
  }
}
