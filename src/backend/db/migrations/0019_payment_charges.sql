-- One table for the charges of every form of payment: Pix was the first.
ALTER TABLE pix_charges RENAME TO payment_charges;
--> statement-breakpoint
ALTER INDEX pix_charges_one_active RENAME TO payment_charges_one_active;
--> statement-breakpoint
ALTER INDEX pix_charges_compra RENAME TO payment_charges_compra;
--> statement-breakpoint
ALTER TABLE payment_charges
  ADD COLUMN forma text NOT NULL DEFAULT 'pix' CHECK (forma IN ('pix', 'boleto', 'cartao')),
  ADD COLUMN parcelas integer NOT NULL DEFAULT 1 CHECK (parcelas BETWEEN 1 AND 36),
  -- When the provider took notice that nobody should pay it any more.
  ADD COLUMN cancelada_em timestamptz;
--> statement-breakpoint
CREATE INDEX payment_charges_to_cancel ON payment_charges (criada_em) WHERE status = 'SUBSTITUIDA' AND cancelada_em IS NULL;
--> statement-breakpoint
ALTER TABLE refunds ADD COLUMN forma text NOT NULL DEFAULT 'pix' CHECK (forma IN ('pix', 'boleto', 'cartao'));
