-- Keys with which a school's own systems call the backend: only their hash is kept.
CREATE TABLE machine_keys (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  nome text NOT NULL,
  escopo text NOT NULL CHECK (escopo IN ('catalogo')),
  hash bytea NOT NULL UNIQUE,
  -- The first characters, by which people tell their keys apart.
  inicio text NOT NULL,
  id_login integer NOT NULL REFERENCES logins,
  criada_em timestamptz NOT NULL,
  usada_em timestamptz,
  encerrada_em timestamptz
);
--> statement-breakpoint
CREATE INDEX machine_keys_id_login ON machine_keys (id_login);
