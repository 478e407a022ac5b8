#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The cores of the machine.
public enum MachineCores {
  /// How many there are, one at least; Foundation would read several files for it.
  public static let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
