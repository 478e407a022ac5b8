internal import Foundation

/// Waits for what another thread or another program brings about.
///
/// - Returns: Whether it is true in the end. The wait is no measure of speed: only what never comes takes so
///   long, also on a machine that has much else to do.
public func eventually(_ isTrue: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<200_000 {
    if try isTrue() { return true }
    Thread.sleep(forTimeInterval: 0.005)
  }
  return try isTrue()
}
