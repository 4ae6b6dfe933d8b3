-- Who was asked to take a charge, or one boleto of it: questions and cancellations go there whoever charges today. What was
-- paid before is its payment's; of what never was nobody wrote it down, and today's provider is asked as until now.
ALTER TABLE payment_charges ADD COLUMN provedor text CHECK (char_length(provedor) BETWEEN 1 AND 64);
--> statement-breakpoint
ALTER TABLE boletos ADD COLUMN provedor text CHECK (char_length(provedor) BETWEEN 1 AND 64);
--> statement-breakpoint
UPDATE payment_charges c SET provedor = (SELECT min(e.provedor) FROM payment_events e WHERE e.txid = c.txid)
WHERE EXISTS (SELECT FROM payment_events e WHERE e.txid = c.txid);
--> statement-breakpoint
-- A transfer that the finance team noted pays a boleto which its bank never was paid.
UPDATE boletos b SET provedor = (SELECT min(e.provedor) FROM payment_events e WHERE e.txid = b.id AND e.provedor <> 'transferencia')
WHERE EXISTS (SELECT FROM payment_events e WHERE e.txid = b.id AND e.provedor <> 'transferencia');
