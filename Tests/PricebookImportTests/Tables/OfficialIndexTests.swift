import PricebookModel
import Testing

@testable import PricebookImport

/// The tables that statistical offices give out of the same five months, each in its own shape.
@Suite struct OfficialIndexTests {
  private static let wanted = [
    "2025-09 128.1", "2025-10 128.4", "2025-11 128.9", "2025-12 129.0", "2026-01 129.6",
  ]

  private static let eurostat = """
    DATAFLOW,LAST UPDATE,freq,unit,coicop,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG,CONF_STATUS
    ESTAT:PRC_HICP_MIDX(1.0),18/02/26 11:00:00,M,I15,CP01,AT,2025-09,128.1,,
    ESTAT:PRC_HICP_MIDX(1.0),18/02/26 11:00:00,M,I15,CP01,AT,2025-10,128.4,,
    ESTAT:PRC_HICP_MIDX(1.0),18/02/26 11:00:00,M,I15,CP01,AT,2025-11,128.9,,
    ESTAT:PRC_HICP_MIDX(1.0),18/02/26 11:00:00,M,I15,CP01,AT,2025-12,129,,
    ESTAT:PRC_HICP_MIDX(1.0),18/02/26 11:00:00,M,I15,CP01,AT,2026-01,129.6,p,

    """

  private static let eurostatWithLabels = """
    "STRUCTURE","STRUCTURE_ID","freq","unit","coicop","geo","TIME_PERIOD","OBS_VALUE","OBS_FLAG"
    "dataflow","ESTAT:PRC_HICP_MIDX(1.0)","M: Monthly","I15: Index, 2015=100","CP01: Food","AT: Austria","2025-09","128.1",""
    "dataflow","ESTAT:PRC_HICP_MIDX(1.0)","M: Monthly","I15: Index, 2015=100","CP01: Food","AT: Austria","2025-10","128.4",""
    "dataflow","ESTAT:PRC_HICP_MIDX(1.0)","M: Monthly","I15: Index, 2015=100","CP01: Food","AT: Austria","2025-11","128.9",""
    "dataflow","ESTAT:PRC_HICP_MIDX(1.0)","M: Monthly","I15: Index, 2015=100","CP01: Food","AT: Austria","2025-12","129.0",""
    "dataflow","ESTAT:PRC_HICP_MIDX(1.0)","M: Monthly","I15: Index, 2015=100","CP01: Food","AT: Austria","2026-01","129.6","p: provisional"

    """

  private static let eurostatWide =
    "freq,unit,coicop,geo\\TIME_PERIOD\t2025-08 \t2025-09 \t2025-10 \t2025-11 \t2025-12 \t2026-01 \n"
    + "M,I15,CP01,AT\t: \t128.1 \t128.4 \t128.9 \t129.0 \t129.6 p\n"

  private static let ons = """
    "Title","CPI INDEX 01 : FOOD AND NON-ALCOHOLIC BEVERAGES 2015=100"
    "CDID","D7BU"
    "Source dataset ID","MM23"
    "PreUnit",""
    "Unit","Index, base year = 100"
    "Release date","18-02-2026"
    "Next release","25 March 2026"
    "Important notes",
    "2024","125.2"
    "2025","127.4"
    "2025 Q3","127.8"
    "2025 Q4","128.8"
    "2025 SEP","128.1"
    "2025 OCT","128.4"
    "2025 NOV","128.9"
    "2025 DEC","129.0"
    "2026 JAN","129.6"

    """

  private static let blsDown = """
    Series ID,Year,Period,Label,Value
    CUUR0000SAF11,2025,M09,2025 Sep,128.1
    CUUR0000SAF11,2025,M10,2025 Oct,128.4
    CUUR0000SAF11,2025,M11,2025 Nov,128.9
    CUUR0000SAF11,2025,M12,2025 Dec,129.0
    CUUR0000SAF11,2025,M13,2025 Annual,127.4
    CUUR0000SAF11,2026,M01,2026 Jan,129.6

    """

  private static let blsAcross = """
    Consumer Price Index for All Urban Consumers (CPI-U)
    Original Data Value

    Series Id:,CUUR0000SAF11
    Not Seasonally Adjusted
    Series Title:,"Food at home in U.S. city average, all urban consumers, not seasonally adjusted"
    Base Period:,1982-84=100
    Years:,2025 to 2026

    Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,HALF1,HALF2
    2025,,,,,,,,,128.1,128.4,128.9,129.0,,128.6
    2026,129.6,,,,,,,,,,,,,

    """

