CREATE TABLE company_leads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  empresa text NOT NULL,
  cnpj char(14) NOT NULL,
  nome text NOT NULL,
  email text NOT NULL,
  telefone text NOT NULL,
  cidade text NOT NULL,
  pessoas integer NOT NULL CHECK (pessoas > 0),
  mensagem text NOT NULL,
  versao_consentimento text NOT NULL,
  criado_em timestamptz NOT NULL
);
