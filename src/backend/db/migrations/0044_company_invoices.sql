-- Seats that a company pays for 30 days later: the day on which that falls due.
ALTER TABLE purchases
  ADD COLUMN fatura_vencimento date CHECK (fatura_vencimento BETWEEN '2000-01-01' AND '9999-12-01'),
  ADD CHECK (fatura_vencimento IS NULL OR empresa IS NOT NULL);
--> statement-breakpoint
ALTER TABLE purchases DROP CONSTRAINT purchases_check1;
--> statement-breakpoint
ALTER TABLE purchases ADD CONSTRAINT purchases_check1 CHECK (estado NOT IN ('PAGA', 'MATRICULADA')
  OR ((pago_em IS NOT NULL OR fatura_vencimento IS NOT NULL) AND aceite_em IS NOT NULL AND vaga_retida));
--> statement-breakpoint
CREATE INDEX purchases_open_invoices ON purchases (fatura_vencimento)
  WHERE fatura_vencimento IS NOT NULL AND pago_em IS NULL AND estado = 'MATRICULADA';
--> statement-breakpoint
-- Which companies may, as one person orders for them, and how much they may owe.
CREATE TABLE invoice_terms (
  id_pessoa integer NOT NULL REFERENCES persons,
  -- Without its mask.
  cnpj char(14) NOT NULL,
  limite_centavos integer NOT NULL CHECK (limite_centavos > 0),
  id_login integer NOT NULL REFERENCES logins,
  permitido_em timestamptz NOT NULL,
  PRIMARY KEY (id_pessoa, cnpj)
);
--> statement-breakpoint
-- Money that came by a noted transfer goes back by hand.
ALTER TABLE finance_marks DROP CONSTRAINT finance_marks_tipo_check;
--> statement-breakpoint
ALTER TABLE finance_marks ADD CONSTRAINT finance_marks_tipo_check CHECK (tipo IN
  ('PAGAMENTO_DESCONHECIDO', 'DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_FAZER', 'AVISO_ESTRANHO', 'DIFERENCA'));
