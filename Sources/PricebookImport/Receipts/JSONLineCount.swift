/// Counts physical lines up to offsets, which ascend but for those of problems.
struct JSONLineCount {
  var line: Int
  private var countedTo = 0

  private let isOneLine: Bool

  init(line: Int, isOneLine: Bool) {
    self.line = line
    self.isOneLine = isOneLine
  }

  mutating func line(of offset: Int, _ bytes: ByteView) -> Int {
    if isOneLine { return line }
    guard offset >= countedTo
    else { return line - bytes.survey(of: 0x0A, from: offset, to: countedTo).count }
    line += bytes.survey(of: 0x0A, from: countedTo, to: offset).count
    countedTo = offset
    return line
  }
}
