-- Classes whose documents are looked at before a free seat is final, and until when they are to be handed in.
ALTER TABLE offers ADD COLUMN confere_documentos boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE enrolments
  ADD COLUMN documentos_ate date CHECK (documentos_ate BETWEEN '2000-01-01' AND '9999-12-01'),
  ADD COLUMN documentos_lembrados_em timestamptz;
--> statement-breakpoint
-- Who has a seat and wasn't decided on was told of no deadline: theirs begins now.
UPDATE enrolments SET documentos_ate = (now() AT TIME ZONE 'America/Sao_Paulo')::date + 7 WHERE estado = 'INSCRITA';
--> statement-breakpoint
CREATE INDEX enrolments_documentos_ate ON enrolments (documentos_ate) WHERE estado = 'INSCRITA';
