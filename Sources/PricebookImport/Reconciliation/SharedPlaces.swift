/// How many lines or receipts of a file another one has too, and the lines of the first of them.
struct SharedPlaces {
  private(set) var count = 0
  private(set) var line = Int.max
  private(set) var otherLine = Int.max

  mutating func add(_ line: UInt32, _ otherLine: UInt32) {
    count += 1
    let places = (Int(line), Int(otherLine))
    if places < (self.line, self.otherLine) { (self.line, self.otherLine) = places }
  }
}
