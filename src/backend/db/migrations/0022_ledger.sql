-- Double entry: what happened to money, once written never changed. A debit is positive, a credit negative.
CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('ABERTURA', 'VENDA', 'ENCARGO', 'ESTORNO', 'RECEBIMENTO', 'PAGAMENTO', 'DEVOLUCAO_PEDIDA',
    'DEVOLUCAO_FEITA', 'DEVOLUCAO_RECUSADA')),
  -- What it is about, for what is booked once only: a payment or a refund.
  referencia text CHECK ((referencia IS NULL) = (tipo IN ('ABERTURA', 'VENDA', 'ENCARGO', 'ESTORNO'))),
  em timestamptz NOT NULL,
  UNIQUE (tipo, referencia)
);
--> statement-breakpoint
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_transacao bigint NOT NULL REFERENCES ledger_transactions,
  conta text NOT NULL CHECK (conta IN ('CLIENTES', 'PROVEDOR', 'A_IDENTIFICAR', 'A_DEVOLVER', 'RECEITA', 'DESCONTO', 'ENCARGOS')),
  -- There is an account for each provider.
  provedor text CHECK ((provedor IS NOT NULL) = (conta = 'PROVEDOR')),
  codigo_compra char(26) REFERENCES purchases CHECK ((codigo_compra IS NULL) = (conta IN ('PROVEDOR', 'A_IDENTIFICAR'))),
  centavos bigint NOT NULL CHECK (centavos <> 0)
);
--> statement-breakpoint
CREATE INDEX ledger_entries_compra ON ledger_entries (codigo_compra) WHERE codigo_compra IS NOT NULL;
--> statement-breakpoint
CREATE INDEX ledger_entries_transacao ON ledger_entries (id_transacao);
--> statement-breakpoint
CREATE INDEX payment_events_evento ON payment_events (id_evento);
--> statement-breakpoint
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE FUNCTION balance_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booked GROUP BY id_transacao HAVING sum(centavos) <> 0) THEN
    RAISE EXCEPTION 'a transaction of the ledger does not add up to zero';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- All entries of a transaction come in one statement.
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS booked
  FOR EACH STATEMENT EXECUTE FUNCTION balance_ledger();
--> statement-breakpoint
-- What the rows of purchases, payments and refunds say that each account should hold.
CREATE VIEW ledger_expected AS
  WITH sales AS (
    SELECT p.codigo, p.preco_original_centavos, p.desconto_centavos, p.total_centavos,
      COALESCE((SELECT sum(b.multa_centavos + b.juros_centavos) FROM boletos b
        WHERE b.codigo_compra = p.codigo AND b.status = 'PAGO'), 0)
      + COALESCE((SELECT sum(c.valor_centavos - p.total_centavos) FROM payment_charges c
        WHERE c.codigo_compra = p.codigo AND c.status = 'CONCLUIDA' AND c.forma = 'cartao'), 0) AS encargos
    FROM purchases p WHERE p.estado IN ('AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'MATRICULADA')
  ), applied AS (
    SELECT COALESCE(c.codigo_compra, b.codigo_compra) AS codigo, e.valor_centavos
    FROM payment_events e LEFT JOIN payment_charges c USING (txid) LEFT JOIN boletos b ON b.id = e.txid
    WHERE e.aplicado_em IS NOT NULL
  ), paid AS (
    SELECT codigo_compra AS codigo, end_to_end_id AS id_evento, valor_centavos FROM payment_charges
    WHERE forma <> 'boleto' AND end_to_end_id IS NOT NULL
    UNION ALL
    SELECT codigo_compra, id_pagamento, valor_original_centavos + multa_centavos + juros_centavos FROM boletos
    WHERE id_pagamento IS NOT NULL
  ), unreported AS (
    -- Paid before providers were asked to tell the shop of each payment.
    SELECT paid.codigo, paid.valor_centavos FROM paid
    WHERE NOT EXISTS (SELECT FROM payment_events e WHERE e.id_evento = paid.id_evento)
  ), lines (conta, provedor, codigo_compra, centavos) AS (
    SELECT 'RECEITA', NULL, codigo, -preco_original_centavos FROM sales
    UNION ALL SELECT 'DESCONTO', NULL, codigo, desconto_centavos FROM sales
    UNION ALL SELECT 'ENCARGOS', NULL, codigo, -encargos FROM sales
    UNION ALL SELECT 'CLIENTES', NULL, codigo, total_centavos + encargos FROM sales
    UNION ALL SELECT 'CLIENTES', NULL, codigo, -valor_centavos FROM applied
    UNION ALL SELECT 'CLIENTES', NULL, codigo, -valor_centavos FROM unreported
    UNION ALL SELECT 'PROVEDOR', 'historico', NULL, valor_centavos FROM unreported
    UNION ALL SELECT 'PROVEDOR', provedor, NULL, valor_centavos FROM payment_events
    UNION ALL SELECT 'A_IDENTIFICAR', NULL, NULL, -valor_centavos FROM payment_events WHERE aplicado_em IS NULL
    UNION ALL SELECT 'CLIENTES', NULL, codigo_compra, valor_centavos FROM refunds WHERE status <> 'NAO_REALIZADO'
    UNION ALL SELECT 'A_DEVOLVER', NULL, codigo_compra, -valor_centavos FROM refunds WHERE status = 'EM_PROCESSAMENTO'
    UNION ALL SELECT 'PROVEDOR',
      COALESCE((SELECT min(provedor) FROM payment_events e WHERE e.id_evento = r.end_to_end_id), 'historico'),
      NULL, -valor_centavos FROM refunds r WHERE status = 'DEVOLVIDO'
  )
  SELECT conta, provedor, codigo_compra, sum(centavos)::bigint AS centavos FROM lines
  GROUP BY conta, provedor, codigo_compra HAVING sum(centavos) <> 0;
--> statement-breakpoint
-- Opens the books: whatever was sold, paid and given back before them is one transaction.
WITH opening AS (
  INSERT INTO ledger_transactions (tipo, em) SELECT 'ABERTURA', now() WHERE EXISTS (SELECT FROM ledger_expected)
  RETURNING id
)
INSERT INTO ledger_entries (id_transacao, conta, provedor, codigo_compra, centavos)
SELECT opening.id, conta, provedor, codigo_compra, centavos FROM ledger_expected, opening;