  private static let fred = """
    observation_date,CPIUFDNS
    2025-09-01,128.1
    2025-10-01,128.4
    2025-11-01,128.9
    2025-12-01,129.0
    2026-01-01,129.6

    """

  private static let destatis = """
    Tabelle: 61111-0004
    Verbraucherpreisindex: Deutschland, Monate,;;;
    Klassifikation der Verwendungszwecke des Individualkonsums;;;
    Verbraucherpreisindex für Deutschland;;;
    CC13-01;;Nahrungsmittel und alkoholfreie Getränke;
    ;;Verbraucherpreisindex;Veränderung zum Vorjahresmonat
    ;;2020=100;in (%)
    2025;September;128,1;+2,1
    ;Oktober;128,4;+1,3
    ;November;128,9;+1,2
    ;Dezember;129,0;+0,8
    2026;Januar;129,6;+1,0
    ;Februar;...;...
    __________
    © Statistisches Bundesamt (Destatis), 2026 | Stand: 19.02.2026 / 10:15:01

    """

  private static let destatisFlat = """
    statistics_code;statistics_label;time_code;time_label;time;1_variable_code;1_variable_label;1_variable_attribute_code;1_variable_attribute_label;value;value_unit;value_variable_code
    61111;Verbraucherpreisindex;JAHR;Jahr;2025;MONAT;Monate;MONAT09;September;128,1;2020=100;PREIS1
    61111;Verbraucherpreisindex;JAHR;Jahr;2025;MONAT;Monate;MONAT10;Oktober;128,4;2020=100;PREIS1
    61111;Verbraucherpreisindex;JAHR;Jahr;2025;MONAT;Monate;MONAT11;November;128,9;2020=100;PREIS1
    61111;Verbraucherpreisindex;JAHR;Jahr;2025;MONAT;Monate;MONAT12;Dezember;129,0;2020=100;PREIS1
    61111;Verbraucherpreisindex;JAHR;Jahr;2026;MONAT;Monate;MONAT01;Januar;129,6;2020=100;PREIS1

    """

  private static let plain = """
    month,value
    2026-01,129.6
    2025-12,129.0
    2025-11,128.9
    2025-10,128.4
    2025-09,128.1

    """

  @Test(
    arguments: [
      ("Eurostat", eurostat), ("Eurostat with labels", eurostatWithLabels),
      ("Eurostat, months across", eurostatWide), ("ONS", ons), ("BLS, months down", blsDown),
      ("BLS, months across", blsAcross), ("FRED", fred), ("Destatis", destatis),
      ("Destatis, flat", destatisFlat), ("month and value", plain),
    ])
  func `Every office's table gives the same index`(_ office: String, _ text: String) throws {
    let index = try OfficialIndexTable.index(in: Array(text.utf8))
    #expect(index.points.map { "\($0.month) \($0.value)" } == Self.wanted, "\(office)")
  }

  private func refusal(_ text: String) -> OfficialIndexTable.Refusal? {
    do throws(OfficialIndexTable.Refusal) {
      _ = try OfficialIndexTable.index(in: Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test func `Of several series one has to be chosen`() {
    let both =
      Self.eurostat
      + Self.eurostat.split(separator: "\n").dropFirst()
      .map { $0.replacing(",CP01,AT,", with: ",CP00,AT,") + "\n" }.joined()
    #expect(refusal(both) == .several(["CP00", "CP01"]))
    let wide = Self.eurostatWide + "M,I15,CP01,DE\t: \t118.1 \t118.4 \t118.9 \t119.0 \t119.6\n"
    #expect(refusal(wide) == .several(["M,I15,CP01,AT", "M,I15,CP01,DE"]))
  }

  @Test func `Changes in percent are no index`() {
    let changes = "month,value\n2025-09,2.1\n2025-10,1.3\n2025-11,1.2\n2025-12,0.8\n"
    #expect(refusal(changes) == .changes)
  }

  @Test(
    arguments: [
      "", "item,total\nMilk,1.09\n", "month,value\n2025-09,128.1\n2025-10,128.4\n",
      "year,value\n2021,101.2\n2022,104.2\n2023,107.9\n2024,108.4\n2025,109.4\n",
      "geo,2025-01,2025-04,2025-07,2025-10\nAT,101.2,104.2,107.9,108.4\n",
      "quarter,value\n2025 Q1,101.2\n2025 Q2,104.2\n2025 Q3,107.9\n2025 Q4,108.4\n",
    ])
  func `Without four months there is no index`(_ text: String) {
    #expect(refusal(text) == .noMonths)
  }
}
