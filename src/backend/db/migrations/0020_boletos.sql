-- The boletos of a charge: one, or one a month. What was paid late is renewed by another of the same installment.
CREATE TABLE boletos (
  id text PRIMARY KEY CHECK (id ~ '^[a-zA-Z0-9]{26,35}$'),
  txid_cobranca text NOT NULL REFERENCES payment_charges ON DELETE CASCADE,
  codigo_compra char(26) NOT NULL REFERENCES purchases ON DELETE CASCADE,
  parcela integer NOT NULL CHECK (parcela BETWEEN 1 AND 36),
  status text NOT NULL CHECK (status IN ('REGISTRADO', 'PAGO', 'VENCIDO', 'SUBSTITUIDO', 'BAIXADO')),
  valor_original_centavos integer NOT NULL CHECK (valor_original_centavos > 0),
  multa_centavos integer NOT NULL DEFAULT 0 CHECK (multa_centavos >= 0),
  juros_centavos integer NOT NULL DEFAULT 0 CHECK (juros_centavos >= 0),
  vencimento_original date NOT NULL,
  vencimento date NOT NULL,
  -- Both null until the bank has answered.
  nosso_numero text,
  codigo_barras char(44) CHECK (codigo_barras ~ '^[0-9]{44}$'),
  criado_em timestamptz NOT NULL,
  pago_em timestamptz,
  id_pagamento text UNIQUE,
  lembretes text[] NOT NULL DEFAULT '{}',
  -- When the bank took notice that nobody should pay it any more.
  baixado_em timestamptz,
  CHECK ((status = 'PAGO') = (pago_em IS NOT NULL)),
  CHECK ((nosso_numero IS NULL) = (codigo_barras IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX boletos_one_open ON boletos (txid_cobranca, parcela) WHERE status IN ('REGISTRADO', 'VENCIDO');
--> statement-breakpoint
CREATE INDEX boletos_compra ON boletos (codigo_compra);
--> statement-breakpoint
CREATE INDEX boletos_due ON boletos (vencimento) WHERE status IN ('REGISTRADO', 'VENCIDO');
--> statement-breakpoint
CREATE INDEX boletos_to_withdraw ON boletos (criado_em) WHERE status IN ('SUBSTITUIDO', 'BAIXADO') AND baixado_em IS NULL;
--> statement-breakpoint
ALTER TABLE payment_events DROP CONSTRAINT payment_events_resultado_check;
--> statement-breakpoint
ALTER TABLE payment_events ADD CONSTRAINT payment_events_resultado_check
  CHECK (resultado IN ('EM_DIA', 'TARDIO', 'REPETIDO', 'VALOR_DIVERGENTE', 'CARNE_ENCERRADO'));
--> statement-breakpoint
CREATE SEQUENCE simulated_bank_our_numbers;
--> statement-breakpoint
ALTER TABLE simulated_bank_charges
  ALTER COLUMN brcode DROP NOT NULL,
  ADD COLUMN forma text NOT NULL DEFAULT 'pix' CHECK (forma IN ('pix', 'boleto')),
  ADD COLUMN nosso_numero text UNIQUE,
  ADD COLUMN codigo_barras char(44) CHECK (codigo_barras ~ '^[0-9]{44}$');
