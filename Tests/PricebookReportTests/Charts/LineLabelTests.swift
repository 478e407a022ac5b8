import Foundation
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Labels of line charts` {
  private let words = ChartWords(.english, Language.english.words.page)
  private let months = (0..<60).map { Month(year: 2022, month: 1).adding(months: $0) }

  private func line(_ name: String, _ slot: SeriesSlot, _ value: Double) -> LineSeries {
    LineSeries(name: name, slot: slot, values: months.indices.map { value + Double($0) / 100 })
  }

  @Test(
    "The plot of a panel has three quarters of its width, whatever the names",
    arguments: ["A", "Drogeriemarkt am Birkenweg", String(repeating: "W", count: 200)])
  func panelsAreWide(name: String) throws {
    let chart = LineChart(
      months: months,
      series: [
        line(name, .store1, 12.99), line(name + " 2", .store2, 1_234.5), line("C", .other, 3),
        line("D", .store4, 4),
      ],
      reference: nil, digits: 2)
    let canvas = chart.panelDrawing(words)
    let grid = try #require(DrawnPath.all(in: canvas.body).first { $0.look == "hair" })
    #expect(grid.corners[1].x - grid.corners[0].x >= 0.75 * canvas.width)
  }

  @Test("Names stand above the plot of a panel, and beside a broad plot")
  func namesAreAbove() throws {
    let chart = LineChart(months: months, series: [line("Lindner", .store1, 100)])
    let panel = chart.panelDrawing(words).body
    let wide = chart.drawing(.regular, words).body
    let grid = DrawnPath.all(in: panel).filter { ["hair", "base"].contains($0.look) }
    let panelTop = try #require(grid.flatMap(\.corners).map(\.y).min())
    let above = try #require(
      panel.components(separatedBy: "label s1\"").dropFirst().first.flatMap {
        numbers(of: "y", in: $0).first
      })
    #expect(above < panelTop)
    #expect(wide.contains("halo label s1") && !panel.contains("halo label s1"))
  }

  @Test("Stores without a colour have marks of different shape")
  func othersHaveMarks() {
    var (plus, left) = (line("A", .other, 1), line("B", .other, 2))
    (plus.mark, left.mark) = (.plus, .pointLeft)
    let chart = LineChart(
      months: months, series: [plus, left, line("C", .other, 3)], reference: nil)
    let body = chart.panelDrawing(words).body
    #expect(body.contains("class=\"cross so\"") && body.contains("<path class=\"open\""))
    #expect(body.contains("<circle class=\"dot so\""))
  }

  @Test("No two marks are drawn alike")
  func marksDiffer() {
    let drawn = StoreMark.allCases.map { mark in
      var canvas = SVGCanvas(width: 20, height: 20)
      SeriesMark.draw(.other, mark, 10, 10, radius: 4, on: &canvas)
      return canvas.body
    }
    #expect(Set(drawn).count == StoreMark.allCases.count)
  }

  @Test("The years of 60 months stand apart", arguments: [ChartWidth.narrow, .regular, .full])
  func yearsStandApart(width: ChartWidth) throws {
    let chart = LineChart(months: months, series: [line("A", .store1, 100)])
    let body = chart.drawing(width, words).body
    let years = (2022...2026).flatMap { year in
      body.components(separatedBy: ">\(year)</text>").dropLast().compactMap {
        numbers(of: "x", in: $0).last
      }
    }.sorted()
    #expect(years.count >= 5)
    #expect(zip(years, years.dropFirst()).allSatisfy { $1 - $0 >= 30 }, "\(years)")
  }

  private func numbers(of attribute: String, in text: String) -> [Double] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
      Double($0.prefix { $0 != "\"" })
    }
  }
}
