-- How the shop looks: colours and font, apart from what the school says of itself, as another page edits it.
CREATE TABLE brand_look (
  id smallint PRIMARY KEY CHECK (id = 1),
  versao integer NOT NULL,
  dados jsonb NOT NULL,
  alterada_em timestamptz NOT NULL,
  alterada_por integer REFERENCES logins (id_login)
);
