/// The cores that this process may use.
///
/// Swift's module of the GNU C library leaves `sched_getaffinity` out, so it is looked up by name.
/// Safe because its signature is fixed by the documentation of the library, and because every
/// pointer is to a local value of the size that is passed with it, and is not kept.
enum MachineCores {
  /// The number of cores in the processor affinity mask, or fewer where there is a quota of time.
  ///
  /// At least 1, and 1 where no further threads can be started; read once.
  static let count = {
    let cores = max(1, min(schedulable, quota ?? .max))
    // Dispatch starts up to two threads more than there are cores, to watch and to replace others.
    return cores > 1 && ThreadProbe.canStart(cores + 2) ? cores : 1
  }()

  /// The cores that the scheduler may put this process on.
  private static var schedulable: Int {
    #if canImport(Glibc)
      if let symbol = unsafe dlsym(nil, "sched_getaffinity") {
        typealias Getter = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
        let affinity = unsafe unsafeBitCast(symbol, to: Getter.self)
        var mask = [UInt8](repeating: 0, count: 1024)
        let count = mask.count
        if unsafe affinity(0, count, &mask) == 0 {
          return mask.reduce(0) { $0 + $1.nonzeroBitCount }
        }
      }
    #endif
    // Musl counts the bits of the same mask here.
    return Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The lowest quota of this process's control group and of the groups around it, in whole cores.
  private static var quota: Int? {
    #if os(Linux)
      guard let groups = contents(of: "/proc/self/cgroup"), let path = CPUQuota.path(in: groups)
      else { return nil }
      return CPUQuota.folders(of: path).compactMap { folder in
        contents(of: "/sys/fs/cgroup\(folder)/cpu.max").flatMap(CPUQuota.cores)
      }.min()
    #else
      return nil
    #endif
  }

  /// The text of a file of a few lines; Foundation would read several other files for it.
  private static func contents(of path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(file, buffer.baseAddress, buffer.count)
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}

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

/// The limit of processor time that version 2 of Linux's control groups sets.
///
/// Source: the kernel's "Control Group v2", sections "CPU Interface Files" and "Namespace".
enum CPUQuota {
  /// The path of the group that `/proc/self/cgroup` names.
  ///
  /// - Returns: `nil` where only version 1 is in use.
  static func path(in groups: String) -> String? {
    groups.split(separator: "\n").first { $0.hasPrefix("0::/") }.map { String($0.dropFirst(3)) }
  }

  /// The folder of a group and the folders of all groups around it, the outermost as "".
  static func folders(of path: String) -> [String] {
    var folders = [""]
    for name in path.split(separator: "/") {
      folders.append("\(folders[folders.count - 1])/\(name)")
    }
    return folders
  }

  /// The cores that `cpu.max` allows, a part of a core counted as one.
  ///
  /// - Returns: `nil` where there is no limit.
  static func cores(_ text: String) -> Int? {
    let fields = text.split { $0 == " " || $0 == "\n" }
    guard fields.count == 2, let quota = Int(fields[0]), let period = Int(fields[1]), quota > 0,
      period > 0
    else { return nil }
    return (quota - 1) / period + 1
  }
}
