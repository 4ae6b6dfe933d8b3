-- Pages that a school writes itself. A page that was public once leaves a redirect when its address changes.
CREATE TABLE school_pages (
  id_pagina integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  titulo text NOT NULL,
  resumo text NOT NULL,
  texto text NOT NULL,
  ordem integer NOT NULL,
  publicada boolean NOT NULL,
  ja_publicada boolean NOT NULL,
  versao integer NOT NULL DEFAULT 1
);
