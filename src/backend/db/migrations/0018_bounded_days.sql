-- The wire writes years with four digits. Rows that are there already are left alone.
ALTER TABLE offers ADD CONSTRAINT offers_ano CHECK (data_fim < '10000-01-01') NOT VALID;
--> statement-breakpoint
-- A hundred years: later there is no clock any more.
ALTER TABLE simulated_bank_state ADD CONSTRAINT simulated_bank_adiantamento
  CHECK (adiantamento_ms <= 3155760000000) NOT VALID;
