-- What a school calls things: counts every change of a name, and has the shifts that it calls otherwise.
CREATE TABLE catalogue_names (
  id smallint PRIMARY KEY CHECK (id = 1),
  versao integer NOT NULL,
  turnos jsonb NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
INSERT INTO catalogue_names (id, versao) VALUES (1, 1);
