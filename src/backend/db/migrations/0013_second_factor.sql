-- Where a session was last used from, as networks are counted.
ALTER TABLE session_families ADD COLUMN rede text;
--> statement-breakpoint
CREATE INDEX refresh_tokens_used ON refresh_tokens (usado_em);
--> statement-breakpoint
-- Sealed by the secret of the settings.
ALTER TABLE signing_keys ADD COLUMN selado boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE TABLE second_factors (
  id_login integer PRIMARY KEY REFERENCES logins,
  segredo bytea NOT NULL CHECK (octet_length(segredo) >= 20),
  selado boolean NOT NULL,
  criado_em timestamptz NOT NULL,
  -- Null until a first code showed that the secret arrived.
  ligado_em timestamptz,
  -- The period of the newest code that was taken.
  ultimo_periodo bigint
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  id_login integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  usado_em timestamptz,
  PRIMARY KEY (id_login, hash)
);
--> statement-breakpoint
-- Sign-ins whose password was right and whose code is still to come.
CREATE TABLE pending_sign_ins (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  id_login integer NOT NULL REFERENCES logins,
  senha_hash text NOT NULL,
  tentativas integer NOT NULL,
  expira_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX pending_sign_ins_login ON pending_sign_ins (id_login);
