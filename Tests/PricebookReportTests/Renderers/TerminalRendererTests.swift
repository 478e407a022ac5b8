import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Reports on a terminal` {
  @Test("No line is wider than asked for", arguments: [40, 78, 120])
  func width(columns: Int) {
    for report in SampleReports.all {
      let text = TerminalRenderer(width: columns).render(report)
      for line in text.split(separator: "\n") {
        #expect(TextColumns.width(of: String(line)) <= columns, "\(line)")
      }
    }
  }

  @Test("A word that is longer than a line is broken, and whole", arguments: ["x", "é", "日"])
  func longWord(letter: String) {
    let word = String(repeating: letter, count: 50) + ".csv"
    let text = TerminalRenderer(width: 40).render(HostileNames.report(naming: word))
    #expect(text.split { $0 == "\n" || $0 == " " }.joined().contains(word))
  }

  @Test("A report is cut to the lines there is room for, the last of which says so")
  func lines() {
    let whole = TerminalRenderer().render(SampleReports.spendingReview())
    let text = TerminalRenderer(lineLimit: 40, hint: "more").render(SampleReports.spendingReview())
    #expect(whole.split(separator: "\n", omittingEmptySubsequences: false).count > 41)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 40)
    #expect(lines.last == "more")
    #expect(whole.hasPrefix(lines.prefix(10).joined(separator: "\n")))
  }

  @Test(
    "Without style there is no escape, and a name cannot bring one", arguments: HostileNames.all)
  func escapes(name: String) {
    let text = TerminalRenderer().render(HostileNames.report(naming: name))
    let isClean = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A: true
      case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
    #expect(isClean, "\(name.prefix(40).debugDescription)")
  }

  @Test("With style the headline is bold, and nothing else is different")
  func style() {
    let report = SampleReports.spendingReview()
    let styled = TerminalRenderer(isStyled: true).render(report)
    #expect(styled.hasPrefix("\u{1B}[1m"))
    let plain = styled.replacing(#/\u{1B}\[[0-9]+m/#, with: "")
    #expect(plain == TerminalRenderer().render(report))
  }
}
