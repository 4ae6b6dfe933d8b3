-- What somebody of the contact centre put together for a student, and the link by which the student takes it.
CREATE TABLE assisted_proposals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('COMPRA', 'MATRICULA')),
  id_vendedor integer NOT NULL REFERENCES logins,
  id_oferta integer NOT NULL REFERENCES offers,
  -- Who it is for: somebody the shop knows, or what the seller typed of somebody it doesn't.
  id_pessoa integer REFERENCES persons,
  cpf char(11),
  aluno jsonb,
  situacao text NOT NULL CHECK (situacao IN ('AGUARDANDO_APROVACAO', 'ABERTA', 'RECUSADA', 'CANCELADA')),
  preco_original_centavos integer NOT NULL CHECK (preco_original_centavos >= 0),
  desconto_percentual integer NOT NULL DEFAULT 0 CHECK (desconto_percentual BETWEEN 0 AND 100),
  total_centavos integer NOT NULL CHECK (total_centavos >= 0),
  motivo text,
  condicoes jsonb,
  custeio jsonb,
  id_aprovador integer REFERENCES logins,
  decidida_em timestamptz,
  -- What the signed link names. Null while there is none.
  serie uuid UNIQUE,
  expira_em timestamptz NOT NULL,
  enviado_em timestamptz,
  envios integer NOT NULL DEFAULT 0,
  -- The newest purchase that came of it, and how many did.
  codigo_compra char(26) REFERENCES purchases ON DELETE SET NULL,
  compras integer NOT NULL DEFAULT 0,
  -- The code that proves an address, before a password is set.
  codigo_serie uuid,
  codigo_expira_em timestamptz,
  codigo_tentativas integer NOT NULL DEFAULT 0,
  criada_em timestamptz NOT NULL,
  CHECK (situacao <> 'ABERTA' OR serie IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX assisted_proposals_vendedor ON assisted_proposals (id_vendedor, criada_em DESC);
--> statement-breakpoint
CREATE INDEX assisted_proposals_pessoa ON assisted_proposals (id_pessoa) WHERE id_pessoa IS NOT NULL;
--> statement-breakpoint
CREATE INDEX assisted_proposals_compra ON assisted_proposals (codigo_compra) WHERE codigo_compra IS NOT NULL;
--> statement-breakpoint
-- How a seller settled that it is paid, and who pays in the student's place.
ALTER TABLE purchases
  ADD COLUMN condicoes jsonb,
  ADD COLUMN custeio jsonb;
