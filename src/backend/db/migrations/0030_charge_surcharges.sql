-- What a form of payment adds to the price. No charge has added anything so far; the price of its purchase says
-- nothing of it any more once the purchase has moved to a class of another price.
ALTER TABLE payment_charges ADD COLUMN acrescimo_centavos integer NOT NULL DEFAULT 0
  CHECK (acrescimo_centavos BETWEEN 0 AND valor_centavos);
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
  )
  SELECT conta, provedor, codigo_compra, sum(centavos)::bigint AS centavos FROM lines
  GROUP BY conta, provedor, codigo_compra HAVING sum(centavos) <> 0;
