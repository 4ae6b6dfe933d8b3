-- A message goes to an address, or to whoever turns out to be meant by the identifier in it; never to an empty string.
ALTER TABLE outbox ALTER COLUMN destinatario DROP NOT NULL;
--> statement-breakpoint
UPDATE outbox SET destinatario = NULL WHERE destinatario = '' AND jsonb_exists(dados, 'identificador');
--> statement-breakpoint
DELETE FROM outbox WHERE destinatario = '';
--> statement-breakpoint
ALTER TABLE outbox ADD CONSTRAINT outbox_destinatario CHECK (destinatario <> ''),
  ADD CONSTRAINT outbox_de_alguem CHECK (destinatario IS NOT NULL OR coalesce(dados ->> 'identificador', '') <> '');
--> statement-breakpoint
CREATE INDEX outbox_login ON outbox ((dados ->> 'id_login')) WHERE dados ->> 'id_login' IS NOT NULL;
--> statement-breakpoint
CREATE INDEX outbox_identificador ON outbox ((dados ->> 'identificador')) WHERE destinatario IS NULL;
--> statement-breakpoint
-- While a change of address can be undone, the old one is kept for its login.
CREATE TABLE email_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_login integer NOT NULL REFERENCES logins,
  de text NOT NULL CHECK (de = lower(de) AND de <> ''),
  para text NOT NULL CHECK (para = lower(para) AND para <> ''),
  em timestamptz NOT NULL,
  desfazer_ate timestamptz NOT NULL CHECK (desfazer_ate > em),
  desfeita_em timestamptz
);
--> statement-breakpoint
CREATE INDEX email_changes_de ON email_changes (de) WHERE desfeita_em IS NULL;
--> statement-breakpoint
CREATE INDEX email_changes_login ON email_changes (id_login);
--> statement-breakpoint
ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_tipo_check,
  ADD CONSTRAINT one_time_tokens_tipo_check
  CHECK (tipo IN ('CONFIRMAR_EMAIL', 'TROCAR_SENHA', 'CONFIRMAR_LOGIN', 'DESFAZER_EMAIL'));
--> statement-breakpoint
-- Whoever tries a password waits for their turn, each time longer.
CREATE TABLE sign_in_turns (
  chave text PRIMARY KEY,
  -- What is forgotten together: the name that is tried, or the login.
  grupo text NOT NULL,
  tentativas integer NOT NULL CHECK (tentativas > 0),
  livre_em timestamptz NOT NULL,
  esquecer_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX sign_in_turns_grupo ON sign_in_turns (grupo);
--> statement-breakpoint
CREATE INDEX sign_in_turns_esquecer ON sign_in_turns (esquecer_em);
--> statement-breakpoint
-- "This CPF is mine": what somebody says of themselves, and what the team found out. What the person typed counts for nothing
-- until a document was seen.
CREATE TABLE cpf_claims (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cpf char(11) NOT NULL CHECK (cpf ~ '^[0-9]{11}$'),
  nome text NOT NULL CHECK (nome <> ''),
  nascimento date NOT NULL,
  telefone text NOT NULL CHECK (telefone ~ '^[0-9]{10,11}$'),
  email text NOT NULL CHECK (email = lower(email) AND email <> ''),
  situacao text NOT NULL DEFAULT 'ABERTO' CHECK (situacao IN ('ABERTO', 'ENCAMINHADO', 'APROVADO', 'RECUSADO')),
  motivo text CHECK (motivo <> ''),
  pedido_em timestamptz NOT NULL,
  decidido_em timestamptz,
  CHECK ((decidido_em IS NOT NULL) = (situacao IN ('APROVADO', 'RECUSADO'))),
  CHECK (situacao <> 'RECUSADO' OR motivo IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX cpf_claims_um_aberto ON cpf_claims (cpf, email) WHERE situacao IN ('ABERTO', 'ENCAMINHADO');
--> statement-breakpoint
CREATE INDEX cpf_claims_abertos ON cpf_claims (pedido_em, id) WHERE situacao IN ('ABERTO', 'ENCAMINHADO');
