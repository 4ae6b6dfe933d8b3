-- An order of a company is a purchase of several seats.
ALTER TABLE purchases
  ADD COLUMN vagas integer NOT NULL DEFAULT 1 CHECK (vagas BETWEEN 1 AND 1000),
  ADD COLUMN empresa jsonb,
  ADD CHECK (vagas = 1 OR empresa IS NOT NULL);
--> statement-breakpoint
DROP INDEX purchases_one_live_per_person_and_offer;
--> statement-breakpoint
CREATE UNIQUE INDEX purchases_one_live_per_person_and_offer ON purchases (id_pessoa, id_oferta)
  WHERE estado IN ('AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'MATRICULADA') AND empresa IS NULL;
--> statement-breakpoint
-- A company may buy more seats of a class later, and pays one order before it makes the next.
CREATE UNIQUE INDEX purchases_one_waiting_order ON purchases (id_pessoa, id_oferta)
  WHERE estado IN ('AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE') AND empresa IS NOT NULL;
--> statement-breakpoint
CREATE TABLE company_seats (
  codigo_compra char(26) NOT NULL REFERENCES purchases ON DELETE CASCADE,
  posicao integer NOT NULL CHECK (posicao >= 1),
  -- Who gets the seat; null until somebody is named.
  aluno jsonb,
  -- 11 digits of theirs.
  cpf char(11),
  -- What the signed link names; null before the order is paid.
  serie uuid UNIQUE,
  enviado_em timestamptz,
  envios integer NOT NULL DEFAULT 0 CHECK (envios >= 0),
  id_pessoa integer REFERENCES persons,
  aceite_em timestamptz,
  aceite_ip text,
  contrato_versao text REFERENCES contracts,
  contrato_sha256 char(64),
  PRIMARY KEY (codigo_compra, posicao),
  CHECK ((aluno IS NULL) = (cpf IS NULL)),
  CHECK ((aceite_em IS NULL) = (id_pessoa IS NULL)),
  CHECK (aceite_em IS NULL OR (aluno IS NOT NULL AND contrato_versao IS NOT NULL AND contrato_sha256 IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX company_seats_cpf ON company_seats (codigo_compra, cpf) WHERE cpf IS NOT NULL;
--> statement-breakpoint
CREATE INDEX company_seats_pessoa ON company_seats (id_pessoa) WHERE id_pessoa IS NOT NULL;
