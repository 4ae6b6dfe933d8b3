-- The sheet that a bank makes of a boleto itself, for its payer alone.
ALTER TABLE boletos ADD COLUMN documento_url text;
