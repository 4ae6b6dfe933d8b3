-- Who has paid and has no class chooses: another one, or the money back.
ALTER TABLE purchases
  ADD COLUMN escolha_ate timestamptz,
  ADD COLUMN escolha_lembrada_em timestamptz,
  ADD CHECK (escolha_ate IS NULL OR estado IN ('PAGAMENTO_TARDIO', 'TURMA_CANCELADA'));
--> statement-breakpoint
CREATE INDEX purchases_choosing ON purchases (escolha_ate) WHERE escolha_ate IS NOT NULL;
--> statement-breakpoint
-- Until now somebody had to ring these people up.
UPDATE purchases SET escolha_ate = now() + interval '8 days'
  WHERE estado = 'PAGAMENTO_TARDIO' AND NOT EXISTS (SELECT FROM refunds WHERE refunds.codigo_compra = purchases.codigo);
--> statement-breakpoint
-- A move to a dearer class, whose seat is held while the difference is paid.
CREATE TABLE class_changes (
  txid text PRIMARY KEY REFERENCES payment_charges ON DELETE CASCADE,
  codigo_compra char(26) NOT NULL REFERENCES purchases ON DELETE CASCADE,
  id_oferta integer NOT NULL REFERENCES offers,
  status text NOT NULL CHECK (status IN ('ABERTA', 'CONCLUIDA', 'ENCERRADA')),
  preco_original_centavos integer NOT NULL CHECK (preco_original_centavos >= 0),
  total_centavos integer NOT NULL CHECK (total_centavos BETWEEN 0 AND preco_original_centavos),
  -- What its charge asks for.
  diferenca_centavos integer NOT NULL CHECK (diferenca_centavos > 0),
  codigo_cupom text REFERENCES coupons,
  criada_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX class_changes_one_open ON class_changes (codigo_compra) WHERE status = 'ABERTA';
--> statement-breakpoint
CREATE INDEX class_changes_due ON class_changes (expira_em) WHERE status = 'ABERTA';
--> statement-breakpoint
ALTER TABLE payment_events DROP CONSTRAINT payment_events_resultado_check;
--> statement-breakpoint
ALTER TABLE payment_events ADD CONSTRAINT payment_events_resultado_check
  CHECK (resultado IN ('EM_DIA', 'TARDIO', 'REPETIDO', 'VALOR_DIVERGENTE', 'CARNE_ENCERRADO', 'TROCA_ENCERRADA'));
