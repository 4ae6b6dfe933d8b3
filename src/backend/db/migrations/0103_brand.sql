-- One row once the school has said who it is. `versao` counts its changes: an editor saves over the one they read.
CREATE TABLE brand (
  id smallint PRIMARY KEY CHECK (id = 1),
  versao integer NOT NULL CHECK (versao > 0),
  dados jsonb NOT NULL,
  demonstracao boolean NOT NULL DEFAULT false,
  alterada_em timestamptz NOT NULL,
  alterada_por integer REFERENCES logins
);
--> statement-breakpoint
-- The contacts are part of the brand.
DROP TABLE contacts;
