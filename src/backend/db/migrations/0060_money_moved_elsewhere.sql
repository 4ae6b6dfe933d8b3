-- The provider's own id of a refund, which alone proves that a refund it has is this one.
ALTER TABLE refunds ADD COLUMN id_provedor text CHECK (char_length(id_provedor) BETWEEN 1 AND 64);
--> statement-breakpoint
-- How the debt of a refund that couldn't be made ended otherwise: the provider gave the money back without the shop, or
-- the finance team did by hand.
ALTER TABLE refunds ADD COLUMN quitada_em timestamptz;
--> statement-breakpoint
ALTER TABLE refunds ADD COLUMN quitacao text CHECK (quitacao IN ('PROVEDOR', 'A_MAO'));
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_quitacao_whole
  CHECK ((quitada_em IS NULL) = (quitacao IS NULL) AND (quitada_em IS NULL OR status = 'NAO_REALIZADO'));
--> statement-breakpoint
-- When the provider was last asked where the money of a payment is, and since when it is at the shop's disposal there.
ALTER TABLE payment_events ADD COLUMN conferido_em timestamptz;
--> statement-breakpoint
ALTER TABLE payment_events ADD COLUMN liberado_em timestamptz;
--> statement-breakpoint
CREATE INDEX payment_events_to_check ON payment_events (COALESCE(conferido_em, recebido_em)) WHERE aplicado_em IS NOT NULL;
--> statement-breakpoint
-- Money of a payment that moved at its provider without the shop asking: given back in the provider's panel, taken back by
-- MED, disputed, or kept as a fee. ABERTO: held back, nobody has it yet. FEITO: gone. DESFEITO: it is the shop's (again).
CREATE TABLE provider_moves (
  provedor text NOT NULL,
  id_movimento text NOT NULL CHECK (char_length(id_movimento) BETWEEN 1 AND 100),
  id_evento text NOT NULL,
  codigo_compra char(26) NOT NULL REFERENCES purchases,
  tipo text NOT NULL CHECK (tipo IN ('DEVOLUCAO', 'MED', 'CONTESTACAO', 'MEDIACAO', 'TARIFA')),
  status text NOT NULL CHECK (status IN ('ABERTO', 'FEITO', 'DESFEITO')),
  centavos integer NOT NULL CHECK (centavos >= 0),
  -- How often it was booked; names its transactions.
  versao integer NOT NULL DEFAULT 1,
  criado_em timestamptz NOT NULL,
  mudou_em timestamptz NOT NULL,
  PRIMARY KEY (provedor, id_movimento),
  FOREIGN KEY (provedor, id_evento) REFERENCES payment_events (provedor, id_evento)
);
--> statement-breakpoint
CREATE INDEX provider_moves_evento ON provider_moves (provedor, id_evento);
--> statement-breakpoint
CREATE INDEX provider_moves_compra ON provider_moves (codigo_compra);
--> statement-breakpoint
-- What the finance team has to look at: one row for each debt or move of money, with its deadline and how it ended.
CREATE TABLE finance_matters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('CONTESTACAO', 'DEVOLUCAO_NO_PROVEDOR', 'DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_FAZER')),
  -- Names it among those of its kind: a move of the provider, or a payment with the part of it that is owed.
  referencia text NOT NULL CHECK (char_length(referencia) BETWEEN 1 AND 200),
  codigo_compra char(26) REFERENCES purchases,
  provedor text,
  centavos integer NOT NULL CHECK (centavos > 0),
  detalhe text NOT NULL CHECK (char_length(detalhe) BETWEEN 1 AND 200),
  aberta_em timestamptz NOT NULL,
  -- The last day to act.
  prazo date NOT NULL CHECK (prazo BETWEEN '2000-01-01' AND '9999-12-01'),
  encerrada_em timestamptz,
  desfecho text CHECK (desfecho IN ('DEVOLVIDA_PELO_PROVEDOR', 'DEVOLVIDA_A_MAO', 'GANHA', 'PERDIDA', 'RESOLVIDA')),
  nota text CHECK (char_length(nota) BETWEEN 1 AND 1000),
  comprovante text CHECK (char_length(comprovante) BETWEEN 1 AND 200),
  id_login integer REFERENCES logins,
  -- Who approved it, where two have to.
  id_aprovador integer REFERENCES logins CHECK (id_aprovador <> id_login),
  UNIQUE (tipo, referencia),
  CHECK ((encerrada_em IS NULL) = (desfecho IS NULL))
);
--> statement-breakpoint
CREATE INDEX finance_matters_open ON finance_matters (prazo) WHERE encerrada_em IS NULL;
--> statement-breakpoint
CREATE INDEX finance_matters_compra ON finance_matters (codigo_compra);
--> statement-breakpoint
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_tipo_check;
--> statement-breakpoint
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_tipo_check CHECK (tipo IN ('ABERTURA', 'VENDA', 'ENCARGO',
  'ESTORNO', 'RECEBIMENTO', 'PAGAMENTO', 'DEVOLUCAO_PEDIDA', 'DEVOLUCAO_FEITA', 'DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_MAO', 'MOVIMENTO'));
--> statement-breakpoint
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_conta_check;
--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_conta_check CHECK (conta IN ('CLIENTES', 'PROVEDOR', 'A_IDENTIFICAR',
  'A_DEVOLVER', 'CONTESTADO', 'TARIFAS', 'RECEITA', 'DESCONTO', 'ENCARGOS'));
--> statement-breakpoint
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_check;
--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_check
  CHECK ((provedor IS NOT NULL) = (conta IN ('PROVEDOR', 'TARIFAS')));
--> statement-breakpoint
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_check1;
--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_check1
  CHECK ((codigo_compra IS NULL) = (conta IN ('PROVEDOR', 'A_IDENTIFICAR', 'TARIFAS')));
--> statement-breakpoint
CREATE OR REPLACE VIEW ledger_expected AS
  WITH sales AS (
    SELECT p.codigo, p.preco_original_centavos, p.desconto_centavos, p.total_centavos,
      COALESCE((SELECT sum(b.multa_centavos + b.juros_centavos) FROM boletos b
        WHERE b.codigo_compra = p.codigo AND b.status = 'PAGO'), 0)
      + COALESCE((SELECT sum(c.acrescimo_centavos) FROM payment_charges c
        WHERE c.codigo_compra = p.codigo AND c.status = 'CONCLUIDA'), 0) AS encargos
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
    -- A refused refund that the finance team paid by a transfer of its own.
    UNION ALL SELECT 'CLIENTES', NULL, codigo_compra, valor_centavos FROM refunds WHERE quitacao = 'A_MAO'
    UNION ALL SELECT 'PROVEDOR', 'transferencia', NULL, -valor_centavos FROM refunds WHERE quitacao = 'A_MAO'
    UNION ALL SELECT 'PROVEDOR', provedor, NULL, -centavos FROM provider_moves WHERE status <> 'DESFEITO'
    UNION ALL SELECT 'CONTESTADO', NULL, codigo_compra, centavos FROM provider_moves WHERE status = 'ABERTO'
    UNION ALL SELECT 'CLIENTES', NULL, codigo_compra, centavos FROM provider_moves WHERE status = 'FEITO' AND tipo <> 'TARIFA'
    UNION ALL SELECT 'TARIFAS', provedor, NULL, centavos FROM provider_moves WHERE status = 'FEITO' AND tipo = 'TARIFA'
  )
  SELECT conta, provedor, codigo_compra, sum(centavos)::bigint AS centavos FROM lines
  GROUP BY conta, provedor, codigo_compra HAVING sum(centavos) <> 0;
