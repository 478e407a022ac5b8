import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

@testable import PricebookReport

@Suite("Subjects of a score")
struct ScoreSubjectsTests {
  @Test("have the numbers of a list without repetitions", arguments: [1, 2, 3] as [UInt64])
  func numbers(seed: UInt64) {
    var builder = BookBuilder()
    for number in 0..<6 {
      builder.buy(
        "2026-01-1\(number)", "Store \(number)", "Item \(number)", 100,
        currency: number < 3 ? "EUR" : "USD")
    }
    let names = builder.book().names
    var generator = SeededGenerator(seed: seed)
    var subjects = ScoreSubjects(names: names)
    var expected: [ScoreSubject] = []
    for _ in 0..<2_000 {
      let item = names.items.indices.randomElement(using: &generator)
      let store = names.stores.indices.randomElement(using: &generator)
      let currency = names.currencies.indices.randomElement(using: &generator)
      guard let item, let store, let currency else { continue }
      let hasCurrency = Bool.random(using: &generator)
      let isProduct = Int.random(in: 0..<9, using: &generator) > 0
      let subject = ScoreSubject(
        subject: isProduct ? .product(item, store) : .store(store),
        currency: hasCurrency ? currency : nil)
      let place = expected.firstIndex(of: subject) ?? expected.count
      if place == expected.count { expected.append(subject) }
      let number = subjects.number(of: subject)
      #expect(number == Int32(place))
    }
    #expect(subjects.texts == expected.map { $0.name(in: names) })
    #expect(expected.count > 100)
  }
}
