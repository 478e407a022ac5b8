import PricebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CalendarDate {
  /// Today by the machine's clock and time zone, for `--as-of today`.
  ///
  /// The lean Foundation knows no time zone but GMT, so the C library is asked. Both pointers are
  /// used only during the call.
  static func today() -> CalendarDate? {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil else { return nil }
    return unsafe CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
