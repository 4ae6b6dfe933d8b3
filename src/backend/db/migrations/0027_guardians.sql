-- Who accepts and pays for a student under 18, and the link by which they come.
ALTER TABLE purchases
  ADD COLUMN responsavel jsonb,
  ADD COLUMN id_responsavel integer REFERENCES persons,
  ADD CHECK (id_responsavel IS NULL OR responsavel IS NOT NULL);
--> statement-breakpoint
CREATE INDEX purchases_responsavel ON purchases (id_responsavel) WHERE id_responsavel IS NOT NULL;
--> statement-breakpoint
CREATE TABLE guardian_links (
  codigo_compra char(26) PRIMARY KEY REFERENCES purchases ON DELETE CASCADE,
  -- What the signed link names. A new link has a new one, so the old link is dead.
  serie uuid NOT NULL UNIQUE,
  expira_em timestamptz NOT NULL,
  enviado_em timestamptz NOT NULL,
  envios integer NOT NULL DEFAULT 1 CHECK (envios > 0)
);
