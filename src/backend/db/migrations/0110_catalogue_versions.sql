-- Who edits names the version that was read: the second editor is told, and nothing is overwritten.
ALTER TABLE courses ADD COLUMN versao integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE offers ADD COLUMN versao integer NOT NULL DEFAULT 1;
