-- What a person needs to take part in class: apart from the rest of the record, read only to accommodate them (LGPD, art. 11).
CREATE TABLE special_needs (
  id_pessoa integer NOT NULL REFERENCES persons ON DELETE CASCADE,
  tipo text NOT NULL,
  nivel text,
  informado_em timestamptz NOT NULL,
  PRIMARY KEY (id_pessoa, tipo)
);
--> statement-breakpoint
-- They were never asked for until now: what a record holds came without the consent that the law wants.
UPDATE persons SET ficha = ficha - 'necessidadesEspeciais' WHERE ficha ? 'necessidadesEspeciais';
