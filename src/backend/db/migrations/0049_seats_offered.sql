-- How many seats of the class were offered to who waits for it: an invitation is deleted once it was used or lapsed.
ALTER TABLE offers ADD COLUMN oferecidas_a_lista integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- Of those that are gone nothing is known.
UPDATE offers o SET oferecidas_a_lista = w.total
FROM (SELECT id_oferta, count(*)::int AS total FROM waiting_list WHERE convite_expira_em IS NOT NULL GROUP BY id_oferta) w
WHERE w.id_oferta = o.id_oferta;
