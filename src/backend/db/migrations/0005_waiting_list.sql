ALTER TABLE waiting_list ADD CHECK (convite_hash IS NULL OR convite_expira_em IS NOT NULL);
--> statement-breakpoint
CREATE INDEX waiting_list_queue ON waiting_list (id_oferta, id) WHERE convite_expira_em IS NULL;
--> statement-breakpoint
CREATE INDEX waiting_list_invited ON waiting_list (convite_expira_em) WHERE convite_expira_em IS NOT NULL;
--> statement-breakpoint
CREATE INDEX waiting_list_pessoa ON waiting_list (id_pessoa);
