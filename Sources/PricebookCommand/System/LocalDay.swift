import PricebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CalendarDate {
  /// Today by the clock and the time zone of the machine: what `--as-of today` means.
  static func today() -> CalendarDate? {
    var now = time(nil)
    var parts = unsafe tm()
    // Both pointers are used during the call alone.
    guard unsafe localtime_r(&now, &parts) != nil else { return nil }
    return unsafe CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
