-- When a browser took it upon itself to tell the shop's analytics that a purchase was paid: once, by one of them.
ALTER TABLE purchases ADD COLUMN medida_em timestamptz;
--> statement-breakpoint
-- Until now each browser remembered it: what is paid was told of.
UPDATE purchases SET medida_em = pago_em WHERE pago_em IS NOT NULL;
