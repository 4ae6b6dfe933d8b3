-- What was sent to be imported, from its check until it is carried out.
CREATE TABLE catalogue_imports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  id_login integer NOT NULL REFERENCES logins,
  criado_em timestamptz NOT NULL,
  arquivos text[] NOT NULL,
  retira_ausentes boolean NOT NULL,
  -- The sheets as gzipped JSON, gone a week later.
  conteudo bytea,
  relatorio jsonb NOT NULL,
  -- Of all that it would write: what is carried out is what was checked.
  resumo text NOT NULL,
  cancelada_em timestamptz,
  feita_em timestamptz
);
--> statement-breakpoint
CREATE INDEX catalogue_imports_id_login ON catalogue_imports (id_login);
