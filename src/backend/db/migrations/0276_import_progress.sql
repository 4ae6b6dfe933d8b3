-- How far a running import is, written beside its transaction so that others see it.
ALTER TABLE catalogue_imports ADD COLUMN gravadas integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- Null when none runs; one that is old was written by a process that died.
ALTER TABLE catalogue_imports ADD COLUMN andamento_em timestamptz;
