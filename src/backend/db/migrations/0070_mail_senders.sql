-- Who typed the address of a mail: 'conta:<person>', 'equipe:<login>' or 'rede:<hash>'. Mails to third persons count under it.
ALTER TABLE outbox ADD COLUMN remetente text;
--> statement-breakpoint
-- Which network an account was used from last, whether or not that session has ended.
CREATE INDEX session_families_of_login ON session_families (id_login, criada_em DESC);
