-- What a school says in a mail in its own words; an empty text is the shop's own.
CREATE TABLE mail_words (
  tipo text PRIMARY KEY,
  assunto text NOT NULL,
  abertura text NOT NULL,
  fechamento text NOT NULL,
  versao integer NOT NULL,
  alterado_em timestamptz NOT NULL
);
