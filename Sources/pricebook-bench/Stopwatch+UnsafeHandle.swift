import Foundation

extension Stopwatch {
  /// The peak resident memory of this process.
  ///
  /// Safe because the pointer is used only during the call.
  static var peakBytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      let unit = 1
      let status = unsafe getrusage(RUSAGE_SELF, &usage)
    #else
      let unit = 1_024
      let status = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return status == 0 ? Int(usage.ru_maxrss) * unit : 0
  }
}
