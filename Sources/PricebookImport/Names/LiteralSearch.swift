/// Finds which of many texts a text contains, in one pass over it.
///
/// Alfred Aho and Margaret Corasick, "Efficient String Matching: An Aid to Bibliographic Search",
/// Communications of the ACM 18 (6), 1975. A state is the longest beginning of a literal that the
/// bytes so far end with; state 0 is the empty one.
struct LiteralSearch: Sendable {
  /// The state after another byte of a literal, by state × 256 + byte.
  private var following: [Int: Int] = [:]
  /// For each state, the one for the longest shorter beginning that the bytes end with.
  private var fallback = [0]
  /// For each state, the place of the literal that ends in it.
  private var literal: [Int?] = [nil]
  /// For each state, the first along its fallbacks in which a literal ends; 0 if there is none.
  private var shorter = [0]

  /// - Parameter literals: Not empty, and each once.
  init(_ literals: [ArraySlice<UInt8>]) {
    var depths = [0]
    var arrivals = [(state: 0, byte: UInt8(0))]
    for (place, bytes) in literals.enumerated() {
      var state = 0
      for byte in bytes {
        if let next = following[state << 8 | Int(byte)] {
          state = next
          continue
        }
        following[state << 8 | Int(byte)] = depths.count
        depths.append(depths[state] + 1)
        arrivals.append((state, byte))
        state = depths.count - 1
      }
      while literal.count < depths.count { literal.append(nil) }
      literal[state] = place
    }
    fallback = Array(repeating: 0, count: depths.count)
    shorter = fallback
    for state in depths.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }).dropFirst() {
      let (before, byte) = arrivals[state]
      let back = before == 0 ? 0 : step(from: fallback[before], byte)
      fallback[state] = back
      shorter[state] = literal[back] == nil ? shorter[back] : back
    }
  }

  /// Calls `body` once for each literal that a text contains, with its place.
  ///
  /// - Complexity: O(bytes + literals that are found).
  func forEachLiteral(in bytes: [UInt8], _ body: (Int) -> Void) {
    var found: Set<Int> = []
    var state = 0
    for byte in bytes {
      state = step(from: state, byte)
      var hit = literal[state] == nil ? shorter[state] : state
      // Where a literal was found before, so were the shorter ones that it ends with.
      while hit != 0, found.insert(hit).inserted {
        if let place = literal[hit] { body(place) }
        hit = shorter[hit]
      }
    }
  }

  private func step(from start: Int, _ byte: UInt8) -> Int {
    var state = start
    while true {
      if let next = following[state << 8 | Int(byte)] { return next }
      if state == 0 { return 0 }
      state = fallback[state]
    }
  }
}
