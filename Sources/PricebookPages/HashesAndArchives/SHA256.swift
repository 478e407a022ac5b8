/// The hash that names a style in a Content-Security-Policy (FIPS 180-4, section 6.2).
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
    let bytes = padded.span
    for start in stride(from: 0, to: bytes.count, by: 64) {
      compress(bytes.extracting(start..<start + 64), into: &state)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The words of a block are computed in place; each is replaced by the one 16 later.
  private static func compress(_ block: Span<UInt8>, into state: inout [UInt32]) {
    var schedule = InlineArray<16, UInt32>(repeating: 0)
    for index in 0..<16 {
      var word: UInt32 = 0
      for place in index * 4..<index * 4 + 4 { word = word << 8 | UInt32(block[place]) }
      schedule[index] = word
    }
    let constants = constants.span
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let word = schedule[index & 15]
      let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ sum &+ choice &+ constants[index] &+ word
      let spread = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ spread &+ majority)
      let early = schedule[(index + 1) & 15]
      let late = schedule[(index + 14) & 15]
      let small = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let large = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule[index & 15] = word &+ small &+ schedule[(index + 9) & 15] &+ large
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
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

  /// Newton's iteration, which is exact for the small primes used here.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = number / 2
    for _ in 0..<64 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}
