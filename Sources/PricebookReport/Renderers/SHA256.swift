/// The hash that a Content-Security-Policy names a style by (FIPS 180-4, section 6.2).
///
/// CryptoKit is not part of the toolchain on Linux.
enum SHA256 {
  /// - Returns: 32 bytes.
  static func hash(of message: [UInt8]) -> [UInt8] {
    var state = initialState
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bitCount = UInt64(message.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map {
      block[$0..<$0 + 4].reduce(0) { word, byte in word << 8 | UInt32(byte) }
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let small = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let large = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ small &+ schedule[index - 7] &+ large)
    }
    var work = state
    for index in 0..<64 {
      let sum = rotated(work[4], 6) ^ rotated(work[4], 11) ^ rotated(work[4], 25)
      let choice = work[4] & work[5] ^ ~work[4] & work[6]
      let first = work[7] &+ sum &+ choice &+ constants[index] &+ schedule[index]
      let spread = rotated(work[0], 2) ^ rotated(work[0], 13) ^ rotated(work[0], 22)
      let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
      work = [
        first &+ spread &+ majority, work[0], work[1], work[2], work[3] &+ first, work[4],
        work[5], work[6],
      ]
    }
    for index in state.indices { state[index] &+= work[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let initialState: [UInt32] = fractions(count: 8) { $0.squareRoot() }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = fractions(count: 64) { cubeRoot($0) }

  private static func fractions(count: Int, root: (Double) -> Double) -> [UInt32] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      let exact = root(Double(prime))
      return UInt32((exact - exact.rounded(.down)) * 4_294_967_296)
    }
  }

  /// Newton's iteration; exact to the last bits for the small primes it is used on.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = number / 2
    for _ in 0..<64 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}

/// Bytes as text of 64 characters (RFC 4648, section 4).
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
