-- A refund that no provider can make is made by hand: since when, and why. One that a provider refused, and that was
-- marked as settled before there were receipts, stays with the finance team.
ALTER TABLE refunds
  ADD COLUMN a_mao_desde timestamptz,
  ADD COLUMN a_mao_motivo text CHECK (a_mao_motivo IN ('TRANSFERENCIA', 'SEM_PROVEDOR', 'DESTINO', 'ASSUMIDA')),
  -- The account the money left by, where it isn't that of the provider which took it.
  ADD COLUMN saiu_por text CHECK (saiu_por IS NULL OR status = 'DEVOLVIDO'),
  ADD CHECK ((a_mao_desde IS NULL) = (a_mao_motivo IS NULL));
--> statement-breakpoint
UPDATE refunds r SET a_mao_desde = criada_em, a_mao_motivo = 'TRANSFERENCIA' WHERE status = 'EM_PROCESSAMENTO' AND EXISTS (
  SELECT FROM payment_events e WHERE e.id_evento = r.end_to_end_id AND e.provedor = 'transferencia');
--> statement-breakpoint
UPDATE refunds r SET a_mao_desde = m.resolvido_em, a_mao_motivo = 'ASSUMIDA' FROM finance_marks m
WHERE m.tipo = 'DEVOLUCAO_RECUSADA' AND m.referencia = r.id AND r.status = 'NAO_REALIZADO';
--> statement-breakpoint
-- What proves that a refund was made by hand. Two people: one makes and registers it, another one checks it.
CREATE TABLE refund_receipts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_devolucao text NOT NULL REFERENCES refunds,
  -- The bank's own number of the transfer.
  comprovante text NOT NULL CHECK (char_length(comprovante) BETWEEN 4 AND 100),
  pago_em date NOT NULL CHECK (pago_em BETWEEN '2000-01-01' AND '9999-12-01'),
  nota text NOT NULL CHECK (char_length(nota) BETWEEN 1 AND 1000),
  id_login integer NOT NULL REFERENCES logins,
  registrado_em timestamptz NOT NULL,
  aceito boolean,
  id_conferente integer REFERENCES logins CHECK (id_conferente <> id_login),
  conferido_em timestamptz,
  -- Why it was refused.
  recusa text CHECK (char_length(recusa) BETWEEN 1 AND 1000),
  CHECK ((aceito IS NULL) = (conferido_em IS NULL) AND (aceito IS NULL) = (id_conferente IS NULL)),
  CHECK ((recusa IS NOT NULL) = (aceito IS FALSE))
);
--> statement-breakpoint
CREATE UNIQUE INDEX refund_receipts_one ON refund_receipts (id_devolucao) WHERE aceito IS NOT FALSE;
--> statement-breakpoint
-- Refunds that the finance team asks for: above a limit they wait until a second person approves.
CREATE TABLE refund_requests (
  id uuid PRIMARY KEY,
  codigo_compra char(26) NOT NULL REFERENCES purchases,
  centavos integer NOT NULL CHECK (centavos > 0),
  -- Whether the enrolment ends with it.
  encerra boolean NOT NULL,
  -- The buyer reads it.
  motivo text NOT NULL CHECK (char_length(motivo) BETWEEN 1 AND 300),
  status text NOT NULL CHECK (status IN ('AGUARDA_APROVACAO', 'FEITA', 'RECUSADA')),
  -- Of the form that was sent: sent twice it is one request.
  chave text NOT NULL CHECK (char_length(chave) BETWEEN 1 AND 100),
  id_login integer NOT NULL REFERENCES logins,
  pedida_em timestamptz NOT NULL,
  -- Null for one within the limit, which nobody had to approve.
  id_aprovador integer REFERENCES logins CHECK (id_aprovador <> id_login),
  decidida_em timestamptz,
  -- Why it was refused.
  recusa text CHECK (char_length(recusa) BETWEEN 1 AND 1000),
  UNIQUE (id_login, chave),
  CHECK ((status = 'AGUARDA_APROVACAO') = (decidida_em IS NULL)),
  CHECK ((status = 'RECUSADA') = (recusa IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX refund_requests_waiting ON refund_requests (codigo_compra) WHERE status = 'AGUARDA_APROVACAO';
--> statement-breakpoint
CREATE INDEX refund_requests_compra ON refund_requests (codigo_compra);
--> statement-breakpoint
ALTER TABLE purchases
  -- What went back while the enrolment stays: the price is that much lower.
  ADD COLUMN abatido_centavos integer NOT NULL DEFAULT 0 CHECK (abatido_centavos >= 0),
  -- What the shop keeps, by the contract, of a purchase that was given up.
  ADD COLUMN retido_centavos integer NOT NULL DEFAULT 0 CHECK (retido_centavos >= 0);
--> statement-breakpoint
CREATE OR REPLACE VIEW ledger_expected AS
  WITH sales AS (
    SELECT p.codigo, p.preco_original_centavos, p.desconto_centavos + p.abatido_centavos AS desconto_centavos,
      p.total_centavos - p.abatido_centavos AS total_centavos,
      COALESCE((SELECT sum(b.multa_centavos + b.juros_centavos) FROM boletos b
        WHERE b.codigo_compra = p.codigo AND b.status = 'PAGO'), 0)
      + COALESCE((SELECT sum(c.acrescimo_centavos) FROM payment_charges c
        WHERE c.codigo_compra = p.codigo AND c.status = 'CONCLUIDA'), 0) AS encargos
    FROM purchases p WHERE p.estado IN ('AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'MATRICULADA')
  ), kept AS (
    SELECT p.codigo, p.retido_centavos FROM purchases p WHERE p.estado IN ('ARREPENDIDA', 'ESTORNADA')
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
    UNION ALL SELECT 'ENCARGOS', NULL, codigo, -retido_centavos FROM kept
    UNION ALL SELECT 'CLIENTES', NULL, codigo, retido_centavos FROM kept
    UNION ALL SELECT 'CLIENTES', NULL, codigo, -valor_centavos FROM applied
    UNION ALL SELECT 'CLIENTES', NULL, codigo, -valor_centavos FROM unreported
    UNION ALL SELECT 'PROVEDOR', 'historico', NULL, valor_centavos FROM unreported
    UNION ALL SELECT 'PROVEDOR', provedor, NULL, valor_centavos FROM payment_events
    UNION ALL SELECT 'A_IDENTIFICAR', NULL, NULL, -valor_centavos FROM payment_events WHERE aplicado_em IS NULL
    UNION ALL SELECT 'CLIENTES', NULL, codigo_compra, valor_centavos FROM refunds WHERE status <> 'NAO_REALIZADO'
    UNION ALL SELECT 'A_DEVOLVER', NULL, codigo_compra, -valor_centavos FROM refunds WHERE status = 'EM_PROCESSAMENTO'
    UNION ALL SELECT 'PROVEDOR',
      COALESCE(saiu_por, (SELECT min(provedor) FROM payment_events e WHERE e.id_evento = r.end_to_end_id), 'historico'),
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
