-- What people ask for by the data protection law, and what was answered until when.
CREATE TABLE data_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for a person without an account, and once it was erased.
  id_pessoa integer REFERENCES persons,
  tipo text NOT NULL CHECK (tipo IN ('ACESSO', 'CORRECAO', 'EXCLUSAO', 'OUTRO')),
  canal text NOT NULL CHECK (canal IN ('CONTA', 'EMAIL', 'TELEFONE', 'PRESENCIAL')),
  estado text NOT NULL CHECK (estado IN ('ABERTA', 'EM_ANDAMENTO', 'RESPONDIDA')),
  nome text NOT NULL,
  email text,
  pedido text NOT NULL,
  recebida_em timestamptz NOT NULL,
  prazo date NOT NULL CHECK (prazo BETWEEN '2000-01-01' AND '9999-12-01'),
  -- Who works on it.
  id_login integer REFERENCES logins,
  resposta text,
  respondida_em timestamptz,
  versao integer NOT NULL DEFAULT 1,
  CHECK ((respondida_em IS NULL) = (estado <> 'RESPONDIDA'))
);
--> statement-breakpoint
CREATE INDEX data_requests_open ON data_requests (prazo, id) WHERE respondida_em IS NULL;
--> statement-breakpoint
CREATE INDEX data_requests_answered ON data_requests (respondida_em DESC) WHERE respondida_em IS NOT NULL;
--> statement-breakpoint
CREATE INDEX data_requests_pessoa ON data_requests (id_pessoa) WHERE id_pessoa IS NOT NULL;
--> statement-breakpoint
CREATE INDEX data_requests_login ON data_requests (id_login) WHERE id_login IS NOT NULL;
