-- Up to which generation of a family's refresh tokens the person is known to have got the answer.
ALTER TABLE session_families ADD COLUMN geracao_recebida integer NOT NULL DEFAULT 0 CHECK (geracao_recebida >= 0);
--> statement-breakpoint
CREATE TABLE known_browsers (
  id_login integer NOT NULL REFERENCES logins,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  usado_em timestamptz NOT NULL,
  PRIMARY KEY (id_login, hash)
);
--> statement-breakpoint
CREATE INDEX known_browsers_usado_em ON known_browsers (usado_em);
--> statement-breakpoint
ALTER TABLE outbox ADD COLUMN abandonada_em timestamptz;
--> statement-breakpoint
ALTER TABLE refunds ADD COLUMN tentada_em timestamptz;
--> statement-breakpoint
DROP INDEX refunds_open;
--> statement-breakpoint
CREATE INDEX refunds_open ON refunds (tentada_em NULLS FIRST, criada_em) WHERE status = 'EM_PROCESSAMENTO';
