-- Money for a charge whose purchase waits for another guardian's acceptance goes back.
ALTER TABLE payment_events DROP CONSTRAINT payment_events_resultado_check;
--> statement-breakpoint
ALTER TABLE payment_events ADD CONSTRAINT payment_events_resultado_check
  CHECK (resultado IN ('EM_DIA', 'TARDIO', 'REPETIDO', 'VALOR_DIVERGENTE', 'CARNE_ENCERRADO', 'TROCA_ENCERRADA', 'ACEITE_ENCERRADO'));
