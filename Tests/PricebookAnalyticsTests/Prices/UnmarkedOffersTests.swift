import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Whether each price of the first series is a regular one.
private func areRegular(_ prices: [DayPrice], asOf day: CalendarDate? = nil) -> [Bool] {
  var made = MadeBook()
  made.buy(prices)
  let regular = made.analysis { $0.asOf = day }.regularPrices
  let all = DayPrice.start...DayPrice.start.adding(days: 9_999)
  let places = Set(regular.places(series: 0, in: all))
  return prices.indices.map { places.contains($0) }
}

private func areRegular(_ text: String) -> [Bool] { areRegular([DayPrice](written: text)) }

struct UnmarkedOffersTests {
  @Test("Exactly 10 % below the median is no offer, a cent less is one")
  func limit() {
    #expect(areRegular("0:2000 7:2000 14:1800") == [true, true, true])
    #expect(areRegular("0:2000 7:2000 14:1799") == [true, true, false])
  }

  @Test("The median of an even number of prices is the mean of the middle two")
  func evenMedian() {
    // Of 1000, 1200, 1300 and itself: 1100, of which 990 is nine tenths.
    #expect(areRegular("0:1000 7:1200 14:1300 21:990").last == true)
    #expect(areRegular("0:1000 7:1200 14:1300 21:989").last == false)
  }

  @Test("A price 366 days old does not count, one 365 days old does")
  func year() {
    #expect(areRegular("0:3000 1:2000 2:2000 366:1700") == [true, false, false, true])
    #expect(areRegular("0:2000 1:2000 365:1700").last == false)
    #expect(areRegular("0:2000 1:2000 366:1700").last == true)
  }

  @Test("A low price in three weeks from Monday to Sunday is a fall from its first day on")
  func fall() {
    // Sunday, the Monday after it, and the next Monday.
    #expect(areRegular("0:2000 4:1500 5:1500 12:1500") == [true, true, true, true])
    // Two days of one week and one of the next.
    #expect(areRegular("0:2000 5:1500 11:1500 12:1500") == [true, false, false, false])
  }

  @Test("A regular price between low ones makes all of them offers")
  func interrupted() {
    #expect(
      areRegular("0:2000 7:1500 14:1500 21:2000 28:1500 35:1500")
        == [true, false, false, true, false, false])
  }

  @Test("A rise does not make the prices before it offers")
  func rise() {
    #expect(!areRegular("0:1000 30:1000 60:1300 90:1600").contains(false))
    #expect(!areRegular("0:2000 30:2000 60:2600 90:3300").contains(false))
  }

  @Test("From the first named discount on every price is regular, before it the rule holds")
  func named() {
    #expect(areRegular("0:2000 7:1500 14:2000d 21:1500") == [true, false, true, true])
  }

  @Test("A past day knows of a low price what was known then")
  func asOf() {
    let prices = [DayPrice](written: "0:2000 7:1500 14:1500 21:1500")
    #expect(areRegular(prices, asOf: prices[2].date) == [true, false, false, false])
    #expect(areRegular(prices, asOf: prices[3].date) == [true, true, true, true])
  }

  @Test(
    "The rule is that of the obvious search, as of every day",
    arguments: 1...12 as ClosedRange<UInt64>)
  func againstObvious(seed: UInt64) {
    let gaps = [3, 9, 20, 60]
    let prices = [DayPrice](
      seed: seed, count: 60, longestGap: gaps[Int(seed) % 4], namedFrom: seed % 3 == 0 ? 40 : nil)
    #expect(areRegular(prices) == prices.areRegular)
    for end in stride(from: 1, to: prices.count, by: 7) {
      let past = Array(prices.prefix(end))
      #expect(areRegular(past) == past.areRegular)
      let cut = areRegular(prices, asOf: prices[end - 1].date).prefix(end)
      #expect(Array(cut) == past.areRegular)
    }
  }

  /// Random prices and the answers of a reference in Python with NumPy.
  ///
  /// It is `regular(seen, threshold=0.10, months=12, weeks=3)` of `Tests/Backtests/price_model.py`,
  /// called with ordinals of days from 2024-01-03 and prices before discounts. A point is a price
  /// that is regular.
  @Test(
    "The rule is that of the reference in Python",
    arguments: [
      (
        """
        3:1000 5:1000 13:1000 17:900 24:1000 32:1000 34:750 43:1250 50:1250 58:1250 64:1125 \
        69:1250 78:750 83:1250 92:1250 96:1250 104:1250 105:1250 112:1138 118:1250 120:1250 \
        127:1250 135:1100 142:880 143:1100 152:1100 158:1100 167:1100 174:1100 183:1100 192:1100 \
        200:1100 204:1100 210:1001 216:880 219:825 228:1100 233:660 241:726 244:774
        """,
        "......o.....o.....................oo...."
      ),
      (
        """
        2:1000 8:1000 18:750 37:1000 50:1000 67:1000 82:1000 83:1000 96:1000 102:750 108:910 \
        120:1000 126:1000 140:1000 152:1000 167:1000 182:890 198:1000 210:1000 225:1000 243:1000 \
        251:1000 257:1000 273:1000 290:1000 310:1000 317:1000 337:1000 348:1000 355:910 357:750 \
        374:1000 381:600 383:660 384:1100 385:880 390:704 407:880 409:660 410:880
        """,
        "..o......o......o.............o.oo....o."
      ),
      (
        """
        16:910 47:750 78:600 109:1000 135:600 145:1000 146:910 149:890 180:1000 205:1000 \
        231:1000 240:800 272:1000 300:1000 327:1000 350:1000 365:1000 367:1000 410:1000 431:1000 \
        468:1000 509:1000 528:1000 569:750 596:900 623:910 626:1000 662:1000 695:750 700:1000 \
        713:1000 730:890 751:900 776:1000 818:1000 825:1000
        """,
        "..o.o......o...........o....o..o...."
      ),
      (
        """
        4:1000 12:900 21:1000 22:1000 27:1000 32:1000 37:890 42:1000 48:1000 55:900 60:1000 \
        69:890 79:1000 88:1000 93:890 98:750 106:1000 115:1000 118:900 122:1000 125:1000 131:890 \
        133:1000 138:1000 142:1000 147:600d 152:1000d 157:600d 167:910d 175:1000 178:750d \
        184:1000d 186:800d 187:850 197:1062d 198:1062 205:850d 212:956d 219:1062d 224:1062
        """,
        "......o....o..oo.....o.................."
      ),
      (
        """
        3:1000 4:1000 6:1000 7:1000 11:1000 12:1000 14:1000 16:910 20:750 22:1000 24:1000 \
        26:1000 28:1000 30:1000 33:1000 36:1250 37:1250 38:1250 42:1125 44:1000 47:900 50:1000 \
        54:850 56:765 59:850 62:510 65:638 67:850 69:850 70:850 72:850 75:638 76:850 80:748 \
        83:748 84:748 88:449 90:748 91:748 92:748 96:748 98:748 102:748 105:748 107:748
        """,
        "........o......................o............."
      ),
    ])
  func againstReference(prices: String, expected: String) {
    #expect(areRegular(prices).map { $0 ? "." : "o" }.joined() == expected)
  }
}
