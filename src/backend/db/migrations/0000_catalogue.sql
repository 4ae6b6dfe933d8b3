CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
--> statement-breakpoint
-- Plain words of a text, without accents: 'NR-10 (básico)' becomes 'nr 10 basico'. The parser alone would read '-10' as a number.
CREATE FUNCTION plain_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT btrim(regexp_replace(fold_text(value), '[^a-z0-9]+', ' ', 'g')) $$;
--> statement-breakpoint
-- Stems with accents (-ção is a suffix, -cao is none), stems without them (addresses carry none), and whole words for prefixes.
CREATE FUNCTION title_vector(titulo text, termos text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector('portuguese', titulo), 'A')
        || setweight(to_tsvector('portuguese', plain_words(titulo)), 'A')
        || setweight(to_tsvector('simple', plain_words(titulo)), 'A')
        || setweight(to_tsvector('portuguese', termos), 'B')
        || setweight(to_tsvector('portuguese', plain_words(termos)), 'B')
        || setweight(to_tsvector('simple', plain_words(termos)), 'B')
  $$;
--> statement-breakpoint
CREATE FUNCTION search_vector(titulo text, termos text, descricao text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT title_vector(titulo, termos)
        || setweight(to_tsvector('portuguese', descricao), 'D')
        || setweight(to_tsvector('portuguese', plain_words(descricao)), 'D')
  $$;
--> statement-breakpoint
-- Their default costs hide what reading a long text apart takes, and the planner would rather read the whole table.
-- Needs the owner of the server; without it searches are right, only slower.
DO $$
BEGIN
  ALTER FUNCTION pg_catalog.ts_match_vq(tsvector, tsquery) COST 100;
  ALTER FUNCTION similarity_op(text, text) COST 50;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
--> statement-breakpoint
CREATE TABLE page_slugs (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  tipo text NOT NULL CHECK (tipo IN ('modalidade', 'area', 'cidade', 'campanha')),
  UNIQUE (slug, tipo)
);
--> statement-breakpoint
CREATE TABLE modalities (
  id_modalidade integer PRIMARY KEY,
  nome text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  tipo_pagina text NOT NULL DEFAULT 'modalidade' CHECK (tipo_pagina = 'modalidade'),
  descricao text NOT NULL DEFAULT '',
  ativo boolean NOT NULL DEFAULT true,
  url_imagem text,
  FOREIGN KEY (slug, tipo_pagina) REFERENCES page_slugs (slug, tipo)
);
--> statement-breakpoint
CREATE TABLE area_groups (
  id_grupo_area_atuacao integer PRIMARY KEY,
  nome text NOT NULL UNIQUE,
  icone_slug text NOT NULL UNIQUE,
  tipo_pagina text NOT NULL DEFAULT 'area' CHECK (tipo_pagina = 'area'),
  descricao text NOT NULL,
  FOREIGN KEY (icone_slug, tipo_pagina) REFERENCES page_slugs (slug, tipo)
);
--> statement-breakpoint
CREATE TABLE areas (
  id_area_atuacao integer PRIMARY KEY,
  id_grupo_area_atuacao integer NOT NULL REFERENCES area_groups,
  nome text NOT NULL
);
--> statement-breakpoint
CREATE TABLE states (
  uf char(2) PRIMARY KEY CHECK (uf ~ '^[A-Z]{2}$'),
  nome text NOT NULL
);
--> statement-breakpoint
CREATE TABLE cities (
  id_cidade integer PRIMARY KEY,
  nome text NOT NULL,
  uf char(2) NOT NULL REFERENCES states,
  slug text NOT NULL UNIQUE,
  tipo_pagina text NOT NULL DEFAULT 'cidade' CHECK (tipo_pagina = 'cidade'),
  destaque integer,
  nome_busca text GENERATED ALWAYS AS (fold_text(nome)) STORED,
  UNIQUE (nome, uf),
  FOREIGN KEY (slug, tipo_pagina) REFERENCES page_slugs (slug, tipo)
);
--> statement-breakpoint
CREATE TABLE units (
  id_unidade integer PRIMARY KEY,
  id_cidade integer NOT NULL REFERENCES cities,
  nome text NOT NULL,
  endereco text NOT NULL,
  cep char(8) NOT NULL CHECK (cep ~ '^[0-9]{8}$'),
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);
--> statement-breakpoint
CREATE TABLE course_types (
  id_tipo_curso integer PRIMARY KEY,
  nome text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE TABLE courses (
  id_produto integer PRIMARY KEY,
  titulo text NOT NULL CHECK (titulo <> ''),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  id_modalidade integer NOT NULL REFERENCES modalities,
  id_grupo_area_atuacao integer NOT NULL REFERENCES area_groups,
  id_area_atuacao integer NOT NULL REFERENCES areas,
  id_tipo_curso integer NOT NULL REFERENCES course_types,
  descricao text NOT NULL,
  publico_alvo text NOT NULL,
  objetivos text[] NOT NULL,
  conteudo jsonb NOT NULL,
  carga_horaria integer NOT NULL CHECK (carga_horaria > 0),
  duracao_meses integer NOT NULL CHECK (duracao_meses > 0),
  certificacao text NOT NULL,
  requisitos text NOT NULL DEFAULT '',
  video_url text,
  imagem text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  termos_busca text NOT NULL DEFAULT '',
  gratuito boolean NOT NULL,
  preco_original_centavos integer NOT NULL CHECK (preco_original_centavos >= 0),
  preco_promocional_centavos integer CHECK (preco_promocional_centavos >= 0),
  preco_centavos integer GENERATED ALWAYS AS (coalesce(preco_promocional_centavos, preco_original_centavos)) STORED,
  mais_vendido_destaque boolean NOT NULL DEFAULT false,
  gestao_desempenho boolean NOT NULL DEFAULT false,
  publicado boolean NOT NULL DEFAULT true,
  atualizado_em timestamptz NOT NULL,
  titulo_busca text GENERATED ALWAYS AS (fold_text(titulo)) STORED,
  busca tsvector GENERATED ALWAYS AS (search_vector(titulo, termos_busca, descricao)) STORED,
  busca_titulo tsvector GENERATED ALWAYS AS (title_vector(titulo, termos_busca)) STORED,
  CHECK (preco_promocional_centavos <= preco_original_centavos),
  CHECK (gratuito = (preco_original_centavos = 0)),
  UNIQUE (id_modalidade, slug)
);
--> statement-breakpoint
-- A search ranks thousands of rows by the title: what it needs stays in the row, long texts live apart.
ALTER TABLE courses
  ALTER COLUMN titulo SET STORAGE MAIN,
  ALTER COLUMN titulo_busca SET STORAGE MAIN,
  ALTER COLUMN slug SET STORAGE MAIN,
  ALTER COLUMN imagem SET STORAGE MAIN,
  ALTER COLUMN busca_titulo SET STORAGE MAIN,
  SET (toast_tuple_target = 512);
--> statement-breakpoint
CREATE INDEX courses_busca ON courses USING gin (busca);
--> statement-breakpoint
CREATE INDEX courses_titulo_trgm ON courses USING gin (titulo_busca gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX courses_titulo_prefix ON courses (titulo_busca text_pattern_ops);
--> statement-breakpoint
-- One for each order of a list without a text.
CREATE INDEX courses_relevancia ON courses (mais_vendido_destaque DESC, titulo_busca, id_produto) WHERE publicado;
--> statement-breakpoint
CREATE INDEX courses_preco ON courses (preco_centavos, id_produto) WHERE publicado;
--> statement-breakpoint
CREATE INDEX courses_a_z ON courses (titulo COLLATE "und-x-icu", id_produto) WHERE publicado;
--> statement-breakpoint
CREATE INDEX courses_modalidade ON courses (id_modalidade, preco_centavos, id_produto) WHERE publicado;
--> statement-breakpoint
CREATE INDEX courses_grupo_area ON courses (id_grupo_area_atuacao, preco_centavos, id_produto) WHERE publicado;
--> statement-breakpoint
-- The words of titles and search terms: what a word with a typo is compared with.
CREATE TABLE search_words (
  palavra text PRIMARY KEY
);
--> statement-breakpoint
CREATE INDEX search_words_trgm ON search_words USING gist (palavra gist_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION collect_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO search_words (palavra)
      SELECT DISTINCT palavra
      FROM changed_courses, unnest(string_to_array(plain_words(titulo || ' ' || termos_busca), ' ')) AS palavra
      WHERE char_length(palavra) BETWEEN 3 AND 40 AND palavra ~ '[a-z]'
      ORDER BY palavra
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
CREATE TRIGGER courses_inserted AFTER INSERT ON courses
  REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();
--> statement-breakpoint
CREATE TRIGGER courses_updated AFTER UPDATE ON courses
  REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();
--> statement-breakpoint
CREATE INDEX courses_tags ON courses USING gin (tags);
--> statement-breakpoint
CREATE TABLE offers (
  id_oferta integer PRIMARY KEY,
  id_produto integer NOT NULL REFERENCES courses,
  codigo_turma text NOT NULL UNIQUE,
  formato text NOT NULL CHECK (formato IN ('presencial', 'ead', 'hibrido')),
  id_cidade integer NOT NULL REFERENCES cities,
  id_unidade integer NOT NULL REFERENCES units,
  turno text NOT NULL CHECK (turno IN ('matutino', 'vespertino', 'noturno', 'integral', 'livre')),
  dias_semana text[] NOT NULL CHECK (dias_semana <@ ARRAY['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom']),
  hora_inicio text CHECK (hora_inicio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  hora_fim text CHECK (hora_fim ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  data_inicio date NOT NULL,
  data_fim date NOT NULL CHECK (data_fim >= data_inicio),
  inscricoes_ate date NOT NULL CHECK (inscricoes_ate <= data_fim),
  carga_horaria integer NOT NULL CHECK (carga_horaria > 0),
  vagas_total integer CHECK (vagas_total > 0),
  vagas_disponiveis integer CHECK (vagas_disponiveis >= 0),
  vagas_minimas integer NOT NULL DEFAULT 0 CHECK (vagas_minimas >= 0),
  situacao text NOT NULL CHECK (situacao IN ('em-aberto', 'confirmada', 'esgotada', 'adiada', 'cancelada', 'encerrada')),
  tipo_oferta text NOT NULL CHECK (tipo_oferta IN ('PAGO', 'GRATUITO', 'BOLSA')),
  preco_original_centavos integer NOT NULL CHECK (preco_original_centavos >= 0),
  preco_promocional_centavos integer CHECK (preco_promocional_centavos >= 0),
  parcelas_max integer NOT NULL CHECK (parcelas_max BETWEEN 1 AND 36),
  idade_minima integer CHECK (idade_minima BETWEEN 0 AND 99),
  escolaridade text,
  documentos text[] NOT NULL DEFAULT '{}',
  CHECK ((vagas_total IS NULL) = (vagas_disponiveis IS NULL)),
  CHECK (vagas_disponiveis <= vagas_total),
  CHECK (preco_promocional_centavos <= preco_original_centavos),
  CHECK ((tipo_oferta = 'PAGO') = (preco_original_centavos > 0))
);
--> statement-breakpoint
CREATE INDEX offers_produto ON offers (id_produto, data_inicio);
--> statement-breakpoint
-- Facets count all open classes from this index alone.
CREATE INDEX offers_open ON offers (id_produto, id_cidade, turno, formato)
  INCLUDE (inscricoes_ate, vagas_disponiveis, tipo_oferta) WHERE situacao IN ('em-aberto', 'confirmada');
--> statement-breakpoint
CREATE INDEX offers_cidade ON offers (id_cidade, id_produto) WHERE situacao IN ('em-aberto', 'confirmada');
--> statement-breakpoint
CREATE TABLE reviews (
  id_opiniao integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  id_produto integer NOT NULL REFERENCES courses,
  id_pessoa integer,
  nome_autor text NOT NULL,
  nota integer NOT NULL CHECK (nota BETWEEN 1 AND 5),
  texto text NOT NULL CHECK (char_length(texto) >= 10),
  situacao text NOT NULL CHECK (situacao IN ('PENDENTE', 'PUBLICADA', 'RECUSADA')),
  votos integer NOT NULL DEFAULT 0 CHECK (votos >= 0),
  criado_em timestamptz NOT NULL,
  UNIQUE (id_produto, id_pessoa)
);
--> statement-breakpoint
CREATE TABLE review_votes (
  id_opiniao integer NOT NULL REFERENCES reviews ON DELETE CASCADE,
  id_pessoa integer NOT NULL,
  PRIMARY KEY (id_opiniao, id_pessoa)
);
--> statement-breakpoint
CREATE TABLE questions (
  id_pergunta integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  id_produto integer NOT NULL REFERENCES courses,
  id_pessoa integer,
  nome_autor text NOT NULL,
  texto text NOT NULL CHECK (char_length(texto) >= 10),
  resposta text,
  respondida_em timestamptz,
  criado_em timestamptz NOT NULL,
  CHECK ((resposta IS NULL) = (respondida_em IS NULL))
);
--> statement-breakpoint
CREATE INDEX questions_produto ON questions (id_produto, criado_em DESC);
--> statement-breakpoint
CREATE TABLE testimonials (
  id_depoimento integer PRIMARY KEY,
  id_produto integer REFERENCES courses,
  nome text NOT NULL,
  curso text NOT NULL,
  texto text NOT NULL,
  imagem text
);
--> statement-breakpoint
CREATE TABLE blog_posts (
  id_post integer PRIMARY KEY,
  origem text NOT NULL CHECK (origem IN ('senai', 'sesi')),
  title text NOT NULL,
  link text NOT NULL,
  imagem text NOT NULL,
  publicado_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE coupons (
  codigo text PRIMARY KEY CHECK (codigo ~ '^[A-Z0-9]{3,20}$'),
  descricao text NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('PERCENTUAL', 'VALOR')),
  percentual integer CHECK (percentual BETWEEN 1 AND 100),
  valor_centavos integer CHECK (valor_centavos > 0),
  valido_de timestamptz NOT NULL,
  valido_ate timestamptz NOT NULL CHECK (valido_ate > valido_de),
  minimo_centavos integer NOT NULL DEFAULT 0 CHECK (minimo_centavos >= 0),
  usos_por_pessoa integer NOT NULL DEFAULT 1 CHECK (usos_por_pessoa > 0),
  usos_total integer CHECK (usos_total > 0),
  usos integer NOT NULL DEFAULT 0 CHECK (usos >= 0),
  id_modalidades integer[] NOT NULL DEFAULT '{}',
  id_produtos integer[] NOT NULL DEFAULT '{}',
  destaque boolean NOT NULL DEFAULT false,
  CHECK (usos <= usos_total),
  CHECK ((tipo = 'PERCENTUAL') = (percentual IS NOT NULL)),
  CHECK ((tipo = 'VALOR') = (valor_centavos IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE campaigns (
  tag_url text PRIMARY KEY,
  tipo_pagina text NOT NULL DEFAULT 'campanha' CHECK (tipo_pagina = 'campanha'),
  titulo text NOT NULL,
  descricao text NOT NULL,
  inicio timestamptz NOT NULL,
  fim timestamptz NOT NULL CHECK (fim > inicio),
  FOREIGN KEY (tag_url, tipo_pagina) REFERENCES page_slugs (slug, tipo)
);
--> statement-breakpoint
CREATE TABLE redirects (
  caminho text PRIMARY KEY CHECK (caminho LIKE '/%'),
  destino text,
  status integer NOT NULL CHECK (status IN (301, 302, 410)),
  externo boolean NOT NULL DEFAULT false,
  CHECK ((status = 410) = (destino IS NULL))
);
--> statement-breakpoint
CREATE TABLE contacts (
  chave text PRIMARY KEY,
  valor text NOT NULL,
  ordem integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE payment_methods (
  id_forma_pagamento integer PRIMARY KEY,
  titulo text NOT NULL,
  arquivo text NOT NULL
);
--> statement-breakpoint
CREATE TABLE certificates (
  id_certificado integer PRIMARY KEY,
  titulo text NOT NULL,
  link text,
  arquivo text NOT NULL,
  descricao_acessibilidade text NOT NULL
);
--> statement-breakpoint
CREATE TABLE social_networks (
  id_rede_social integer PRIMARY KEY,
  chave text NOT NULL,
  titulo text NOT NULL,
  link text NOT NULL,
  arquivo text NOT NULL,
  descricao_acessibilidade text NOT NULL
);
--> statement-breakpoint
CREATE TABLE reference_items (
  lista text NOT NULL,
  codigo text NOT NULL,
  nome text NOT NULL,
  ordem integer NOT NULL,
  grupo text,
  PRIMARY KEY (lista, codigo)
);
--> statement-breakpoint
CREATE TABLE site_settings (
  chave text PRIMARY KEY,
  valor text NOT NULL
);
--> statement-breakpoint
CREATE TABLE postal_codes (
  cep char(8) PRIMARY KEY CHECK (cep ~ '^[0-9]{8}$'),
  logradouro text NOT NULL,
  bairro text NOT NULL,
  cidade text NOT NULL,
  uf char(2) NOT NULL REFERENCES states
);
--> statement-breakpoint
CREATE TABLE callback_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome text NOT NULL,
  cpf text,
  ddd char(2) NOT NULL,
  tel text NOT NULL,
  email text,
  criado_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE request_log (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL,
  tipo text NOT NULL,
  endereco_ip text,
  dados text,
  criado_em timestamptz NOT NULL
);
