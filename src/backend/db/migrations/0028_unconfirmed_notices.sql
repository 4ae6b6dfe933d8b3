-- What a notice tells of is asked for at its provider, who may know nothing of it.
ALTER TABLE odd_payment_items DROP CONSTRAINT odd_payment_items_motivo_check;
--> statement-breakpoint
ALTER TABLE odd_payment_items ADD CONSTRAINT odd_payment_items_motivo_check
  CHECK (motivo IN ('ILEGIVEL', 'SEM_TXID', 'SEM_VALOR', 'DIVERGENTE', 'NAO_CONFIRMADO'));
