/// A part of a ``Glob`` without `*`: literal bytes, and `?` for one character each.
struct GlobPiece: Hashable, Sendable {
  // A byte that no UTF-8 has.
  static let anyCharacter: UInt8 = 0xFE
  let bytes: [UInt8]
  private let masks: BitMasks

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    masks = BitMasks(bytes)
  }

  func end(in name: [UInt8], from start: Int) -> Int? {
    var place = start
    for byte in bytes {
      guard place < name.count else { return nil }
      if byte == Self.anyCharacter {
        place = characterEnd(name, place, name.count)
      } else {
        guard name[place] == byte else { return nil }
        place += 1
      }
    }
    return place
  }

  func start(in name: [UInt8], to end: Int) -> Int? {
    var place = end
    for byte in bytes.reversed() {
      guard place > 0 else { return nil }
      place -= 1
      if byte == Self.anyCharacter {
        while place > 0, isContinuation(name[place]) { place -= 1 }
      } else {
        guard name[place] == byte else { return nil }
      }
    }
    return place
  }

  /// Where the first occurrence within a range ends, in a pass for every 64 bytes of the piece.
  func endOfFirst(in name: [UInt8], _ range: Range<Int>) -> Int? {
    guard let end = masks.endOfFirst(in: name, range) else { return nil }
    return bytes.last == Self.anyCharacter ? characterEnd(name, end - 1, range.upperBound) : end
  }

  /// All prefixes of a piece that end at a place, as bits: Ricardo Baeza-Yates and Gaston Gonnet,
  /// "A New Approach to Text Searching", Communications of the ACM 35 (10), 1992.
  private struct BitMasks: Hashable, Sendable {
    private let length: Int
    private var literals: [UInt8: [UInt64]] = [:]
    private var wildcards: [UInt64]

    init(_ bytes: [UInt8]) {
      length = bytes.count
      let none = [UInt64](repeating: 0, count: (bytes.count + 63) / 64)
      wildcards = none
      for (place, byte) in bytes.enumerated() {
        let bit: UInt64 = 1 << UInt64(place % 64)
        if byte == anyCharacter {
          wildcards[place / 64] |= bit
        } else {
          literals[byte, default: none][place / 64] |= bit
        }
      }
    }

    func endOfFirst(in name: [UInt8], _ range: Range<Int>) -> Int? {
      var state = [UInt64](repeating: 0, count: wildcards.count)
      let lastBit: UInt64 = 1 << UInt64((length - 1) % 64)
      for place in range {
        let byte = name[place]
        let literal = literals[byte]
        // A wildcard takes the first byte of a character, and then stays for the others.
        let isFirst = !isContinuation(byte)
        var carry: UInt64 = 1
        for word in state.indices {
          let before = state[word]
          var accepted = literal?[word] ?? 0
          if isFirst { accepted |= wildcards[word] }
          state[word] = (before << 1 | carry) & accepted
          if !isFirst { state[word] |= before & wildcards[word] }
          carry = before >> 63
        }
        if state[state.count - 1] & lastBit != 0 { return place + 1 }
      }
      return nil
    }
  }
}

/// Where the UTF-8 character at `index` ends.
private func characterEnd(_ name: [UInt8], _ index: Int, _ limit: Int) -> Int {
  var end = index + 1
  while end < limit, isContinuation(name[end]) { end += 1 }
  return end
}

/// Whether a byte of UTF-8 is not the first of its character.
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
