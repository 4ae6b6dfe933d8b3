-- Units are edited and closed: a phone of their own, a version against overwriting, and since when it is closed.
ALTER TABLE units
  ADD COLUMN telefone text NOT NULL DEFAULT '',
  ADD COLUMN fechada_em timestamptz,
  ADD COLUMN versao integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- An offer is moved with its unit, and a unit with offers isn't closed: both look offers up by unit.
CREATE INDEX offers_unidade ON offers (id_unidade);
