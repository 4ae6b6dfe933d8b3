ALTER TABLE offers ADD COLUMN confirmada_em timestamptz;
--> statement-breakpoint
UPDATE offers SET confirmada_em = now() WHERE situacao = 'confirmada';
--> statement-breakpoint
CREATE INDEX offers_to_confirm ON offers (id_oferta) WHERE situacao = 'em-aberto' AND vagas_minimas > 0;
--> statement-breakpoint
CREATE INDEX class_changes_oferta ON class_changes (id_oferta) WHERE status = 'ABERTA';
