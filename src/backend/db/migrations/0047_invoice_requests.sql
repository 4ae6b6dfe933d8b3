-- Companies that ask to pay on invoice, one row for each as a person orders for it: open until the finance
-- team allows it, which deletes the row, or refuses it.
CREATE TABLE invoice_requests (
  id_pessoa integer NOT NULL REFERENCES persons,
  -- Without its mask.
  cnpj char(14) NOT NULL,
  -- The order it was asked for with.
  codigo_compra char(26) NOT NULL REFERENCES purchases,
  pedido_em timestamptz NOT NULL,
  recusado_em timestamptz,
  motivo text CHECK (char_length(motivo) BETWEEN 1 AND 500),
  PRIMARY KEY (id_pessoa, cnpj),
  CHECK ((recusado_em IS NULL) = (motivo IS NULL))
);
