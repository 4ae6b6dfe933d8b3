-- One row. Null until the shop has had its first administrator; a shop that is in use already has been set up.
CREATE TABLE shop_setup (
  id smallint PRIMARY KEY CHECK (id = 1),
  concluida_em timestamptz
);
--> statement-breakpoint
INSERT INTO shop_setup (id, concluida_em)
SELECT 1, CASE WHEN EXISTS (SELECT 1 FROM courses) OR EXISTS (SELECT 1 FROM logins WHERE tipo_login = 'ADMIN')
  THEN now() END;
--> statement-breakpoint
CREATE TABLE setup_links (
  hash bytea PRIMARY KEY,
  criado_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL
);
