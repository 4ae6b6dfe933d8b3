-- Invitations to the team that wait. The hash of the link is null until its mail is sent.
CREATE TABLE team_invitations (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL UNIQUE,
  tipo_login text NOT NULL CHECK (tipo_login IN ('CONTACT_CENTER', 'SUPERVISOR', 'FINANCEIRO', 'ADMIN')),
  hash bytea UNIQUE,
  envios integer NOT NULL DEFAULT 1,
  convidado_por integer NOT NULL REFERENCES logins,
  enviado_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL
);
--> statement-breakpoint
-- What a shopper's login was before it joined the team, and is again when it leaves.
ALTER TABLE logins ADD COLUMN tipo_pessoal text CHECK (tipo_pessoal IN ('ALUNO', 'RESPONSAVEL', 'EMPRESA'));
