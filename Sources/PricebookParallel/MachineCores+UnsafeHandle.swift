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
