import PricebookModel
import TestSupport
import Testing

/// All sorts of the program are one; here it is compared with numbering the elements first.
struct SortingTests {
  @Test("Equal elements stay as they are", arguments: 0...70)
  func stability(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for range in [1, 3, 10, 1_000] {
      let numbers = (0..<count).map { place in
        (number: Int.random(in: 0..<range, using: &generator), place: place)
      }
      let sorted = numbers.sorted { $0.number < $1.number }
      let isInOrder = zip(sorted, sorted.dropFirst()).allSatisfy {
        ($0.number, $0.place) < ($1.number, $1.place)
      }
      #expect(isInOrder, "\(numbers)")
      #expect(sorted.count == count)
    }
  }

  @Test("What is in order takes a comparison for each element and run")
  func comparisons() {
    var count = 0
    let numbers = Array(0..<1_024)
    let sorted = numbers.sorted {
      count += 1
      return $0 < $1
    }
    #expect(sorted == numbers)
    #expect(count < 1_024)
  }
}
