CREATE INDEX purchases_vendedor ON purchases (id_vendedor, criado_em DESC) WHERE id_vendedor IS NOT NULL;
--> statement-breakpoint
CREATE INDEX logins_supervisor ON logins (id_supervisor) WHERE id_supervisor IS NOT NULL;
