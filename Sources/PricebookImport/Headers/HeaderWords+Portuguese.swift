extension HeaderWords {
  /// The best name for each meaning comes first.
  static let portuguese: [ColumnMeaning: [String]] = [
    .receiptID: [
      "Nº recibo", "Nº do recibo", "numerorecibo", "recibo", "numerodorecibo", "talao", "Nº talão",
      "Nº do talão", "numerotalao", "Nº fatura", "Nº da fatura", "numerofatura", "fatura",
      "numerodafatura", "Nº cupom", "cupom", "cupomfiscal", "notafiscal", "numerotransacao",
      "transacao", "Nº pedido", "Nº transação", "numeropedido",
      "pedido", "numeroencomenda", "encomenda",
    ],
    .date: [
      "data", "datacompra", "datadacompra", "datadecompra", "datatalao", "datafatura", "datapedido",
      "dia",
    ],
    .time: ["hora", "horacompra", "horadacompra"],
    .store: [
      "loja", "nomeloja", "nomedaloja", "estabelecimento", "supermercado", "mercado", "comerciante",
      "vendedor", "rede",
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
    .quantity: ["quantidade", "qtd", "qtde", "qt", "quant", "unidades", "peso"],
    .unit: ["unidade", "un", "UM", "unid", "unidadedemedida", "unidademedida", "medida"],
    .unitPrice: [
      "precounitario", "Valor Unit.", "Vl. Unit.", "Vlr. Unit.", "Preço Unit.", "Preço un.",
      "P. Unit.", "precoporunidade", "valorunitario", "precounidade", "preco",
    ],
    .discount: ["desconto", "desc", "valordesconto", "valordodesconto", "abatimento", "poupanca"],
    .total: [
      "montante", "valortotal", "precototal", "total", "totallinha", "totalpago", "pago",
      "valorpago", "custo", "soma", "valor", "gasto",
    ],
    .currency: ["moeda", "divisa", "codigomoeda"],
    .person: ["pago por", "pagador", "quem pagou", "comprado por", "pessoa"],
  ]
}
