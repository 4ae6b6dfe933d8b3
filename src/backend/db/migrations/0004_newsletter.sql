-- Who asked for news by mail, and the links that confirm it or end it.
CREATE TABLE newsletter_subscriptions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  versao_texto text NOT NULL,
  pedido_em timestamptz NOT NULL,
  confirmado_em timestamptz,
  cancelado_em timestamptz
);
--> statement-breakpoint
CREATE TABLE newsletter_tokens (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  id_assinatura integer NOT NULL REFERENCES newsletter_subscriptions ON DELETE CASCADE,
  tipo text NOT NULL CHECK (tipo IN ('CONFIRMAR', 'CANCELAR')),
  versao_texto text NOT NULL,
  expira_em timestamptz,
  usado_em timestamptz
);
--> statement-breakpoint
CREATE INDEX newsletter_tokens_assinatura ON newsletter_tokens (id_assinatura);
