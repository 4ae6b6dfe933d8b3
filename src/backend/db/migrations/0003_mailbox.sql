-- Mails of a shop without SMTP, for the mailbox page of development.
CREATE TABLE kept_mails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  para text NOT NULL,
  assunto text NOT NULL,
  texto text NOT NULL,
  html text NOT NULL,
  enviado_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX one_time_tokens_login ON one_time_tokens (id_login, tipo);
--> statement-breakpoint
CREATE INDEX one_time_tokens_expira ON one_time_tokens (expira_em);
