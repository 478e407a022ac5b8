import PricebookModel

/// A column of a table, with the cell that it has for an element.
struct TableColumn<Element> {
  let head: DisplayTable.Column
  let cell: (Element) -> Cell

  init(
    _ header: RichText, order: DisplayTable.Column.Order? = nil, cell: @escaping (Element) -> Cell
  ) {
    head = DisplayTable.Column(header, order: order)
    self.cell = cell
  }

  private init(head: DisplayTable.Column, cell: @escaping (Element) -> Cell) {
    self.head = head
    self.cell = cell
  }

  static func number(
    _ header: RichText, order: DisplayTable.Column.Order? = nil, cell: @escaping (Element) -> Cell
  ) -> TableColumn { TableColumn(head: .number(header, order: order), cell: cell) }
}
