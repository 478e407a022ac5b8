/// Rows of one month as a pass by item found them.
public protocol RowPiece {
  associatedtype Row

  init()

  var count: Int { get }

  /// - Parameter place: From 0 to below ``count``.
  subscript(place: Int) -> Row { get }

  mutating func append(_ row: Row)

  mutating func reserveCapacity(_ count: Int)
}

extension Array: RowPiece {
  public typealias Row = Element
}

/// Rows in the pieces that they were found in, one piece after another.
///
/// Memory is dear where it is touched for the first time, so that millions of rows are not copied
/// for standing in one array. A row is found in O(1) where pieces have dozens of rows.
@frozen
public struct PiecedRows<Piece: RowPiece & Sendable>: RandomAccessCollection, Sendable {
  /// Each with a row at least.
  @usableFromInline let pieces: [Piece]
  /// The first row of every piece, and the number of rows.
  @usableFromInline let starts: [Int]
  /// The piece that the first of every ``blockSize`` rows is in.
  @usableFromInline let pieceOfBlock: [UInt32]

  @usableFromInline static var blockBits: Int { 6 }

  public init() { self.init([]) }

  init(_ all: [Piece]) {
    pieces = all.filter { $0.count > 0 }
    var starts = [0]
    var places: [UInt32] = []
    for (number, piece) in pieces.enumerated() {
      let end = (starts.last ?? 0) + piece.count
      starts.append(end)
      while places.count << Self.blockBits < end { places.append(UInt32(clamping: number)) }
    }
    self.starts = starts
    pieceOfBlock = places
  }

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int { starts[pieces.count] }

  @inline(__always) @inlinable
  public subscript(position: Int) -> Piece.Row {
    var piece = Int(pieceOfBlock[position >> Self.blockBits])
    while starts[piece &+ 1] <= position { piece &+= 1 }
    return pieces[piece][position &- starts[piece]]
  }

  /// The pieces that consecutive rows are in, without finding the piece of every row anew.
  ///
  /// - Parameter body: Called with a piece, with the places in it of those of the rows that it
  ///   has, and with the first of these rows.
  @inline(__always) @inlinable
  public func forEachPiece(
    of rows: Range<Int>, _ body: (_ piece: Piece, _ places: Range<Int>, _ first: Int) -> Void
  ) {
    guard !rows.isEmpty else { return }
    var number = Int(pieceOfBlock[rows.lowerBound >> Self.blockBits])
    var row = rows.lowerBound
    while row < rows.upperBound {
      let start = starts[number]
      let end = Swift.min(starts[number &+ 1], rows.upperBound)
      if row < end {
        body(pieces[number], row &- start..<end &- start, row)
        row = end
      }
      number &+= 1
    }
  }
}

extension PiecedRows: Equatable where Piece.Row: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}

extension PiecedRows: CustomStringConvertible {
  /// The rows, for where pieces end is nothing to tell.
  public var description: String { Array(self).description }
}
