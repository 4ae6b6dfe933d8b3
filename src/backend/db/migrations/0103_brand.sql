-- One row once the school has said who it is. `versao` counts its changes: an editor saves over the one they read.
CREATE TABLE brand (
  id smallint PRIMARY KEY CHECK (id = 1),
  versao integer NOT NULL CHECK (versao > 0),
  dados jsonb NOT NULL,
  demonstracao boolean NOT NULL DEFAULT false,
  alterada_em timestamptz NOT NULL,
  alterada_por integer REFERENCES logins
);
--> statement-breakpoint
-- The contacts are part of the brand. Until now every shop went by the name of the project.
INSERT INTO brand (id, versao, dados, alterada_em)
SELECT 1, 1, jsonb_strip_nulls(jsonb_build_object(
    'nome', 'Vitrine',
    'artigo', 'a',
    'telefone', max(valor) FILTER (WHERE chave = 'CONTATO_SITE_TELEFONE'),
    'whatsapp', max(valor) FILTER (WHERE chave = 'CONTATO_SITE_WHATSAPP'),
    'email', max(valor) FILTER (WHERE chave = 'CONTATO_SITE_EMAIL'),
    'logradouro', max(valor) FILTER (WHERE chave = 'CONTATO_SITE_ENDERECO')
  )), now()
FROM contacts HAVING count(*) > 0;
--> statement-breakpoint
DROP TABLE contacts;
