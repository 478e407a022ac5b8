import Foundation

/// What a process prints when it traps.
public enum Backtraces {
  /// Keeps programs that this process starts from printing a backtrace, which can take minutes.
  ///
  /// Call it before a test expects a process to trap.
  public static func switchOff() {
    unsafe setenv("SWIFT_BACKTRACE", "enable=no", 1)
  }
}
