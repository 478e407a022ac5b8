#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  // Brings the time zone database with it.
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif

/// Whether the time zone database knows the name.
func isKnownTimeZone(_ name: String) -> Bool {
  TimeZone(identifier: name) != nil
}
