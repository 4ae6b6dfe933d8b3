-- A seat of a company's order that the finance team ended; the order goes on with the others.
ALTER TABLE company_seats ADD COLUMN encerrada_em timestamp with time zone;
--> statement-breakpoint
-- Positions of the seats that end with a refund; empty when none does, or the whole enrolment ends.
ALTER TABLE refund_requests ADD COLUMN vagas integer[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
DROP INDEX company_seats_cpf;
--> statement-breakpoint
CREATE UNIQUE INDEX company_seats_cpf ON company_seats (codigo_compra, cpf) WHERE cpf IS NOT NULL AND encerrada_em IS NULL;
