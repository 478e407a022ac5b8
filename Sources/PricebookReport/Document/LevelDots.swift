/// Estimated levels by name against one of 100, each as a dot with the whiskers of its interval.
package struct LevelDots: Sendable {
  package var rows: [Row]
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    package var level: Double
    /// `nil` where there are too few observations for one.
    package var interval: ClosedRange<Double>?
    /// Whether this is the level of 100 that the others are compared with.
    package var isReference: Bool
    /// `38 common items`.
    package var note: RichText
  }
}
