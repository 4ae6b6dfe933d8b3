-- Sign-ins at the school's issuer that were begun. State, nonce and verifier are derived from the browser's
-- token, of which only the hash is here.
CREATE TABLE school_sign_ins (
  hash bytea PRIMARY KEY,
  destino text NOT NULL,
  expira_em timestamptz NOT NULL
);
--> statement-breakpoint
-- Whose account at an issuer a login is; an address that is given to another person stays without access.
CREATE TABLE staff_identities (
  id_login integer PRIMARY KEY REFERENCES logins,
  emissor text NOT NULL,
  sujeito text NOT NULL,
  ligada_em timestamptz NOT NULL,
  UNIQUE (emissor, sujeito)
);
