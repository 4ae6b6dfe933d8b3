-- When its provider was last asked what became of it.
ALTER TABLE payment_charges ADD COLUMN conferida_em timestamptz;
--> statement-breakpoint
ALTER TABLE boletos ADD COLUMN conferido_em timestamptz;
--> statement-breakpoint
-- What somebody of the team settled by hand: a payment, a refund, an item of a notice or a difference of the books.
CREATE TABLE finance_marks (
  tipo text NOT NULL CHECK (tipo IN ('PAGAMENTO_DESCONHECIDO', 'DEVOLUCAO_RECUSADA', 'AVISO_ESTRANHO', 'DIFERENCA')),
  referencia text NOT NULL CHECK (char_length(referencia) BETWEEN 1 AND 200),
  nota text NOT NULL CHECK (char_length(nota) BETWEEN 1 AND 1000),
  id_login integer NOT NULL REFERENCES logins,
  resolvido_em timestamptz NOT NULL,
  PRIMARY KEY (tipo, referencia)
);
