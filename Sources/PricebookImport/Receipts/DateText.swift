import PricebookModel

/// Days and times of day as fields have them.
enum DateText {
  /// Reads `YYYY-MM-DD` at an offset, without looking at what follows.
  @inline(__always)
  static func isoDay(_ bytes: ByteView, at start: Int) -> CalendarDate? {
    let word = bytes.word(at: start)
    // The bytes of `YYYY-MM-` with every digit's value in the low half of its byte.
    let digits = word ^ 0x2D30_302D_3030_3030
    let tens = bytes[start &+ 8] &- 48
    let ones = bytes[start &+ 9] &- 48
    // A byte above 9 gains a high bit when 0x76 is added; the dashes became zero.
    let excess = (digits &+ 0x7F76_767F_7676_7676) | digits
    guard excess & 0x8080_8080_8080_8080 == 0, tens < 10, ones < 10 else { return nil }
    let year =
      digit(digits, 0) &* 1000 &+ digit(digits, 1) &* 100 &+ digit(digits, 2) &* 10
      &+ digit(digits, 3)
    let month = digit(digits, 5) &* 10 &+ digit(digits, 6)
    return CalendarDate(year: year, month: month, day: Int(tens) &* 10 &+ Int(ones))
  }

  @inline(__always)
  private static func digit(_ word: UInt64, _ index: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &>> (8 &* index)) & 0xF)
  }

  /// Reads a whole trimmed field.
  ///
  /// The year has four digits; with it first the order is year, month, day. Points are day
  /// first; slashes and dashes follow `slashOrder`.
  static func day(
    _ bytes: ByteView, from start: Int, to end: Int, slashOrder: DateOrder?
  ) -> CalendarDate? {
    guard let (numbers, lengths, separator) = numbers(bytes, from: start, to: end) else {
      return nil
    }
    if lengths[0] == 4 {
      return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    guard lengths[2] == 4 else { return nil }
    let order = separator == UInt8(ascii: ".") ? DateOrder.dayMonthYear : slashOrder
    switch order {
    case .dayMonthYear:
      return CalendarDate(year: numbers[2], month: numbers[1], day: numbers[0])
    case .monthDayYear:
      return CalendarDate(year: numbers[2], month: numbers[0], day: numbers[1])
    case .yearMonthDay, nil: return nil
    }
  }

  /// The three numbers of a date, how many digits each has, and what stands between them.
  static func numbers(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> (numbers: [Int], lengths: [Int], separator: UInt8)? {
    guard end - start >= 8, end - start <= 10 else { return nil }
    var numbers = [0]
    var lengths = [0]
    var separator: UInt8 = 0
    for offset in start..<end {
      let byte = bytes[offset]
      if byte >= 48, byte <= 57 {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
        lengths[lengths.count - 1] += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "."),
        separator == 0 || separator == byte
      {
        separator = byte
        numbers.append(0)
        lengths.append(0)
      } else {
        return nil
      }
    }
    guard numbers.count == 3, lengths[1] >= 1, lengths[1] <= 2 else { return nil }
    let outer = [lengths[0], lengths[2]].sorted()
    guard outer[0] >= 1, outer[0] <= 2, outer[1] == 4 else { return nil }
    return (numbers, lengths, separator)
  }

  /// Reads a whole trimmed field `HH:MM` or `HH:MM:SS` as seconds since midnight.
  static func secondOfDay(_ bytes: ByteView, from start: Int, to end: Int) -> Int32? {
    var parts: [Int32] = [0]
    var digitCount = 0
    for offset in start..<end {
      let byte = bytes[offset]
      if byte >= 48, byte <= 57, digitCount < 2 {
        parts[parts.count - 1] = parts[parts.count - 1] * 10 + Int32(byte - 48)
        digitCount += 1
      } else if byte == UInt8(ascii: ":"), digitCount > 0, parts.count < 3,
        parts.count == 1 || digitCount == 2
      {
        parts.append(0)
        digitCount = 0
      } else {
        return nil
      }
    }
    guard parts.count >= 2, digitCount == 2, parts[0] < 24, parts[1] < 60 else { return nil }
    let seconds = parts.count == 3 ? parts[2] : 0
    return seconds < 60 ? parts[0] * 3600 + parts[1] * 60 + seconds : nil
  }
}
