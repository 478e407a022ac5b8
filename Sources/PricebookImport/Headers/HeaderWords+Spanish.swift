extension HeaderWords {
  /// The best name for each meaning comes first.
  static let spanish: [ColumnMeaning: [String]] = [
    .receiptID: [
      "Nº ticket", "Nº de ticket", "Nº tique", "numeroticket", "numerodeticket", "numeroderecibo",
      "Nº recibo", "Nº de recibo", "recibo", "Nº factura", "Nº de factura", "numerodefactura",
      "factura",
      "numfactura", "tique", "ticket", "Nº pedido", "Nº de pedido", "numerodepedido", "pedido",
      "numerodetransaccion",
      "transaccion",
    ],
    .date: [
      "fecha", "fechacompra", "fechadecompra", "fechaticket", "fechadelticket", "fechafactura",
      "fechadefactura", "fechapedido", "dia",
    ],
    .time: ["hora", "horacompra", "horadecompra", "horaticket"],
    .store: [
      "tienda", "nombretienda", "nombredelatienda", "comercio", "establecimiento", "supermercado",
      "mercado", "vendedor", "comerciante", "cadena",
    ],
    .location: ["ubicacion", "direccion", "ciudad", "localidad", "sucursal", "codigopostal"],
    .item: [
      "articulo", "nombrearticulo", "nombredelarticulo", "producto", "nombreproducto",
      "nombredelproducto", "descripcion", "descripciondelproducto", "concepto", "denominacion",
      "nombre",
    ],
    .barcode: [
      "codigodebarras", "codigobarras", "codigoean", "codigoproducto", "codigoarticulo",
      "referencia", "codigo",
    ],
    .category: ["categoria", "categoriaproducto", "seccion", "departamento", "familia", "grupo"],
    .quantity: ["cantidad", "cant", "ctd", "cdad", "unidades", "numerodeunidades", "uds", "peso"],
    .unit: ["unidad", "ud", "UM", "unid", "unidaddemedida", "unidadmedida", "medida"],
    .unitPrice: [
      "preciounitario", "Precio unit.", "P. unit.", "Precio ud.", "precioporunidad", "preciounidad",
      "preciound", "pvp", "precio",
    ],
    .discount: [
      "descuento", "desc", "dcto", "importedescuento", "rebaja", "ahorro", "dto", "bonificacion",
    ],
    .total: [
      "importe", "importetotal", "preciototal", "total", "totallinea", "totalpagado", "pagado",
      "monto", "montototal", "coste", "costo", "suma", "gasto", "valor",
    ],
    .currency: ["moneda", "divisa", "codigomoneda"],
    .person: ["pagado por", "pagador", "quién pagó", "quién ha pagado", "comprado por", "persona"],
  ]
}
