-- What one payment gives back may go in parts, and where the way back failed, to a key or an account the buyer names.
ALTER TABLE refunds
  ADD COLUMN parte integer NOT NULL DEFAULT 1 CHECK (parte > 0),
  -- Only while the bank is asked: emptied once the refund has ended.
  ADD COLUMN destino jsonb,
  ADD COLUMN destino_tipo text CHECK (destino_tipo IN ('pix', 'conta')),
  ADD CHECK (destino IS NULL OR (status = 'EM_PROCESSAMENTO' AND destino_tipo IS NOT NULL));
--> statement-breakpoint
DROP INDEX refunds_one_per_payment;
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_one_per_part ON refunds (end_to_end_id, parte) WHERE status <> 'NAO_REALIZADO';
--> statement-breakpoint
CREATE INDEX refunds_compra ON refunds (codigo_compra);
--> statement-breakpoint
ALTER TABLE simulated_bank_charges ADD COLUMN recusa_devolucao boolean NOT NULL DEFAULT false;
