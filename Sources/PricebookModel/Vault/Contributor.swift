/// Somebody who reports prices in a shared vault.
package struct Contributor: Hashable, Sendable {
  /// The rank that a number of updates earns; the raw value is the title that people see.
  ///
  /// Thresholds and titles are CartWise's, which derives the title anew with every update and so
  /// stores an old one between.
  package enum Level: String, CaseIterable, Sendable {
    case new = "New Shopper"
    case regular = "Regular Shopper"
    case smart = "Smart Shopper"
    case expert = "Expert Shopper"
    case master = "Master Shopper"
    case legendary = "Legendary Shopper"
    /// The updates that reach each level but the first.
    private static let thresholds = [10, 25, 50, 100, 200]

    package init(updates: Int) { self = Level.allCases[Self.thresholds.count { $0 <= updates }] }
  }

  /// What the person chose to be called; nothing else of a person is kept.
  package var name: String
  /// As the app counts them, never negative; `nil` where only prices have the name.
  package var updateCount: Int?
  /// How many of the current prices the person updated last.
  package var priceCount = 0
  /// How many entries of the feed are the person's.
  package var postCount = 0
  /// How many replies to entries are.
  package var replyCount = 0
  /// The last day of a price, an entry or a reply.
  package var lastDay: CalendarDate?

  package init(
    name: String, updateCount: Int? = nil, priceCount: Int = 0, postCount: Int = 0,
    lastDay: CalendarDate? = nil
  ) {
    self.name = name
    self.updateCount = updateCount
    self.priceCount = priceCount
    self.postCount = postCount
    self.lastDay = lastDay
  }

  package var level: Level? { updateCount.map { Level(updates: $0) } }
}
