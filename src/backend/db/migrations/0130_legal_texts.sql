-- Texts that the school writes: one draft each, and what was published of it.
CREATE TABLE legal_drafts (
  texto text PRIMARY KEY,
  rascunho text NOT NULL,
  versao integer NOT NULL CHECK (versao > 0),
  alterado_em timestamptz NOT NULL,
  alterado_por integer REFERENCES logins
);
--> statement-breakpoint
CREATE TABLE legal_versions (
  texto text NOT NULL,
  versao text NOT NULL,
  conteudo text NOT NULL,
  modelo text NOT NULL,
  vigente_desde timestamptz NOT NULL,
  publicado_por integer REFERENCES logins,
  PRIMARY KEY (texto, versao)
);
--> statement-breakpoint
-- Null for a text without Markdown.
ALTER TABLE contracts ADD COLUMN modelo text;
--> statement-breakpoint
ALTER TABLE contracts ADD COLUMN publicado_por integer REFERENCES logins;
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published text never changes';
END $$;
--> statement-breakpoint
CREATE TRIGGER legal_versions_stay BEFORE UPDATE ON legal_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_text();
--> statement-breakpoint
CREATE TRIGGER contracts_stay BEFORE UPDATE OF versao, texto, sha256, vigente_desde, modelo ON contracts
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_text();
