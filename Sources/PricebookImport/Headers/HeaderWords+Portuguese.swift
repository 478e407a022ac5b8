extension HeaderWords {
  /// The best name for each meaning comes first.
  static let portuguese: [ColumnMeaning: [String]] = [
    .receiptID: [
      "numerorecibo", "recibo", "numerodorecibo", "talao", "numerotalao", "numerofatura", "fatura",
      "numerodafatura", "cupomfiscal", "notafiscal", "numerotransacao", "transacao", "numeropedido",
      "pedido", "numeroencomenda", "encomenda",
    ],
    .date: [
      "data", "datacompra", "datadacompra", "datadecompra", "datatalao", "datafatura", "datapedido",
      "dia",
    ],
    .time: ["hora", "horacompra", "horadacompra"],
    .store: [
      "loja", "nomeloja", "nomedaloja", "estabelecimento", "supermercado", "mercado", "comerciante",
      "vendedor", "rede", "fornecedor",
    ],
    .location: ["localizacao", "local", "morada", "endereco", "cidade", "filial", "codigopostal"],
    .item: [
      "artigo", "nomeartigo", "nomedoartigo", "produto", "nomeproduto", "nomedoproduto",
      "descricao", "descricaodoproduto", "designacao", "nome", "item",
    ],
    .barcode: [
      "codigodebarras", "codigobarras", "codigoean", "codigoproduto", "codigoartigo", "codigo",
      "referencia",
    ],
    .category: [
      "categoria", "categoriaproduto", "seccao", "secao", "departamento", "familia", "grupo",
    ],
    .quantity: ["quantidade", "qtd", "qtde", "unidades", "peso"],
    .unit: ["unidade", "unidadedemedida", "unidademedida", "medida"],
    .unitPrice: ["precounitario", "precoporunidade", "valorunitario", "precounidade", "preco"],
    .discount: ["desconto", "valordesconto", "valordodesconto", "abatimento", "poupanca"],
    .total: [
      "montante", "valortotal", "precototal", "total", "totallinha", "totalpago", "pago",
      "valorpago", "custo", "soma", "valor", "gasto",
    ],
    .currency: ["moeda", "divisa", "codigomoeda"],
  ]
}
