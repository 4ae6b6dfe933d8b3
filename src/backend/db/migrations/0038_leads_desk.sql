-- Who works on what people left to be contacted, and how far it is.
ALTER TABLE callback_requests
  ADD COLUMN situacao text NOT NULL DEFAULT 'NOVO' CHECK (situacao IN ('NOVO', 'EM_ATENDIMENTO', 'CONCLUIDO')),
  ADD COLUMN id_atendente integer REFERENCES logins,
  ADD COLUMN nota text,
  ADD COLUMN atualizado_em timestamptz;
--> statement-breakpoint
ALTER TABLE company_leads
  ADD COLUMN situacao text NOT NULL DEFAULT 'NOVO' CHECK (situacao IN ('NOVO', 'EM_ATENDIMENTO', 'CONCLUIDO')),
  ADD COLUMN id_atendente integer REFERENCES logins,
  ADD COLUMN nota text,
  ADD COLUMN atualizado_em timestamptz;
