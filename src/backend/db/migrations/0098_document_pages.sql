-- Null: a PDF that came before its pages were counted.
ALTER TABLE enrolment_documents ADD COLUMN paginas integer CHECK (paginas >= 0);
--> statement-breakpoint
UPDATE enrolment_documents SET paginas = CASE formato WHEN 'heic' THEN 0 ELSE 1 END WHERE formato <> 'pdf';
