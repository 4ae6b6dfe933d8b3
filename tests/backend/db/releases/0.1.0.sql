-- Commit 914384a01b835b36dd39ccd53e25c3df163aaaf1


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', 'public', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA vitrine;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

CREATE FUNCTION public.balance_ledger() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM booked GROUP BY id_transacao HAVING sum(centavos) <> 0) THEN
    RAISE EXCEPTION 'a transaction of the ledger does not add up to zero';
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION public.time_zone_of_city(id_cidade integer) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    SELECT CASE
      WHEN id_cidade = 2605459 THEN 'America/Noronha'
      WHEN id_cidade / 100000 = 12 OR id_cidade IN (1300201, 1300607, 1300706, 1301407, 1301506, 1301654, 1301803, 1301951, 1302306, 1302405, 1303502, 1303908, 1304062) THEN 'America/Rio_Branco'
      WHEN id_cidade / 100000 IN (11, 13, 14, 50, 51) THEN 'America/Porto_Velho'
      ELSE 'America/Sao_Paulo'
    END
  $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.offers (
    id_oferta integer NOT NULL,
    id_produto integer NOT NULL,
    codigo_turma text NOT NULL,
    formato text NOT NULL,
    id_cidade integer NOT NULL,
    id_unidade integer NOT NULL,
    turno text NOT NULL,
    dias_semana text[] NOT NULL,
    hora_inicio text,
    hora_fim text,
    data_inicio date NOT NULL,
    data_fim date NOT NULL,
    inscricoes_ate date NOT NULL,
    carga_horaria integer NOT NULL,
    vagas_total integer,
    vagas_disponiveis integer,
    vagas_minimas integer DEFAULT 0 NOT NULL,
    situacao text NOT NULL,
    tipo_oferta text NOT NULL,
    preco_original_centavos integer NOT NULL,
    preco_promocional_centavos integer,
    parcelas_max integer NOT NULL,
    idade_minima integer,
    escolaridade text,
    documentos text[] DEFAULT '{}'::text[] NOT NULL,
    bits_faceta integer GENERATED ALWAYS AS ((
CASE turno
    WHEN 'matutino'::text THEN 1
    WHEN 'vespertino'::text THEN 2
    WHEN 'noturno'::text THEN 4
    WHEN 'integral'::text THEN 8
    ELSE 16
END +
CASE formato
    WHEN 'presencial'::text THEN 32
    WHEN 'ead'::text THEN 64
    ELSE 128
END)) STORED,
    confirmada_em timestamp with time zone,
    confere_documentos boolean DEFAULT false NOT NULL,
    oferecidas_a_lista integer DEFAULT 0 NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    fuso text GENERATED ALWAYS AS (public.time_zone_of_city(id_cidade)) STORED NOT NULL,
    professores text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT offers_carga_horaria_check CHECK ((carga_horaria > 0)),
    CONSTRAINT offers_check CHECK ((data_fim >= data_inicio)),
    CONSTRAINT offers_check1 CHECK ((inscricoes_ate <= data_fim)),
    CONSTRAINT offers_check2 CHECK (((vagas_total IS NULL) = (vagas_disponiveis IS NULL))),
    CONSTRAINT offers_check3 CHECK ((vagas_disponiveis <= vagas_total)),
    CONSTRAINT offers_check4 CHECK ((preco_promocional_centavos <= preco_original_centavos)),
    CONSTRAINT offers_check5 CHECK (((tipo_oferta = 'PAGO'::text) = (preco_original_centavos > 0))),
    CONSTRAINT offers_dias_semana_check CHECK ((dias_semana <@ ARRAY['seg'::text, 'ter'::text, 'qua'::text, 'qui'::text, 'sex'::text, 'sab'::text, 'dom'::text])),
    CONSTRAINT offers_formato_check CHECK ((formato = ANY (ARRAY['presencial'::text, 'ead'::text, 'hibrido'::text]))),
    CONSTRAINT offers_hora_fim_check CHECK ((hora_fim ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT offers_hora_inicio_check CHECK ((hora_inicio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT offers_idade_minima_check CHECK (((idade_minima >= 0) AND (idade_minima <= 99))),
    CONSTRAINT offers_parcelas_max_check CHECK (((parcelas_max >= 1) AND (parcelas_max <= 36))),
    CONSTRAINT offers_preco_original_centavos_check CHECK ((preco_original_centavos >= 0)),
    CONSTRAINT offers_preco_promocional_centavos_check CHECK ((preco_promocional_centavos >= 0)),
    CONSTRAINT offers_situacao_check CHECK ((situacao = ANY (ARRAY['em-aberto'::text, 'confirmada'::text, 'esgotada'::text, 'adiada'::text, 'cancelada'::text, 'encerrada'::text]))),
    CONSTRAINT offers_tipo_oferta_check CHECK ((tipo_oferta = ANY (ARRAY['PAGO'::text, 'GRATUITO'::text, 'BOLSA'::text]))),
    CONSTRAINT offers_turno_check CHECK ((turno = ANY (ARRAY['matutino'::text, 'vespertino'::text, 'noturno'::text, 'integral'::text, 'livre'::text]))),
    CONSTRAINT offers_vagas_disponiveis_check CHECK ((vagas_disponiveis >= 0)),
    CONSTRAINT offers_vagas_minimas_check CHECK ((vagas_minimas >= 0)),
    CONSTRAINT offers_vagas_total_check CHECK ((vagas_total > 0))
);

CREATE FUNCTION public.class_conditions(o public.offers) RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  SELECT jsonb_build_object('data_inicio', o.data_inicio, 'data_fim', o.data_fim, 'turno', o.turno,
    'dias_semana', o.dias_semana, 'hora_inicio', o.hora_inicio, 'hora_fim', o.hora_fim, 'formato', o.formato,
    'id_unidade', o.id_unidade)
    || coalesce((SELECT jsonb_build_object('partes', jsonb_agg(jsonb_build_object('id_oferta', x.id_oferta,
        'data_inicio', x.data_inicio, 'data_fim', x.data_fim, 'turno', x.turno, 'dias_semana', x.dias_semana,
        'hora_inicio', x.hora_inicio, 'hora_fim', x.hora_fim, 'formato', x.formato, 'id_unidade', x.id_unidade) ORDER BY p.posicao))
      FROM programme_parts p JOIN offers x ON x.id_oferta = p.id_parte
      WHERE p.id_oferta = o.id_oferta HAVING count(*) > 0), '{}')
    || CASE WHEN is_postponed(o) THEN '{"adiada": true}'::jsonb ELSE '{}' END
$$;

CREATE FUNCTION public.collect_search_words() RETURNS trigger
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

CREATE FUNCTION public.company_cnpj(empresa jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT regexp_replace(upper(left(empresa ->> 'cnpj', 20)), '[^0-9A-Z]', '', 'g') $$;

CREATE FUNCTION public.fold_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE FUNCTION public.follow_part() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE edition integer;
BEGIN
  FOR edition IN SELECT id_oferta FROM programme_parts WHERE id_parte = NEW.id_oferta ORDER BY id_oferta LOOP
    PERFORM follow_parts(edition);
  END LOOP;
  RETURN NULL;
END
$$;

CREATE FUNCTION public.follow_parts(edition integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM offers WHERE id_oferta = edition FOR NO KEY UPDATE;
  UPDATE offers o SET
    formato = s.formato, turno = s.turno, dias_semana = s.dias_semana, hora_inicio = s.hora_inicio, hora_fim = s.hora_fim,
    id_unidade = s.id_unidade, id_cidade = s.id_cidade, data_inicio = s.data_inicio, data_fim = s.data_fim,
    inscricoes_ate = s.inscricoes_ate, carga_horaria = s.carga_horaria, idade_minima = s.idade_minima,
    escolaridade = s.escolaridade, documentos = s.documentos,
    vagas_total = CASE WHEN s.limitada THEN s.vagas_total END,
    vagas_disponiveis = CASE WHEN s.limitada THEN s.vagas_disponiveis END,
    situacao = CASE WHEN s.cancelada THEN 'cancelada' WHEN NOT s.a_venda OR s.encerrada THEN 'encerrada'
      WHEN s.adiada THEN 'adiada' WHEN s.esgotada THEN 'esgotada' WHEN s.confirmada THEN 'confirmada' ELSE 'em-aberto' END,
    preco_original_centavos = greatest(s.soma, s.preco_centavos),
    preco_promocional_centavos = CASE WHEN s.preco_centavos < s.soma THEN s.preco_centavos END
  FROM (
    SELECT e.preco_centavos, e.a_venda,
      CASE WHEN count(DISTINCT x.formato) = 1 THEN min(x.formato) ELSE 'hibrido' END AS formato,
      CASE WHEN count(DISTINCT x.turno) = 1 THEN min(x.turno) ELSE 'livre' END AS turno,
      ARRAY(SELECT dia FROM unnest(ARRAY['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom']) dia
        WHERE EXISTS (SELECT FROM programme_parts q JOIN offers y ON y.id_oferta = q.id_parte
          WHERE q.id_oferta = edition AND dia = ANY (y.dias_semana))) AS dias_semana,
      CASE WHEN count(DISTINCT coalesce(x.hora_inicio, '')) = 1 THEN min(x.hora_inicio) END AS hora_inicio,
      CASE WHEN count(DISTINCT coalesce(x.hora_fim, '')) = 1 THEN min(x.hora_fim) END AS hora_fim,
      (array_agg(x.id_unidade ORDER BY x.formato = 'ead', p.posicao))[1] AS id_unidade,
      (array_agg(x.id_cidade ORDER BY x.formato = 'ead', p.posicao))[1] AS id_cidade,
      min(x.data_inicio) AS data_inicio, max(x.data_fim) AS data_fim, min(x.inscricoes_ate) AS inscricoes_ate,
      sum(x.carga_horaria)::int AS carga_horaria, max(x.idade_minima) AS idade_minima,
      string_agg(DISTINCT x.escolaridade, '; ') AS escolaridade,
      ARRAY(SELECT DISTINCT d FROM programme_parts q JOIN offers y ON y.id_oferta = q.id_parte, unnest(y.documentos) d
        WHERE q.id_oferta = edition ORDER BY d) AS documentos,
      bool_or(x.vagas_total IS NOT NULL) AS limitada, min(x.vagas_total) AS vagas_total,
      min(x.vagas_disponiveis) AS vagas_disponiveis,
      bool_or(x.situacao = 'cancelada') AS cancelada, bool_or(x.situacao = 'encerrada') AS encerrada,
      bool_or(x.situacao = 'adiada') AS adiada, bool_or(x.situacao = 'esgotada') AS esgotada,
      bool_and(x.situacao = 'confirmada') AS confirmada,
      sum(coalesce(x.preco_promocional_centavos, x.preco_original_centavos))::int AS soma
    FROM programme_editions e JOIN programme_parts p USING (id_oferta) JOIN offers x ON x.id_oferta = p.id_parte
    WHERE e.id_oferta = edition GROUP BY e.preco_centavos, e.a_venda
  ) s
  WHERE o.id_oferta = edition AND o.situacao <> 'cancelada';
  UPDATE courses c SET preco_original_centavos = n.preco_original_centavos,
    preco_promocional_centavos = n.preco_promocional_centavos, carga_horaria = n.carga_horaria
  FROM (
    SELECT o.* FROM offers o
    WHERE o.id_produto = (SELECT id_produto FROM offers WHERE id_oferta = edition)
      AND o.situacao IN ('em-aberto', 'confirmada', 'esgotada')
    ORDER BY coalesce(o.preco_promocional_centavos, o.preco_original_centavos), o.id_oferta LIMIT 1
  ) n
  WHERE c.id_produto = n.id_produto
    AND (c.preco_original_centavos, c.preco_promocional_centavos, c.carga_horaria)
      IS DISTINCT FROM (n.preco_original_centavos, n.preco_promocional_centavos, n.carga_horaria);
END
$$;

CREATE FUNCTION public.is_postponed(o public.offers) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  SELECT o.situacao = 'adiada' OR (o.situacao <> 'cancelada' AND EXISTS (
    SELECT FROM programme_parts p JOIN offers x ON x.id_oferta = p.id_parte
    WHERE p.id_oferta = o.id_oferta AND x.situacao = 'adiada'))
$$;

CREATE FUNCTION public.keep_audit_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- Who erases their account leaves the log; what was done, by whom and when stays.
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{id_pessoa_afetada}', 'null') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log only grows';
END
$$;

CREATE FUNCTION public.keep_ledger() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END
$$;

CREATE FUNCTION public.note_changed_course() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    INSERT INTO course_changes (id_produto, do_curso) VALUES (OLD.id_produto, TG_TABLE_NAME = 'courses');
    IF TG_OP = 'UPDATE' AND NEW.id_produto <> OLD.id_produto THEN
      INSERT INTO course_changes (id_produto, do_curso) VALUES (NEW.id_produto, TG_TABLE_NAME = 'courses');
    END IF;
    RETURN NULL;
  END
  $$;

CREATE FUNCTION public.note_new_courses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    INSERT INTO course_changes (id_produto, do_curso) SELECT id_produto, true FROM new_courses WHERE publicado;
    RETURN NULL;
  END
  $$;

CREATE FUNCTION public.note_new_offers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    INSERT INTO course_changes (id_produto, do_curso) SELECT DISTINCT id_produto, false FROM new_offers;
    RETURN NULL;
  END
  $$;

CREATE FUNCTION public.order_keys(aluno jsonb, responsavel jsonb) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT ARRAY[
      regexp_replace(left(aluno ->> 'cpf', 20), '\D', '', 'g'), left(lower(aluno ->> 'email'), 254),
      regexp_replace(left(responsavel ->> 'cpf', 20), '\D', '', 'g'), left(lower(responsavel ->> 'email'), 254)
    ]
  $$;

CREATE FUNCTION public.order_names(aluno jsonb, responsavel jsonb, empresa jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT public.fold_text(coalesce(aluno ->> 'nome', '') || ' ' || coalesce(responsavel ->> 'nome', '') || ' ' ||
      coalesce(empresa ->> 'razao_social', ''))
  $$;

CREATE FUNCTION public.plain_words(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT btrim(regexp_replace(public.fold_text(value), '[^a-z0-9]+', ' ', 'g')) $$;

CREATE FUNCTION public.refuse_change_of_text() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'a published text never changes';
END $$;

CREATE FUNCTION public.search_vector(titulo text, termos text, descricao text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT public.title_vector(titulo, termos)
        || setweight(to_tsvector('portuguese', descricao), 'D')
        || setweight(to_tsvector('portuguese', public.plain_words(descricao)), 'D')
  $$;

CREATE FUNCTION public.title_vector(titulo text, termos text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT setweight(to_tsvector('portuguese', titulo), 'A')
        || setweight(to_tsvector('portuguese', public.plain_words(titulo)), 'A')
        || setweight(to_tsvector('simple', public.plain_words(titulo)), 'A')
        || setweight(to_tsvector('portuguese', termos), 'B')
        || setweight(to_tsvector('portuguese', public.plain_words(termos)), 'B')
        || setweight(to_tsvector('simple', public.plain_words(termos)), 'B')
  $$;

CREATE TABLE public.area_groups (
    id_grupo_area_atuacao integer NOT NULL,
    nome text NOT NULL,
    icone_slug text NOT NULL,
    tipo_pagina text DEFAULT 'area'::text NOT NULL,
    descricao text NOT NULL,
    CONSTRAINT area_groups_tipo_pagina_check CHECK ((tipo_pagina = 'area'::text))
);

CREATE TABLE public.areas (
    id_area_atuacao integer NOT NULL,
    id_grupo_area_atuacao integer NOT NULL,
    nome text NOT NULL
);

CREATE TABLE public.assisted_proposals (
    id integer NOT NULL,
    tipo text NOT NULL,
    id_vendedor integer NOT NULL,
    id_oferta integer NOT NULL,
    id_pessoa integer,
    cpf character(11),
    aluno jsonb,
    situacao text NOT NULL,
    preco_original_centavos integer NOT NULL,
    desconto_percentual integer DEFAULT 0 NOT NULL,
    total_centavos integer NOT NULL,
    motivo text,
    condicoes jsonb,
    custeio jsonb,
    id_aprovador integer,
    decidida_em timestamp with time zone,
    serie uuid,
    expira_em timestamp with time zone NOT NULL,
    enviado_em timestamp with time zone,
    envios integer DEFAULT 0 NOT NULL,
    codigo_compra character(26),
    compras integer DEFAULT 0 NOT NULL,
    codigo_serie uuid,
    codigo_expira_em timestamp with time zone,
    codigo_tentativas integer DEFAULT 0 NOT NULL,
    criada_em timestamp with time zone NOT NULL,
    empresa_email text,
    empresa_serie uuid,
    empresa_resposta text,
    empresa_respondeu_em timestamp with time zone,
    recusa text,
    CONSTRAINT assisted_proposals_check CHECK (((situacao <> 'ABERTA'::text) OR (serie IS NOT NULL))),
    CONSTRAINT assisted_proposals_desconto_percentual_check CHECK (((desconto_percentual >= 0) AND (desconto_percentual <= 100))),
    CONSTRAINT assisted_proposals_empresa_resposta_check CHECK ((empresa_resposta = ANY (ARRAY['CONFIRMADA'::text, 'RECUSADA'::text]))),
    CONSTRAINT assisted_proposals_preco_original_centavos_check CHECK ((preco_original_centavos >= 0)),
    CONSTRAINT assisted_proposals_situacao_check CHECK ((situacao = ANY (ARRAY['AGUARDANDO_APROVACAO'::text, 'AGUARDANDO_EMPRESA'::text, 'ABERTA'::text, 'RECUSADA'::text, 'CANCELADA'::text]))),
    CONSTRAINT assisted_proposals_tipo_check CHECK ((tipo = ANY (ARRAY['COMPRA'::text, 'MATRICULA'::text]))),
    CONSTRAINT assisted_proposals_total_centavos_check CHECK ((total_centavos >= 0))
);

ALTER TABLE public.assisted_proposals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.assisted_proposals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_log (
    id integer NOT NULL,
    id_login integer NOT NULL,
    id_pessoa_afetada integer,
    acao text NOT NULL,
    dados jsonb DEFAULT '{}'::jsonb NOT NULL,
    em timestamp with time zone NOT NULL,
    objeto text,
    id_requisicao text
);

ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.blog_posts (
    id_post integer NOT NULL,
    origem text NOT NULL,
    title text NOT NULL,
    link text NOT NULL,
    imagem text NOT NULL,
    publicado_em timestamp with time zone NOT NULL,
    slug text,
    resumo text,
    texto text,
    publicado boolean DEFAULT true NOT NULL,
    ja_publicado boolean DEFAULT true NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    CONSTRAINT blog_posts_check CHECK ((((texto IS NULL) = (slug IS NULL)) AND ((texto IS NULL) = (resumo IS NULL)))),
    CONSTRAINT blog_posts_origem_check CHECK ((origem = ANY (ARRAY['senai'::text, 'sesi'::text]))),
    CONSTRAINT blog_posts_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

ALTER TABLE public.blog_posts ALTER COLUMN id_post ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.blog_posts_id_post_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.boletos (
    id text NOT NULL,
    txid_cobranca text NOT NULL,
    codigo_compra character(26) NOT NULL,
    parcela integer NOT NULL,
    status text NOT NULL,
    valor_original_centavos integer NOT NULL,
    multa_centavos integer DEFAULT 0 NOT NULL,
    juros_centavos integer DEFAULT 0 NOT NULL,
    vencimento_original date NOT NULL,
    vencimento date NOT NULL,
    nosso_numero text,
    codigo_barras character(44),
    criado_em timestamp with time zone NOT NULL,
    pago_em timestamp with time zone,
    id_pagamento text,
    lembretes text[] DEFAULT '{}'::text[] NOT NULL,
    baixado_em timestamp with time zone,
    conferido_em timestamp with time zone,
    documento_url text,
    provedor text,
    CONSTRAINT boletos_check CHECK (((status = 'PAGO'::text) = (pago_em IS NOT NULL))),
    CONSTRAINT boletos_check1 CHECK (((nosso_numero IS NULL) = (codigo_barras IS NULL))),
    CONSTRAINT boletos_codigo_barras_check CHECK ((codigo_barras ~ '^[0-9]{44}$'::text)),
    CONSTRAINT boletos_id_check CHECK ((id ~ '^[a-zA-Z0-9]{26,35}$'::text)),
    CONSTRAINT boletos_juros_centavos_check CHECK ((juros_centavos >= 0)),
    CONSTRAINT boletos_multa_centavos_check CHECK ((multa_centavos >= 0)),
    CONSTRAINT boletos_parcela_check CHECK (((parcela >= 1) AND (parcela <= 36))),
    CONSTRAINT boletos_provedor_check CHECK (((char_length(provedor) >= 1) AND (char_length(provedor) <= 64))),
    CONSTRAINT boletos_status_check CHECK ((status = ANY (ARRAY['REGISTRADO'::text, 'PAGO'::text, 'VENCIDO'::text, 'SUBSTITUIDO'::text, 'BAIXADO'::text]))),
    CONSTRAINT boletos_valor_original_centavos_check CHECK ((valor_original_centavos > 0))
);

CREATE TABLE public.brand (
    id smallint NOT NULL,
    versao integer NOT NULL,
    dados jsonb NOT NULL,
    demonstracao boolean DEFAULT false NOT NULL,
    alterada_em timestamp with time zone NOT NULL,
    alterada_por integer,
    CONSTRAINT brand_id_check CHECK ((id = 1)),
    CONSTRAINT brand_versao_check CHECK ((versao > 0))
);

CREATE TABLE public.brand_files (
    arquivo text NOT NULL,
    conteudo bytea NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    CONSTRAINT brand_files_arquivo_check CHECK ((arquivo ~ '^[0-9a-f]{32}\.(svg|png|webp|jpg)$'::text))
);

CREATE TABLE public.brand_images (
    papel text NOT NULL,
    arquivo text NOT NULL,
    largura integer NOT NULL,
    altura integer NOT NULL,
    enviada boolean NOT NULL,
    CONSTRAINT brand_images_altura_check CHECK ((altura > 0)),
    CONSTRAINT brand_images_largura_check CHECK ((largura > 0))
);

CREATE TABLE public.brand_look (
    id smallint NOT NULL,
    versao integer NOT NULL,
    dados jsonb NOT NULL,
    alterada_em timestamp with time zone NOT NULL,
    alterada_por integer,
    CONSTRAINT brand_look_id_check CHECK ((id = 1))
);

CREATE TABLE public.callback_requests (
    id integer NOT NULL,
    nome text NOT NULL,
    cpf text,
    ddd character(2) NOT NULL,
    tel text NOT NULL,
    email text,
    criado_em timestamp with time zone NOT NULL,
    situacao text DEFAULT 'NOVO'::text NOT NULL,
    id_atendente integer,
    nota text,
    atualizado_em timestamp with time zone,
    CONSTRAINT callback_requests_situacao_check CHECK ((situacao = ANY (ARRAY['NOVO'::text, 'EM_ATENDIMENTO'::text, 'CONCLUIDO'::text])))
);

ALTER TABLE public.callback_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.callback_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.campaigns (
    tag_url text NOT NULL,
    tipo_pagina text DEFAULT 'campanha'::text NOT NULL,
    titulo text NOT NULL,
    descricao text NOT NULL,
    inicio timestamp with time zone NOT NULL,
    fim timestamp with time zone NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    CONSTRAINT campaigns_check CHECK ((fim > inicio)),
    CONSTRAINT campaigns_tipo_pagina_check CHECK ((tipo_pagina = 'campanha'::text))
);

CREATE TABLE public.card_tries (
    txid text NOT NULL,
    codigo_compra character(26) NOT NULL,
    tentativa integer NOT NULL,
    token text NOT NULL,
    status text NOT NULL,
    bandeira text,
    final character(4),
    motivo text,
    desafio_url text,
    criada_em timestamp with time zone NOT NULL,
    analise_desde timestamp with time zone,
    decidida_em timestamp with time zone,
    perguntada_em timestamp with time zone,
    desfeita_em timestamp with time zone,
    CONSTRAINT card_tries_bandeira_check CHECK ((bandeira ~ '^[a-z-]{1,30}$'::text)),
    CONSTRAINT card_tries_check CHECK (((status = 'RECUSADA'::text) = (motivo IS NOT NULL))),
    CONSTRAINT card_tries_final_check CHECK ((final ~ '^[0-9]{4}$'::text)),
    CONSTRAINT card_tries_status_check CHECK ((status = ANY (ARRAY['ENVIADA'::text, 'DESAFIO'::text, 'EM_ANALISE'::text, 'APROVADA'::text, 'RECUSADA'::text, 'CANCELADA'::text]))),
    CONSTRAINT card_tries_tentativa_check CHECK (((tentativa >= 1) AND (tentativa <= 5))),
    CONSTRAINT card_tries_token_check CHECK ((token ~ '^[A-Za-z0-9_-]{16,128}$'::text))
);

CREATE TABLE public.catalogue_imports (
    id integer NOT NULL,
    id_login integer NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    arquivos text[] NOT NULL,
    retira_ausentes boolean NOT NULL,
    conteudo bytea,
    relatorio jsonb NOT NULL,
    resumo text NOT NULL,
    cancelada_em timestamp with time zone,
    feita_em timestamp with time zone,
    gravadas integer DEFAULT 0 NOT NULL,
    andamento_em timestamp with time zone
);

ALTER TABLE public.catalogue_imports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.catalogue_imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.catalogue_names (
    id smallint NOT NULL,
    versao integer NOT NULL,
    turnos jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT catalogue_names_id_check CHECK ((id = 1))
);

CREATE TABLE public.certificates (
    id_certificado integer NOT NULL,
    titulo text NOT NULL,
    link text,
    arquivo text NOT NULL,
    descricao_acessibilidade text NOT NULL
);

CREATE TABLE public.cities (
    id_cidade integer NOT NULL,
    nome text NOT NULL,
    uf character(2) NOT NULL,
    slug text NOT NULL,
    tipo_pagina text DEFAULT 'cidade'::text NOT NULL,
    destaque integer,
    nome_busca text GENERATED ALWAYS AS (public.fold_text(nome)) STORED,
    CONSTRAINT cities_tipo_pagina_check CHECK ((tipo_pagina = 'cidade'::text))
);

CREATE TABLE public.class_changes (
    txid text NOT NULL,
    codigo_compra character(26) NOT NULL,
    id_oferta integer NOT NULL,
    status text NOT NULL,
    preco_original_centavos integer NOT NULL,
    total_centavos integer NOT NULL,
    diferenca_centavos integer NOT NULL,
    codigo_cupom text,
    criada_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    CONSTRAINT class_changes_check CHECK (((total_centavos >= 0) AND (total_centavos <= preco_original_centavos))),
    CONSTRAINT class_changes_diferenca_centavos_check CHECK ((diferenca_centavos > 0)),
    CONSTRAINT class_changes_preco_original_centavos_check CHECK ((preco_original_centavos >= 0)),
    CONSTRAINT class_changes_status_check CHECK ((status = ANY (ARRAY['ABERTA'::text, 'CONCLUIDA'::text, 'ENCERRADA'::text])))
);

CREATE TABLE public.company_leads (
    id integer NOT NULL,
    empresa text NOT NULL,
    cnpj character(14) NOT NULL,
    nome text NOT NULL,
    email text NOT NULL,
    telefone text NOT NULL,
    cidade text NOT NULL,
    pessoas integer NOT NULL,
    mensagem text NOT NULL,
    versao_consentimento text NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    situacao text DEFAULT 'NOVO'::text NOT NULL,
    id_atendente integer,
    nota text,
    atualizado_em timestamp with time zone,
    CONSTRAINT company_leads_pessoas_check CHECK ((pessoas > 0)),
    CONSTRAINT company_leads_situacao_check CHECK ((situacao = ANY (ARRAY['NOVO'::text, 'EM_ATENDIMENTO'::text, 'CONCLUIDO'::text])))
);

ALTER TABLE public.company_leads ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_leads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.company_seats (
    codigo_compra character(26) NOT NULL,
    posicao integer NOT NULL,
    aluno jsonb,
    cpf character(11),
    serie uuid,
    enviado_em timestamp with time zone,
    envios integer DEFAULT 0 NOT NULL,
    id_pessoa integer,
    aceite_em timestamp with time zone,
    aceite_ip text,
    contrato_versao text,
    contrato_sha256 character(64),
    encerrada_em timestamp with time zone,
    CONSTRAINT company_seats_check CHECK (((aluno IS NULL) = (cpf IS NULL))),
    CONSTRAINT company_seats_check1 CHECK (((aceite_em IS NULL) = (id_pessoa IS NULL))),
    CONSTRAINT company_seats_check2 CHECK (((aceite_em IS NULL) OR ((aluno IS NOT NULL) AND (contrato_versao IS NOT NULL) AND (contrato_sha256 IS NOT NULL)))),
    CONSTRAINT company_seats_envios_check CHECK ((envios >= 0)),
    CONSTRAINT company_seats_posicao_check CHECK ((posicao >= 1))
);

CREATE TABLE public.consents (
    id integer NOT NULL,
    id_pessoa integer NOT NULL,
    tipo text NOT NULL,
    versao text NOT NULL,
    aceito boolean NOT NULL,
    em timestamp with time zone NOT NULL
);

ALTER TABLE public.consents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.consents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contracts (
    versao text NOT NULL,
    texto text NOT NULL,
    sha256 character(64) NOT NULL,
    vigente_desde timestamp with time zone NOT NULL,
    exige_novo_aceite boolean DEFAULT false NOT NULL,
    modelo text,
    publicado_por integer,
    CONSTRAINT contracts_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.coupon_uses (
    codigo_compra character(26) NOT NULL,
    codigo text NOT NULL,
    id_pessoa integer NOT NULL
);

CREATE TABLE public.coupons (
    codigo text NOT NULL,
    descricao text NOT NULL,
    tipo text NOT NULL,
    percentual integer,
    valor_centavos integer,
    valido_de timestamp with time zone NOT NULL,
    valido_ate timestamp with time zone NOT NULL,
    minimo_centavos integer DEFAULT 0 NOT NULL,
    usos_por_pessoa integer DEFAULT 1 NOT NULL,
    usos_total integer,
    usos integer DEFAULT 0 NOT NULL,
    id_modalidades integer[] DEFAULT '{}'::integer[] NOT NULL,
    id_produtos integer[] DEFAULT '{}'::integer[] NOT NULL,
    destaque boolean DEFAULT false NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    CONSTRAINT coupons_check CHECK ((valido_ate > valido_de)),
    CONSTRAINT coupons_check1 CHECK ((usos <= usos_total)),
    CONSTRAINT coupons_check2 CHECK (((tipo = 'PERCENTUAL'::text) = (percentual IS NOT NULL))),
    CONSTRAINT coupons_check3 CHECK (((tipo = 'VALOR'::text) = (valor_centavos IS NOT NULL))),
    CONSTRAINT coupons_codigo_check CHECK ((codigo ~ '^[A-Z0-9]{3,20}$'::text)),
    CONSTRAINT coupons_minimo_centavos_check CHECK ((minimo_centavos >= 0)),
    CONSTRAINT coupons_percentual_check CHECK (((percentual >= 1) AND (percentual <= 100))),
    CONSTRAINT coupons_tipo_check CHECK ((tipo = ANY (ARRAY['PERCENTUAL'::text, 'VALOR'::text]))),
    CONSTRAINT coupons_usos_check CHECK ((usos >= 0)),
    CONSTRAINT coupons_usos_por_pessoa_check CHECK ((usos_por_pessoa > 0)),
    CONSTRAINT coupons_usos_total_check CHECK ((usos_total > 0)),
    CONSTRAINT coupons_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE TABLE public.course_alerts (
    id_pessoa integer NOT NULL,
    id_produto integer NOT NULL,
    id_cidade integer,
    criado_em timestamp with time zone NOT NULL
);

CREATE TABLE public.course_changes (
    id_mudanca bigint NOT NULL,
    id_produto integer NOT NULL,
    do_curso boolean NOT NULL,
    transacao xid8 DEFAULT pg_current_xact_id() NOT NULL,
    feita_em timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE public.course_changes ALTER COLUMN id_mudanca ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.course_changes_id_mudanca_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.course_changes_kept (
    unica boolean DEFAULT true NOT NULL,
    desde xid8 NOT NULL,
    CONSTRAINT course_changes_kept_unica_check CHECK (unica)
);

CREATE TABLE public.course_picture_files (
    foto text NOT NULL,
    nome text NOT NULL,
    conteudo bytea NOT NULL,
    CONSTRAINT course_picture_files_nome_check CHECK ((nome ~ '^[0-9]{3,4}\.(avif|webp|jpg)$'::text))
);

CREATE TABLE public.course_pictures (
    foto text NOT NULL,
    id_produto integer,
    criado_em timestamp with time zone NOT NULL,
    retirada_em timestamp with time zone,
    professor text,
    id_post integer,
    CONSTRAINT course_pictures_check CHECK ((num_nonnulls(id_produto, professor, id_post) = 1)),
    CONSTRAINT course_pictures_foto_check CHECK ((foto ~ '^[0-9a-f]{32}$'::text))
);

CREATE TABLE public.course_types (
    id_tipo_curso integer NOT NULL,
    nome text NOT NULL
);

CREATE TABLE public.courses (
    id_produto integer NOT NULL,
    titulo text NOT NULL,
    slug text NOT NULL,
    id_modalidade integer NOT NULL,
    id_grupo_area_atuacao integer NOT NULL,
    id_area_atuacao integer NOT NULL,
    id_tipo_curso integer NOT NULL,
    descricao text NOT NULL,
    publico_alvo text NOT NULL,
    objetivos text[] NOT NULL,
    conteudo jsonb NOT NULL,
    carga_horaria integer NOT NULL,
    duracao_meses integer NOT NULL,
    certificacao text NOT NULL,
    requisitos text DEFAULT ''::text NOT NULL,
    video_url text,
    imagem text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    termos_busca text DEFAULT ''::text NOT NULL,
    gratuito boolean NOT NULL,
    preco_original_centavos integer NOT NULL,
    preco_promocional_centavos integer,
    preco_centavos integer GENERATED ALWAYS AS (COALESCE(preco_promocional_centavos, preco_original_centavos)) STORED,
    mais_vendido_destaque boolean DEFAULT false NOT NULL,
    gestao_desempenho boolean DEFAULT false NOT NULL,
    publicado boolean DEFAULT true NOT NULL,
    atualizado_em timestamp with time zone NOT NULL,
    titulo_busca text GENERATED ALWAYS AS (public.fold_text(titulo)) STORED,
    busca tsvector GENERATED ALWAYS AS (public.search_vector(titulo, termos_busca, descricao)) STORED,
    busca_titulo tsvector GENERATED ALWAYS AS (public.title_vector(titulo, termos_busca)) STORED,
    com_desconto boolean GENERATED ALWAYS AS (((preco_promocional_centavos IS NOT NULL) AND (preco_promocional_centavos < preco_original_centavos))) STORED,
    periodo_preco text DEFAULT 'curso'::text NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    imagem_alt text DEFAULT ''::text NOT NULL,
    versao_imagem integer DEFAULT 1 NOT NULL,
    programa boolean DEFAULT false NOT NULL,
    relacionados integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT courses_carga_horaria_check CHECK ((carga_horaria > 0)),
    CONSTRAINT courses_check CHECK ((preco_promocional_centavos <= preco_original_centavos)),
    CONSTRAINT courses_check1 CHECK ((gratuito = (preco_original_centavos = 0))),
    CONSTRAINT courses_duracao_meses_check CHECK ((duracao_meses >= 0)),
    CONSTRAINT courses_periodo_preco_check CHECK ((periodo_preco = ANY (ARRAY['curso'::text, 'semestre'::text, 'ano'::text]))),
    CONSTRAINT courses_preco_original_centavos_check CHECK ((preco_original_centavos >= 0)),
    CONSTRAINT courses_preco_promocional_centavos_check CHECK ((preco_promocional_centavos >= 0)),
    CONSTRAINT courses_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT courses_titulo_check CHECK ((titulo <> ''::text))
)
WITH (toast_tuple_target='512');
ALTER TABLE ONLY public.courses ALTER COLUMN titulo SET STORAGE MAIN;
ALTER TABLE ONLY public.courses ALTER COLUMN slug SET STORAGE MAIN;
ALTER TABLE ONLY public.courses ALTER COLUMN imagem SET STORAGE MAIN;
ALTER TABLE ONLY public.courses ALTER COLUMN titulo_busca SET STORAGE MAIN;
ALTER TABLE ONLY public.courses ALTER COLUMN busca_titulo SET STORAGE MAIN;

CREATE TABLE public.cpf_claims (
    id integer NOT NULL,
    cpf character(11) NOT NULL,
    nome text NOT NULL,
    nascimento date NOT NULL,
    telefone text NOT NULL,
    email text NOT NULL,
    situacao text DEFAULT 'ABERTO'::text NOT NULL,
    motivo text,
    pedido_em timestamp with time zone NOT NULL,
    decidido_em timestamp with time zone,
    CONSTRAINT cpf_claims_check CHECK (((decidido_em IS NOT NULL) = (situacao = ANY (ARRAY['APROVADO'::text, 'RECUSADO'::text])))),
    CONSTRAINT cpf_claims_check1 CHECK (((situacao <> 'RECUSADO'::text) OR (motivo IS NOT NULL))),
    CONSTRAINT cpf_claims_cpf_check CHECK ((cpf ~ '^[0-9]{11}$'::text)),
    CONSTRAINT cpf_claims_email_check CHECK (((email = lower(email)) AND (email <> ''::text))),
    CONSTRAINT cpf_claims_motivo_check CHECK ((motivo <> ''::text)),
    CONSTRAINT cpf_claims_nome_check CHECK ((nome <> ''::text)),
    CONSTRAINT cpf_claims_situacao_check CHECK ((situacao = ANY (ARRAY['ABERTO'::text, 'ENCAMINHADO'::text, 'APROVADO'::text, 'RECUSADO'::text]))),
    CONSTRAINT cpf_claims_telefone_check CHECK ((telefone ~ '^[0-9]{10,11}$'::text))
);

ALTER TABLE public.cpf_claims ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cpf_claims_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.data_requests (
    id integer NOT NULL,
    id_pessoa integer,
    tipo text NOT NULL,
    canal text NOT NULL,
    estado text NOT NULL,
    nome text NOT NULL,
    email text,
    pedido text NOT NULL,
    recebida_em timestamp with time zone NOT NULL,
    prazo date NOT NULL,
    id_login integer,
    resposta text,
    respondida_em timestamp with time zone,
    versao integer DEFAULT 1 NOT NULL,
    CONSTRAINT data_requests_canal_check CHECK ((canal = ANY (ARRAY['CONTA'::text, 'EMAIL'::text, 'TELEFONE'::text, 'PRESENCIAL'::text]))),
    CONSTRAINT data_requests_check CHECK (((respondida_em IS NULL) = (estado <> 'RESPONDIDA'::text))),
    CONSTRAINT data_requests_estado_check CHECK ((estado = ANY (ARRAY['ABERTA'::text, 'EM_ANDAMENTO'::text, 'RESPONDIDA'::text]))),
    CONSTRAINT data_requests_prazo_check CHECK (((prazo >= '2000-01-01'::date) AND (prazo <= '9999-12-01'::date))),
    CONSTRAINT data_requests_tipo_check CHECK ((tipo = ANY (ARRAY['ACESSO'::text, 'CORRECAO'::text, 'EXCLUSAO'::text, 'OUTRO'::text])))
);

ALTER TABLE public.data_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.data_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.email_changes (
    id integer NOT NULL,
    id_login integer NOT NULL,
    de text NOT NULL,
    para text NOT NULL,
    em timestamp with time zone NOT NULL,
    desfazer_ate timestamp with time zone NOT NULL,
    desfeita_em timestamp with time zone,
    CONSTRAINT email_changes_check CHECK ((desfazer_ate > em)),
    CONSTRAINT email_changes_de_check CHECK (((de = lower(de)) AND (de <> ''::text))),
    CONSTRAINT email_changes_para_check CHECK (((para = lower(para)) AND (para <> ''::text)))
);

ALTER TABLE public.email_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.email_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.enrolment_documents (
    id uuid NOT NULL,
    protocolo character(14) NOT NULL,
    tipo text NOT NULL,
    nome text NOT NULL,
    formato text NOT NULL,
    tamanho integer NOT NULL,
    sha256 character(64) NOT NULL,
    situacao text NOT NULL,
    conteudo bytea,
    criado_em timestamp with time zone NOT NULL,
    paginas integer,
    CONSTRAINT enrolment_documents_check CHECK (((conteudo IS NULL) = (situacao = 'INFECTADO'::text))),
    CONSTRAINT enrolment_documents_formato_check CHECK ((formato = ANY (ARRAY['pdf'::text, 'jpeg'::text, 'png'::text, 'heic'::text]))),
    CONSTRAINT enrolment_documents_paginas_check CHECK ((paginas >= 0)),
    CONSTRAINT enrolment_documents_situacao_check CHECK ((situacao = ANY (ARRAY['EM_VERIFICACAO'::text, 'RECEBIDO'::text, 'INFECTADO'::text]))),
    CONSTRAINT enrolment_documents_tamanho_check CHECK (((tamanho >= 1) AND (tamanho <= 10485760)))
);
ALTER TABLE ONLY public.enrolment_documents ALTER COLUMN conteudo SET STORAGE EXTERNAL;

CREATE TABLE public.enrolment_events (
    id bigint NOT NULL,
    protocolo character(14) NOT NULL,
    estado text NOT NULL,
    em timestamp with time zone NOT NULL,
    CONSTRAINT enrolment_events_estado_check CHECK ((estado = ANY (ARRAY['INSCRITA'::text, 'MATRICULADA'::text, 'LISTA_ESPERA'::text, 'INDEFERIDA'::text, 'DESISTENTE'::text])))
);

ALTER TABLE public.enrolment_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.enrolment_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.enrolments (
    protocolo character(14) NOT NULL,
    id_pessoa integer NOT NULL,
    id_oferta integer NOT NULL,
    estado text NOT NULL,
    aluno jsonb NOT NULL,
    cpf character(11) NOT NULL,
    responsavel jsonb,
    declaracao_versao text NOT NULL,
    declaracao_sha256 character(64) NOT NULL,
    declaracao_ip text,
    motivo text,
    criado_em timestamp with time zone NOT NULL,
    renda jsonb,
    decidida_por integer,
    decidida_em timestamp with time zone,
    documentos_ate date,
    documentos_lembrados_em timestamp with time zone,
    CONSTRAINT enrolments_documentos_ate_check CHECK (((documentos_ate >= '2000-01-01'::date) AND (documentos_ate <= '9999-12-01'::date))),
    CONSTRAINT enrolments_estado_check CHECK ((estado = ANY (ARRAY['INSCRITA'::text, 'MATRICULADA'::text, 'LISTA_ESPERA'::text, 'INDEFERIDA'::text, 'DESISTENTE'::text])))
);

CREATE TABLE public.faq_items (
    id_item integer NOT NULL,
    secao text NOT NULL,
    pergunta text NOT NULL,
    resposta text NOT NULL,
    ordem integer NOT NULL,
    publicada boolean NOT NULL,
    versao integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.faq_items ALTER COLUMN id_item ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.faq_items_id_item_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.favourites (
    id_pessoa integer NOT NULL,
    id_produto integer NOT NULL,
    criado_em timestamp with time zone NOT NULL
);

CREATE TABLE public.finance_marks (
    tipo text NOT NULL,
    referencia text NOT NULL,
    nota text NOT NULL,
    id_login integer NOT NULL,
    resolvido_em timestamp with time zone NOT NULL,
    CONSTRAINT finance_marks_nota_check CHECK (((char_length(nota) >= 1) AND (char_length(nota) <= 1000))),
    CONSTRAINT finance_marks_referencia_check CHECK (((char_length(referencia) >= 1) AND (char_length(referencia) <= 200))),
    CONSTRAINT finance_marks_tipo_check CHECK ((tipo = ANY (ARRAY['PAGAMENTO_DESCONHECIDO'::text, 'DEVOLUCAO_RECUSADA'::text, 'DEVOLUCAO_A_FAZER'::text, 'AVISO_ESTRANHO'::text, 'DIFERENCA'::text])))
);

CREATE TABLE public.finance_matters (
    id bigint NOT NULL,
    tipo text NOT NULL,
    referencia text NOT NULL,
    codigo_compra character(26),
    provedor text,
    centavos integer NOT NULL,
    detalhe text NOT NULL,
    aberta_em timestamp with time zone NOT NULL,
    prazo date NOT NULL,
    encerrada_em timestamp with time zone,
    desfecho text,
    nota text,
    comprovante text,
    id_login integer,
    id_aprovador integer,
    CONSTRAINT finance_matters_centavos_check CHECK ((centavos > 0)),
    CONSTRAINT finance_matters_check CHECK ((id_aprovador <> id_login)),
    CONSTRAINT finance_matters_check1 CHECK (((encerrada_em IS NULL) = (desfecho IS NULL))),
    CONSTRAINT finance_matters_comprovante_check CHECK (((char_length(comprovante) >= 1) AND (char_length(comprovante) <= 200))),
    CONSTRAINT finance_matters_desfecho_check CHECK ((desfecho = ANY (ARRAY['DEVOLVIDA_PELO_PROVEDOR'::text, 'DEVOLVIDA_A_MAO'::text, 'GANHA'::text, 'PERDIDA'::text, 'RESOLVIDA'::text]))),
    CONSTRAINT finance_matters_detalhe_check CHECK (((char_length(detalhe) >= 1) AND (char_length(detalhe) <= 200))),
    CONSTRAINT finance_matters_nota_check CHECK (((char_length(nota) >= 1) AND (char_length(nota) <= 1000))),
    CONSTRAINT finance_matters_prazo_check CHECK (((prazo >= '2000-01-01'::date) AND (prazo <= '9999-12-01'::date))),
    CONSTRAINT finance_matters_referencia_check CHECK (((char_length(referencia) >= 1) AND (char_length(referencia) <= 200))),
    CONSTRAINT finance_matters_tipo_check CHECK ((tipo = ANY (ARRAY['CONTESTACAO'::text, 'DEVOLUCAO_NO_PROVEDOR'::text, 'DEVOLUCAO_RECUSADA'::text, 'DEVOLUCAO_A_FAZER'::text, 'EMPRESA_A_COBRAR'::text])))
);

ALTER TABLE public.finance_matters ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.finance_matters_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.guardian_links (
    codigo_compra character(26) NOT NULL,
    serie uuid NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    enviado_em timestamp with time zone NOT NULL,
    envios integer DEFAULT 1 NOT NULL,
    CONSTRAINT guardian_links_envios_check CHECK ((envios > 0))
);

CREATE TABLE public.invoice_requests (
    id_pessoa integer NOT NULL,
    cnpj character(14) NOT NULL,
    codigo_compra character(26) NOT NULL,
    pedido_em timestamp with time zone NOT NULL,
    recusado_em timestamp with time zone,
    motivo text,
    CONSTRAINT invoice_requests_check CHECK (((recusado_em IS NULL) = (motivo IS NULL))),
    CONSTRAINT invoice_requests_motivo_check CHECK (((char_length(motivo) >= 1) AND (char_length(motivo) <= 500)))
);

CREATE TABLE public.invoice_terms (
    id_pessoa integer NOT NULL,
    cnpj character(14) NOT NULL,
    limite_centavos integer NOT NULL,
    id_login integer NOT NULL,
    permitido_em timestamp with time zone NOT NULL,
    CONSTRAINT invoice_terms_limite_centavos_check CHECK ((limite_centavos > 0))
);

CREATE TABLE public.job_leases (
    nome text NOT NULL,
    dono uuid NOT NULL,
    ate timestamp with time zone NOT NULL,
    comecou_em timestamp with time zone,
    terminou_em timestamp with time zone,
    falhou_em timestamp with time zone,
    erro text,
    falhas integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.kept_mails (
    id integer NOT NULL,
    para text NOT NULL,
    assunto text NOT NULL,
    texto text NOT NULL,
    html text NOT NULL,
    enviado_em timestamp with time zone NOT NULL
);

ALTER TABLE public.kept_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.kept_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.known_browsers (
    id_login integer NOT NULL,
    hash bytea NOT NULL,
    usado_em timestamp with time zone NOT NULL,
    CONSTRAINT known_browsers_hash_check CHECK ((octet_length(hash) = 32))
);

CREATE TABLE public.ledger_entries (
    id bigint NOT NULL,
    id_transacao bigint NOT NULL,
    conta text NOT NULL,
    provedor text,
    codigo_compra character(26),
    centavos bigint NOT NULL,
    CONSTRAINT ledger_entries_centavos_check CHECK ((centavos <> 0)),
    CONSTRAINT ledger_entries_check CHECK (((provedor IS NOT NULL) = (conta = ANY (ARRAY['PROVEDOR'::text, 'TARIFAS'::text])))),
    CONSTRAINT ledger_entries_check1 CHECK (((codigo_compra IS NULL) = (conta = ANY (ARRAY['PROVEDOR'::text, 'A_IDENTIFICAR'::text, 'TARIFAS'::text])))),
    CONSTRAINT ledger_entries_conta_check CHECK ((conta = ANY (ARRAY['CLIENTES'::text, 'PROVEDOR'::text, 'A_IDENTIFICAR'::text, 'A_DEVOLVER'::text, 'CONTESTADO'::text, 'TARIFAS'::text, 'RECEITA'::text, 'DESCONTO'::text, 'ENCARGOS'::text])))
);

ALTER TABLE public.ledger_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payment_charges (
    txid text NOT NULL,
    codigo_compra character(26) NOT NULL,
    status text NOT NULL,
    valor_centavos integer NOT NULL,
    brcode text,
    criada_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    pago_em timestamp with time zone,
    end_to_end_id text,
    regerada boolean DEFAULT false NOT NULL,
    forma text DEFAULT 'pix'::text NOT NULL,
    parcelas integer DEFAULT 1 NOT NULL,
    cancelada_em timestamp with time zone,
    conferida_em timestamp with time zone,
    acrescimo_centavos integer DEFAULT 0 NOT NULL,
    provedor text,
    CONSTRAINT payment_charges_check CHECK (((acrescimo_centavos >= 0) AND (acrescimo_centavos <= valor_centavos))),
    CONSTRAINT payment_charges_forma_check CHECK ((forma = ANY (ARRAY['pix'::text, 'boleto'::text, 'cartao'::text]))),
    CONSTRAINT payment_charges_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 36))),
    CONSTRAINT payment_charges_provedor_check CHECK (((char_length(provedor) >= 1) AND (char_length(provedor) <= 64))),
    CONSTRAINT payment_charges_status_check CHECK ((status = ANY (ARRAY['ATIVA'::text, 'CONCLUIDA'::text, 'EXPIRADA'::text, 'SUBSTITUIDA'::text, 'RECUSADA'::text]))),
    CONSTRAINT pix_charges_check CHECK ((expira_em > criada_em)),
    CONSTRAINT pix_charges_check1 CHECK (((status = 'CONCLUIDA'::text) = (pago_em IS NOT NULL))),
    CONSTRAINT pix_charges_txid_check CHECK ((txid ~ '^[a-zA-Z0-9]{26,35}$'::text)),
    CONSTRAINT pix_charges_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE TABLE public.payment_events (
    provedor text NOT NULL,
    id_evento text NOT NULL,
    txid text NOT NULL,
    valor_centavos integer NOT NULL,
    ocorrido_em timestamp with time zone NOT NULL,
    recebido_em timestamp with time zone NOT NULL,
    aplicado_em timestamp with time zone,
    resultado text,
    conferido_em timestamp with time zone,
    liberado_em timestamp with time zone,
    CONSTRAINT payment_events_check CHECK (((aplicado_em IS NULL) = (resultado IS NULL))),
    CONSTRAINT payment_events_resultado_check CHECK ((resultado = ANY (ARRAY['EM_DIA'::text, 'TARDIO'::text, 'REPETIDO'::text, 'VALOR_DIVERGENTE'::text, 'CARNE_ENCERRADO'::text, 'TROCA_ENCERRADA'::text, 'ACEITE_ENCERRADO'::text]))),
    CONSTRAINT payment_events_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE TABLE public.provider_moves (
    provedor text NOT NULL,
    id_movimento text NOT NULL,
    id_evento text NOT NULL,
    codigo_compra character(26) NOT NULL,
    tipo text NOT NULL,
    status text NOT NULL,
    centavos integer NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    mudou_em timestamp with time zone NOT NULL,
    CONSTRAINT provider_moves_centavos_check CHECK ((centavos >= 0)),
    CONSTRAINT provider_moves_id_movimento_check CHECK (((char_length(id_movimento) >= 1) AND (char_length(id_movimento) <= 100))),
    CONSTRAINT provider_moves_status_check CHECK ((status = ANY (ARRAY['ABERTO'::text, 'FEITO'::text, 'DESFEITO'::text]))),
    CONSTRAINT provider_moves_tipo_check CHECK ((tipo = ANY (ARRAY['DEVOLUCAO'::text, 'MED'::text, 'CONTESTACAO'::text, 'MEDIACAO'::text, 'TARIFA'::text])))
);

CREATE TABLE public.purchases (
    codigo character(26) NOT NULL,
    id_pessoa integer NOT NULL,
    id_oferta integer NOT NULL,
    id_vendedor integer,
    chave_idempotencia text NOT NULL,
    estado text NOT NULL,
    aluno jsonb NOT NULL,
    preco_original_centavos integer NOT NULL,
    desconto_centavos integer DEFAULT 0 NOT NULL,
    total_centavos integer NOT NULL,
    codigo_cupom text,
    forma text,
    parcelas integer DEFAULT 1 NOT NULL,
    contrato_versao text NOT NULL,
    contrato_sha256 character(64) NOT NULL,
    aceite_em timestamp with time zone,
    aceite_ip text,
    vaga_retida boolean NOT NULL,
    reserva_expira_em timestamp with time zone NOT NULL,
    pago_em timestamp with time zone,
    criado_em timestamp with time zone NOT NULL,
    pedido_sha256 character(64),
    rede text,
    responsavel jsonb,
    id_responsavel integer,
    escolha_ate timestamp with time zone,
    escolha_lembrada_em timestamp with time zone,
    condicoes jsonb,
    custeio jsonb,
    turma_aceita jsonb,
    total_aceito_centavos integer,
    vagas integer DEFAULT 1 NOT NULL,
    empresa jsonb,
    fatura_vencimento date,
    medida_em timestamp with time zone,
    abatido_centavos integer DEFAULT 0 NOT NULL,
    retido_centavos integer DEFAULT 0 NOT NULL,
    CONSTRAINT purchases_abatido_centavos_check CHECK ((abatido_centavos >= 0)),
    CONSTRAINT purchases_chave_idempotencia_check CHECK (((char_length(chave_idempotencia) >= 8) AND (char_length(chave_idempotencia) <= 100))),
    CONSTRAINT purchases_check CHECK ((total_centavos = (preco_original_centavos - desconto_centavos))),
    CONSTRAINT purchases_check1 CHECK (((estado <> ALL (ARRAY['PAGA'::text, 'MATRICULADA'::text])) OR (((pago_em IS NOT NULL) OR (fatura_vencimento IS NOT NULL)) AND (aceite_em IS NOT NULL) AND vaga_retida))),
    CONSTRAINT purchases_check2 CHECK (((estado <> ALL (ARRAY['EXPIRADA'::text, 'CANCELADA'::text, 'ESTORNADA'::text])) OR (NOT vaga_retida))),
    CONSTRAINT purchases_check3 CHECK (((id_responsavel IS NULL) OR (responsavel IS NOT NULL))),
    CONSTRAINT purchases_check4 CHECK (((escolha_ate IS NULL) OR (estado = ANY (ARRAY['PAGAMENTO_TARDIO'::text, 'TURMA_CANCELADA'::text])))),
    CONSTRAINT purchases_check5 CHECK (((vagas = 1) OR (empresa IS NOT NULL))),
    CONSTRAINT purchases_check6 CHECK (((fatura_vencimento IS NULL) OR (empresa IS NOT NULL))),
    CONSTRAINT purchases_codigo_check CHECK ((codigo ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
    CONSTRAINT purchases_desconto_centavos_check CHECK ((desconto_centavos >= 0)),
    CONSTRAINT purchases_estado_check CHECK ((estado = ANY (ARRAY['AGUARDANDO_ACEITE'::text, 'AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text, 'PAGA'::text, 'MATRICULADA'::text, 'EXPIRADA'::text, 'CANCELADA'::text, 'ARREPENDIDA'::text, 'ESTORNADA'::text, 'TURMA_CANCELADA'::text, 'PAGAMENTO_TARDIO'::text]))),
    CONSTRAINT purchases_fatura_vencimento_check CHECK (((fatura_vencimento >= '2000-01-01'::date) AND (fatura_vencimento <= '9999-12-01'::date))),
    CONSTRAINT purchases_forma_check CHECK ((forma = ANY (ARRAY['pix'::text, 'boleto'::text, 'cartao'::text]))),
    CONSTRAINT purchases_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 36))),
    CONSTRAINT purchases_pedido_sha256_check CHECK ((pedido_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT purchases_preco_original_centavos_check CHECK ((preco_original_centavos >= 0)),
    CONSTRAINT purchases_retido_centavos_check CHECK ((retido_centavos >= 0)),
    CONSTRAINT purchases_total_centavos_check CHECK ((total_centavos >= 0)),
    CONSTRAINT purchases_vagas_check CHECK (((vagas >= 1) AND (vagas <= 1000)))
);

CREATE TABLE public.refunds (
    id text NOT NULL,
    codigo_compra character(26) NOT NULL,
    end_to_end_id text NOT NULL,
    valor_centavos integer NOT NULL,
    status text NOT NULL,
    motivo text NOT NULL,
    criada_em timestamp with time zone NOT NULL,
    concluida_em timestamp with time zone,
    tentada_em timestamp with time zone,
    forma text DEFAULT 'pix'::text NOT NULL,
    parte integer DEFAULT 1 NOT NULL,
    destino jsonb,
    destino_tipo text,
    id_provedor text,
    quitada_em timestamp with time zone,
    quitacao text,
    a_mao_desde timestamp with time zone,
    a_mao_motivo text,
    saiu_por text,
    CONSTRAINT refunds_a_mao_motivo_check CHECK ((a_mao_motivo = ANY (ARRAY['TRANSFERENCIA'::text, 'SEM_PROVEDOR'::text, 'DESTINO'::text, 'ASSUMIDA'::text]))),
    CONSTRAINT refunds_check CHECK (((status = 'EM_PROCESSAMENTO'::text) = (concluida_em IS NULL))),
    CONSTRAINT refunds_check1 CHECK (((destino IS NULL) OR ((status = 'EM_PROCESSAMENTO'::text) AND (destino_tipo IS NOT NULL)))),
    CONSTRAINT refunds_check2 CHECK (((saiu_por IS NULL) OR (status = 'DEVOLVIDO'::text))),
    CONSTRAINT refunds_check3 CHECK (((a_mao_desde IS NULL) = (a_mao_motivo IS NULL))),
    CONSTRAINT refunds_destino_tipo_check CHECK ((destino_tipo = ANY (ARRAY['pix'::text, 'conta'::text]))),
    CONSTRAINT refunds_forma_check CHECK ((forma = ANY (ARRAY['pix'::text, 'boleto'::text, 'cartao'::text]))),
    CONSTRAINT refunds_id_check CHECK ((id ~ '^[a-zA-Z0-9]{1,35}$'::text)),
    CONSTRAINT refunds_id_provedor_check CHECK (((char_length(id_provedor) >= 1) AND (char_length(id_provedor) <= 64))),
    CONSTRAINT refunds_parte_check CHECK ((parte > 0)),
    CONSTRAINT refunds_quitacao_check CHECK ((quitacao = ANY (ARRAY['PROVEDOR'::text, 'A_MAO'::text]))),
    CONSTRAINT refunds_quitacao_whole CHECK ((((quitada_em IS NULL) = (quitacao IS NULL)) AND ((quitada_em IS NULL) OR (status = 'NAO_REALIZADO'::text)))),
    CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['EM_PROCESSAMENTO'::text, 'DEVOLVIDO'::text, 'NAO_REALIZADO'::text]))),
    CONSTRAINT refunds_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE VIEW public.ledger_expected AS
 WITH sales AS (
         SELECT p.codigo,
            p.preco_original_centavos,
            (p.desconto_centavos + p.abatido_centavos) AS desconto_centavos,
            (p.total_centavos - p.abatido_centavos) AS total_centavos,
            (COALESCE(( SELECT sum((b.multa_centavos + b.juros_centavos)) AS sum
                   FROM public.boletos b
                  WHERE ((b.codigo_compra = p.codigo) AND (b.status = 'PAGO'::text))), (0)::bigint) + COALESCE(( SELECT sum(c.acrescimo_centavos) AS sum
                   FROM public.payment_charges c
                  WHERE ((c.codigo_compra = p.codigo) AND (c.status = 'CONCLUIDA'::text))), (0)::bigint)) AS encargos
           FROM public.purchases p
          WHERE (p.estado = ANY (ARRAY['AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text, 'PAGA'::text, 'MATRICULADA'::text]))
        ), kept AS (
         SELECT p.codigo,
            p.retido_centavos
           FROM public.purchases p
          WHERE (p.estado = ANY (ARRAY['ARREPENDIDA'::text, 'ESTORNADA'::text]))
        ), applied AS (
         SELECT COALESCE(c.codigo_compra, b.codigo_compra) AS codigo,
            e.valor_centavos
           FROM ((public.payment_events e
             LEFT JOIN public.payment_charges c USING (txid))
             LEFT JOIN public.boletos b ON ((b.id = e.txid)))
          WHERE (e.aplicado_em IS NOT NULL)
        ), paid AS (
         SELECT payment_charges.codigo_compra AS codigo,
            payment_charges.end_to_end_id AS id_evento,
            payment_charges.valor_centavos
           FROM public.payment_charges
          WHERE ((payment_charges.forma <> 'boleto'::text) AND (payment_charges.end_to_end_id IS NOT NULL))
        UNION ALL
         SELECT boletos.codigo_compra,
            boletos.id_pagamento,
            ((boletos.valor_original_centavos + boletos.multa_centavos) + boletos.juros_centavos)
           FROM public.boletos
          WHERE (boletos.id_pagamento IS NOT NULL)
        ), unreported AS (
         SELECT paid.codigo,
            paid.valor_centavos
           FROM paid
          WHERE (NOT (EXISTS ( SELECT
                   FROM public.payment_events e
                  WHERE (e.id_evento = paid.id_evento))))
        ), lines(conta, provedor, codigo_compra, centavos) AS (
         SELECT 'RECEITA'::text AS "?column?",
            NULL::text AS "?column?",
            sales.codigo,
            (- sales.preco_original_centavos) AS "?column?"
           FROM sales
        UNION ALL
         SELECT 'DESCONTO'::text,
            NULL::text,
            sales.codigo,
            sales.desconto_centavos
           FROM sales
        UNION ALL
         SELECT 'ENCARGOS'::text,
            NULL::text,
            sales.codigo,
            (- sales.encargos)
           FROM sales
        UNION ALL
         SELECT 'CLIENTES'::text,
            NULL::text,
            sales.codigo,
            (sales.total_centavos + sales.encargos)
           FROM sales
        UNION ALL
         SELECT 'ENCARGOS'::text,
            NULL::text,
            kept.codigo,
            (- kept.retido_centavos)
           FROM kept
        UNION ALL
         SELECT 'CLIENTES'::text,
            NULL::text,
            kept.codigo,
            kept.retido_centavos
           FROM kept
        UNION ALL
         SELECT 'CLIENTES'::text,
            NULL::text,
            applied.codigo,
            (- applied.valor_centavos)
           FROM applied
        UNION ALL
         SELECT 'CLIENTES'::text,
            NULL::text,
            unreported.codigo,
            (- unreported.valor_centavos)
           FROM unreported
        UNION ALL
         SELECT 'PROVEDOR'::text,
            'historico'::text,
            NULL::bpchar,
            unreported.valor_centavos
           FROM unreported
        UNION ALL
         SELECT 'PROVEDOR'::text,
            payment_events.provedor,
            NULL::bpchar,
            payment_events.valor_centavos
           FROM public.payment_events
        UNION ALL
         SELECT 'A_IDENTIFICAR'::text,
            NULL::text,
            NULL::bpchar,
            (- payment_events.valor_centavos)
           FROM public.payment_events
          WHERE (payment_events.aplicado_em IS NULL)
        UNION ALL
         SELECT 'CLIENTES'::text,
            NULL::text,
            refunds.codigo_compra,
            refunds.valor_centavos
           FROM public.refunds
          WHERE (refunds.status <> 'NAO_REALIZADO'::text)
        UNION ALL
         SELECT 'A_DEVOLVER'::text,
            NULL::text,
            refunds.codigo_compra,
            (- refunds.valor_centavos)
           FROM public.refunds
          WHERE (refunds.status = 'EM_PROCESSAMENTO'::text)
        UNION ALL
         SELECT 'PROVEDOR'::text,
            COALESCE(r.saiu_por, ( SELECT min(e.provedor) AS min
                   FROM public.payment_events e
                  WHERE (e.id_evento = r.end_to_end_id)), 'historico'::text) AS "coalesce",
            NULL::bpchar,
            (- r.valor_centavos)
           FROM public.refunds r
          WHERE (r.status = 'DEVOLVIDO'::text)
        UNION ALL
         SELECT 'CLIENTES'::text,
            NULL::text,
            refunds.codigo_compra,
            refunds.valor_centavos
           FROM public.refunds
          WHERE (refunds.quitacao = 'A_MAO'::text)
        UNION ALL
         SELECT 'PROVEDOR'::text,
            'transferencia'::text,
            NULL::bpchar,
            (- refunds.valor_centavos)
           FROM public.refunds
          WHERE (refunds.quitacao = 'A_MAO'::text)
        UNION ALL
         SELECT 'PROVEDOR'::text,
            provider_moves.provedor,
            NULL::bpchar,
            (- provider_moves.centavos)
           FROM public.provider_moves
          WHERE (provider_moves.status <> 'DESFEITO'::text)
        UNION ALL
         SELECT 'CONTESTADO'::text,
            NULL::text,
            provider_moves.codigo_compra,
            provider_moves.centavos
           FROM public.provider_moves
          WHERE (provider_moves.status = 'ABERTO'::text)
        UNION ALL
         SELECT 'CLIENTES'::text,
            NULL::text,
            provider_moves.codigo_compra,
            provider_moves.centavos
           FROM public.provider_moves
          WHERE ((provider_moves.status = 'FEITO'::text) AND (provider_moves.tipo <> 'TARIFA'::text))
        UNION ALL
         SELECT 'TARIFAS'::text,
            provider_moves.provedor,
            NULL::bpchar,
            provider_moves.centavos
           FROM public.provider_moves
          WHERE ((provider_moves.status = 'FEITO'::text) AND (provider_moves.tipo = 'TARIFA'::text))
        )
 SELECT lines.conta,
    lines.provedor,
    lines.codigo_compra,
    (sum(lines.centavos))::bigint AS centavos
   FROM lines
  GROUP BY lines.conta, lines.provedor, lines.codigo_compra
 HAVING (sum(lines.centavos) <> (0)::numeric);

CREATE TABLE public.ledger_transactions (
    id bigint NOT NULL,
    tipo text NOT NULL,
    referencia text,
    em timestamp with time zone NOT NULL,
    CONSTRAINT ledger_transactions_check CHECK (((referencia IS NULL) = (tipo = ANY (ARRAY['ABERTURA'::text, 'VENDA'::text, 'ENCARGO'::text, 'ESTORNO'::text])))),
    CONSTRAINT ledger_transactions_tipo_check CHECK ((tipo = ANY (ARRAY['ABERTURA'::text, 'VENDA'::text, 'ENCARGO'::text, 'ESTORNO'::text, 'RECEBIMENTO'::text, 'PAGAMENTO'::text, 'DEVOLUCAO_PEDIDA'::text, 'DEVOLUCAO_FEITA'::text, 'DEVOLUCAO_RECUSADA'::text, 'DEVOLUCAO_A_MAO'::text, 'MOVIMENTO'::text])))
);

ALTER TABLE public.ledger_transactions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_transactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.legal_drafts (
    texto text NOT NULL,
    rascunho text NOT NULL,
    versao integer NOT NULL,
    alterado_em timestamp with time zone NOT NULL,
    alterado_por integer,
    CONSTRAINT legal_drafts_versao_check CHECK ((versao > 0))
);

CREATE TABLE public.legal_versions (
    texto text NOT NULL,
    versao text NOT NULL,
    conteudo text NOT NULL,
    modelo text NOT NULL,
    vigente_desde timestamp with time zone NOT NULL,
    publicado_por integer
);

CREATE TABLE public.logins (
    id_login integer NOT NULL,
    id_pessoa integer NOT NULL,
    tipo_login text NOT NULL,
    usuario text,
    email text NOT NULL,
    email_confirmado_em timestamp with time zone,
    senha_hash text NOT NULL,
    id_login_contact_center integer,
    id_supervisor integer,
    desconto_maximo_percentual integer DEFAULT 0 NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    desativado_em timestamp with time zone,
    tipo_pessoal text,
    CONSTRAINT logins_check CHECK (((tipo_login = ANY (ARRAY['CONTACT_CENTER'::text, 'SUPERVISOR'::text])) = (id_login_contact_center IS NOT NULL))),
    CONSTRAINT logins_desconto_maximo_percentual_check CHECK (((desconto_maximo_percentual >= 0) AND (desconto_maximo_percentual <= 100))),
    CONSTRAINT logins_email_check CHECK ((email = lower(email))),
    CONSTRAINT logins_senha_hash_check CHECK ((senha_hash ~~ '$argon2id$%'::text)),
    CONSTRAINT logins_tipo_login_check CHECK ((tipo_login = ANY (ARRAY['ALUNO'::text, 'RESPONSAVEL'::text, 'EMPRESA'::text, 'CONTACT_CENTER'::text, 'SUPERVISOR'::text, 'FINANCEIRO'::text, 'ADMIN'::text]))),
    CONSTRAINT logins_tipo_pessoal_check CHECK ((tipo_pessoal = ANY (ARRAY['ALUNO'::text, 'RESPONSAVEL'::text, 'EMPRESA'::text]))),
    CONSTRAINT logins_usuario_check CHECK ((usuario = lower(usuario)))
);

ALTER TABLE public.logins ALTER COLUMN id_login ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.logins_id_login_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.machine_keys (
    id integer NOT NULL,
    nome text NOT NULL,
    escopo text NOT NULL,
    hash bytea NOT NULL,
    inicio text NOT NULL,
    id_login integer NOT NULL,
    criada_em timestamp with time zone NOT NULL,
    usada_em timestamp with time zone,
    encerrada_em timestamp with time zone,
    CONSTRAINT machine_keys_escopo_check CHECK ((escopo = 'catalogo'::text))
);

ALTER TABLE public.machine_keys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.machine_keys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.mail_words (
    tipo text NOT NULL,
    assunto text NOT NULL,
    abertura text NOT NULL,
    fechamento text NOT NULL,
    versao integer NOT NULL,
    alterado_em timestamp with time zone NOT NULL
);

CREATE TABLE public.modalities (
    id_modalidade integer NOT NULL,
    nome text NOT NULL,
    slug text NOT NULL,
    tipo_pagina text DEFAULT 'modalidade'::text NOT NULL,
    descricao text DEFAULT ''::text NOT NULL,
    ativo boolean DEFAULT true NOT NULL,
    url_imagem text,
    CONSTRAINT modalities_tipo_pagina_check CHECK ((tipo_pagina = 'modalidade'::text))
);

CREATE TABLE public.new_acceptances (
    id uuid NOT NULL,
    codigo_compra character(26) NOT NULL,
    status text DEFAULT 'ABERTO'::text NOT NULL,
    motivos text[] NOT NULL,
    turma_antes jsonb NOT NULL,
    total_antes_centavos integer NOT NULL,
    contrato_antes text NOT NULL,
    aceite_antes_em timestamp with time zone NOT NULL,
    aceite_antes_ip text,
    turma jsonb NOT NULL,
    total_centavos integer NOT NULL,
    pedido_em timestamp with time zone NOT NULL,
    responder_ate date NOT NULL,
    lembrado_em timestamp with time zone,
    respondido_em timestamp with time zone,
    CONSTRAINT new_acceptances_check CHECK (((status = ANY (ARRAY['ACEITO'::text, 'RECUSADO'::text])) = (respondido_em IS NOT NULL))),
    CONSTRAINT new_acceptances_motivos_check CHECK (((motivos <@ ARRAY['TURMA'::text, 'VALOR'::text, 'CONTRATO'::text]) AND (cardinality(motivos) > 0))),
    CONSTRAINT new_acceptances_status_check CHECK ((status = ANY (ARRAY['ABERTO'::text, 'ACEITO'::text, 'RECUSADO'::text, 'SUBSTITUIDO'::text, 'ENCERRADO'::text])))
);

CREATE TABLE public.newsletter_subscriptions (
    id integer NOT NULL,
    email text NOT NULL,
    versao_texto text NOT NULL,
    pedido_em timestamp with time zone NOT NULL,
    confirmado_em timestamp with time zone,
    cancelado_em timestamp with time zone,
    CONSTRAINT newsletter_subscriptions_email_check CHECK ((email = lower(email)))
);

ALTER TABLE public.newsletter_subscriptions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.newsletter_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.newsletter_tokens (
    hash bytea NOT NULL,
    id_assinatura integer NOT NULL,
    tipo text NOT NULL,
    versao_texto text NOT NULL,
    expira_em timestamp with time zone,
    usado_em timestamp with time zone,
    CONSTRAINT newsletter_tokens_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT newsletter_tokens_tipo_check CHECK ((tipo = ANY (ARRAY['CONFIRMAR'::text, 'CANCELAR'::text])))
);

CREATE TABLE public.odd_payment_items (
    provedor text NOT NULL,
    sha256 character(64) NOT NULL,
    corpo text NOT NULL,
    motivo text NOT NULL,
    vezes integer DEFAULT 1 NOT NULL,
    recebido_em timestamp with time zone NOT NULL,
    ultima_em timestamp with time zone NOT NULL,
    CONSTRAINT odd_payment_items_corpo_check CHECK ((octet_length(corpo) <= 16384)),
    CONSTRAINT odd_payment_items_motivo_check CHECK ((motivo = ANY (ARRAY['ILEGIVEL'::text, 'SEM_TXID'::text, 'SEM_VALOR'::text, 'DIVERGENTE'::text, 'NAO_CONFIRMADO'::text])))
);

CREATE TABLE public.one_time_tokens (
    hash bytea NOT NULL,
    tipo text NOT NULL,
    id_login integer NOT NULL,
    dados jsonb DEFAULT '{}'::jsonb NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    usado_em timestamp with time zone,
    CONSTRAINT one_time_tokens_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT one_time_tokens_tipo_check CHECK ((tipo = ANY (ARRAY['CONFIRMAR_EMAIL'::text, 'TROCAR_SENHA'::text, 'CONFIRMAR_LOGIN'::text, 'DESFAZER_EMAIL'::text])))
);

CREATE TABLE public.outbox (
    id bigint NOT NULL,
    tipo text NOT NULL,
    destinatario text,
    dados jsonb NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    disponivel_em timestamp with time zone NOT NULL,
    tentativas integer DEFAULT 0 NOT NULL,
    enviado_em timestamp with time zone,
    ultimo_erro text,
    abandonada_em timestamp with time zone,
    remetente text,
    CONSTRAINT outbox_de_alguem CHECK (((destinatario IS NOT NULL) OR (COALESCE((dados ->> 'identificador'::text), ''::text) <> ''::text))),
    CONSTRAINT outbox_destinatario CHECK ((destinatario <> ''::text)),
    CONSTRAINT outbox_tentativas_check CHECK ((tentativas >= 0))
);

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.page_slugs (
    slug text NOT NULL,
    tipo text NOT NULL,
    CONSTRAINT page_slugs_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT page_slugs_tipo_check CHECK ((tipo = ANY (ARRAY['modalidade'::text, 'area'::text, 'cidade'::text, 'campanha'::text])))
);

CREATE TABLE public.payment_methods (
    id_forma_pagamento integer NOT NULL,
    titulo text NOT NULL,
    arquivo text NOT NULL
);

CREATE TABLE public.payment_notices (
    provedor text NOT NULL,
    sha256 character(64) NOT NULL,
    corpo text NOT NULL,
    vezes integer DEFAULT 1 NOT NULL,
    recebido_em timestamp with time zone NOT NULL,
    ultima_em timestamp with time zone NOT NULL,
    CONSTRAINT payment_notices_corpo_check CHECK ((octet_length(corpo) <= 65536))
);

CREATE TABLE public.pending_sign_ins (
    hash bytea NOT NULL,
    id_login integer NOT NULL,
    senha_hash text NOT NULL,
    tentativas integer NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    CONSTRAINT pending_sign_ins_hash_check CHECK ((octet_length(hash) = 32))
);

CREATE TABLE public.persons (
    id_pessoa integer NOT NULL,
    nome text NOT NULL,
    nome_social text,
    cpf character(11),
    nascimento date,
    telefones text[] DEFAULT '{}'::text[] NOT NULL,
    email_principal text,
    ficha jsonb DEFAULT '{}'::jsonb NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    apagada_em timestamp with time zone,
    CONSTRAINT persons_cpf_check CHECK ((cpf ~ '^[0-9]{11}$'::text)),
    CONSTRAINT persons_nome_check CHECK ((nome <> ''::text))
);

ALTER TABLE public.persons ALTER COLUMN id_pessoa ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.persons_id_pessoa_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pinned_courses (
    unica boolean DEFAULT true NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    cursos integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT pinned_courses_unica_check CHECK (unica)
);

CREATE TABLE public.postal_codes (
    cep character(8) NOT NULL,
    logradouro text NOT NULL,
    bairro text NOT NULL,
    cidade text NOT NULL,
    uf character(2) NOT NULL,
    CONSTRAINT postal_codes_cep_check CHECK ((cep ~ '^[0-9]{8}$'::text))
);

CREATE TABLE public.programme_courses (
    id_programa integer NOT NULL,
    posicao integer NOT NULL,
    id_produto integer NOT NULL,
    CONSTRAINT programme_courses_posicao_check CHECK ((posicao > 0))
);

CREATE TABLE public.programme_editions (
    id_oferta integer NOT NULL,
    preco_centavos integer NOT NULL,
    a_venda boolean NOT NULL,
    CONSTRAINT programme_editions_preco_centavos_check CHECK ((preco_centavos > 0))
);

CREATE TABLE public.programme_parts (
    id_oferta integer NOT NULL,
    posicao integer NOT NULL,
    id_parte integer NOT NULL,
    CONSTRAINT programme_parts_check CHECK ((id_parte <> id_oferta)),
    CONSTRAINT programme_parts_posicao_check CHECK ((posicao > 0))
);

CREATE TABLE public.programmes (
    id_produto integer NOT NULL,
    slug text NOT NULL,
    texto text DEFAULT ''::text NOT NULL,
    CONSTRAINT programmes_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

CREATE TABLE public.purchase_events (
    id bigint NOT NULL,
    codigo_compra character(26) NOT NULL,
    estado text NOT NULL,
    detalhe text,
    em timestamp with time zone NOT NULL
);

ALTER TABLE public.purchase_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.purchase_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.questions (
    id_pergunta integer NOT NULL,
    id_produto integer NOT NULL,
    id_pessoa integer,
    nome_autor text NOT NULL,
    texto text NOT NULL,
    resposta text,
    respondida_em timestamp with time zone,
    criado_em timestamp with time zone NOT NULL,
    descartada_em timestamp with time zone,
    CONSTRAINT questions_check CHECK (((resposta IS NULL) = (respondida_em IS NULL))),
    CONSTRAINT questions_check1 CHECK (((descartada_em IS NULL) OR (resposta IS NULL))),
    CONSTRAINT questions_texto_check CHECK ((char_length(texto) >= 10))
);

ALTER TABLE public.questions ALTER COLUMN id_pergunta ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.questions_id_pergunta_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire timestamp with time zone
);

CREATE TABLE public.recovery_codes (
    id_login integer NOT NULL,
    hash bytea NOT NULL,
    usado_em timestamp with time zone,
    CONSTRAINT recovery_codes_hash_check CHECK ((octet_length(hash) = 32))
);

CREATE TABLE public.redirects (
    caminho text NOT NULL,
    destino text,
    status integer NOT NULL,
    externo boolean DEFAULT false NOT NULL,
    CONSTRAINT redirects_caminho_check CHECK ((caminho ~~ '/%'::text)),
    CONSTRAINT redirects_check CHECK (((status = 410) = (destino IS NULL))),
    CONSTRAINT redirects_status_check CHECK ((status = ANY (ARRAY[301, 302, 410])))
);

CREATE TABLE public.reference_items (
    lista text NOT NULL,
    codigo text NOT NULL,
    nome text NOT NULL,
    ordem integer NOT NULL,
    grupo text
);

CREATE TABLE public.refresh_tokens (
    hash bytea NOT NULL,
    id_familia uuid NOT NULL,
    geracao integer NOT NULL,
    emitido_em timestamp with time zone NOT NULL,
    usado_em timestamp with time zone,
    CONSTRAINT refresh_tokens_geracao_check CHECK ((geracao >= 0)),
    CONSTRAINT refresh_tokens_hash_check CHECK ((octet_length(hash) = 32))
);

CREATE TABLE public.refund_receipts (
    id bigint NOT NULL,
    id_devolucao text NOT NULL,
    comprovante text NOT NULL,
    pago_em date NOT NULL,
    nota text NOT NULL,
    id_login integer NOT NULL,
    registrado_em timestamp with time zone NOT NULL,
    aceito boolean,
    id_conferente integer,
    conferido_em timestamp with time zone,
    recusa text,
    CONSTRAINT refund_receipts_check CHECK ((id_conferente <> id_login)),
    CONSTRAINT refund_receipts_check1 CHECK ((((aceito IS NULL) = (conferido_em IS NULL)) AND ((aceito IS NULL) = (id_conferente IS NULL)))),
    CONSTRAINT refund_receipts_check2 CHECK (((recusa IS NOT NULL) = (aceito IS FALSE))),
    CONSTRAINT refund_receipts_comprovante_check CHECK (((char_length(comprovante) >= 4) AND (char_length(comprovante) <= 100))),
    CONSTRAINT refund_receipts_nota_check CHECK (((char_length(nota) >= 1) AND (char_length(nota) <= 1000))),
    CONSTRAINT refund_receipts_pago_em_check CHECK (((pago_em >= '2000-01-01'::date) AND (pago_em <= '9999-12-01'::date))),
    CONSTRAINT refund_receipts_recusa_check CHECK (((char_length(recusa) >= 1) AND (char_length(recusa) <= 1000)))
);

ALTER TABLE public.refund_receipts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refund_receipts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.refund_requests (
    id uuid NOT NULL,
    codigo_compra character(26) NOT NULL,
    centavos integer NOT NULL,
    encerra boolean NOT NULL,
    motivo text NOT NULL,
    status text NOT NULL,
    chave text NOT NULL,
    id_login integer NOT NULL,
    pedida_em timestamp with time zone NOT NULL,
    id_aprovador integer,
    decidida_em timestamp with time zone,
    recusa text,
    vagas integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT refund_requests_centavos_check CHECK ((centavos > 0)),
    CONSTRAINT refund_requests_chave_check CHECK (((char_length(chave) >= 1) AND (char_length(chave) <= 100))),
    CONSTRAINT refund_requests_check CHECK ((id_aprovador <> id_login)),
    CONSTRAINT refund_requests_check1 CHECK (((status = 'AGUARDA_APROVACAO'::text) = (decidida_em IS NULL))),
    CONSTRAINT refund_requests_check2 CHECK (((status = 'RECUSADA'::text) = (recusa IS NOT NULL))),
    CONSTRAINT refund_requests_motivo_check CHECK (((char_length(motivo) >= 1) AND (char_length(motivo) <= 300))),
    CONSTRAINT refund_requests_recusa_check CHECK (((char_length(recusa) >= 1) AND (char_length(recusa) <= 1000))),
    CONSTRAINT refund_requests_status_check CHECK ((status = ANY (ARRAY['AGUARDA_APROVACAO'::text, 'FEITA'::text, 'RECUSADA'::text])))
);

CREATE TABLE public.request_log (
    id integer NOT NULL,
    url text NOT NULL,
    tipo text NOT NULL,
    endereco_ip text,
    dados text,
    criado_em timestamp with time zone NOT NULL
);

ALTER TABLE public.request_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.request_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.review_votes (
    id_opiniao integer NOT NULL,
    id_pessoa integer NOT NULL
);

CREATE TABLE public.reviews (
    id_opiniao integer NOT NULL,
    id_produto integer NOT NULL,
    id_pessoa integer,
    nome_autor text NOT NULL,
    nota integer NOT NULL,
    texto text NOT NULL,
    situacao text NOT NULL,
    votos integer DEFAULT 0 NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    motivo_recusa text,
    CONSTRAINT reviews_check CHECK (((motivo_recusa IS NULL) OR (situacao = 'RECUSADA'::text))),
    CONSTRAINT reviews_motivo_recusa_check CHECK ((motivo_recusa = ANY (ARRAY['DADOS_PESSOAIS'::text, 'OFENSA'::text, 'FORA_DO_ASSUNTO'::text, 'PROPAGANDA'::text]))),
    CONSTRAINT reviews_nota_check CHECK (((nota >= 1) AND (nota <= 5))),
    CONSTRAINT reviews_situacao_check CHECK ((situacao = ANY (ARRAY['PENDENTE'::text, 'PUBLICADA'::text, 'RECUSADA'::text]))),
    CONSTRAINT reviews_texto_check CHECK ((char_length(texto) >= 10)),
    CONSTRAINT reviews_votos_check CHECK ((votos >= 0))
);

ALTER TABLE public.reviews ALTER COLUMN id_opiniao ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reviews_id_opiniao_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.scheduled_changes (
    id integer NOT NULL,
    id_produto integer NOT NULL,
    id_oferta integer,
    tipo text NOT NULL,
    quando timestamp with time zone NOT NULL,
    preco_original_centavos integer,
    preco_promocional_centavos integer,
    situacao text DEFAULT 'AGENDADO'::text NOT NULL,
    motivo text,
    id_login integer NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    terminado_em timestamp with time zone,
    CONSTRAINT scheduled_changes_check CHECK (((preco_promocional_centavos >= 1) AND (preco_promocional_centavos <= (preco_original_centavos - 1)))),
    CONSTRAINT scheduled_changes_check1 CHECK (((tipo = 'PRECO'::text) = (preco_original_centavos IS NOT NULL))),
    CONSTRAINT scheduled_changes_check2 CHECK (((situacao = 'AGENDADO'::text) = (terminado_em IS NULL))),
    CONSTRAINT scheduled_changes_preco_original_centavos_check CHECK ((preco_original_centavos > 0)),
    CONSTRAINT scheduled_changes_situacao_check CHECK ((situacao = ANY (ARRAY['AGENDADO'::text, 'FEITO'::text, 'CANCELADO'::text, 'RECUSADO'::text]))),
    CONSTRAINT scheduled_changes_tipo_check CHECK ((tipo = ANY (ARRAY['PUBLICAR'::text, 'TIRAR'::text, 'PRECO'::text, 'FIM_PROMOCAO'::text])))
);

ALTER TABLE public.scheduled_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.scheduled_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.school_pages (
    id_pagina integer NOT NULL,
    slug text NOT NULL,
    titulo text NOT NULL,
    resumo text NOT NULL,
    texto text NOT NULL,
    ordem integer NOT NULL,
    publicada boolean NOT NULL,
    ja_publicada boolean NOT NULL,
    versao integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.school_pages ALTER COLUMN id_pagina ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.school_pages_id_pagina_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.school_sign_ins (
    hash bytea NOT NULL,
    destino text NOT NULL,
    expira_em timestamp with time zone NOT NULL
);

CREATE TABLE public.search_words (
    palavra text NOT NULL
);

CREATE TABLE public.second_factors (
    id_login integer NOT NULL,
    segredo bytea NOT NULL,
    selado boolean NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    ligado_em timestamp with time zone,
    ultimo_periodo bigint,
    CONSTRAINT second_factors_segredo_check CHECK ((octet_length(segredo) >= 20))
);

CREATE TABLE public.session_families (
    id uuid NOT NULL,
    id_login integer NOT NULL,
    criada_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    revogada_em timestamp with time zone,
    agente text,
    geracao_recebida integer DEFAULT 0 NOT NULL,
    rede text,
    confirmada_em timestamp with time zone,
    CONSTRAINT session_families_geracao_recebida_check CHECK ((geracao_recebida >= 0))
);

CREATE TABLE public.setup_links (
    hash bytea NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL
);

CREATE TABLE public.shop_setup (
    id smallint NOT NULL,
    concluida_em timestamp with time zone,
    CONSTRAINT shop_setup_id_check CHECK ((id = 1))
);

CREATE TABLE public.sign_in_turns (
    chave text NOT NULL,
    grupo text NOT NULL,
    tentativas integer NOT NULL,
    livre_em timestamp with time zone NOT NULL,
    esquecer_em timestamp with time zone NOT NULL,
    CONSTRAINT sign_in_turns_tentativas_check CHECK ((tentativas > 0))
);

CREATE TABLE public.signing_keys (
    id text NOT NULL,
    segredo bytea NOT NULL,
    criada_em timestamp with time zone NOT NULL,
    selado boolean DEFAULT false NOT NULL,
    CONSTRAINT signing_keys_segredo_check CHECK ((octet_length(segredo) >= 32))
);

CREATE TABLE public.simulated_bank_card_charges (
    txid text NOT NULL,
    parcelas integer NOT NULL,
    bandeira text,
    final character(4),
    situacao text NOT NULL,
    motivo text,
    desafio text,
    retorno text NOT NULL,
    decide_em timestamp with time zone,
    decisao text,
    aviso_em timestamp with time zone,
    aviso_tentativas integer DEFAULT 0 NOT NULL,
    CONSTRAINT simulated_bank_card_charges_decisao_check CHECK ((decisao = ANY (ARRAY['approve'::text, 'refuse'::text]))),
    CONSTRAINT simulated_bank_card_charges_final_check CHECK ((final ~ '^[0-9]{4}$'::text)),
    CONSTRAINT simulated_bank_card_charges_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 13))),
    CONSTRAINT simulated_bank_card_charges_situacao_check CHECK ((situacao = ANY (ARRAY['DESAFIO'::text, 'EM_ANALISE'::text, 'APROVADA'::text, 'RECUSADA'::text, 'CANCELADA'::text])))
);

CREATE TABLE public.simulated_bank_card_tokens (
    token text NOT NULL,
    bandeira text NOT NULL,
    final character(4) NOT NULL,
    desfecho jsonb NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    usado_por text,
    CONSTRAINT simulated_bank_card_tokens_final_check CHECK ((final ~ '^[0-9]{4}$'::text))
);

CREATE TABLE public.simulated_bank_charges (
    txid text NOT NULL,
    valor_centavos integer NOT NULL,
    descricao text NOT NULL,
    status text NOT NULL,
    brcode text,
    criada_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    recusada_em timestamp with time zone,
    forma text DEFAULT 'pix'::text NOT NULL,
    nosso_numero text,
    codigo_barras character(44),
    recusa_devolucao boolean DEFAULT false NOT NULL,
    CONSTRAINT simulated_bank_charges_codigo_barras_check CHECK ((codigo_barras ~ '^[0-9]{44}$'::text)),
    CONSTRAINT simulated_bank_charges_forma_check CHECK ((forma = ANY (ARRAY['pix'::text, 'boleto'::text, 'cartao'::text]))),
    CONSTRAINT simulated_bank_charges_status_check CHECK ((status = ANY (ARRAY['ATIVA'::text, 'CONCLUIDA'::text, 'REMOVIDA_PELO_USUARIO_RECEBEDOR'::text, 'REMOVIDA_PELO_PSP'::text]))),
    CONSTRAINT simulated_bank_charges_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE TABLE public.simulated_bank_notices (
    end_to_end_id text NOT NULL,
    tentativas integer DEFAULT 0 NOT NULL,
    proxima_em timestamp with time zone NOT NULL,
    entregue_em timestamp with time zone,
    CONSTRAINT simulated_bank_notices_tentativas_check CHECK ((tentativas >= 0))
);

CREATE SEQUENCE public.simulated_bank_our_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.simulated_bank_payments (
    end_to_end_id text NOT NULL,
    txid text NOT NULL,
    valor_centavos integer NOT NULL,
    horario timestamp with time zone NOT NULL,
    devolvido_centavos integer DEFAULT 0 NOT NULL,
    CONSTRAINT simulated_bank_payments_check CHECK (((devolvido_centavos >= 0) AND (devolvido_centavos <= valor_centavos))),
    CONSTRAINT simulated_bank_payments_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE TABLE public.simulated_bank_refunds (
    id text NOT NULL,
    end_to_end_id text NOT NULL,
    valor_centavos integer NOT NULL,
    criada_em timestamp with time zone NOT NULL,
    CONSTRAINT simulated_bank_refunds_id_check CHECK ((id ~ '^[a-zA-Z0-9]{1,35}$'::text)),
    CONSTRAINT simulated_bank_refunds_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE TABLE public.simulated_bank_state (
    unico boolean DEFAULT true NOT NULL,
    segredo_aviso text NOT NULL,
    adiantamento_ms bigint DEFAULT 0 NOT NULL,
    CONSTRAINT simulated_bank_state_adiantamento_ms_check CHECK ((adiantamento_ms >= 0)),
    CONSTRAINT simulated_bank_state_segredo_aviso_check CHECK ((char_length(segredo_aviso) >= 32)),
    CONSTRAINT simulated_bank_state_unico_check CHECK (unico)
);

CREATE TABLE public.site_settings (
    chave text NOT NULL,
    valor text NOT NULL
);

CREATE TABLE public.social_networks (
    id_rede_social integer NOT NULL,
    chave text NOT NULL,
    titulo text NOT NULL,
    link text NOT NULL,
    arquivo text NOT NULL,
    descricao_acessibilidade text NOT NULL
);

CREATE TABLE public.special_needs (
    id_pessoa integer NOT NULL,
    tipo text NOT NULL,
    nivel text,
    informado_em timestamp with time zone NOT NULL
);

CREATE TABLE public.staff_identities (
    id_login integer NOT NULL,
    emissor text NOT NULL,
    sujeito text NOT NULL,
    ligada_em timestamp with time zone NOT NULL
);

CREATE TABLE public.states (
    uf character(2) NOT NULL,
    nome text NOT NULL,
    CONSTRAINT states_uf_check CHECK ((uf ~ '^[A-Z]{2}$'::text))
);

CREATE TABLE public.teachers (
    slug text NOT NULL,
    nome text NOT NULL,
    biografia text DEFAULT ''::text NOT NULL,
    links text[] DEFAULT '{}'::text[] NOT NULL,
    mostrado boolean DEFAULT false NOT NULL,
    imagem text,
    imagem_alt text DEFAULT ''::text NOT NULL,
    versao_imagem integer DEFAULT 1 NOT NULL,
    versao integer DEFAULT 1 NOT NULL,
    atualizado_em timestamp with time zone NOT NULL,
    CONSTRAINT teachers_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

CREATE TABLE public.team_invitations (
    id integer NOT NULL,
    email text NOT NULL,
    tipo_login text NOT NULL,
    hash bytea,
    envios integer DEFAULT 1 NOT NULL,
    convidado_por integer NOT NULL,
    enviado_em timestamp with time zone NOT NULL,
    expira_em timestamp with time zone NOT NULL,
    CONSTRAINT team_invitations_tipo_login_check CHECK ((tipo_login = ANY (ARRAY['CONTACT_CENTER'::text, 'SUPERVISOR'::text, 'FINANCEIRO'::text, 'ADMIN'::text])))
);

ALTER TABLE public.team_invitations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.team_invitations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.testimonials (
    id_depoimento integer NOT NULL,
    id_produto integer,
    nome text NOT NULL,
    curso text NOT NULL,
    texto text NOT NULL,
    imagem text,
    ordem integer DEFAULT 10 NOT NULL,
    publicado boolean DEFAULT true NOT NULL,
    versao integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.testimonials ALTER COLUMN id_depoimento ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.testimonials_id_depoimento_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.units (
    id_unidade integer NOT NULL,
    id_cidade integer NOT NULL,
    nome text NOT NULL,
    endereco text NOT NULL,
    cep character(8) NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    telefone text DEFAULT ''::text NOT NULL,
    fechada_em timestamp with time zone,
    versao integer DEFAULT 1 NOT NULL,
    CONSTRAINT units_cep_check CHECK ((cep ~ '^[0-9]{8}$'::text)),
    CONSTRAINT units_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT units_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);

CREATE TABLE public.waiting_list (
    id integer NOT NULL,
    id_oferta integer NOT NULL,
    id_pessoa integer NOT NULL,
    criado_em timestamp with time zone NOT NULL,
    convite_hash bytea,
    convite_expira_em timestamp with time zone,
    CONSTRAINT waiting_list_check CHECK (((convite_hash IS NULL) OR (convite_expira_em IS NOT NULL)))
);

ALTER TABLE public.waiting_list ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.waiting_list_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE vitrine.applied_migrations (
    name text NOT NULL,
    hash text NOT NULL,
    applied_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

INSERT INTO public.area_groups VALUES
	(1, 'Alimentos e Bebidas', 'alimentos', 'area', 'Panificação, carnes, leites, bebidas e gastronomia, do fogão à indústria que exporta.'),
	(6, 'Energia', 'energia', 'area', 'Instalações elétricas prediais e industriais com segurança e norma.'),
	(7, 'Gestão, Logística e Segurança do Trabalho', 'gestao-logistica-e-seguranca-do-trabalho', 'area', 'Pessoas, processos, estoques e prevenção: o que mantém a empresa andando.'),
	(11, 'Metalmecânica', 'metalmecanica', 'area', 'Usinagem, soldagem, ferramentaria e projeto mecânico.'),
	(15, 'Tecnologia da Informação', 'tecnologia-da-informacao', 'area', 'Programação, dados, redes, nuvem e segurança digital.'),
	(19, 'Educação', 'educacao', 'area', 'Formação de quem ensina e escola para todas as idades.'),
	(21, 'Manufatura', 'manufatura', 'area', 'Processos de fabricação, produtividade e qualidade no chão de fábrica.'),
	(22, 'Manutenção e Operação', 'manutencao-e-operacao', 'area', 'Máquinas disponíveis, seguras e com custo sob controle.'),
	(23, 'Materiais', 'materiais', 'area', 'Metais, tratamentos térmicos, fundição e ensaios.'),
	(24, 'Mineração e Extração', 'mineracao-e-extracao', 'area', 'Lavra, beneficiamento e recuperação de áreas.'),
	(25, 'Sistemas de Energia', 'sistemas-de-energia', 'area', 'Redes, subestações, energia solar e eficiência energética.');

INSERT INTO public.areas VALUES
	(2, 1, 'Panificação e Confeitaria'),
	(14, 6, 'Instalações Elétricas'),
	(15, 6, 'Segurança em Eletricidade'),
	(18, 7, 'Segurança do Trabalho'),
	(27, 11, 'Soldagem e Caldeiraria'),
	(28, 11, 'Projeto Mecânico'),
	(37, 15, 'Dados e Inteligência Artificial'),
	(44, 19, 'Formação de Educadores'),
	(45, 19, 'Educação Básica'),
	(48, 21, 'Processos de Fabricação'),
	(53, 23, 'Ensaios de Materiais'),
	(54, 24, 'Mineração'),
	(55, 24, 'Petróleo e Gás'),
	(56, 25, 'Energias Renováveis'),
	(57, 25, 'Sistemas Elétricos de Potência');

INSERT INTO public.blog_posts VALUES
	(9, 'senai', 'Manutenção preditiva explicada sem complicação', '/blog/manutencao-preditiva', '/images/product/areas_group/manutencao-e-operacao/manutencao-e-operacao-desk.webp', '2026-09-12 03:00:00+00', 'manutencao-preditiva', 'Corretiva, preventiva e preditiva em exemplos de dentro de casa.', 'Trocar a lâmpada quando queima é manutenção corretiva. Trocar o óleo do carro a cada dez mil quilômetros é preventiva. Ouvir um barulho diferente e levar o carro antes de quebrar é preditiva.

## O que se mede

Numa fábrica, o barulho diferente é medido: vibração, temperatura, corrente elétrica, partículas no óleo. Um gráfico que sobe devagar avisa com semanas de antecedência que um rolamento vai falhar.

## Por que compensa

A máquina para na hora combinada, com a peça já comprada e a equipe avisada. O conserto é o mesmo, mas a produção perdida é muito menor.

## Por onde começar

Não é preciso comprar sensores caros. Escolha a máquina que mais dói quando para, meça a mesma coisa toda semana, no mesmo ponto, e anote. Em três meses já existe uma história para ler.', true, true, 1),
	(10, 'senai', 'Quanto custa montar a primeira marcenaria', '/blog/primeira-marcenaria', '/images/product/areas_group/madeira-e-mobiliario/madeira-e-mobiliario-desk.webp', '2026-08-31 03:00:00+00', 'primeira-marcenaria', 'O que comprar primeiro, o que pode esperar e o que ninguém põe na conta.', 'Uma marcenaria pequena começa antes das máquinas: começa pelo espaço, pela rede elétrica e por saber o que você vai vender.

## O que vem primeiro

Serra circular, parafusadeira, lixadeira, grampos em quantidade e uma bancada firme resolvem a maioria dos móveis simples. Usadas e revisadas servem bem. Proteção para ouvidos, olhos e pulmões não se compra usada.

## O que pode esperar

Esquadrejadeira, coladeira de bordas e coifa de pó entram quando os pedidos pagam por elas. Até lá, mande cortar as chapas na loja.

## O que se esquece

Ferragens, frete, retrabalho, impostos e as horas gastas em orçamento que não vira pedido. Some tudo e só então ponha preço no móvel.

Antes de investir, trabalhe alguns meses na oficina de outra pessoa ou faça um curso com prática. Errar em madeira alheia, com professor ao lado, sai mais barato.', true, true, 1),
	(11, 'sesi', 'Como conversar sobre carreira com seu filho', '/blog/carreira-com-o-filho', '/images/product/areas_group/educacao/educacao-desk.webp', '2026-11-24 03:00:00+00', 'carreira-com-o-filho', 'Menos conselho e mais pergunta: como conversar sobre futuro com um adolescente.', 'A pergunta "o que você vai ser?" assusta. Quase ninguém sabe responder aos quinze anos, e tudo bem.

## Troque a pergunta

Experimente: que problema você gosta de resolver? Prefere mexer com gente, com coisas ou com ideias? O que faz o tempo passar depressa?

## Mostre trabalhos, não profissões

Um dia na oficina do vizinho, uma visita a uma escola técnica ou uma conversa com quem programa ensinam mais do que uma lista de cursos.

## Cuide do que é seu

Às vezes o medo é dos pais: de que falte dinheiro, de que o filho se arrependa. Dizer isso em voz alta ajuda os dois.

## Decisões pequenas

Um curso de férias ou de poucas semanas é uma boa prova. Se não servir, também se aprendeu algo. Nenhuma escolha dos quinze anos precisa durar para sempre.', true, true, 1),
	(12, 'sesi', 'Ergonomia no home office: ajustes que cabem no bolso', '/blog/ergonomia-em-casa', '/images/product/areas_group/gestao-logistica-e-seguranca-do-trabalho/gestao-logistica-e-seguranca-do-trabalho-desk.webp', '2026-11-06 03:00:00+00', 'ergonomia-em-casa', 'Cadeira, tela e pausas: ajustes simples para quem trabalha em casa.', 'Dor nas costas no fim do dia não é parte do trabalho. Quase sempre alguns ajustes resolvem.

## A tela na altura dos olhos

Ponha o notebook sobre uma pilha de livros e use teclado e mouse separados. O alto da tela fica na linha dos olhos, à distância de um braço.

## Os pés no chão

Se a cadeira é alta, use um apoio: uma caixa firme serve. Joelhos e cotovelos ficam em ângulo reto, e as costas encostam no encosto.

## A luz de lado

Janela atrás da tela cansa a vista, e atrás de você faz reflexo. De lado é melhor.

## Pausas de verdade

A cada hora, levante por alguns minutos. Buscar água longe da mesa já conta.

Se a dor continua por mais de duas semanas, procure um profissional de saúde. Ajuste de cadeira não substitui consulta.', true, true, 1),
	(13, 'sesi', 'Robótica na escola: o que as crianças aprendem além do código', '/blog/robotica-na-escola', '/images/product/areas_group/eletronica-e-automacao/eletronica-e-automacao-desk.webp', '2026-10-09 03:00:00+00', 'robotica-na-escola', 'Trabalhar em grupo, errar sem drama e explicar o que se fez: o que fica depois do robô.', 'O robô que segue uma linha preta no chão é simpático, mas não é ele o resultado da aula.

## Errar e tentar de novo

O carrinho não anda na primeira vez. As crianças aprendem a mudar uma coisa por vez e a observar o que aconteceu. É o método científico, sem esse nome.

## Dividir o trabalho

Alguém monta, alguém programa, alguém anota. Na semana seguinte, trocam. Quem só queria mandar aprende a ouvir.

## Explicar

Ao fim de cada projeto, o grupo conta o que fez para quem não viu. Explicar mostra o que ficou entendido e o que não ficou.

## Em casa

Não é preciso comprar um kit. Uma receita de bolo é um programa: passos em ordem, condições e repetições. Cozinhar junto é uma boa aula.', true, true, 1);

INSERT INTO public.brand VALUES
	(1, 1, '{"uf": "SC", "cep": "88034-001", "cnpj": "41.276.508/0001-02", "nome": "Vitrine", "email": "atendimento@vitrine.dev", "artigo": "a", "cidade": "Florianópolis", "layout": "", "chamada": "", "horario": "", "trilhos": "", "direitos": "Sesi/Senai 2022. Todos os direitos reservados.", "telefone": "0800 048 1212", "whatsapp": "5548999001212", "link_blog": "", "link_sctec": "", "logradouro": "Rodovia Admar Gonzaga, 2765, Itacorubi", "subchamada": "", "encarregado": "", "razao_social": "Vitrine Cursos Profissionais Ltda.", "rede_youtube": "", "rede_facebook": "", "rede_linkedin": "", "titulo_inicio": "Vitrine: cursos técnicos, profissionais e de graduação em Santa Catarina", "rede_instagram": "", "remetente_nome": "", "remetente_email": "", "trilho_tecnicos": "", "descricao_inicio": "Encontre cursos técnicos e profissionais, NRs, graduação e cursos gratuitos em Santa Catarina ou a distância. Compare turmas, preços e horários e matricule-se online.", "trilho_graduacao": "", "trilho_gratuitos": "", "link_fale_conosco": "", "trilho_mais_vendidos": "", "trilho_profissionais": "", "link_educacao_infantil": "", "link_ensino_fundamental": "", "link_educacao_continuada": "", "link_estrategia_catarina": "", "link_aprendizagem_industrial": "", "link_educacao_de_jovens_e_adultos": "", "link_politica_de_descontos_e_bolsas": ""}', true, '2026-11-30 13:48:14.847+00', NULL);

INSERT INTO public.brand_files VALUES
	('5e65eb7b3384092e55156063a03f7221.svg', '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222076696577426f783d2230203020313334203430222077696474683d2235313222206865696768743d22313533223e3c7265637420783d22302220793d2230222077696474683d22343022206865696768743d223430222072783d2239222066696c6c3d2223666666666666223e3c2f726563743e3c636972636c652063783d223230222063793d2231302e352220723d22332e3735222066696c6c3d2223306235666561223e3c2f636972636c653e3c7061746820643d224d36203968382e354c32302032322e35563332682d347a222066696c6c3d2223306235666561223e3c2f706174683e3c7061746820643d224d33342039682d382e354c32302032322e3556333268347a222066696c6c3d2223306131663366223e3c2f706174683e3c7061746820643d224d35352e39372032382e384c34392e33372031302e34364c35342e352031302e34364c35372e38362032302e38325135372e39372032312e31342035382e31332032312e36365135382e32392032322e31382035382e34372032322e37335135382e36342032332e32372035382e37352032332e374c35382e39332032332e375135392e30372032332e332035392e32312032322e37385135392e33362032322e32362035392e35322032312e37345135392e36382032312e32322035392e37392032302e38344c36332e31352031302e34364c36382e30392031302e34364c36312e35322032382e385a222066696c6c3d2223666666666666223e3c2f706174683e3c7061746820643d224d36392e34352031322e38334c36392e343520392e34374c37332e383320392e34374c37332e38332031322e38335a4d36392e34352032382e384c36392e34352031342e37334c37332e38332031342e37334c37332e38332032382e385a222066696c6c3d2223666666666666223e3c2f706174683e3c7061746820643d224d38312e34312032392e31325138302e30352032392e31322037392e312032382e37315137382e31362032382e32392037372e36392032372e34375137372e32322032362e36342037372e32322032352e34364c37372e32322031372e39314c37352e33382031372e39314c37352e33382031342e37334c37372e33362031342e37334c37382e32362031302e36324c38312e35372031302e36324c38312e35372031342e37334c38342e33322031342e37334c38342e33322031372e39314c38312e35372031372e39314c38312e35372032342e33395138312e35372032352e31342038312e38372032352e35345138322e31362032352e39342038322e39342032352e39344c38342e33322032352e39344c38342e33322032382e36375138332e39382032382e37372038332e34362032382e38395138322e39342032392e30312038322e342032392e30375138312e38372032392e31322038312e34312032392e31325a222066696c6c3d2223666666666666223e3c2f706174683e3c7061746820643d224d38362e30392032382e384c38362e30392031342e37334c38392e36392031342e37334c39302e30312031362e38394c39302e322031362e38395139302e35322031362e31372039302e39392031352e365139312e34352031352e30322039322e31332031342e375139322e38312031342e33382039332e36342031342e33385139342e31322031342e33382039342e35322031342e34385139342e39322031342e35372039352e31312031342e36384c39352e31312031382e34394c39332e37322031382e34395139322e38392031382e34392039322e32372031382e37325139312e36342031382e39352039312e32342031392e34315139302e38342031392e38382039302e36352032302e35355139302e34372032312e32322039302e34372032322e314c39302e34372032382e385a222066696c6c3d2223666666666666223e3c2f706174683e3c7061746820643d224d39362e32392031322e38334c39362e323920392e34374c3130302e363620392e34374c3130302e36362031322e38335a4d39362e32392032382e384c39362e32392031342e37334c3130302e36362031342e37334c3130302e36362032382e385a222066696c6c3d2223666666666666223e3c2f706174683e3c7061746820643d224d3130332e33312032382e384c3130332e33312031342e37334c3130362e39312031342e37334c3130372e32332031362e37334c3130372e34322031362e3733513130372e39352031362e3031203130382e36352031352e3438513130392e33342031342e3934203131302e32322031342e3638513131312e312031342e3431203131322e30392031342e3431513131332e36312031342e3431203131342e36372031342e3937513131352e37322031352e3533203131362e32382031362e3635513131362e38342031372e3737203131362e38342031392e35314c3131362e38342032382e384c3131322e34372032382e384c3131322e34372032302e3132513131322e34372031392e3534203131322e33322031392e3132513131322e31372031382e3731203131312e39312031382e3431513131312e36342031382e3132203131312e32342031372e3939513131302e38342031372e3835203131302e33332031372e3835513130392e35362031372e3835203130382e39372031382e3231513130382e33382031382e3537203130382e30332031392e3137513130372e36392031392e3738203130372e36392032302e35384c3130372e36392032382e385a222066696c6c3d2223666666666666223e3c2f706174683e3c7061746820643d224d3132362e33322032392e3132513132332e39322032392e3132203132322e32342032382e3333513132302e35362032372e3535203131392e36362032352e3932513131382e37372032342e3239203131382e37372032312e3735513131382e37372031392e3237203131392e36352031372e3634513132302e35332031362e3031203132322e31382031352e3231513132332e38342031342e3431203132362e31362031342e3431513132382e34362031342e3431203133302e30352031352e3138513133312e36342031352e3936203133322e34362031372e3536513133332e32392031392e3136203133332e32392032312e374c3133332e32392032322e36334c3132332e322032322e3633513132332e322032332e3735203132332e35322032342e3533513132332e38342032352e33203132342e35312032352e37513132352e31382032362e31203132362e332032362e31513132362e39362032362e31203132372e34372032352e3934513132372e39382032352e3738203132382e33332032352e3438513132382e36372032352e3137203132382e38362032342e3734513132392e30352032342e3331203132392e30352032332e37384c3133332e32392032332e3738513133332e32392032352e3036203133322e38322032362e3036513133322e33362032372e3036203133312e34352032372e3735513133302e35342032382e3433203132392e32352032382e3737513132372e39352032392e3132203132362e33322032392e31325a4d3132332e32332032302e324c3132382e38332032302e32513132382e38332031392e3531203132382e36362031382e3939513132382e34392031382e3437203132382e31352031382e3132513132372e38322031372e3737203132372e33352031372e36513132362e38382031372e3433203132362e32372031372e3433513132352e33312031372e3433203132342e36372031372e3735513132342e30332031382e3037203132332e36382031382e3638513132332e33332031392e3239203132332e32332032302e325a222066696c6c3d2223666666666666223e3c2f706174683e3c2f7376673e', '2026-11-30 13:48:14.847+00'),
	('88fc6f720308134bec885fc0ee5259ce.svg', '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222076696577426f783d22302030203430203430222077696474683d2235313222206865696768743d22353132223e3c7265637420783d22302220793d2230222077696474683d22343022206865696768743d223430222072783d2230222066696c6c3d2223306131663366223e3c2f726563743e3c636972636c652063783d223230222063793d2231302e352220723d22332e3735222066696c6c3d2223626464366666223e3c2f636972636c653e3c7061746820643d224d36203968382e354c32302032322e35563332682d347a222066696c6c3d2223356339646666223e3c2f706174683e3c7061746820643d224d33342039682d382e354c32302032322e3556333268347a222066696c6c3d2223666666666666223e3c2f706174683e3c2f7376673e', '2026-11-30 13:48:14.847+00'),
	('d37e87ff7a6dd7c43f9f758b34c72b27.png', '\x89504e470d0a1a0a0000000d4948445200000020000000200806000000737a7af40000000970485973000003e8000003e801b57b526b000002294944415458c363e092b7ff3f909861d401a30e2057a3ba6dfcff94aaf9600c62d3d5015681c5ff775cfcf57fefb5ff600c625b061451c7017caa1eff3d1b2efff769b989816d72b680d5ccde7c0b6e390ccfda74132cb760c596ffe72eddc4c0c7cf5cfe2fa6e5415c08d8e5effc1f33f73f269ef3efbf9861f4ff2d67bf623860cb992fffb56d23fffffdfbf73f36b074cd0ee2a340ca2215bb0380d82c69e9ffbea567301cd0bbe4f4ffbee9cbfee302b67ee9a4a5018ffa4b581d1036f9c37f0dfba4ff2b0ebe805b0e626b3b26fe7ff5e61d56cb8f9cbc487a2254f5acc3190a6adecdff85353cffdb87558031889d98df82d3f75119b5a43b805bd1f17f60ef33ac0ef0a8bf80a11ee44b6ce0e19317fff9949dc8cb86fa91d37186828469025c9da173dcff7ffffe61754065eb34f2cb017e75efff11d3bf63758065fa5ab8bae90bd661b5fcebb7efffa5f57d292b88acb236627540c4b42fc032c3fdbf8886fbfff71f3e6175c0acc51b282f09c50d63fe47cff98bd5115a015dffb3cabbb05a0e8a1250d450a52876ad3a85d501decd37fe9fbd7803ab03761d3849bdba40d1b90c6762c405fce34aa958192938fcf7ef7c40b4036edd7bf49f07988da95a1bea04f713ed80fcea3eea57c77c2aeeffc3a77c24e8800f1f3f63adf5a8d21eb0485941d0011366aea05d8344442fec7ff4ec3f381df0e7cfdfff5a3611b46d1139961ec4e980f5db0ed2be49066a2b58676d82e3b94b11d8da2775b4593eea805107908c01c23a9a76a28cee520000000049454e44ae426082', '2026-11-30 13:48:14.847+00'),
	('4b0c84ad74c2b525ce66e5c487485484.png', '\x89504e470d0a1a0a0000000d49484452000000b4000000b408060000003dcd06320000000970485973000003e8000003e801b57b526b000009a44944415478daed9d7b7054f51d47fdbb541d4b553ad652a01148833662294c2d0909101ea688010c811a05cbc000061c9b8e3caaa46a205a79446d42846a9c1181aa58c00a8ab595aaad055ba9b4b44c69194b19d1fa024383e9afb93b8db2ef84eceefdecf79e9d39330c6cd8dfdc9cf9ed7dfceeb9677da6778103b0c2596c044068008406406800840684064068008406406800840684064068008406406800840684064068008406406800840684064068008406406800840684064068008406406800844e2be75d32da0d29ad7253e6af72f37ff898fbde3d3f0be1fd79f2bc55a17ff3dec3b64268597af419e146562c75b5eb7fed9ef943abdbb5df25c47b8ff7dee2a94b423fcb364468193c919b9f3d9c54e27834ef3cec8aca17b32d11da5f2e1c54eaee5abffb8c458ee4ce752fba0bf24ad9b6089d792eb9f23ab7e185a32993b983479f3fe272be399d6d8cd0996360c1f5eec997df4bb9cc1d78fff780e1956c6b844e3f170f2e739b7e752c6d3277b0f1976fb92fe65fc33647e8f4f1d9be23dcea4dbf4fbbcc1dacdab0973320089d3ebcf3ca9992b983b2393f62db2374eae939709c7beab71f645ce82dafbcef7a0e18cbef4051e8bcb27bddd72a1ae5e87545f203b0e9b734645ce60ea6ddfc40d2f10d1e55e9962c6f94a36af1bd76851e3a6bb39bbecec95170f3aea463f72e7ef825b477d126d9f8366fdde5145ff5eb36db15fafccbcaddb4a63639a12bd6b6baf372af8effcd5274a36f327730b0f086b8e3fb52fe0477f23fad7232b7b5b5b9bce1536def431757ef969ca5bd5d8f7863ae5878bfef429757d5c71ddf0f56ac959c9db7eedc6dffa0b077e14249a1af597934ee29b2a5f7edf45de8c56b7e1efb5462fb980f1d3e2229f498f205c138cb515a7b5052ea3ec5d531c77bffe37ff45de8facdfb628e6de2f5df9794f98d3fffcdf5f872613084ce9d582729745175ecafc88777fcdd77a11f7ae650ccb16d6bff5a577ccda9ae0bce79e8b3fb8e7493d7fc5b4e68ef80f5f3974e891aef23cfbde9bbd0de18a216480d9dec3efeb84d4ee6b7df79cff5ec3f3a581756be7ec32392b3f415d73d1435d607b71ff45de8a6ad7f891a57edea872567e715f5cdc1bb52f8b9bc3257d1744a4ee849abdf6e3fd02a0e1b6b5df32bbe0bbdfc272f858de99c7e45ee9fff3a262773eba9532e67e8a4605efa2e58f89ce42c9d53b2346c9cf3efd8e8bbd0f3daef470c3b95387ba9e4ecbc71cbb3c15dcb71d1b05992428f5efc6ad42d567e0b3de2da4561637afec5df490a5d306176b017278dabd9af27f583ff7517e67f7ad7c8f9b9e33b75e36bba78fab593a1c5519f5cb96cbffae65d85537bfd66ef1bacb6eb3fbe467296fec68de15ff1356b5ff04de8db1bc2d79aac6a7c4c7276ae9cb70ca17bf42972652bdf92137a4afdfbeeec7ea33e19e7e525737c137af0d8b99f363f7246ba63efbc2b27f391a3c7dcb9fd8a11da237f5a93e42cddbff40edfcf7678ed8ed3c73073e19d92b3b3b79e8405feffe7dc01a5aebca1454ee831b7bd1e36ceaf0cab68df9f6dc998ccdbf7b6b8be43c357abbdf4ea3e39993f6a39e92eceff36429fce9573b749ced2bd86842fdb9c30ab2e63425f35b336ecb32f1f5929393baf7f742bb76045e2dd35e29d5d50137ad8ec27a2c6ea35ead22df3dc9a0d519fdbd8fca4a4d0434a6620742c4a96ec9113bafcc727dc3939e1f7f479abc8162c7f3c6d3257d5fe346aa5da05b963dc071f1e9793f917bbf770936c3cfa8d5e24b9db913bf1eed80bff17dce776ec3b95329177bcdeeaca6f5a13f3b3e6dd7a8fe4ec3c69e6ad081d97f65969c2dd87e5842ebdeb60dc315f366a966b7cea40b7656ed8f22737a8f8bb713fe7b57d07e4643e78e8cdd00d06089d804ba7d44bced2170d9b9d30a53bb6b2c6356dfbeb19ada22bf9ceb2844119ef72b2e2eb96dbd7d0e54886b7bf5afec07139a1bf357f7ba7c6ffd5c2196ec6a2f5a1ead1132fbf1b25b0f7772b37ec09bd27b7b0730753cd9b9e9693f9c3e3275cafbc71089dadb983a90d2743e7cbbb1ca8698fc4788d3a8f9e03c674f9e7bf3068bc3bf1514be0f304592db46aeec0db1dcaf4b6a85e564f9ec0420a4c317770f58a7f840e5c33b91df61f38449ec082d0aab983dec36fcadc79f96babc813588a352ae60e3a930d4b158a792fbff204268456cc1d24cb86a50ad5bc975f79021342abe60e1265c3528562decbcf3c81993eb462ee2051362c254f0a10cd7bf999273023b46aee205e362c1528e6bdfcce13982af82be60ee265c3528162decbef3c8129a1157307f1b261dd7efea168decbef3c81b967ac28e60e6265c3ba8b62de4b214f604e68c5dc41ac6c58b7166689e6bd14f204e68456cd1d4466c3ba8362de4b254f60f2b16e8ab983c86c587750cc7ba9e4094c0a2d993b88c8869df123ef04f35e4a7902b30fde54cc1d4466c3ce04c5bc97529ec0acd08ab983c86c585751cd7b29e5094c3f1a59317710990deb0a8a792fb53c8169a115730791d9b0aea098f752cb13d87e78bd68ee20321bd61914f35e8a7902db428be60e6265c392a198f752cc1398175a3177102b1b9608c5bc976a9ec0bcd0aab98378d9b06cc97ba9e6090221b462ee2051364c3defa59c270884d0aab98344d930e5bc97729e2030422be60e3a930d53cc7b29e7090223b462ee2059364c31efa59e270894d08ab98344d930c5bc977a9e2050422be60e1265c3d4f25ed990270894d0aab98358d930c5bc5736e4090227b462ee2056364c2def952d7982c009ad983b88cc8629e6bdb2254f1048a1157307a767c314f35ed9922708a4d08ab9838e6c9862de2b9bf20481155a3177e065c314f35ed9942708acd08ab9032f1ba696f7cab63c41608556cc1d780ba8d4f25eb7d535398bbf7b93422be60ec81320b4a9dc0179028436953b204f80d0a67207e40910da54ee803c01429bca1d9027406853b903f204086d2a77409e00a14de50ec81320b4a9dc0179028436953b204f80d0a67207e40910da54ee803c01429bca1d9027406853b903f204086d2a77409e00a14de50ec81320b4a9dc0179028436953b204f80d0a67207e40910da54ee803c01429bca1d9027406853b9834cbdbcdc58907fa781163a93b903f204086d2a77409e00a14de50ec81320b4a9dc0179028436953b204f80d0a67207e40910da54ee803c01429bca1d9027406853b903f204086d2a77409e00a14de50ec81320b4a9dc0179028436953b204f80d0a67207e40910da54ee803c01429bca1d9027406853b903f204086d2a77409e00a14de50ec813203400420342b32100a101101a00a101101a101a00a101101a00a101101a101a00a101101a00a101101a101a00a101101a00a101101a101a00a101101a00a101101a101a00a101101a00a101101a101a00a101101a00a101fe077177c25654e530d50000000049454e44ae426082', '2026-11-30 13:48:14.847+00'),
	('18b9b94e86d3afaa569497e3a203f593.png', '\x89504e470d0a1a0a0000000d49484452000000c0000000c0080600000052dc6c070000000970485973000003e8000003e801b57b526b00000a694944415478daed9d797055d50187fdbb8a1b8eb5b5b5b2232a34ad465496189604b308b218028d8801249444ad540d4bb018405bd96a0d41144aca562d02a59625740ab643a18d05a21dd00eb5085d5cc182914072fa6e3aa1bc352ff092fbbbf77c77e69b619421e7dd77bebcbb9cfbbd8bbef48dbe06c0562e62270002002000000200200000020020000002002000000200200000020020000002002000000200200000020020000002002000000200200000020020000002002000000200200000020020000002f88e2bbba499dbb21f36c30ae6998933579a479f59d780f3e7a1139f33c95945e68ace69ec2b04f00fce84cece9f6be6afae325bf6d79aed7f313171fecebc5555262b7f0e32208077b9ac637f9337a5dcacdbf56993933e1aeb767d62467faface1df629f228067b8e5ee49a662dbfbe73df14359b1f5b0f9567a01fb1601f4c97df879b3b5fa4cc226ffd943a3ead326a77011fb18017499f4d4aa844ffc509c1366f63502c831b6f8e5169ffc8d8c797c29fb1c0174e83be20953f9767dab09e0fcacd49ca9ec7b04709faf25dd6b36ecf9acd5267f23ebff70dc7ca5fb60de03047097193fd9daea93bf91a98b36f31e20807b74ee95672adfaa734d00e767dfd0770cef859704b8b453ba1934b3da643e7d50965edfdd14d76b295ef86bd7267f234f2cf8555c635dbe66937973ff415976fda9da5cdd2ddd8e4f803e455bcce8978c2e4bebcdd549a39a5cd7b3a9ea73d705d85475b2c9251337f61e69eaeaea8cf2b6f2d5cdf61c027db5e7386d0102248f5d15f335f41b39cdf5c9df48ca7d4fc61cebfcc5ab8dfad63b7b825de700e925fba50518f1e363a64d870151c75f34fb1519012697fe3cea382f0fac23fae0a34fa427ffef76efb3ef24b8d3a019f29f029d3366451dff82b57b650470569a461be703454fcbfff6cf7d68ba7d025cdcee2e33e4b97f480b905eb237eaf8d7eef8404680b53bff1d759cce6f57e5edef47fe652eed906ae765d01e23cbe43f05aeb935f265c6d7ff5c23238073321e698c49fdf24c7d7dbdb4004f96be60ef7d80cbba64989cb21a69016e9ff08b8863df565d272380339648632c5bbe4e7af29ffcbcc65cdb23cbee1b61774c5c2f2d40ce0b2702f72ec22f333a971f5504f8e51f4f848defaaae69e6d3639f490b50bee235ee047f3969b419b5b44e5a826e839f0d1bf7caed476504a8a83c1236be82c79f959efccea1997388c6528800038af7480b9055fa6ed8987f58b15b4680b9cb77858dcfb9bbaabc6dfded6ed60235d2aedff7e54f86afbd7d7cd09827cc582123407ef1b2a0b1393795d4b77bf2a620c059ae4f31f73cf39eb400bd2605af0fea99fd888c00c9198561eb7e94b7770e1d3697042e8323c039dc3474bef6c9f0e29ac055abccb3e36dd33ed5bcfafb8f5d9ffcafbcf1a1b9a4fdff27d33537dd6d4e9cac9116a068ea3c964387ad12ed9866ee7bfeb8b404370f5f187ca219783ed76d011e2af959d0981e9bb9487af21f3bfe1f57567d7ae27980dbf2d7480be01ca639876b6717f5f5181cb821f6856b93dfb91917fa54d8db070e490be02ccce38198285cd57d8419f5e2196909aeeb333968cce3a7bb7732fce0d4e093df81c30ba527ff993375a65baf1c0488c55d5376480b90f2c8b690f4e140b362dbe1569ffc3fddf29eb9bc53f06ad5b51b2aa50578edf51d3c11d614d7f52e9416207749adb9a25bf061c78d29635bf550c839f4b921e581a0317c3d29db7c71aa565a8001c32723403c64cc3a202dc1377317878dd97928a5258a7091d6fd380fe384fefc6973cba527ffdeb7dee199e078e99a35475a80213f3a6a2ebe3efc3a76da779e8aab007dbe6cde576b068e2e095f5a1e3831ffebdf8e480b90ffe86c04889736edfb9b610b3f9696a05dea6311c7ee34fe5be2fe8073bd3ff4865723ce5d55e5cd7922edcace0310a0397c3b6f99b400a95376467fe639707974e6e2df246cf297946d8f19c1dab8e50d69014ae72f238bd2ec2f96089c688e2c3f252b8073b9b6edcdc362be06e7d360c1ea372fe851c768bff51be9903cd4d49e3e2d3bf94fd5d69a76b70c41003fe6539c4fa9b8ce69fadcdf70c776c9c68331435aceff2bdf7030f0772b4c97def7c7f56f3bbf5dc99df85400f57ccab0851f051675f56bd66b6adb7590e9de7f9ce99f3bdd643e38a701e7cfce7f6bdbb5794b049c67698ffef34372277e4e23aae7533a0e74afd29c337e1ab913bf0ba09e4f711ee6716bdf54eedc43eec4ef02c8e753e2c828b604eab943b77327beaa43abe75392c7b6fed716cd2b5b45eec41601d4f3294d6514138d7aee502177e2bbef07b8a3608367338a89463d77b8a4623ddf0f605b3e25564631d128e70e557227befc8618f57c4ab48c622251cf1daae44e7c29807a3e255a463191a8e70e557227fefc8e30f17c4ab48c62c21e1915cf1d2ae54e7cfb2579eaf9944819c544a19e3b54ca9df85600f57c4a6669cb3df954b5ef00b913be26553f9f129a514c04eab943b5dc89af0550cfa7846614138172ee503177e2fb2fca56cea78466142f14f5dca162eec4f702a8e75342338a17827aee503177e27b01d4f329a119c50b413977a89a3bb14200f57c4a6846f17c50cf1daae64eac10403d9f129a513c1f947387cab9132b0450cfa744ca283607f5dca172eec41a01d4f32991328af1a29c3b54cf9d5823807a3e255a46b1c947410327d0ef1e7a9fdc0902783f9f122da3180bf5dca17aeec42a01d4f329b1328a5ecc1d7a2177629d00caf994ff651487c6fd5adadf7aaf74eed00bb913eb0450cfa7c49b5154cf1d7a2577629d00eaf99478338aeab943afe44eac14403d9f124f46513977e8a5dc899502a8e753e2c9282ae70ebd943bb15600e97c4a131945e5dca1d77227d60aa09e4f89955154ce1d7a2d7762b500caf994868c6260119fd772875ecb9d582d807a3ea54bc60fc2c63ca67016b91304b0239f1229a3a89c3bf462eec47a01d4f329e766149573875ecd9d582f807a3ee5dc8ca272eed0abb9130410cfa73466149573875ece9d208007f2294e46513977e8e5dc090278209fe2542d9473875ece9d208047f229e44e10c0ea7c0ab91304b03a9f42ee0401accea7903b4100abf329e44e10c0ea7c0ab91304b03a9f42ee0401accea7903b4100abf329e44e10c0ea7c8aca76f8a8bf722708100327588b00c15bf1ec3263e35cb05200a57c0ab91304b03a9f42ee0401accea7903b4100abf329e44e10c0ea7c0ab91304b03a9f42ee0401accea7903b4100abf329e44e10c0757aba984f716b5b50bec6f0de2380ebf91472270860753e85dc0902589d4f2177820056e753c89d2080d5f91472270860753e85dc0902589d4f2177820056e753c89d2080d5f91472270860753e85dc0902589d4f2177820056e753c89d2080d5f91472270860753e85dc0902589d4f2177820056e753c89d2080d5f91472270860753e85dc0902589d4f2177820056e753c89d2080d5f91472270860753e85dc0902589d4f2177820056e753c89d2080d5f914722708e0b96705ee2cd898305e5a9938eecc1cc77b8400000800800000080080000008008000000800800000080008c04e00040040000004004000000400400000040040000004004000000400400000040040000004004000000400400000040040000004004000000400400000040040000004007081ff025cfbf45698e27c840000000049454e44ae426082', '2026-11-30 13:48:14.847+00'),
	('3c26d65b4453e9202628e4b08eb1295b.png', '\x89504e470d0a1a0a0000000d4948445200000200000002000806000000f478d4fa0000000970485973000003e8000003e801b57b526b000020004944415478daeddd7b7897e59d27fefdbb0856cba22b53c6709e886246546081728a0423870ca770988c', '2026-11-30 13:48:14.847+00'),
	('88234f5836b027e3e5a36b34ee07722b.jpg', '\xffd8ffdb0043000403030403030404040405050405070b07070606070e0a0a080b100e1111100e100f12141a16121318130f10161f17181b1b1d1d1d111620221f1c221a1c1d1cffdb0043010505050706070d07070d1c1210121c1c1c1c1c1c1c1c1c1c', '2026-11-30 13:48:14.847+00');

INSERT INTO public.brand_images VALUES
	('icone_32', 'd37e87ff7a6dd7c43f9f758b34c72b27.png', 32, 32, false),
	('icone_180', '4b0c84ad74c2b525ce66e5c487485484.png', 180, 180, false),
	('icone_192', '18b9b94e86d3afaa569497e3a203f593.png', 192, 192, false),
	('icone_512', '3c26d65b4453e9202628e4b08eb1295b.png', 512, 512, false),
	('compartilhamento', '88234f5836b027e3e5a36b34ee07722b.jpg', 1200, 630, true);

INSERT INTO public.campaigns VALUES
	('semana-da-energia', 'campanha', 'Semana da Energia', 'Cursos de elétrica, energia solar e automação com condições especiais e turmas em todo o estado.', '2026-11-20 03:00:00+00', '2027-01-19 03:00:00+00', 1),
	('cursos-de-verao', 'campanha', 'Cursos de Verão', 'Cursos curtos para aproveitar as férias e voltar com um certificado novo.', '2026-11-10 03:00:00+00', '2027-02-08 03:00:00+00', 1),
	('volta-as-aulas', 'campanha', 'Volta às aulas', 'Matrículas abertas nos cursos técnicos, com bolsas e descontos para quem decide agora.', '2026-11-15 03:00:00+00', '2027-03-10 03:00:00+00', 1),
	('carreiras-em-tecnologia', 'campanha', 'Carreiras em tecnologia', 'Da primeira linha de código à nuvem: escolha por onde começar na área de TI.', '2026-10-31 03:00:00+00', '2027-02-28 03:00:00+00', 1);

INSERT INTO public.catalogue_names VALUES
	(1, 1, '{}');

INSERT INTO public.certificates VALUES
	(1, 'Site Blindado', NULL, '/images/footer/site-blindado.svg', 'Selo Site Blindado: site protegido'),
	(2, 'Ebit', NULL, '/images/footer/ebit.svg', 'Selo Ebit: loja avaliada pelos consumidores'),
	(3, 'ISO 9001', NULL, '/images/footer/iso-9001.svg', 'Certificação ISO 9001 do sistema de gestão da qualidade'),
	(4, 'MEC', NULL, '/images/footer/mec.svg', 'Instituição credenciada pelo Ministério da Educação');

INSERT INTO public.cities VALUES
	(4202404, 'Blumenau', 'SC', 'blumenau', 'cidade', 1, DEFAULT),
	(4202909, 'Brusque', 'SC', 'brusque', 'cidade', NULL, DEFAULT),
	(4203907, 'Capinzal', 'SC', 'capinzal', 'cidade', NULL, DEFAULT),
	(4204202, 'Chapecó', 'SC', 'chapeco', 'cidade', 7, DEFAULT),
	(4204608, 'Criciúma', 'SC', 'criciuma', 'cidade', 9, DEFAULT),
	(4205407, 'Florianópolis', 'SC', 'florianopolis', 'cidade', 3, DEFAULT),
	(4205902, 'Gaspar', 'SC', 'gaspar', 'cidade', NULL, DEFAULT),
	(4208401, 'Itapiranga', 'SC', 'itapiranga', 'cidade', NULL, DEFAULT),
	(4208906, 'Jaraguá do Sul', 'SC', 'jaragua-do-sul', 'cidade', 4, DEFAULT),
	(4210506, 'Maravilha', 'SC', 'maravilha', 'cidade', NULL, DEFAULT),
	(4211900, 'Palhoça', 'SC', 'palhoca', 'cidade', 8, DEFAULT),
	(4212908, 'Pinhalzinho', 'SC', 'pinhalzinho', 'cidade', NULL, DEFAULT),
	(4216909, 'São Lourenço do Oeste', 'SC', 'sao-lourenco-do-oeste', 'cidade', NULL, DEFAULT),
	(4217501, 'Seara', 'SC', 'seara', 'cidade', NULL, DEFAULT),
	(4219408, 'Witmarsum', 'SC', 'witmarsum', 'cidade', NULL, DEFAULT),
	(4219507, 'Xanxerê', 'SC', 'xanxere', 'cidade', NULL, DEFAULT),
	(4219606, 'Xavantina', 'SC', 'xavantina', 'cidade', NULL, DEFAULT),
	(4219705, 'Xaxim', 'SC', 'xaxim', 'cidade', NULL, DEFAULT),
	(4219853, 'Zortéa', 'SC', 'zortea', 'cidade', NULL, DEFAULT);

INSERT INTO public.contracts VALUES
	('2026-01', 'CONTRATO DE PRESTAÇÃO DE SERVIÇOS EDUCACIONAIS

1. Objeto. A CONTRATADA oferece ao ESTUDANTE a turma escolhida na compra, com o conteúdo, a carga horária, o local e o horário mostrados na página da turma.

2. Preço e pagamento. O preço é o mostrado no resumo da compra, já com o desconto aplicado. A vaga fica reservada durante o prazo de pagamento e é liberada se o pagamento não for confirmado.

3. Início e mudanças. A turma começa com o número mínimo de matrículas. Se for adiada ou cancelada, o ESTUDANTE escolhe entre outra turma e a devolução integral do valor pago.

4. Direito de arrependimento. Nos sete dias seguintes à compra pela internet, o ESTUDANTE pode desistir sem justificar e recebe de volta tudo o que pagou, conforme o art. 49 do Código de Defesa do Consumidor.

5. Desistência depois desse prazo. Pedida antes do início, devolve 90% do valor pago. Depois do início, são cobradas as aulas já dadas e multa de 10% sobre o restante.

6. Frequência e certificado. O certificado é emitido a quem tem pelo menos 75% de presença e aproveitamento suficiente. Treinamentos de normas regulamentadoras seguem a frequência que a norma exigir.

7. Menores de 18 anos. O aceite e o pagamento são feitos pelo responsável legal, que responde por este contrato.

8. Dados pessoais. Os dados são usados para matrícula, ensino, certificação e cobrança, pelos prazos da lei. O ESTUDANTE pode consultar, corrigir e exportar seus dados em Minha Conta.

9. Foro. Fica eleito o foro do domicílio do ESTUDANTE.', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2025-10-26 03:00:00+00', false, NULL, NULL);

INSERT INTO public.coupons VALUES
	('COMECE10', '10% de desconto nos cursos profissionais e técnicos com o cupom COMECE10', 'PERCENTUAL', 10, NULL, '2026-11-23 03:00:00+00', '2026-12-23 03:00:00+00', 0, 1, 5000, 0, '{3,6}', '{}', true, 1),
	('NR15', '15% de desconto em cursos de NR', 'PERCENTUAL', 15, NULL, '2026-10-31 03:00:00+00', '2027-01-29 03:00:00+00', 0, 1, 500, 0, '{1}', '{}', false, 1),
	('TECNICO300', 'R$ 300 de desconto em cursos técnicos', 'VALOR', NULL, 30000, '2026-11-10 03:00:00+00', '2027-01-09 03:00:00+00', 300000, 1, 200, 0, '{6}', '{}', false, 1),
	('INVERNO20', '20% de desconto na campanha de inverno', 'PERCENTUAL', 20, NULL, '2026-06-23 03:00:00+00', '2026-08-22 03:00:00+00', 10000, 1, 1000, 0, '{}', '{}', true, 1);

INSERT INTO public.course_changes OVERRIDING SYSTEM VALUE VALUES
	(73, 1334, false, '6211', '2026-11-30 13:48:15.440203+00'),
	(74, 1334, false, '6211', '2026-11-30 13:48:15.440226+00'),
	(75, 1334, false, '6211', '2026-11-30 13:48:15.44025+00'),
	(76, 1334, false, '6211', '2026-11-30 13:48:15.440272+00'),
	(77, 1338, false, '6211', '2026-11-30 13:48:15.440295+00');

INSERT INTO public.course_changes_kept VALUES
	(true, '0');

INSERT INTO public.course_types VALUES
	(1, 'Técnico'),
	(2, 'Qualificação Profissional'),
	(3, 'Aperfeiçoamento Profissional'),
	(4, 'Iniciação Profissional'),
	(6, 'Segurança e Saúde no Trabalho'),
	(8, 'Bacharelado'),
	(10, 'MBA'),
	(11, 'Extensão'),
	(13, 'Ensino Médio'),
	(14, 'Ensino Fundamental'),
	(15, 'Educação Infantil'),
	(16, 'Educação de Jovens e Adultos'),
	(17, 'Educação Continuada');

INSERT INTO public.courses VALUES
	(1001, 'Técnico em Eletrotécnica', 'tecnico-em-eletrotecnica', 6, 6, 14, 1, 'Da subestação até a tomada, alguém precisa projetar, instalar e manter o caminho da energia. O técnico em eletrotécnica faz isso em indústrias, prédios e concessionárias, e pode assinar projetos dentro dos limites do conselho profissional.

Você monta quadros de comando, aciona motores de três maneiras diferentes, mede fator de potência e desenha o projeto elétrico completo de uma pequena fábrica. Você recebe as ferramentas em aula e orientação sobre quais vale a pena comprar primeiro.

É uma das áreas com mais vagas abertas no estado, porque toda expansão começa pela elétrica.

O diploma tem validade nacional e permite o registro no conselho profissional, quando a ocupação exige. O estágio é opcional, e a unidade divulga vagas toda semana.', 'Quem cursa ou concluiu o Ensino Médio e procura uma carreira técnica na área de Energia.', '{"Projetar instalações elétricas prediais e industriais de baixa tensão","Montar e diagnosticar comandos elétricos e partidas de motores","Planejar a manutenção de transformadores e subestações","Aplicar a NR-10 em cada etapa do serviço"}', '[{"titulo": "Eletricidade e medidas elétricas", "topicos": ["Tensão, corrente e potência", "Lei de Ohm", "Circuitos em série e paralelo", "Uso do multímetro"], "carga_horaria": 200}, {"titulo": "Desenho técnico e CAD elétrico", "topicos": ["Vistas e perspectivas", "Cotas e escalas", "Cortes e símbolos", "Leitura de projetos"], "carga_horaria": 140}, {"titulo": "Instalações elétricas prediais", "topicos": [], "carga_horaria": 140}, {"titulo": "Máquinas elétricas e acionamentos", "topicos": [], "carga_horaria": 140}, {"titulo": "Comandos elétricos e CLP", "topicos": ["Contatores e relés", "Diagramas de força e comando", "Partida direta e estrela-triângulo", "Localização de falhas"], "carga_horaria": 140}, {"titulo": "Instalações industriais e subestações", "topicos": [], "carga_horaria": 160}, {"titulo": "Sistemas elétricos de potência", "topicos": [], "carga_horaria": 160}, {"titulo": "Projeto integrador", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 120}]', 1200, 24, 'Diploma de técnico de nível médio com validade nacional, registrado no Sistec.', 'Ter concluído o Ensino Médio ou estar matriculado a partir do 2º ano.', NULL, '/images/product/areas_group/energia/energia-desk.webp', '{eletricista,eletricidade,eletrica,subestacao,volta-as-aulas}', 'eletricista eletricidade elétrica subestação alta tensão CFT Energia Cursos Técnicos', false, 789000, NULL, DEFAULT, true, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1022, 'Técnico em Segurança do Trabalho', 'tecnico-em-seguranca-do-trabalho', 6, 7, 18, 1, 'Prevenir é trabalho de investigação: o técnico em segurança percorre a empresa, mede ruído, conversa com quem opera e muda o que pode ferir. A profissão é regulamentada e exigida por lei em empresas de muitos setores.

Você monta um PGR completo, treina colegas com extintores de verdade e simula a investigação de um acidente do primeiro chamado ao relatório. Planilhas, modelos e listas de verificação ficam com você depois do curso.

O crescimento da indústria e dos portos ampliou a procura em todas as regiões do estado.

Conhecimentos adquiridos no trabalho podem ser aproveitados, mediante avaliação. Fale com a secretaria antes do início das aulas.', 'Quem cursa ou concluiu o Ensino Médio e procura uma carreira técnica na área de Gestão, Logística e Segurança do Trabalho.', '{"Identificar perigos e avaliar riscos","Elaborar o PGR e apoiar o PCMSO","Treinar equipes e coordenar a CIPA","Investigar acidentes e propor medidas"}', '[{"titulo": "Legislação e normas regulamentadoras", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 200}, {"titulo": "Higiene ocupacional", "topicos": [], "carga_horaria": 120}, {"titulo": "Prevenção e combate a incêndios", "topicos": ["Classes de incêndio", "Agentes extintores", "Uso de extintores e hidrantes", "Abandono de área"], "carga_horaria": 180}, {"titulo": "Ergonomia", "topicos": [], "carga_horaria": 140}, {"titulo": "Primeiros socorros", "topicos": ["Avaliação da cena", "Acionamento do socorro", "Reanimação cardiopulmonar", "Hemorragias e fraturas"], "carga_horaria": 140}, {"titulo": "Gestão de riscos e PGR", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 160}, {"titulo": "Segurança na indústria e na construção", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 120}, {"titulo": "Projeto de prevenção", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 140}]', 1200, 24, 'Diploma de técnico de nível médio com validade nacional, registrado no Sistec.', 'Ter concluído o Ensino Médio ou estar matriculado a partir do 2º ano.', NULL, '/images/product/areas_group/gestao-logistica-e-seguranca-do-trabalho/gestao-logistica-e-seguranca-do-trabalho-desk.webp', '{seguranca,trabalho,cipa,prevencao,volta-as-aulas}', 'tst segurança do trabalho sst cipa epi prevenção acidente Gestão, Logística e Segurança do Trabalho Cursos Técnicos', false, 937000, 701000, DEFAULT, true, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1054, 'NR-10 – Segurança em Instalações e Serviços com Eletricidade (Básico)', 'nr-10-seguranca-em-instalacoes-e-servicos-com-eletricidade-basico', 1, 6, 15, 6, 'Quem intervém em instalações elétricas precisa deste treinamento para ser autorizado pela empresa. O conteúdo segue o anexo da norma e dá atenção ao que mais machuca: arco elétrico e choque.

Você pratica bloqueio e etiquetagem, mede ausência de tensão e treina a retirada de uma vítima de choque. As situações de risco são simuladas em ambiente controlado, com instrutor para cada grupo pequeno.

O treinamento é exigido de quem executa a atividade, e a empresa precisa guardar o registro à disposição da fiscalização.

O certificado traz conteúdo, carga horária e instrutor responsável, como a fiscalização pede. Empresas podem enviar equipes e receber a lista de presença no mesmo dia.', 'Trabalhadores que executam ou supervisionam as atividades de que o treinamento trata, e empresas que precisam preparar suas equipes.', '{"Reconhecer riscos elétricos","Aplicar medidas de controle e desenergização","Prestar os primeiros socorros","Combater princípios de incêndio"}', '[{"titulo": "Introdução e riscos da eletricidade", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 6}, {"titulo": "Medidas de controle", "topicos": [], "carga_horaria": 6}, {"titulo": "Normas técnicas e EPI", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 6}, {"titulo": "Rotinas de trabalho e desenergização", "topicos": [], "carga_horaria": 6}, {"titulo": "Incêndio e primeiros socorros", "topicos": ["Avaliação da cena", "Acionamento do socorro", "Reanimação cardiopulmonar", "Hemorragias e fraturas"], "carga_horaria": 8}, {"titulo": "Responsabilidades", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 8}]', 40, 1, 'Certificado de capacitação conforme a norma regulamentadora, com conteúdo e carga horária no verso.', 'Ter 18 anos completos, saber ler e escrever e, nas turmas com prática, apresentar atestado de saúde ocupacional válido.', 'https://youtu.be/aqz-KE-bpKQ', '/images/product/areas_group/energia/energia-desk.webp', '{eletricista,nr10,choque,eletrica,semana-da-energia}', 'eletricista nr10 choque elétrica eletricidade Energia Cursos de NR', false, 71000, NULL, DEFAULT, true, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1086, 'Soldador MIG/MAG', 'soldador-mig-mag', 3, 11, 27, 2, 'É o processo mais usado nas metalúrgicas da região, e soldador que faz cordão limpo não fica parado. O curso começa com segurança e termina com juntas em ângulo e de topo aprovadas em dobramento.

Cada aluno tem a própria cabine e solda todos os dias, em chapas de espessuras diferentes. As peças seguem desenho cotado e são medidas por você e por um colega.

Ferramentarias e prestadores de serviço pagam bem quem entrega no prazo e na medida.

Ao terminar, você pode aproveitar parte das horas em cursos maiores da mesma área. A coordenação ajuda a planejar o próximo passo.', 'Pessoas que desejam um ofício industrial com trabalho manual e precisão.', '{"Regular tensão, velocidade e gás","Soldar nas posições plana, horizontal e vertical","Reconhecer e corrigir defeitos"}', '[{"titulo": "Segurança e metrologia", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 40}, {"titulo": "Tecnologia do processo", "topicos": [], "carga_horaria": 40}, {"titulo": "Prática em chapas finas", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 24}, {"titulo": "Prática em juntas de ângulo", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 24}, {"titulo": "Prática em juntas de topo", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 32}]', 160, 4, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/metalmecanica/metalmecanica-desk.webp', '{solda,soldador,metalurgica}', 'solda soldador mig mag metalúrgica Metalmecânica Cursos Profissionais', false, 167000, NULL, DEFAULT, true, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1120, 'Eletricista Instalador Predial', 'eletricista-instalador-predial', 3, 6, 14, 2, 'Da entrada de energia ao último interruptor, este curso ensina a instalar com norma, organização e segurança. É o caminho mais procurado por quem quer começar a trabalhar por conta própria.

Cabines de alvenaria simulam uma casa: você passa eletrodutos, monta o quadro, liga circuitos e mede tudo antes de energizar. Nenhum circuito é energizado sem ensaio: esse cuidado é cobrado desde a primeira aula.

É uma das áreas com mais vagas abertas no estado, porque toda expansão começa pela elétrica.

O certificado sai em até dez dias depois da última aula e vale em todo o país. O material de estudo fica disponível por mais seis meses.', 'Pessoas que querem começar na profissão de eletricista com base sólida e segura.', '{"Interpretar projetos elétricos","Dimensionar circuitos e proteções","Instalar quadros, tomadas e iluminação","Orçar serviços"}', '[{"titulo": "Eletricidade básica", "topicos": ["Tensão, corrente e potência", "Lei de Ohm", "Circuitos em série e paralelo", "Uso do multímetro"], "carga_horaria": 32}, {"titulo": "Ferramentas e NR-10", "topicos": [], "carga_horaria": 40}, {"titulo": "Leitura de projetos", "topicos": ["Vistas e perspectivas", "Cotas e escalas", "Cortes e símbolos"], "carga_horaria": 32}, {"titulo": "Instalações residenciais", "topicos": [], "carga_horaria": 40}, {"titulo": "Quadros e proteção", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 32}, {"titulo": "Orçamento", "topicos": ["Custos fixos e variáveis", "Formação de preço", "Fluxo de caixa", "Exercícios com planilha"], "carga_horaria": 24}]', 200, 5, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/energia/energia-desk.webp', '{eletricista,eletrica,residencial,instalacao,semana-da-energia}', 'eletricista elétrica residencial instalação fiação Energia Cursos Profissionais', false, 219000, NULL, DEFAULT, true, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1152, 'Confeitaria Básica', 'confeitaria-basica', 3, 1, 2, 3, 'Bolo que não abatuma, creme que não talha, cobertura que segura no calor. O essencial para começar a vender.

São oito receitas-base, repetidas até saírem iguais. As turmas são pequenas para que todos passem pelas bancadas, pelos fornos e pelas câmaras.

A indústria de alimentos é a que mais emprega em Santa Catarina e valoriza quem conhece boas práticas.

Ao terminar, você pode aproveitar parte das horas em cursos maiores da mesma área. A coordenação ajuda a planejar o próximo passo.', 'Pessoas que gostam de cozinha e de processos e querem uma profissão na área de alimentos.', '{"Dominar massas básicas","Fazer recheios seguros","Montar e transportar"}', '[{"titulo": "Massas", "topicos": [], "carga_horaria": 12}, {"titulo": "Recheios", "topicos": [], "carga_horaria": 12}, {"titulo": "Coberturas", "topicos": [], "carga_horaria": 6}, {"titulo": "Montagem", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 10}]', 40, 1, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/alimentos/alimentos-desk.webp', '{bolo,confeiteira,doces,encomenda,cursos-de-verao}', 'bolo confeiteira doces encomenda Alimentos e Bebidas Cursos Profissionais', false, 45000, 33000, DEFAULT, true, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1218, 'Excel Avançado', 'excel-avancado', 3, 15, 37, 4, 'Tabelas dinâmicas, PROCX, Power Query e painéis. Para quem passa o dia na planilha e quer voltar a ter tempo.

Uma base com cem mil linhas desorganizadas vira painel atualizável com um clique. Os exercícios partem de problemas reais, com dados bagunçados como os da vida.

Florianópolis, Blumenau e Joinville formam um dos maiores polos de tecnologia do país, com muitas vagas remotas.

Não é preciso ter experiência: a turma começa junto e avança no ritmo de quem está ao lado. Quem falta a uma prática pode repor em outro horário.', 'Pessoas que querem entrar na área de tecnologia, mesmo vindas de outra profissão.', '{"Automatizar consultas","Resumir dados","Criar painéis"}', '[{"titulo": "Funções de busca", "topicos": [], "carga_horaria": 8}, {"titulo": "Tabela dinâmica", "topicos": [], "carga_horaria": 10}, {"titulo": "Power Query", "topicos": [], "carga_horaria": 6}, {"titulo": "Painéis", "topicos": ["Modelagem", "Consultas", "Limpeza e validação", "Visualização"], "carga_horaria": 8}]', 32, 1, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/tecnologia-da-informacao/tecnologia-da-informacao-desk.webp', '{excel,planilha,procv,tabela,cursos-de-verao,carreiras-em-tecnologia}', 'excel planilha procv tabela dinâmica Tecnologia da Informação Cursos Profissionais', false, 35000, NULL, DEFAULT, true, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1268, 'Ensino Médio com Técnico em Desenvolvimento de Sistemas', 'ensino-medio-com-tecnico-em-desenvolvimento-de-sistemas', 5, 19, 45, 13, 'Três anos que terminam com dois diplomas. O estudante aprende matemática resolvendo problemas de código e escreve para ser lido por gente de verdade.

Os projetos interdisciplinares ocupam uma tarde por semana e são apresentados às famílias.

A família acompanha frequência e notas pelo portal e participa de encontros a cada bimestre. O transporte é combinado com empresas da região.', 'Estudantes que concluíram o Ensino Fundamental e suas famílias.', '{"Concluir o Ensino Médio","Programar sistemas","Planejar a carreira"}', '[{"titulo": "Linguagens", "topicos": [], "carga_horaria": 560}, {"titulo": "Matemática", "topicos": [], "carga_horaria": 320}, {"titulo": "Ciências da Natureza", "topicos": [], "carga_horaria": 400}, {"titulo": "Ciências Humanas", "topicos": [], "carga_horaria": 480}, {"titulo": "Lógica de programação", "topicos": [], "carga_horaria": 280}, {"titulo": "Desenvolvimento web", "topicos": [], "carga_horaria": 480}, {"titulo": "Projeto de sistema", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 480}]', 3000, 36, 'Diploma do Ensino Médio e, nos cursos articulados, diploma técnico com validade nacional.', 'Ter concluído o Ensino Fundamental. Candidatos com menos de 18 anos são matriculados pelo responsável.', NULL, '/images/product/areas_group/educacao/educacao-desk.webp', '{ensino,medio,tecnico,programacao}', 'ensino médio técnico programação escola Educação Ensino Médio Senai', false, 1365000, NULL, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'ano', 1, '', 1, false, '{}'),
	(1279, 'Engenharia Mecânica', 'engenharia-mecanica', 8, 11, 28, 8, 'Projetar máquinas que duram, gastam pouco e podem ser fabricadas aqui. Cálculo desde o início, oficina também.

No terceiro ano, as equipes constroem um veículo de competição e respondem por orçamento e ensaio.

Ferramentarias e prestadores de serviço pagam bem quem entrega no prazo e na medida.

O valor mostrado corresponde ao primeiro semestre. A entrada pode ser feita pela nota do Enem, por vestibular agendado ou por transferência.', 'Quem concluiu o Ensino Médio e quer uma formação superior na área de Metalmecânica.', '{"Projetar sistemas mecânicos","Analisar estruturas e fluidos","Gerir projetos de engenharia"}', '[{"titulo": "Matemática e física", "topicos": [], "carga_horaria": 520}, {"titulo": "Materiais e fabricação", "topicos": [], "carga_horaria": 440}, {"titulo": "Mecânica dos sólidos", "topicos": [], "carga_horaria": 560}, {"titulo": "Termofluidos", "topicos": [], "carga_horaria": 560}, {"titulo": "Projeto de máquinas", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 520}, {"titulo": "Gestão", "topicos": [], "carga_horaria": 480}, {"titulo": "Projeto final", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 520}]', 3600, 60, 'Diploma de graduação com validade nacional.', 'Ter concluído o Ensino Médio e ser aprovado no processo seletivo, com nota do Enem ou vestibular.', NULL, '/images/product/areas_group/metalmecanica/metalmecanica-desk.webp', '{engenheiro,mecanica,faculdade,graduacao}', 'engenheiro mecânica faculdade graduação Metalmecânica Graduação', false, 773000, 579000, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'semestre', 1, '', 1, false, '{}'),
	(1298, 'MBA em Gestão Industrial', 'mba-em-gestao-industrial', 9, 21, 48, 10, 'Para quem já lidera pessoas e agora precisa liderar a fábrica inteira: custo, qualidade, gente e investimento.

O jogo de empresas atravessa o curso, com balanço apresentado a cada módulo.

Empresas exportadoras valorizam certificados e projetos concluídos.

Os encontros são quinzenais, e o restante acontece em atividades orientadas. O trabalho de conclusão resolve um problema da sua empresa ou do seu projeto.', 'Profissionais graduados que atuam ou querem atuar na área de Manufatura.', '{"Decidir com indicadores","Gerir investimentos","Conduzir mudanças"}', '[{"titulo": "Estratégia", "topicos": [], "carga_horaria": 88}, {"titulo": "Operações", "topicos": [], "carga_horaria": 64}, {"titulo": "Finanças", "topicos": [], "carga_horaria": 52}, {"titulo": "Pessoas", "topicos": [], "carga_horaria": 80}, {"titulo": "Inovação", "topicos": [], "carga_horaria": 56}, {"titulo": "Projeto aplicado", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 80}]', 420, 15, 'Certificado de pós-graduação lato sensu, conforme a legislação do MEC.', 'Ter diploma de graduação em qualquer área, salvo indicação em contrário no plano do curso.', NULL, '/images/product/areas_group/manufatura/manufatura-desk.webp', '{industria,gestao,gerente}', 'mba indústria gestão gerente Manufatura Pós-Graduação', false, 1023000, NULL, DEFAULT, false, true, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1318, 'Hidrogênio Verde: Tecnologia e Mercado', 'hidrogenio-verde-tecnologia-e-mercado', 10, 25, 56, 11, 'O que é promessa, o que já funciona e onde a indústria catarinense pode entrar.

Um eletrolisador de bancada mostra, em litros, o que os gráficos dizem.

Distribuidoras e empreiteiras contratam turmas inteiras em épocas de expansão.

O conteúdo é atualizado a cada edição, e as horas valem como atividade complementar na graduação.', 'Profissionais e estudantes de graduação interessados na área de Sistemas de Energia.', '{"Entender rotas","Avaliar custos","Identificar oportunidades"}', '[{"titulo": "Rotas de produção", "topicos": [], "carga_horaria": 8}, {"titulo": "Armazenamento", "topicos": [], "carga_horaria": 10}, {"titulo": "Mercado", "topicos": [], "carga_horaria": 6}]', 24, 1, 'Certificado de extensão universitária.', 'Estar cursando ou ter concluído uma graduação, ou ter experiência comprovada no tema.', 'https://youtu.be/aqz-KE-bpKQ', '/images/product/areas_group/sistemas-de-energia/sistemas-de-energia-desk.webp', '{hidrogenio,energia,renovavel}', 'hidrogênio energia renovável Sistemas de Energia Extensão Profissional', false, 45000, 37000, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1328, 'Ensino Médio com Itinerário em Engenharias', 'ensino-medio-com-itinerario-em-engenharias', 11, 19, 45, 13, 'Formação geral forte, com projetos de matemática, física e programação para quem pensa em engenharia.

O estudante participa de clubes, olimpíadas e visitas a indústrias.

O valor corresponde à anuidade. Visitas guiadas acontecem às quintas-feiras, e a equipe pedagógica conversa com a família sobre o perfil do estudante.', 'Estudantes que concluíram o Ensino Fundamental e suas famílias.', '{"Preparar-se para o vestibular","Desenvolver projetos","Escolher a carreira"}', '[{"titulo": "Linguagens", "topicos": [], "carga_horaria": 560}, {"titulo": "Matemática", "topicos": [], "carga_horaria": 600}, {"titulo": "Ciências da Natureza", "topicos": [], "carga_horaria": 720}, {"titulo": "Ciências Humanas", "topicos": [], "carga_horaria": 560}, {"titulo": "Itinerário de Engenharias", "topicos": [], "carga_horaria": 560}]', 3000, 36, 'Certificado de conclusão do Ensino Médio.', 'Ter concluído o Ensino Fundamental.', NULL, '/images/product/areas_group/educacao/educacao-desk.webp', '{ensino,medio,escola,sesi}', 'ensino médio escola sesi vestibular Educação Ensino Médio', false, 1189000, 1069000, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'ano', 1, '', 1, false, '{}'),
	(1330, 'Educação Infantil: Grupos 1 a 3', 'educacao-infantil-grupos-1-a-3', 12, 19, 45, 15, 'O primeiro espaço fora de casa precisa de colo, rotina e descoberta. As turmas são pequenas, e as salas abrem para o jardim.

Barro, água, livro e música fazem parte de todos os dias.

O valor corresponde à anuidade do turno escolhido. A adaptação é combinada com a família, no tempo de cada criança.', 'Crianças e adolescentes em idade escolar e suas famílias.', '{Conviver,Brincar,Explorar}', '[{"titulo": "Corpo e movimento", "topicos": [], "carga_horaria": 300}, {"titulo": "Traços, sons e cores", "topicos": [], "carga_horaria": 300}, {"titulo": "Escuta e fala", "topicos": [], "carga_horaria": 200}]', 800, 10, 'Registro de acompanhamento da Educação Infantil.', 'Idade conforme o grupo, completada até 31 de março do ano letivo.', 'https://youtu.be/aqz-KE-bpKQ', '/images/product/areas_group/educacao/educacao-desk.webp', '{creche,infantil,escola,crianca}', 'creche infantil escola criança Educação Educação Infantil', false, 1155000, NULL, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'ano', 1, '', 1, false, '{}'),
	(1332, 'Ensino Fundamental: Anos Iniciais', 'ensino-fundamental-anos-iniciais', 13, 19, 45, 14, 'Ler, escrever, contar e conviver, com robótica desde o primeiro ano e biblioteca aberta às famílias.

Uma vez por semana, a aula é na oficina maker.

O valor corresponde à anuidade. O material didático é adquirido à parte, e há período estendido opcional.', 'Crianças e adolescentes em idade escolar e suas famílias.', '{Alfabetizar-se,"Resolver problemas",Conviver}', '[{"titulo": "Linguagens", "topicos": [], "carga_horaria": 960}, {"titulo": "Matemática", "topicos": [], "carga_horaria": 760}, {"titulo": "Ciências", "topicos": [], "carga_horaria": 880}, {"titulo": "Humanas", "topicos": [], "carga_horaria": 760}, {"titulo": "Robótica", "topicos": [], "carga_horaria": 640}]', 4000, 60, 'Certificado de conclusão do Ensino Fundamental ao fim do nono ano.', 'Idade conforme o ano escolar e transferência da escola anterior, quando houver.', NULL, '/images/product/areas_group/educacao/educacao-desk.webp', '{escola,fundamental,crianca}', 'escola fundamental criança Educação Ensino Fundamental', false, 1311000, NULL, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'ano', 1, '', 1, false, '{}'),
	(1334, 'EJA: Ensino Fundamental', 'eja-ensino-fundamental', 14, 19, 45, 16, 'Nunca é tarde para terminar o que a vida interrompeu. Aulas à noite e atividades que cabem na folga.

Você parte do que já sabe: medida de obra, receita, conta de feira, leitura de contrato.

Não há mensalidade nem taxa de material. Quem já estudou parte do percurso faz uma avaliação e começa de onde parou.', 'Jovens e adultos que não concluíram os estudos na idade prevista.', '{"Ler e escrever com autonomia","Usar matemática no dia a dia","Concluir a etapa"}', '[{"titulo": "Linguagens", "topicos": [], "carga_horaria": 480}, {"titulo": "Matemática", "topicos": [], "carga_horaria": 520}, {"titulo": "Ciências da Natureza", "topicos": [], "carga_horaria": 280}, {"titulo": "Ciências Humanas", "topicos": [], "carga_horaria": 320}]', 1600, 22, 'Certificado de conclusão da etapa, com validade nacional.', 'Ter 15 anos completos para o Ensino Fundamental ou 18 anos para o Ensino Médio.', NULL, '/images/product/areas_group/educacao/educacao-desk.webp', '{supletivo,adulto,estudar}', 'supletivo eja adulto estudar Educação Educação de Jovens e Adultos', true, 0, NULL, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}'),
	(1338, 'Oficina Maker: Impressão 3D', 'oficina-maker-impressao-3d', 15, 19, 44, 17, 'Uma ideia no computador e, horas depois, o objeto na mão. Para adolescentes e adultos.

Cada participante modela, fatia e imprime uma peça útil para casa.

As turmas são pequenas, e não é preciso ter feito nada parecido antes. Traga curiosidade; as ferramentas ficam por nossa conta.', 'Pessoas de todas as idades que gostam de aprender fazendo.', '{"Modelar em 3D","Preparar o arquivo",Imprimir}', '[{"titulo": "Modelagem", "topicos": [], "carga_horaria": 3}, {"titulo": "Fatiamento", "topicos": [], "carga_horaria": 3}, {"titulo": "Impressão", "topicos": [], "carga_horaria": 2}]', 8, 0, 'Declaração de participação com carga horária.', 'Interesse pelo tema. Não há exigência de escolaridade.', NULL, '/images/product/areas_group/educacao/educacao-desk.webp', '{maker,impressora,oficina}', 'maker impressora 3d oficina Educação Educação Continuada', false, 11900, NULL, DEFAULT, false, false, true, '2026-11-30 13:48:14.847+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso', 1, '', 1, false, '{}');

INSERT INTO public.faq_items OVERRIDING SYSTEM VALUE VALUES
	(8, 'Pagamento', 'Como uso um cupom de desconto?', 'Digite o código no resumo da compra, antes de pagar. O desconto é aplicado na hora, quando o cupom vale para o curso e está no prazo.', 80, true, 1),
	(9, 'Depois da compra', 'Posso desistir da compra?', 'Sim. Pelo Código de Defesa do Consumidor, você pode desistir em até 7 dias depois da compra e recebe de volta tudo o que pagou.', 90, true, 1),
	(10, 'Depois da compra', 'Recebo certificado?', 'Sim. Cada página de curso diz qual certificado ou diploma é emitido e o que é preciso para recebê-lo, como frequência e aproveitamento mínimos.', 100, true, 1),
	(11, 'Depois da compra', 'O que acontece se a turma for cancelada ou adiada?', 'Avisamos por e-mail. Se a turma for cancelada, devolvemos o valor integral. Se for adiada, você decide se continua na nova data ou recebe o dinheiro de volta.', 110, true, 1),
	(12, 'Depois da compra', 'Como falo com o atendimento?', 'Use “Ligamos para você”, no rodapé e no menu, e telefonamos no horário comercial. Os outros contatos estão no rodapé de todas as páginas.', 120, true, 1);

INSERT INTO public.favourites VALUES
	(1, 1001, '2026-11-30 13:48:14.847+00'),
	(1, 1022, '2026-11-30 13:48:14.847+00'),
	(1, 1054, '2026-11-30 13:48:14.847+00');

INSERT INTO public.ledger_entries OVERRIDING SYSTEM VALUE VALUES
	(130, 1, 'RECEITA', NULL, '01M70408JR3JZ0FQTW3YCPVY0Z', -167000),
	(131, 1, 'RECEITA', NULL, '01M2EDCNY0GA3JXG9GFX8BAVEA', -219000),
	(132, 1, 'RECEITA', NULL, '01KR1E2NWRT8QNQZSJVFYH7938', -71000),
	(133, 1, 'RECEITA', NULL, '01M753ENXR19HYV950Y6EFJ2PX', -789000),
	(134, 1, 'RECEITA', NULL, '01KTX104K0GZYG217VEDN2YRE7', -219000);

INSERT INTO public.ledger_transactions OVERRIDING SYSTEM VALUE VALUES
	(1, 'ABERTURA', NULL, '2026-11-30 13:48:14.847+00');

INSERT INTO public.logins VALUES
	(4, 4, 'EMPRESA', 'empresa', 'empresa@vitrine.dev', '2026-11-30 13:48:14.847+00', '$argon2id$v=19$m=19456,t=2,p=1$kscOl+oCoFIpnXhEyfPzJQ$DCCyIeGpy6a+IXPvBCL7C7tU16jDr3Dx4FTeoq2GuOo', NULL, NULL, 0, '2026-11-30 13:48:14.847+00', NULL, NULL),
	(5, 5, 'CONTACT_CENTER', 'vendas', 'vendas@vitrine.dev', '2026-11-30 13:48:14.847+00', '$argon2id$v=19$m=19456,t=2,p=1$O0xKNqarEWec2NTHaaljSA$Vo3c2NTYJzpxRKPCuEoN1O6r6OoYLUcyyCCbtkch/C0', 504, 6, 10, '2026-11-30 13:48:14.847+00', NULL, NULL),
	(6, 6, 'SUPERVISOR', 'supervisor', 'supervisor@vitrine.dev', '2026-11-30 13:48:14.847+00', '$argon2id$v=19$m=19456,t=2,p=1$jyBBRx0AVsfOx9ieqP60Jw$dlvKQtmJ4w0BPYXqHUXYVVEpfAzFHr3Q6AKUA5urjlg', 505, NULL, 20, '2026-11-30 13:48:14.847+00', NULL, NULL),
	(7, 7, 'FINANCEIRO', 'financeiro', 'financeiro@vitrine.dev', '2026-11-30 13:48:14.847+00', '$argon2id$v=19$m=19456,t=2,p=1$Y1n0Rex6SgwwcrXX1aK+Ew$4cPP6jAE7cdRhfjw05hDoWaNz/qTN2Dukk3Osc9EH4s', NULL, NULL, 0, '2026-11-30 13:48:14.847+00', NULL, NULL),
	(8, 8, 'ADMIN', 'admin', 'admin@vitrine.dev', '2026-11-30 13:48:14.847+00', '$argon2id$v=19$m=19456,t=2,p=1$FhcyRS6945qA+5YRq+17dw$NkGYX3j1SlA7x94XWm/nbVM1gLgCFBMtX1hnqzvR0V0', NULL, NULL, 0, '2026-11-30 13:48:14.847+00', NULL, NULL);

INSERT INTO public.modalities VALUES
	(1, 'Cursos em SSI', 'cursos-de-nr', 'modalidade', 'Treinamentos das normas regulamentadoras, com prática e certificado aceito pela fiscalização.', true, NULL),
	(3, 'Cursos Profissionais', 'cursos-rapidos', 'modalidade', 'Qualificações para começar a trabalhar ou mudar de função em pouco tempo.', true, NULL),
	(5, 'Ensino Médio Senai', 'ensino-medio-senai', 'modalidade', 'Ensino Médio com formação técnica, laboratórios e projetos com a indústria.', true, NULL),
	(6, 'Curso Técnico', 'cursos-tecnicos', 'modalidade', 'Diploma técnico reconhecido em todo o país, com aulas práticas e ligação com empresas.', true, NULL),
	(8, 'Graduação', 'graduacao', 'modalidade', 'Tecnólogos e engenharias com professores que vêm da indústria.', true, NULL),
	(9, 'Pós-Graduação', 'pos-graduacao', 'modalidade', 'MBAs e especializações para liderar projetos, equipes e inovação.', true, NULL),
	(10, 'Extensão Profissional', 'extensao-profissional', 'modalidade', 'Cursos curtos de nível superior, ligados a temas atuais da indústria.', true, NULL),
	(11, 'Ensino Médio', 'ensino-medio', 'modalidade', 'Ensino Médio com itinerários formativos e preparação para o vestibular.', true, NULL),
	(12, 'Educação Infantil', 'educacao-infantil', 'modalidade', 'Primeiros anos com brincadeira, descoberta e cuidado.', true, NULL),
	(13, 'Ensino Fundamental', 'ensino-fundamental', 'modalidade', 'Do primeiro ao nono ano, com robótica, leitura e esporte.', true, NULL),
	(14, 'Educação de Jovens e Adultos', 'educacao-de-jovens-e-adultos', 'modalidade', 'Para concluir o Ensino Fundamental ou Médio no seu ritmo.', true, NULL),
	(15, 'Educação Continuada', 'educacao-continuada', 'modalidade', 'Oficinas maker e cursos livres para todas as idades.', true, NULL);

INSERT INTO public.offers VALUES
	(20020, 1054, 'BLU-2612-20020', 'presencial', 4202404, 1, 'matutino', '{seg,qua}', '08:00', '12:00', '2026-12-07', '2027-01-06', '2026-12-06', 40, 16, 6, 6, 'confirmada', 'PAGO', 71000, NULL, 10, 18, NULL, '{"Documento de identidade",CPF,"Atestado de saúde ocupacional (ASO)"}', DEFAULT, NULL, false, 0, 1, DEFAULT, '{joao-batista-ramos}'),
	(20039, 1120, 'PAL-2604-20039', 'presencial', 4211900, 11, 'noturno', '{seg,qua,sex}', '18:30', '22:00', '2026-04-20', '2026-09-02', '2026-04-18', 200, 32, 2, 13, 'encerrada', 'PAGO', 219000, NULL, 12, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT, NULL, false, 0, 1, DEFAULT, '{}'),
	(20040, 1120, 'CRI-2612-20040', 'hibrido', 4204608, 12, 'noturno', '{seg,qua,sex}', '18:30', '22:00', '2026-12-28', '2027-05-19', '2026-12-26', 200, 20, 15, 8, 'em-aberto', 'PAGO', 219000, NULL, 12, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT, NULL, false, 0, 1, DEFAULT, '{}'),
	(20052, 1152, 'PAL-2604-20052', 'hibrido', 4211900, 11, 'vespertino', '{seg,ter,qua,qui}', '13:30', '17:30', '2026-04-20', '2026-05-06', '2026-04-19', 40, 40, 4, 16, 'encerrada', 'PAGO', 45000, 33000, 6, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT, NULL, false, 0, 1, DEFAULT, '{}'),
	(20069, 1268, 'CHA-2701-20069', 'presencial', 4204202, 10, 'integral', '{seg,qua,sex}', '08:00', '17:00', '2027-01-22', '2029-11-05', '2027-01-18', 3000, 16, 10, 6, 'confirmada', 'PAGO', 1365000, NULL, 12, NULL, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar","Documento do responsável","Carteira de vacinação"}', DEFAULT, NULL, false, 0, 1, DEFAULT, '{}'),
	(20086, 1279, 'FLO-2606-20086', 'ead', 4205407, 5, 'livre', '{}', NULL, NULL, '2026-06-11', '2031-06-10', '2026-06-07', 3600, 40, 0, 16, 'encerrada', 'PAGO', 773000, 579000, 6, NULL, 'Ensino Médio completo', '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar","Certificado de conclusão do Ensino Médio","Título de eleitor"}', DEFAULT, NULL, false, 0, 1, DEFAULT, '{}'),
	(20093, 1298, 'CHA-2612-20093', 'hibrido', 4204202, 10, 'integral', '{sab}', '08:00', '17:00', '2026-12-05', '2028-03-04', '2026-12-03', 420, 40, 22, 16, 'confirmada', 'PAGO', 1023000, NULL, 18, NULL, 'Ensino Superior completo', '{"Documento de identidade",CPF,"Diploma de graduação",Currículo}', DEFAULT, NULL, false, 0, 1, DEFAULT, '{}'),
	(20002, 1001, 'FLO-2703-20002', 'presencial', 4205407, 6, 'matutino', '{seg,ter,qua,qui}', '08:00', '12:00', '2027-03-18', '2028-11-22', '2027-03-17', 1200, 32, 2, 13, 'confirmada', 'PAGO', 789000, NULL, 24, 16, 'Ensino Médio completo ou em curso', '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar","Certidão de nascimento ou casamento","Foto 3x4"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{joao-batista-ramos}'),
	(20026, 1086, 'BRU-2703-20026', 'presencial', 4202909, 14, 'noturno', '{seg,qua,sex}', '18:30', '22:00', '2027-03-08', '2027-06-25', '2027-03-06', 160, 30, 2, 12, 'confirmada', 'PAGO', 167000, NULL, 12, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{marlene-kuhn}'),
	(20050, 1152, 'CAP-2702-20050', 'hibrido', 4203907, 46, 'noturno', '{ter,qui}', '18:30', '22:00', '2027-02-11', '2027-03-23', '2027-02-10', 40, 30, 11, 12, 'confirmada', 'PAGO', 45000, 33000, 6, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{rosangela-pires}'),
	(20063, 1218, 'GAS-2703-20063', 'presencial', 4205902, 32, 'matutino', '{ter,qui}', '08:00', '12:00', '2027-03-09', '2027-04-01', '2027-03-06', 32, 36, 2, 14, 'confirmada', 'PAGO', 35000, NULL, 6, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{patricia-yamamoto}'),
	(20117, 1334, 'CRI-2701-20117', 'hibrido', 4204608, 12, 'vespertino', '{seg,ter,qua,qui,sex}', '13:30', '17:30', '2027-01-21', '2028-10-27', '2027-01-17', 1600, 30, 4, 12, 'confirmada', 'GRATUITO', 0, NULL, 1, 15, NULL, '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{}'),
	(20121, 1334, 'JAR-2702-20121', 'presencial', 4208906, 7, 'matutino', '{seg,ter,qua,qui,sex}', '08:00', '12:00', '2027-02-16', '2028-11-23', '2027-02-15', 1600, 32, 16, 13, 'confirmada', 'GRATUITO', 0, NULL, 1, 15, NULL, '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{}'),
	(20123, 1334, 'CHA-2701-20123', 'ead', 4204202, 10, 'livre', '{}', NULL, NULL, '2027-01-21', '2028-11-20', '2027-01-16', 1600, 36, 12, 14, 'confirmada', 'GRATUITO', 0, NULL, 1, 15, NULL, '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{}'),
	(20124, 1334, 'BLU-2703-20124', 'presencial', 4202404, 1, 'matutino', '{seg,ter,qua,qui,sex}', '08:00', '12:00', '2027-03-05', '2028-12-12', '2027-03-01', 1600, 30, 7, 12, 'confirmada', 'GRATUITO', 0, NULL, 1, 15, NULL, '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar"}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{}'),
	(20129, 1338, 'BLU-2701-20129', 'hibrido', 4202404, 2, 'vespertino', '{seg,ter,qua,qui}', '13:30', '17:30', '2027-01-25', '2027-01-26', '2027-01-21', 8, 32, 8, 13, 'confirmada', 'PAGO', 11900, NULL, 3, NULL, NULL, '{"Documento de identidade",CPF}', DEFAULT, '2026-11-30 13:48:14.847+00', false, 0, 1, DEFAULT, '{}');

INSERT INTO public.page_slugs VALUES
	('cursos-de-nr', 'modalidade'),
	('cursos-rapidos', 'modalidade'),
	('ensino-medio-senai', 'modalidade'),
	('cursos-tecnicos', 'modalidade'),
	('graduacao', 'modalidade'),
	('pos-graduacao', 'modalidade'),
	('extensao-profissional', 'modalidade'),
	('ensino-medio', 'modalidade'),
	('educacao-infantil', 'modalidade'),
	('ensino-fundamental', 'modalidade'),
	('educacao-de-jovens-e-adultos', 'modalidade'),
	('educacao-continuada', 'modalidade'),
	('alimentos', 'area'),
	('energia', 'area'),
	('gestao-logistica-e-seguranca-do-trabalho', 'area'),
	('metalmecanica', 'area'),
	('tecnologia-da-informacao', 'area'),
	('educacao', 'area'),
	('manufatura', 'area'),
	('manutencao-e-operacao', 'area');
INSERT INTO public.page_slugs VALUES
	('materiais', 'area'),
	('mineracao-e-extracao', 'area'),
	('sistemas-de-energia', 'area'),
	('blumenau', 'cidade'),
	('brusque', 'cidade'),
	('capinzal', 'cidade'),
	('chapeco', 'cidade'),
	('criciuma', 'cidade'),
	('florianopolis', 'cidade'),
	('gaspar', 'cidade'),
	('itapiranga', 'cidade'),
	('jaragua-do-sul', 'cidade'),
	('maravilha', 'cidade'),
	('palhoca', 'cidade'),
	('pinhalzinho', 'cidade'),
	('sao-lourenco-do-oeste', 'cidade'),
	('seara', 'cidade'),
	('witmarsum', 'cidade'),
	('xanxere', 'cidade'),
	('xavantina', 'cidade');
INSERT INTO public.page_slugs VALUES
	('xaxim', 'cidade'),
	('zortea', 'cidade'),
	('semana-da-energia', 'campanha'),
	('cursos-de-verao', 'campanha'),
	('volta-as-aulas', 'campanha'),
	('carreiras-em-tecnologia', 'campanha');

INSERT INTO public.payment_charges VALUES
	('semente01M6SFPQ10Q63G9JJVVKTQAR5R', '01M6SFPQ104SN9PN1M0KJX6DVY', 'CONCLUIDA', 33000, NULL, '2026-11-06 22:29:40+00', '2026-11-06 22:59:40+00', '2026-11-06 22:31:25+00', 'E99999004202611062231J8MBYBE4Y4T', false, 'pix', 1, NULL, NULL, 0, NULL),
	('semente01M7XZ7NT0AACMYN0S2DC85K69', '01M7XZ7NT0KHZGWACV3GMETVXQ', 'CONCLUIDA', 789000, NULL, '2026-11-21 02:33:44+00', '2026-11-21 03:03:44+00', '2026-11-21 02:43:34+00', 'E99999004202611210243RSF8EZFQGCQ', false, 'pix', 1, NULL, NULL, 0, NULL),
	('semente01M7YYAZDGMR5W07RPP1AN50D3', '01M7YYAZDGX6TQW32KTP9CZKFE', 'CONCLUIDA', 1023000, NULL, '2026-11-21 11:37:18+00', '2026-11-21 12:07:18+00', '2026-11-21 11:44:07+00', 'E999990042026112111449QT81M6THWZ', false, 'pix', 1, NULL, NULL, 0, NULL),
	('semente01M80G45V07Q9RH5D0EBCAZBJQ', '01M80G45V031DA27R209X2E8BZ', 'CONCLUIDA', 1365000, NULL, '2026-11-22 02:07:24+00', '2026-11-22 02:37:24+00', '2026-11-22 02:21:10+00', 'E999990042026112202213P4N9SV1QS2', false, 'pix', 1, NULL, NULL, 0, NULL),
	('semente01KN3A2YK85219FW9CA5ENYRE4', '01KN3A2YK8N9ZSE50G9P198552', 'CONCLUIDA', 33000, NULL, '2026-04-01 01:21:21+00', '2026-04-01 01:51:21+00', '2026-04-01 01:39:02+00', 'E999990042026040101396156449T0NZ', false, 'pix', 1, NULL, NULL, 0, NULL);

INSERT INTO public.payment_methods VALUES
	(3, 'Visa', '/images/footer/pagamento-visa.svg'),
	(4, 'Mastercard', '/images/footer/pagamento-mastercard.svg'),
	(5, 'Elo', '/images/footer/pagamento-elo.svg'),
	(6, 'Hipercard', '/images/footer/pagamento-hipercard.svg'),
	(7, 'American Express', '/images/footer/pagamento-american-express.svg');

INSERT INTO public.persons VALUES
	(1, 'Ana Souza', NULL, '52998224725', '1998-04-12', '{48991230001}', 'aluno@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(4, 'Daniel Hoffmann', NULL, '39053344705', '1984-11-21', '{47991230004}', 'empresa@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(5, 'Eduarda Lima', NULL, '15350946056', '1995-06-17', '{48991230005}', 'vendas@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(6, 'Fernanda Rocha', NULL, '86288366757', '1987-01-25', '{48991230006}', 'supervisor@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(7, 'Gustavo Pereira', NULL, '71428793860', '1990-08-03', '{48991230007}', 'financeiro@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(8, 'Helena Costa', NULL, '45317828791', '1982-12-14', '{48991230008}', 'admin@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(55, 'Marcos Alves Almeida', NULL, '22498767460', '2003-08-03', '{47992072653}', 'comprador55@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(77, 'Vitória Vieira', NULL, '07779325989', '2004-03-06', '{49986440732}', 'comprador77@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(85, 'Sabrina Garcia da Borges', NULL, '33554031569', '1981-12-10', '{49995512512}', 'comprador85@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(89, 'Otávio Becker', NULL, '87785056668', '1984-12-16', '{48999625578}', 'comprador89@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(90, 'Murilo Gonçalves Cardoso', NULL, '79860450510', '1983-04-27', '{47994746617}', 'comprador90@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(105, 'Rafaela Antunes', NULL, '46647234403', '1975-08-25', '{47995385925}', 'comprador105@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(116, 'Paulo Moraes Wagner', NULL, '54793391176', '1983-01-25', '{49997406406}', 'comprador116@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(125, 'Guilherme Fischer Müller', NULL, '40663654181', '1989-11-02', '{49981088148}', 'comprador125@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(148, 'José Zimmermann', NULL, '93912561478', '2002-09-13', '{48998308280}', 'comprador148@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(152, 'Paulo Rosa Ferreira', NULL, '17589859842', '1992-12-15', '{47999332630}', 'comprador152@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(164, 'Sabrina Correia Vargas', NULL, '75362086260', '1999-07-23', '{47994231566}', 'comprador164@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(165, 'Murilo Borges Lemos', NULL, '57084167005', '2004-06-20', '{49981665036}', 'comprador165@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(166, 'Leonardo Ferreira Cardoso', NULL, '79769318221', '1983-12-04', '{48987372112}', 'comprador166@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL),
	(167, 'Gabriela Custódio', NULL, '53566497622', '1977-09-05', '{49982702351}', 'comprador167@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL);
INSERT INTO public.persons VALUES
	(168, 'Vinícius Machado Becker', NULL, '45350439812', '1976-02-15', '{47994243590}', 'comprador168@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 13:48:14.847+00', NULL);

INSERT INTO public.pinned_courses VALUES
	(true, 1, '{}');

INSERT INTO public.postal_codes VALUES
	('89700000', 'Rua do Comércio', 'Centro', 'Concórdia', 'SC'),
	('89600000', 'Avenida Quinze de Novembro', 'Centro', 'Joaçaba', 'SC'),
	('89560000', 'Rua Brasil', 'Centro', 'Videira', 'SC'),
	('88900000', 'Avenida Getúlio Vargas', 'Centro', 'Araranguá', 'SC'),
	('89120000', 'Rua Sete de Setembro', 'Nações', 'Timbó', 'SC');

INSERT INTO public.purchase_events OVERRIDING SYSTEM VALUE VALUES
	(528, '01M80G45V031DA27R209X2E8BZ', 'MATRICULADA', NULL, '2026-11-22 02:21:10+00'),
	(529, '01KN3A2YK8N9ZSE50G9P198552', 'AGUARDANDO_ACEITE', NULL, '2026-04-01 01:21:21+00'),
	(530, '01KN3A2YK8N9ZSE50G9P198552', 'AGUARDANDO_PAGAMENTO', NULL, '2026-04-01 01:22:01+00'),
	(531, '01KN3A2YK8N9ZSE50G9P198552', 'PAGA', NULL, '2026-04-01 01:39:02+00'),
	(532, '01KN3A2YK8N9ZSE50G9P198552', 'MATRICULADA', NULL, '2026-04-01 01:39:02+00');

INSERT INTO public.purchases VALUES
	('01M7XZ7NT0KHZGWACV3GMETVXQ', 55, 20002, NULL, 'semente-01M7XZ7NT0KHZGWACV3GMETVXQ', 'MATRICULADA', '{"cpf": "224.987.674-60", "nome": "Marcos Alves Almeida", "email": "comprador55@exemplo.com.br", "telefone": "(47) 99207-2653", "nascimento": "2003-08-03"}', 789000, 0, 789000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-21 02:34:24+00', '127.0.0.1', true, '2026-11-21 03:03:44+00', '2026-11-21 02:43:34+00', '2026-11-21 02:33:44+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "matutino", "formato": "presencial", "data_fim": "2028-11-22", "hora_fim": "12:00", "id_unidade": 6, "data_inicio": "2027-03-18", "dias_semana": ["seg", "ter", "qua", "qui"], "hora_inicio": "08:00"}', 789000, 1, NULL, NULL, NULL, 0, 0),
	('01M753ENXR19HYV950Y6EFJ2PX', 89, 20002, NULL, 'semente-01M753ENXR19HYV950Y6EFJ2PX', 'MATRICULADA', '{"cpf": "877.850.566-68", "nome": "Otávio Becker", "email": "comprador89@exemplo.com.br", "telefone": "(48) 99962-5578", "nascimento": "1984-12-16"}', 789000, 0, 789000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-11 10:47:07+00', '127.0.0.1', true, '2026-11-11 11:16:27+00', '2026-11-11 10:52:11+00', '2026-11-11 10:46:27+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "matutino", "formato": "presencial", "data_fim": "2028-11-22", "hora_fim": "12:00", "id_unidade": 6, "data_inicio": "2027-03-18", "dias_semana": ["seg", "ter", "qua", "qui"], "hora_inicio": "08:00"}', 789000, 1, NULL, NULL, NULL, 0, 0),
	('01KR1E2NWRT8QNQZSJVFYH7938', 116, 20020, NULL, 'semente-01KR1E2NWRT8QNQZSJVFYH7938', 'MATRICULADA', '{"cpf": "547.933.911-76", "nome": "Paulo Moraes Wagner", "email": "comprador116@exemplo.com.br", "telefone": "(49) 99740-6406", "nascimento": "1983-01-25"}', 71000, 0, 71000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-05-07 14:40:23+00', '127.0.0.1', true, '2026-05-07 15:09:43+00', '2026-05-07 14:52:25+00', '2026-05-07 14:39:43+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "matutino", "formato": "presencial", "data_fim": "2027-01-06", "hora_fim": "12:00", "id_unidade": 1, "data_inicio": "2026-12-07", "dias_semana": ["seg", "qua"], "hora_inicio": "08:00"}', 71000, 1, NULL, NULL, NULL, 0, 0),
	('01M70408JR3JZ0FQTW3YCPVY0Z', 152, 20026, NULL, 'semente-01M70408JR3JZ0FQTW3YCPVY0Z', 'MATRICULADA', '{"cpf": "175.898.598-42", "nome": "Paulo Rosa Ferreira", "email": "comprador152@exemplo.com.br", "telefone": "(47) 99933-2630", "nascimento": "1992-12-15"}', 167000, 0, 167000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-09 12:20:31+00', '127.0.0.1', true, '2026-11-09 12:49:51+00', '2026-11-09 12:26:17+00', '2026-11-09 12:19:51+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "noturno", "formato": "presencial", "data_fim": "2027-06-25", "hora_fim": "22:00", "id_unidade": 14, "data_inicio": "2027-03-08", "dias_semana": ["seg", "qua", "sex"], "hora_inicio": "18:30"}', 167000, 1, NULL, NULL, NULL, 0, 0),
	('01M2EDCNY0GA3JXG9GFX8BAVEA', 85, 20039, NULL, 'semente-01M2EDCNY0GA3JXG9GFX8BAVEA', 'MATRICULADA', '{"cpf": "335.540.315-69", "nome": "Sabrina Garcia da Borges", "email": "comprador85@exemplo.com.br", "telefone": "(49) 99551-2512", "nascimento": "1981-12-10"}', 219000, 0, 219000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-09-13 22:15:28+00', '127.0.0.1', true, '2026-09-13 22:44:48+00', '2026-09-13 22:18:08+00', '2026-09-13 22:14:48+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "noturno", "formato": "presencial", "data_fim": "2026-09-02", "hora_fim": "22:00", "id_unidade": 11, "data_inicio": "2026-04-20", "dias_semana": ["seg", "qua", "sex"], "hora_inicio": "18:30"}', 219000, 1, NULL, NULL, NULL, 0, 0),
	('01KTX104K0GZYG217VEDN2YRE7', 125, 20040, NULL, 'semente-01KTX104K0GZYG217VEDN2YRE7', 'MATRICULADA', '{"cpf": "406.636.541-81", "nome": "Guilherme Fischer Müller", "email": "comprador125@exemplo.com.br", "telefone": "(49) 98108-8148", "nascimento": "1989-11-02"}', 219000, 0, 219000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-06-12 04:21:56+00', '127.0.0.1', true, '2026-06-12 04:51:16+00', '2026-06-12 04:24:29+00', '2026-06-12 04:21:16+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "noturno", "formato": "hibrido", "data_fim": "2027-05-19", "hora_fim": "22:00", "id_unidade": 12, "data_inicio": "2026-12-28", "dias_semana": ["seg", "qua", "sex"], "hora_inicio": "18:30"}', 219000, 1, NULL, NULL, NULL, 0, 0),
	('01M6SFPQ104SN9PN1M0KJX6DVY', 105, 20050, NULL, 'semente-01M6SFPQ104SN9PN1M0KJX6DVY', 'MATRICULADA', '{"cpf": "466.472.344-03", "nome": "Rafaela Antunes", "email": "comprador105@exemplo.com.br", "telefone": "(47) 99538-5925", "nascimento": "1975-08-25"}', 33000, 0, 33000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-06 22:30:20+00', '127.0.0.1', true, '2026-11-06 22:59:40+00', '2026-11-06 22:31:25+00', '2026-11-06 22:29:40+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "noturno", "formato": "hibrido", "data_fim": "2027-03-23", "hora_fim": "22:00", "id_unidade": 46, "data_inicio": "2027-02-11", "dias_semana": ["ter", "qui"], "hora_inicio": "18:30"}', 33000, 1, NULL, NULL, NULL, 0, 0),
	('01KN3A2YK8N9ZSE50G9P198552', 1, 20052, NULL, 'semente-01KN3A2YK8N9ZSE50G9P198552', 'MATRICULADA', '{"cpf": "529.982.247-25", "nome": "Ana Souza", "email": "aluno@vitrine.dev", "telefone": "(48) 99123-0001", "nascimento": "1998-04-12"}', 33000, 0, 33000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-04-01 01:22:01+00', '127.0.0.1', true, '2026-04-01 01:51:21+00', '2026-04-01 01:39:02+00', '2026-04-01 01:21:21+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "vespertino", "formato": "hibrido", "data_fim": "2026-05-06", "hora_fim": "17:30", "id_unidade": 11, "data_inicio": "2026-04-20", "dias_semana": ["seg", "ter", "qua", "qui"], "hora_inicio": "13:30"}', 33000, 1, NULL, NULL, NULL, 0, 0),
	('01M6NRP22GQEMFCWS5E6GW72WF', 77, 20063, NULL, 'semente-01M6NRP22GQEMFCWS5E6GW72WF', 'MATRICULADA', '{"cpf": "077.793.259-89", "nome": "Vitória Vieira", "email": "comprador77@exemplo.com.br", "telefone": "(49) 98644-0732", "nascimento": "2004-03-06"}', 35000, 0, 35000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-05 11:50:18+00', '127.0.0.1', true, '2026-11-05 12:19:38+00', '2026-11-05 12:01:14+00', '2026-11-05 11:49:38+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "matutino", "formato": "presencial", "data_fim": "2027-04-01", "hora_fim": "12:00", "id_unidade": 32, "data_inicio": "2027-03-09", "dias_semana": ["ter", "qui"], "hora_inicio": "08:00"}', 35000, 1, NULL, NULL, NULL, 0, 0),
	('01KY6X2V10YMXR1PA9CRXNFA6S', 90, 20063, NULL, 'semente-01KY6X2V10YMXR1PA9CRXNFA6S', 'MATRICULADA', '{"cpf": "798.604.505-10", "nome": "Murilo Gonçalves Cardoso", "email": "comprador90@exemplo.com.br", "telefone": "(47) 99474-6617", "nascimento": "1983-04-27"}', 35000, 0, 35000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-07-23 07:13:00+00', '127.0.0.1', true, '2026-07-23 07:42:20+00', '2026-07-23 07:32:07+00', '2026-07-23 07:12:20+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "matutino", "formato": "presencial", "data_fim": "2027-04-01", "hora_fim": "12:00", "id_unidade": 32, "data_inicio": "2027-03-09", "dias_semana": ["ter", "qui"], "hora_inicio": "08:00"}', 35000, 1, NULL, NULL, NULL, 0, 0),
	('01M80G45V031DA27R209X2E8BZ', 1, 20069, NULL, 'semente-01M80G45V031DA27R209X2E8BZ', 'MATRICULADA', '{"cpf": "529.982.247-25", "nome": "Ana Souza", "email": "aluno@vitrine.dev", "telefone": "(48) 99123-0001", "nascimento": "1998-04-12"}', 1365000, 0, 1365000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-22 02:08:04+00', '127.0.0.1', true, '2026-11-22 02:37:24+00', '2026-11-22 02:21:10+00', '2026-11-22 02:07:24+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "integral", "formato": "presencial", "data_fim": "2029-11-05", "hora_fim": "17:00", "id_unidade": 10, "data_inicio": "2027-01-22", "dias_semana": ["seg", "qua", "sex"], "hora_inicio": "08:00"}', 1365000, 1, NULL, NULL, NULL, 0, 0),
	('01M7STTHXGJVVANN56PGWW3PKE', 148, 20086, NULL, 'semente-01M7STTHXGJVVANN56PGWW3PKE', 'MATRICULADA', '{"cpf": "939.125.614-78", "nome": "José Zimmermann", "email": "comprador148@exemplo.com.br", "telefone": "(48) 99830-8280", "nascimento": "2002-09-13"}', 579000, 0, 579000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-19 12:00:22+00', '127.0.0.1', true, '2026-11-19 12:29:42+00', '2026-11-19 12:16:45+00', '2026-11-19 11:59:42+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "livre", "formato": "ead", "data_fim": "2031-06-10", "hora_fim": null, "id_unidade": 5, "data_inicio": "2026-06-11", "dias_semana": [], "hora_inicio": null}', 579000, 1, NULL, NULL, NULL, 0, 0),
	('01M7YYAZDGX6TQW32KTP9CZKFE', 1, 20093, NULL, 'semente-01M7YYAZDGX6TQW32KTP9CZKFE', 'MATRICULADA', '{"cpf": "529.982.247-25", "nome": "Ana Souza", "email": "aluno@vitrine.dev", "telefone": "(48) 99123-0001", "nascimento": "1998-04-12"}', 1023000, 0, 1023000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-21 11:37:58+00', '127.0.0.1', true, '2026-11-21 12:07:18+00', '2026-11-21 11:44:07+00', '2026-11-21 11:37:18+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"turno": "integral", "formato": "hibrido", "data_fim": "2028-03-04", "hora_fim": "17:00", "id_unidade": 10, "data_inicio": "2026-12-05", "dias_semana": ["sab"], "hora_inicio": "08:00"}', 1023000, 1, NULL, NULL, NULL, 0, 0);

INSERT INTO public.questions VALUES
	(22, 1330, NULL, 'Nicolas M.', 'Se eu desistir, recebo o dinheiro de volta?', 'Sim. Nos primeiros sete dias depois da compra a devolução é integral. Depois disso, vale o que está no contrato.', '2026-09-03 04:56:57+00', '2026-09-02 20:32:38+00', NULL),
	(23, 1334, NULL, 'Rafael A.', 'Tem estacionamento na unidade?', 'A maioria das unidades tem vagas internas, por ordem de chegada. O endereço de cada turma está na página.', '2026-05-19 05:40:24+00', '2026-05-18 04:15:55+00', NULL),
	(24, 1338, NULL, 'Mariana P.', 'A unidade tem acessibilidade para cadeirante?', 'Sim, há rampas, elevador ou sala térrea e banheiro adaptado. Informe a necessidade na matrícula para prepararmos a sala.', '2026-03-07 23:11:43+00', '2026-03-04 14:13:20+00', NULL),
	(25, 1338, NULL, 'Jean N.', 'Posso pagar parte no Pix e parte no cartão?', 'Cada compra aceita uma forma de pagamento. Você pode trocar de forma antes de pagar, sem perder a vaga.', '2026-11-28 22:32:34+00', '2026-11-25 06:58:53+00', NULL),
	(26, 1338, NULL, 'Diego K.', 'Tem estacionamento na unidade?', 'A maioria das unidades tem vagas internas, por ordem de chegada. O endereço de cada turma está na página.', '2025-12-23 19:02:35+00', '2025-12-21 08:37:40+00', NULL);

INSERT INTO public.redirects VALUES
	('/cursos-profissionais', '/cursos-rapidos', 301, false),
	('/curso-tecnico', '/cursos-tecnicos', 301, false),
	('/cursos-em-ssi', '/cursos-de-nr', 301, false),
	('/cursos-gratuitos', '/busca?preco=gratuito', 302, false),
	('/campanha/volta-as-aulas-antiga', NULL, 410, false);

INSERT INTO public.reference_items VALUES
	('logradouros', 'localidade', 'Localidade', 18, NULL),
	('logradouros', 'parque', 'Parque', 19, NULL),
	('logradouros', 'quadra', 'Quadra', 20, NULL),
	('logradouros', 'sitio', 'Sítio', 21, NULL),
	('logradouros', 'fazenda', 'Fazenda', 22, NULL);

INSERT INTO public.reviews VALUES
	(41, 1318, NULL, 'Camila A.', 1, 'Não recomendo esta turma. O sistema das aulas caiu várias vezes na primeira semana.', 'PUBLICADA', 0, '2026-06-13 08:55:04+00', NULL),
	(42, 1332, NULL, 'Camila Z.', 5, 'Minha filha acorda querendo ir para a escola. Os professores conhecem cada aluno pelo nome.', 'PUBLICADA', 0, '2026-08-26 19:59:41+00', NULL),
	(43, 1332, NULL, 'Luís R.', 4, 'Muito boa estrutura e bons professores. O material poderia ser avisado com mais antecedência.', 'PUBLICADA', 0, '2025-09-20 18:24:41+00', NULL),
	(44, 1332, NULL, 'Sabrina F.', 5, 'Os projetos fazem os alunos pensar, e isso aparece nas conversas em casa.', 'PUBLICADA', 0, '2026-03-12 23:09:57+00', NULL),
	(45, 1152, 1, 'Ana S.', 4, 'O professor Marcos Andrade explica muito bem, o telefone dele é (48) 99999-0000.', 'RECUSADA', 0, '2026-04-23 03:00:00+00', 'DADOS_PESSOAIS');

INSERT INTO public.school_pages OVERRIDING SYSTEM VALUE VALUES
	(1, 'quem-somos', 'Quem somos', 'Ensinamos profissões desde o primeiro dia com as mãos no que se aprende.', '## O que fazemos

Cursos técnicos, de qualificação, de aperfeiçoamento e graduações, nas unidades e a distância. Em cada turma a prática começa na primeira semana, com as máquinas e os programas que as empresas usam.

## Como ensinamos

- Turmas com número certo de vagas, para que cada pessoa tenha a sua bancada.
- Professores que vêm da profissão.
- Certificado ou diploma que diz o que você sabe fazer.

## Fale com a gente

Tem uma dúvida que esta página não responde? [Veja as perguntas frequentes](/perguntas-frequentes).', 10, true, true, 1);

INSERT INTO public.search_words VALUES
	('trabalho'),
	('tst'),
	('usinagem'),
	('verde'),
	('vestibular');

INSERT INTO public.shop_setup VALUES
	(1, NULL);

INSERT INTO public.site_settings VALUES
	('LINK_FALE_CONOSCO', '/fale-conosco'),
	('LINK_POLITICA_DE_DESCONTOS_E_BOLSAS', '/politica-de-descontos-e-bolsas'),
	('LINK_BLOG', '/blog'),
	('LINK_SCTEC', 'https://example.com/#sctec'),
	('LINK_ESTRATEGIA_CATARINA', 'https://example.com/#estrategia-catarina');

INSERT INTO public.social_networks VALUES
	(24, 'estrategia', 'Linkedin ESTRATEGIA CATARINA', 'https://www.linkedin.com/company/estrategiacatarina', '/images/footer/rede-linkedin.svg', 'Linkedin do ESTRATEGIA CATARINA'),
	(25, 'sesi', 'Instagram SESI', 'https://www.instagram.com/sesisc', '/images/footer/rede-instagram.svg', 'Instagram do SESI'),
	(26, 'sesi', 'Facebook SESI', 'https://www.facebook.com/sesisc', '/images/footer/rede-facebook.svg', 'Facebook do SESI'),
	(27, 'senai', 'Instagram SENAI', 'https://www.instagram.com/senaisc', '/images/footer/rede-instagram.svg', 'Instagram do SENAI'),
	(28, 'senai', 'Facebook SENAI', 'https://www.facebook.com/senaisc', '/images/footer/rede-facebook.svg', 'Facebook do SENAI');

INSERT INTO public.states VALUES
	('RR', 'Roraima'),
	('SC', 'Santa Catarina'),
	('SP', 'São Paulo'),
	('SE', 'Sergipe'),
	('TO', 'Tocantins');

INSERT INTO public.teachers VALUES
	('celso-dalla-vecchia', 'Celso Dalla Vecchia', 'Técnico em Segurança do Trabalho e bombeiro civil. Já treinou equipes de altura e de espaço confinado em frigoríficos, portos e usinas.

Quem estuda com ele veste o cinto na primeira hora.', '{}', true, NULL, '', 1, 1, '2026-11-30 13:48:14.847+00'),
	('rosangela-pires', 'Rosângela Pires', 'Confeiteira e nutricionista. Manteve uma padaria por doze anos em Chapecó e conhece a conta que separa o bolo vendido do bolo que dá lucro.', '{}', true, NULL, '', 1, 1, '2026-11-30 13:48:14.847+00'),
	('edson-maciel', 'Edson Maciel', 'Mecânico desde os dezesseis anos, chefe de oficina em São José. Ensina a ouvir o motor antes de ligar o aparelho.', '{}', true, NULL, '', 1, 1, '2026-11-30 13:48:14.847+00'),
	('beatriz-hoffmann-de-albuquerque-cavalcanti', 'Beatriz Hoffmann de Albuquerque Cavalcanti', 'Modelista e costureira de peças-piloto em Brusque, com passagem pelo figurino de teatro.

1. Primeiro o molde de papel.
2. Depois o tecido barato.
3. Só então o tecido da peça.', '{}', true, NULL, '', 1, 1, '2026-11-30 13:48:14.847+00'),
	('anderson-luz', 'Anderson Luz', 'Mestre de obras e marceneiro. Fez a própria casa em Palhoça e conta cada erro dela em aula.', '{}', true, NULL, '', 1, 1, '2026-11-30 13:48:14.847+00');

INSERT INTO public.testimonials VALUES
	(14, NULL, 'Wagner Antunes', 'Operador de Empilhadeira', 'Fiz numa semana de folga e na outra já estava registrado num centro de distribuição em Itajaí.', NULL, 10, true, 1),
	(15, 1022, 'Juliana Hoffmann', 'Técnico em Segurança do Trabalho', 'Eu era auxiliar de cozinha e estudava à noite. No último semestre fui contratada como estagiária na mesma empresa e hoje cuido da brigada de três turnos.', NULL, 10, true, 1),
	(16, 1086, 'Marcos Vinícius Pereira', 'Soldador MIG/MAG', 'Em três meses saí da construção e entrei numa metalúrgica de Jaraguá. Meu cordão ainda melhora a cada semana, mas o primeiro salário já foi outro.', NULL, 10, true, 1),
	(17, 1120, 'Antônio Carlos Ramos', 'Eletricista Instalador Predial', 'Aos 47 anos achei que estava tarde para aprender. O professor teve paciência, eu tive vontade, e hoje escolho os serviços que pego.', NULL, 10, true, 1),
	(18, 1298, 'Camila Fischer', 'MBA em Gestão Industrial', 'Apliquei o trabalho final na minha linha e reduzimos as paradas em um terço. O diploma veio depois do resultado.', NULL, 10, true, 1);

INSERT INTO public.units VALUES
	(1, 4202404, 'SENAI Blumenau – Vila Nova', 'Rua São Paulo, 1147, Victor Konder', '89012001', -26.9087, -49.0776, '', NULL, 1),
	(2, 4202404, 'SENAI Blumenau – Norte', 'Rua Dr. Pedro Zimmermann, 3500, Itoupava Central', '89066100', -26.8242, -49.0875, '', NULL, 1),
	(5, 4205407, 'SENAI Florianópolis – Saco Grande', 'Rodovia José Carlos Daux, 3730, Saco Grande', '88032005', -27.547, -48.4987, '', NULL, 1),
	(6, 4205407, 'SENAI Florianópolis – Continente', 'Rua Henrique Valgas, 112, Estreito', '88070000', -27.5902, -48.5806, '', NULL, 1),
	(7, 4208906, 'SENAI Jaraguá do Sul – Centro', 'Rua Isidoro Pedri, 263, Rio Molha', '89259590', -26.4799, -49.0693, '', NULL, 1),
	(10, 4204202, 'SENAI Chapecó – Efapi', 'Rua Frei Bruno, 201, Jardim América', '89803785', -27.0842, -52.6311, '', NULL, 1),
	(11, 4211900, 'SENAI Palhoça – Pedra Branca', 'Avenida das Universidades, 410, Pedra Branca', '88137076', -27.6254, -48.6803, '', NULL, 1),
	(12, 4204608, 'SENAI Criciúma – Próspera', 'Rua General Lauro Sodré, 300, Comerciário', '88802330', -28.6812, -49.3726, '', NULL, 1),
	(14, 4202909, 'SENAI Brusque – Santa Rita', 'Avenida Primeiro de Maio, 670, Primeiro de Maio', '88353202', -27.087, -48.9106, '', NULL, 1),
	(32, 4205902, 'SENAI Gaspar – Sete de Setembro', 'Rua Doutor Nereu Ramos, 655, Sete de Setembro', '89114440', -26.9311, -48.9588, '', NULL, 1),
	(46, 4203907, 'SENAI Capinzal – Centro', 'Rua Dom Vital, 385, São Cristóvão', '89665000', -27.3438, -51.6118, '', NULL, 1),
	(57, 4210506, 'SENAI Maravilha – Industrial', 'Avenida Anita Garibaldi, 1340, Centro', '89874000', -26.7624, -53.1727, '', NULL, 1),
	(58, 4212908, 'SENAI Pinhalzinho – Pioneiro', 'Avenida Brasília, 1980, Centro', '89870000', -26.8489, -52.991, '', NULL, 1),
	(59, 4217501, 'SENAI Seara – Industrial', 'Rua Anita Garibaldi, 371, Centro', '89770000', -27.1492, -52.3108, '', NULL, 1),
	(60, 4208401, 'SENAI Itapiranga – Centro', 'Rua São José, 456, Santo Antônio', '89896000', -27.1693, -53.7122, '', NULL, 1),
	(61, 4216909, 'SENAI São Lourenço do Oeste – Perpétuo Socorro', 'Rua Duque de Caxias, 1108, Centro', '89990000', -26.3592, -52.8511, '', NULL, 1);

INSERT INTO vitrine.applied_migrations VALUES
	('0000_catalogue', 'f4469fcb21fd092381ec51851a3f4d5ba2c8fc8f86de167bc4de1eefd79bd132', '2026-11-30 13:48:13.028651+00'),
	('0001_identity', '5d787c3ed8881ca2a24e2001cbed89278acc428be07f665300f26dd0ce971e95', '2026-11-30 13:48:13.181355+00'),
	('0002_purchasing', '4e638e7141ab7d718220a5dcdacc7020c65d6c1d7fd1f819d297e4d65cca7fca', '2026-11-30 13:48:13.376219+00'),
	('0003_mailbox', '0e8388a1da4c9ea253e5ee8f49204eda5bfe772e8fe523db5a425ccd720b337e', '2026-11-30 13:48:13.395926+00'),
	('0004_newsletter', '1479d1c8fa5536f565a925f5c019dd46166c1a0af501b511714fc250f684e528', '2026-11-30 13:48:13.420151+00'),
	('0005_waiting_list', '2d15d1561c2cf7523e4dc57f86512da07e3b3f522d538bf4601da1da734d55e5', '2026-11-30 13:48:13.491726+00'),
	('0006_company_leads', 'fa8c7e177abfe04a7a0335089bf0e845d32a0f45812a28ab0e7ef3e8c478cb47', '2026-11-30 13:48:13.499549+00'),
	('0007_search', 'd57beae469a4811fc4b13b4f0063b218f947ae8701b1ef9d940178acec7c7764', '2026-11-30 13:48:13.587762+00'),
	('0008_sign_in_safety', '7ea341f371c24d2bda3d57edbd79856e16c116454a61acde01bc3a8b6dd69073', '2026-11-30 13:48:13.611538+00'),
	('0009_special_needs', '2eceba0e71d8b496cdf8e650d1b8a10484f3c4d8df06d6748c701e224bde881c', '2026-11-30 13:48:13.617143+00'),
	('0010_sales', '6737992b39a420d91fb16c35fdc2fd43d35459d4c63c732b8f543db50b94d7c0', '2026-11-30 13:48:13.627038+00'),
	('0011_moderation', '310ef946052816d829e3c745beb9a368c0701b33d1aafae6fd51331ccff5436b', '2026-11-30 13:48:13.644081+00'),
	('0012_account_safety', '89172777b0e1f8f6bff1468675a0ae439666a5fe19b8816cd92010ffceec1d36', '2026-11-30 13:48:13.687457+00'),
	('0013_second_factor', '30a5c8f01d45c9118b23dd2693fd7daa929d06e6d4bbc97726828efbeb184bdb', '2026-11-30 13:48:13.719596+00'),
	('0014_purchase_limits', '5dd310613b6505ddac8a7352e674812a556326ceecd5c6a7f5b4aff7466d37af', '2026-11-30 13:48:13.733425+00'),
	('0015_payment_notices', '46a0883c24fefc79eaa6d129e99b1728be9922762c0b4b6bee8a88a3e815959f', '2026-11-30 13:48:13.762459+00'),
	('0016_course_alerts', 'c42e3b67584ed744eb5e13ce8d04f37b2735e8e59f526c8613f4aeebfc636d02', '2026-11-30 13:48:13.772405+00'),
	('0017_blog', '44ce583ed03a30fd26e1a4a9179cf67d3f104cfa17ef4d5b0a4bbd1ffdd12232', '2026-11-30 13:48:13.77791+00'),
	('0018_bounded_days', '45e3245259e073bbfe7725825cf0a5d52571777bf7a2628a2c5644d243579528', '2026-11-30 13:48:13.780576+00'),
	('0019_payment_charges', '2be9e9304a9609c1b1c46cc7d8efc428e410aacc8431ffb5cd99b96493414f71', '2026-11-30 13:48:13.785626+00');
INSERT INTO vitrine.applied_migrations VALUES
	('0020_boletos', '609888a48341e206476fb40ade3ff6fe599a597955441790a3c90ce70142b31d', '2026-11-30 13:48:13.80537+00'),
	('0021_cards', 'bb0eafc77adda34e03f2f7cf007a08449ec59f1e261701075bf28acb8b6cc6a7', '2026-11-30 13:48:13.848095+00'),
	('0022_ledger', 'd7ff959e47d301bb7b20c037c0c64f261f80e299af3648731022a65eec049cd9', '2026-11-30 13:48:13.889249+00'),
	('0023_reconciler', 'ab305f976b6788c1e856c46aeaca5e22f71235eeeb5dc7157a1e261d866434e3', '2026-11-30 13:48:13.897024+00'),
	('0025_refund_targets', 'aa7c16be486a9e967536ee66185ac7c3aa92bf364102b1412ea69322b1077f48', '2026-11-30 13:48:13.909268+00'),
	('0027_guardians', 'a6ba867b29a1915935cce1e099f493f3e39f41f76c58ec7fcedabddfcf8b145b', '2026-11-30 13:48:13.926674+00'),
	('0028_unconfirmed_notices', '0e98694e2eed3ae60b0a81417ff6eee2b66fd21f3706e8b40af35ec0c427a2c3', '2026-11-30 13:48:13.928168+00'),
	('0026_class_choices', '5ad30d39edbe4be4cdb5da9c34f7a4a8ba1b1f1d135098fb1b87c88dc7a2da9e', '2026-11-30 13:48:13.952469+00'),
	('0030_charge_surcharges', '85d1ada359c933c6fae8ccd6abbcd0d826cfa83f56ef96cc5d21425264dab5c2', '2026-11-30 13:48:13.958578+00'),
	('0037_assisted_sales', '2fc8a4544519d5ae8a8672300b757d9ae7bc8adee660121e22fbc1260fe4c673', '2026-11-30 13:48:13.98389+00'),
	('0040_confirmed_classes', 'd9732bdfec2fdb74a081478f066736c0b1ff9cc6f330ba3b000d41cdd49d2642', '2026-11-30 13:48:13.997505+00'),
	('0034_enrolments', '5fe0d5adfcc4b3d1b5be43515f51e06d14a744ceef4e9c26bbe5ee82ad7cd4b0', '2026-11-30 13:48:14.038619+00'),
	('0031_new_acceptances', 'b08c1d9a984a39d55adfc9194f0cb723d784e48b2df9bcbedf6c4c0c5eed8f6d', '2026-11-30 13:48:14.059227+00'),
	('0038_leads_desk', 'a22acf07a270839c3b43ba39d43a5d78b805db8745d9fa4cc9bbe33da9b73175', '2026-11-30 13:48:14.062558+00'),
	('0041_company_orders', 'b627c83156aa54466b51f6917c9157ea45ffd4323114e605b25f2bed63540178', '2026-11-30 13:48:14.091126+00'),
	('0042_grants', 'c5658a5fcf08e35fd3fc3b056459c45bf914240f8ca704816ecc0d3c160c8cd8', '2026-11-30 13:48:14.119532+00'),
	('0043_acceptance_ended', 'd0d9388e0d78b6e1e24bfa0145dd7809585daa3739408bd7fae2008bc8bca080', '2026-11-30 13:48:14.121145+00'),
	('0046_boleto_documents', '6d3dbd65cc2e24d725e16aca4936c48e766a05be068f818a4785ca3c98e37a5b', '2026-11-30 13:48:14.122106+00'),
	('0044_company_invoices', '6280e3eeb59e1a24eea97d47117e8bb33f8ba787f11acb331fe0dd368903aeaf', '2026-11-30 13:48:14.134841+00'),
	('0045_document_deadlines', '55274425203dda395d3c51a565fe5e81991070b08fdd0e8146fb6609bd99eb17', '2026-11-30 13:48:14.146597+00');
INSERT INTO vitrine.applied_migrations VALUES
	('0047_invoice_requests', 'be266710b1ffe9a2dede3cf18c60855e88adc130e1deec0b2846ed2c5d42b3e3', '2026-11-30 13:48:14.154628+00'),
	('0048_measured_purchases', 'c0f0098a13173e87ab0066ab84f452138010b86190ef04c28df345f4792f04b0', '2026-11-30 13:48:14.156099+00'),
	('0049_seats_offered', 'c8f6636b1b7a0f712c19c9b87c1584d7b51100aefa1b81fb0820afe71e68173a', '2026-11-30 13:48:14.159553+00'),
	('0052_course_changes', '441f04167e2e3510774534bf23dc2c85e56679fe0e815301e262160b4c234b7e', '2026-11-30 13:48:14.176175+00'),
	('0060_money_moved_elsewhere', '2008457b2fcec8a7545a2633c560b9e33f215cbb8d74b3dc31c0c18760079cad', '2026-11-30 13:48:14.208225+00'),
	('0065_refund_desk', '664921fe347a2bfc2eb384a5fe5e1b975a40b5732d7e20c9f066112802b8bb98', '2026-11-30 13:48:14.262505+00'),
	('0070_mail_senders', 'e7116a27f5611cbf8f742168a52c4d6aa74179edf5546065fd438ca2a31aef3c', '2026-11-30 13:48:14.267198+00'),
	('0071_free_cpfs', '7ec24f363c11b228619423b894e60ca029cb5a81a8c937ce1af8443f0fc1050c', '2026-11-30 13:48:14.271916+00'),
	('0072_employer_words', 'cf9c72529cd60bbee2b37f01974305c72820f75cdd4d04382ca4248e06184f99', '2026-11-30 13:48:14.278136+00'),
	('0080_confirmed_sessions', '4297d5caa10d413ef7f623ede20fbde40de57a6fa629aa48712d9bb5ef2c018c', '2026-11-30 13:48:14.278974+00'),
	('0092_short_courses', '7d42aab9bd11409b72a9821e7e01153406a7c6f1e3de3b0614fec9e968418a53', '2026-11-30 13:48:14.280147+00'),
	('0093_charge_providers', 'f30f74c514e351aeb43f0a3b793a59351c2ac41cd1f695d5a6af8fab889c41a0', '2026-11-30 13:48:14.2844+00'),
	('0097_alerts_of_a_person', '5ca6f65f7c11f9d4895d9d45a43d8be7363c6e7292372934ec753a86986f2e88', '2026-11-30 13:48:14.285768+00'),
	('0098_document_pages', 'eb97ed822c1d816aa9ee7598899cca5cbd9d47d4ef691a7620e1f4c5a3d46fa8', '2026-11-30 13:48:14.287075+00'),
	('0099_ended_company_seats', '72035a4446ee63da5a9fb4214e55d958fc73bb788fd2abf686f6b0dd02a1206b', '2026-11-30 13:48:14.290063+00'),
	('0101_shop_setup', '118cf950c86d550ad446c3229461c93bcb7040b27150ebb691a4061a8d40ec12', '2026-11-30 13:48:14.310752+00'),
	('0103_brand', '381eca59246897b61a61785c77a34c8efd2315a07471685cdaca4110323b9eef', '2026-11-30 13:48:14.321482+00'),
	('0104_team_invitations', '272769b717ec7b1842d00123da70b1519adb05b1e55ea8c13d43ff1ac5a23ad7', '2026-11-30 13:48:14.339031+00'),
	('0107_brand_images', '5090c2526277b491e6010db81bbb02fecf53779e9261ec4650256a533b53105b', '2026-11-30 13:48:14.360047+00'),
	('0110_catalogue_versions', '38bd0b6bcb07696adf1664f5c2bc9c36ca4318835896e48b18b78b7141f6d0b9', '2026-11-30 13:48:14.364654+00');
INSERT INTO vitrine.applied_migrations VALUES
	('0130_legal_texts', '27df5139297bc9d5c127a0e3e09be25c86b0e5e963ceff71245d266bb2d4d781', '2026-11-30 13:48:14.38681+00'),
	('0120_brand_look', 'e7d56319015f0a8b992fcf5f7e3658fe019d6e4209763bedcd5b4c5d7894a6f3', '2026-11-30 13:48:14.39594+00'),
	('0140_school_sign_in', '6a83cae1c3b390941d2d5b52509795200a980eed7f02427bdb8e02ca0f708484', '2026-11-30 13:48:14.416184+00'),
	('0160_course_pictures', 'c97780eb9ef4a8f2fc37bc00c1728d08c7fa9c08e325e674df288645fd85d7e9', '2026-11-30 13:48:14.439687+00'),
	('0170_unit_editing', '53fd360c6ea0ac95493e70479155586939064e8bd19d90c7621ed67878e3c17f', '2026-11-30 13:48:14.447453+00'),
	('0171_time_zones', 'ba558a5ff3608bc21ab68af414082301860124b58144bb1914b6e385266370fb', '2026-11-30 13:48:14.480192+00'),
	('0172_catalogue_names', '8351553cae55897db2cad4587def1a62a39c4e470e4796ca3a543ae810b97ab2', '2026-11-30 13:48:14.487706+00'),
	('0173_coupon_versions', '35ab11ce89946d5ef555d32a1b52fd5fb694a89a2c301b354d0fc6867d08bcce', '2026-11-30 13:48:14.489045+00'),
	('0180_order_search', 'e2b8e2d4a1de376265547467c8ac960c4e6986d65535bdb3127788c33dd1a874', '2026-11-30 13:48:14.534075+00'),
	('0174_catalogue_imports', 'c4137e0774b465be4d0a089f5c32ad2d6cdd68e7681741eee5e5bda709d2d6ef', '2026-11-30 13:48:14.551282+00'),
	('0175_machine_keys', '416f81dbe9e84195777a4ce46bf8fdf1e19f6baed71906ee1a9ce31532ae01fa', '2026-11-30 13:48:14.568035+00'),
	('0181_job_runs', '6f055a7afdc1566aaf37a0af1e61af7722ff2d0fe67e8e38cadc137ca510fde0', '2026-11-30 13:48:14.569137+00'),
	('0220_teachers', 'fbd4b994a07b99ad45d591aba495af3da112aad7bb4cb62da8fd4548ed03e9f5', '2026-11-30 13:48:14.591387+00'),
	('0230_scheduled_changes', '8853ba5ea31fd8bd8bf13c9555d6e06cd191cfdf2e030307862bb6026f1a5c03', '2026-11-30 13:48:14.617734+00'),
	('0210_data_requests', 'a20f3d18f37b97071fb500c50423d4e5a4c94baf6ad64e0eb1e21524eb472c53', '2026-11-30 13:48:14.634165+00'),
	('0211_company_order_search', '8e239c2df38fd1aead0e53e905fae961211655a03e25541734b40d9ee7454bc8', '2026-11-30 13:48:14.641732+00'),
	('0212_number_indexes', '9d9019601c261ad590918211e1ae3607a2798a79ec604cc6be17da8317719b2d', '2026-11-30 13:48:14.659199+00'),
	('0200_school_words', '428b05c95b773495b82c794e7a15dc37656b5bba28e6064c4074866e04b69f4e', '2026-11-30 13:48:14.679239+00'),
	('0260_school_pages', 'b55c44d01a7a2e52d16386ebf7b5d08f0654ed9d18d5251519f7a8534d4208a8', '2026-11-30 13:48:14.691421+00'),
	('0240_programmes', 'c68dcd271ab14a54a6a155c2c26b9b6065628769762014d5901b3f2f7b9bd794', '2026-11-30 13:48:14.737314+00');
INSERT INTO vitrine.applied_migrations VALUES
	('0262_mail_words', '6932f2d5d2521549e1b79ce8c3ee80310cdffd926f7b67df6f94c0e5e701b900', '2026-11-30 13:48:14.747349+00'),
	('0275_campaign_versions', '1ff6615bb5cbd79c71a488177b1a8d663e9d23d9ba8e2586ee20b098783bea49', '2026-11-30 13:48:14.748521+00'),
	('0290_restorable_search', 'f8510782bf994da575727ae7dee1fa03c15db4b0747f1820df003ff88105015a', '2026-11-30 13:48:14.749752+00'),
	('0280_related_courses', '8a3685cb342cc6ed204782285207791cbb138fcd622b87a6c12d34ec025e3a4c', '2026-11-30 13:48:14.75093+00'),
	('0281_pinned_courses', '988208bde169a43c19a091d58ba9ff67b94ad766fbe59670a94e2649df2921b9', '2026-11-30 13:48:14.759634+00'),
	('0276_import_progress', '553a91f76c7c425c8dde06f421d43838b1e7c7f6dae8dfe77afa00176ada6c38', '2026-11-30 13:48:14.760853+00'),
	('0282_postponed_offers', '445bc498a116a3cf70dda6ff1b4f1545e91b299ab14498685578be7599c54f4c', '2026-11-30 13:48:14.762683+00');

SELECT pg_catalog.setval('public.assisted_proposals_id_seq', 1, false);

SELECT pg_catalog.setval('public.audit_log_id_seq', 1, false);

SELECT pg_catalog.setval('public.blog_posts_id_post_seq', 1000, true);

SELECT pg_catalog.setval('public.callback_requests_id_seq', 1, false);

SELECT pg_catalog.setval('public.catalogue_imports_id_seq', 1, false);

SELECT pg_catalog.setval('public.company_leads_id_seq', 1, false);

SELECT pg_catalog.setval('public.consents_id_seq', 1, false);

SELECT pg_catalog.setval('public.course_changes_id_mudanca_seq', 77, true);

SELECT pg_catalog.setval('public.cpf_claims_id_seq', 1, false);

SELECT pg_catalog.setval('public.data_requests_id_seq', 1, false);

SELECT pg_catalog.setval('public.email_changes_id_seq', 1, false);

SELECT pg_catalog.setval('public.enrolment_events_id_seq', 1, false);

SELECT pg_catalog.setval('public.faq_items_id_item_seq', 12, true);

SELECT pg_catalog.setval('public.finance_matters_id_seq', 1, false);

SELECT pg_catalog.setval('public.kept_mails_id_seq', 1, false);

SELECT pg_catalog.setval('public.ledger_entries_id_seq', 134, true);

SELECT pg_catalog.setval('public.ledger_transactions_id_seq', 1, true);

SELECT pg_catalog.setval('public.logins_id_login_seq', 8, true);

SELECT pg_catalog.setval('public.machine_keys_id_seq', 1, false);

SELECT pg_catalog.setval('public.newsletter_subscriptions_id_seq', 1, false);

SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);

SELECT pg_catalog.setval('public.persons_id_pessoa_seq', 168, true);

SELECT pg_catalog.setval('public.purchase_events_id_seq', 532, true);

SELECT pg_catalog.setval('public.questions_id_pergunta_seq', 26, true);

SELECT pg_catalog.setval('public.refund_receipts_id_seq', 1, false);

SELECT pg_catalog.setval('public.request_log_id_seq', 1, false);

SELECT pg_catalog.setval('public.reviews_id_opiniao_seq', 45, true);

SELECT pg_catalog.setval('public.scheduled_changes_id_seq', 1, false);

SELECT pg_catalog.setval('public.school_pages_id_pagina_seq', 1, true);

SELECT pg_catalog.setval('public.simulated_bank_our_numbers', 1, false);

SELECT pg_catalog.setval('public.team_invitations_id_seq', 1, false);

SELECT pg_catalog.setval('public.testimonials_id_depoimento_seq', 1000, true);

SELECT pg_catalog.setval('public.waiting_list_id_seq', 1, false);

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_icone_slug_key UNIQUE (icone_slug);

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_nome_key UNIQUE (nome);

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_pkey PRIMARY KEY (id_grupo_area_atuacao);

ALTER TABLE ONLY public.areas
    ADD CONSTRAINT areas_pkey PRIMARY KEY (id_area_atuacao);

ALTER TABLE ONLY public.assisted_proposals
    ADD CONSTRAINT assisted_proposals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.assisted_proposals
    ADD CONSTRAINT assisted_proposals_serie_key UNIQUE (serie);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id_post);

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.boletos
    ADD CONSTRAINT boletos_id_pagamento_key UNIQUE (id_pagamento);

ALTER TABLE ONLY public.boletos
    ADD CONSTRAINT boletos_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.brand_files
    ADD CONSTRAINT brand_files_pkey PRIMARY KEY (arquivo);

ALTER TABLE ONLY public.brand_images
    ADD CONSTRAINT brand_images_pkey PRIMARY KEY (papel);

ALTER TABLE ONLY public.brand_look
    ADD CONSTRAINT brand_look_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.callback_requests
    ADD CONSTRAINT callback_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (tag_url);

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_codigo_compra_tentativa_key UNIQUE (codigo_compra, tentativa);

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_pkey PRIMARY KEY (txid);

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_token_key UNIQUE (token);

ALTER TABLE ONLY public.catalogue_imports
    ADD CONSTRAINT catalogue_imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.catalogue_names
    ADD CONSTRAINT catalogue_names_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (id_certificado);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_nome_uf_key UNIQUE (nome, uf);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_pkey PRIMARY KEY (id_cidade);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.class_changes
    ADD CONSTRAINT class_changes_pkey PRIMARY KEY (txid);

ALTER TABLE ONLY public.company_leads
    ADD CONSTRAINT company_leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_seats
    ADD CONSTRAINT company_seats_pkey PRIMARY KEY (codigo_compra, posicao);

ALTER TABLE ONLY public.company_seats
    ADD CONSTRAINT company_seats_serie_key UNIQUE (serie);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (versao);

ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_pkey PRIMARY KEY (codigo_compra);

ALTER TABLE ONLY public.coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (codigo);

ALTER TABLE ONLY public.course_alerts
    ADD CONSTRAINT course_alerts_pkey PRIMARY KEY (id_pessoa, id_produto);

ALTER TABLE ONLY public.course_changes_kept
    ADD CONSTRAINT course_changes_kept_pkey PRIMARY KEY (unica);

ALTER TABLE ONLY public.course_changes
    ADD CONSTRAINT course_changes_pkey PRIMARY KEY (id_mudanca);

ALTER TABLE ONLY public.course_picture_files
    ADD CONSTRAINT course_picture_files_pkey PRIMARY KEY (foto, nome);

ALTER TABLE ONLY public.course_pictures
    ADD CONSTRAINT course_pictures_pkey PRIMARY KEY (foto);

ALTER TABLE ONLY public.course_types
    ADD CONSTRAINT course_types_nome_key UNIQUE (nome);

ALTER TABLE ONLY public.course_types
    ADD CONSTRAINT course_types_pkey PRIMARY KEY (id_tipo_curso);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_modalidade_slug_key UNIQUE (id_modalidade, slug);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_pkey PRIMARY KEY (id_produto);

ALTER TABLE ONLY public.cpf_claims
    ADD CONSTRAINT cpf_claims_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.data_requests
    ADD CONSTRAINT data_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.enrolment_documents
    ADD CONSTRAINT enrolment_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.enrolment_events
    ADD CONSTRAINT enrolment_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_pkey PRIMARY KEY (protocolo);

ALTER TABLE ONLY public.faq_items
    ADD CONSTRAINT faq_items_pkey PRIMARY KEY (id_item);

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY (id_pessoa, id_produto);

ALTER TABLE ONLY public.finance_marks
    ADD CONSTRAINT finance_marks_pkey PRIMARY KEY (tipo, referencia);

ALTER TABLE ONLY public.finance_matters
    ADD CONSTRAINT finance_matters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.finance_matters
    ADD CONSTRAINT finance_matters_tipo_referencia_key UNIQUE (tipo, referencia);

ALTER TABLE ONLY public.guardian_links
    ADD CONSTRAINT guardian_links_pkey PRIMARY KEY (codigo_compra);

ALTER TABLE ONLY public.guardian_links
    ADD CONSTRAINT guardian_links_serie_key UNIQUE (serie);

ALTER TABLE ONLY public.invoice_requests
    ADD CONSTRAINT invoice_requests_pkey PRIMARY KEY (id_pessoa, cnpj);

ALTER TABLE ONLY public.invoice_terms
    ADD CONSTRAINT invoice_terms_pkey PRIMARY KEY (id_pessoa, cnpj);

ALTER TABLE ONLY public.job_leases
    ADD CONSTRAINT job_leases_pkey PRIMARY KEY (nome);

ALTER TABLE ONLY public.kept_mails
    ADD CONSTRAINT kept_mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_pkey PRIMARY KEY (id_login, hash);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_tipo_referencia_key UNIQUE (tipo, referencia);

ALTER TABLE ONLY public.legal_drafts
    ADD CONSTRAINT legal_drafts_pkey PRIMARY KEY (texto);

ALTER TABLE ONLY public.legal_versions
    ADD CONSTRAINT legal_versions_pkey PRIMARY KEY (texto, versao);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_email_key UNIQUE (email);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_pkey PRIMARY KEY (id_login);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_usuario_key UNIQUE (usuario);

ALTER TABLE ONLY public.machine_keys
    ADD CONSTRAINT machine_keys_hash_key UNIQUE (hash);

ALTER TABLE ONLY public.machine_keys
    ADD CONSTRAINT machine_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mail_words
    ADD CONSTRAINT mail_words_pkey PRIMARY KEY (tipo);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_nome_key UNIQUE (nome);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_pkey PRIMARY KEY (id_modalidade);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.new_acceptances
    ADD CONSTRAINT new_acceptances_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_email_key UNIQUE (email);

ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.newsletter_tokens
    ADD CONSTRAINT newsletter_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.odd_payment_items
    ADD CONSTRAINT odd_payment_items_pkey PRIMARY KEY (provedor, sha256);

ALTER TABLE public.offers
    ADD CONSTRAINT offers_ano CHECK ((data_fim < '10000-01-01'::date)) NOT VALID;

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_codigo_turma_key UNIQUE (codigo_turma);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id_oferta);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.page_slugs
    ADD CONSTRAINT page_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.page_slugs
    ADD CONSTRAINT page_slugs_slug_tipo_key UNIQUE (slug, tipo);

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (provedor, id_evento);

ALTER TABLE ONLY public.payment_methods
    ADD CONSTRAINT payment_methods_pkey PRIMARY KEY (id_forma_pagamento);

ALTER TABLE ONLY public.payment_notices
    ADD CONSTRAINT payment_notices_pkey PRIMARY KEY (provedor, sha256);

ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.persons
    ADD CONSTRAINT persons_cpf_key UNIQUE (cpf);

ALTER TABLE ONLY public.persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (id_pessoa);

ALTER TABLE ONLY public.pinned_courses
    ADD CONSTRAINT pinned_courses_pkey PRIMARY KEY (unica);

ALTER TABLE ONLY public.payment_charges
    ADD CONSTRAINT pix_charges_end_to_end_id_key UNIQUE (end_to_end_id);

ALTER TABLE ONLY public.payment_charges
    ADD CONSTRAINT pix_charges_pkey PRIMARY KEY (txid);

ALTER TABLE ONLY public.postal_codes
    ADD CONSTRAINT postal_codes_pkey PRIMARY KEY (cep);

ALTER TABLE ONLY public.programme_courses
    ADD CONSTRAINT programme_courses_id_programa_id_produto_key UNIQUE (id_programa, id_produto);

ALTER TABLE ONLY public.programme_courses
    ADD CONSTRAINT programme_courses_pkey PRIMARY KEY (id_programa, posicao);

ALTER TABLE ONLY public.programme_editions
    ADD CONSTRAINT programme_editions_pkey PRIMARY KEY (id_oferta);

ALTER TABLE ONLY public.programme_parts
    ADD CONSTRAINT programme_parts_id_oferta_id_parte_key UNIQUE (id_oferta, id_parte);

ALTER TABLE ONLY public.programme_parts
    ADD CONSTRAINT programme_parts_pkey PRIMARY KEY (id_oferta, posicao);

ALTER TABLE ONLY public.programmes
    ADD CONSTRAINT programmes_pkey PRIMARY KEY (id_produto);

ALTER TABLE ONLY public.programmes
    ADD CONSTRAINT programmes_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.provider_moves
    ADD CONSTRAINT provider_moves_pkey PRIMARY KEY (provedor, id_movimento);

ALTER TABLE ONLY public.purchase_events
    ADD CONSTRAINT purchase_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_id_pessoa_chave_idempotencia_key UNIQUE (id_pessoa, chave_idempotencia);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (codigo);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id_pergunta);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id_login, hash);

ALTER TABLE ONLY public.redirects
    ADD CONSTRAINT redirects_pkey PRIMARY KEY (caminho);

ALTER TABLE ONLY public.reference_items
    ADD CONSTRAINT reference_items_pkey PRIMARY KEY (lista, codigo);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_id_familia_geracao_key UNIQUE (id_familia, geracao);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.refund_receipts
    ADD CONSTRAINT refund_receipts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_id_login_chave_key UNIQUE (id_login, chave);

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.request_log
    ADD CONSTRAINT request_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_pkey PRIMARY KEY (id_opiniao, id_pessoa);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_id_produto_id_pessoa_key UNIQUE (id_produto, id_pessoa);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id_opiniao);

ALTER TABLE ONLY public.scheduled_changes
    ADD CONSTRAINT scheduled_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.school_pages
    ADD CONSTRAINT school_pages_pkey PRIMARY KEY (id_pagina);

ALTER TABLE ONLY public.school_pages
    ADD CONSTRAINT school_pages_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.school_sign_ins
    ADD CONSTRAINT school_sign_ins_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (palavra);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (id_login);

ALTER TABLE ONLY public.session_families
    ADD CONSTRAINT session_families_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.setup_links
    ADD CONSTRAINT setup_links_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.shop_setup
    ADD CONSTRAINT shop_setup_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_in_turns
    ADD CONSTRAINT sign_in_turns_pkey PRIMARY KEY (chave);

ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);

ALTER TABLE public.simulated_bank_state
    ADD CONSTRAINT simulated_bank_adiantamento CHECK ((adiantamento_ms <= '3155760000000'::bigint)) NOT VALID;

ALTER TABLE ONLY public.simulated_bank_card_charges
    ADD CONSTRAINT simulated_bank_card_charges_desafio_key UNIQUE (desafio);

ALTER TABLE ONLY public.simulated_bank_card_charges
    ADD CONSTRAINT simulated_bank_card_charges_pkey PRIMARY KEY (txid);

ALTER TABLE ONLY public.simulated_bank_card_tokens
    ADD CONSTRAINT simulated_bank_card_tokens_pkey PRIMARY KEY (token);

ALTER TABLE ONLY public.simulated_bank_charges
    ADD CONSTRAINT simulated_bank_charges_nosso_numero_key UNIQUE (nosso_numero);

ALTER TABLE ONLY public.simulated_bank_charges
    ADD CONSTRAINT simulated_bank_charges_pkey PRIMARY KEY (txid);

ALTER TABLE ONLY public.simulated_bank_notices
    ADD CONSTRAINT simulated_bank_notices_pkey PRIMARY KEY (end_to_end_id);

ALTER TABLE ONLY public.simulated_bank_payments
    ADD CONSTRAINT simulated_bank_payments_pkey PRIMARY KEY (end_to_end_id);

ALTER TABLE ONLY public.simulated_bank_refunds
    ADD CONSTRAINT simulated_bank_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.simulated_bank_state
    ADD CONSTRAINT simulated_bank_state_pkey PRIMARY KEY (unico);

ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (chave);

ALTER TABLE ONLY public.social_networks
    ADD CONSTRAINT social_networks_pkey PRIMARY KEY (id_rede_social);

ALTER TABLE ONLY public.special_needs
    ADD CONSTRAINT special_needs_pkey PRIMARY KEY (id_pessoa, tipo);

ALTER TABLE ONLY public.staff_identities
    ADD CONSTRAINT staff_identities_emissor_sujeito_key UNIQUE (emissor, sujeito);

ALTER TABLE ONLY public.staff_identities
    ADD CONSTRAINT staff_identities_pkey PRIMARY KEY (id_login);

ALTER TABLE ONLY public.states
    ADD CONSTRAINT states_pkey PRIMARY KEY (uf);

ALTER TABLE ONLY public.teachers
    ADD CONSTRAINT teachers_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.team_invitations
    ADD CONSTRAINT team_invitations_email_key UNIQUE (email);

ALTER TABLE ONLY public.team_invitations
    ADD CONSTRAINT team_invitations_hash_key UNIQUE (hash);

ALTER TABLE ONLY public.team_invitations
    ADD CONSTRAINT team_invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id_depoimento);

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_pkey PRIMARY KEY (id_unidade);

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_convite_hash_key UNIQUE (convite_hash);

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_id_oferta_id_pessoa_key UNIQUE (id_oferta, id_pessoa);

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_pkey PRIMARY KEY (id);

ALTER TABLE ONLY vitrine.applied_migrations
    ADD CONSTRAINT applied_migrations_pkey PRIMARY KEY (name);

CREATE INDEX assisted_proposals_compra ON public.assisted_proposals USING btree (codigo_compra) WHERE (codigo_compra IS NOT NULL);

CREATE UNIQUE INDEX assisted_proposals_empresa ON public.assisted_proposals USING btree (empresa_serie) WHERE (empresa_serie IS NOT NULL);

CREATE INDEX assisted_proposals_pessoa ON public.assisted_proposals USING btree (id_pessoa) WHERE (id_pessoa IS NOT NULL);

CREATE INDEX assisted_proposals_vendedor ON public.assisted_proposals USING btree (id_vendedor, criada_em DESC);

CREATE INDEX audit_log_objeto ON public.audit_log USING btree (objeto) WHERE (objeto IS NOT NULL);

CREATE INDEX audit_log_pessoa_afetada ON public.audit_log USING btree (id_pessoa_afetada) WHERE (id_pessoa_afetada IS NOT NULL);

CREATE INDEX boletos_barras ON public.boletos USING btree (codigo_barras) WHERE (codigo_barras IS NOT NULL);

CREATE INDEX boletos_compra ON public.boletos USING btree (codigo_compra);

CREATE INDEX boletos_due ON public.boletos USING btree (vencimento) WHERE (status = ANY (ARRAY['REGISTRADO'::text, 'VENCIDO'::text]));

CREATE INDEX boletos_nosso_numero ON public.boletos USING btree (nosso_numero) WHERE (nosso_numero IS NOT NULL);

CREATE UNIQUE INDEX boletos_one_open ON public.boletos USING btree (txid_cobranca, parcela) WHERE (status = ANY (ARRAY['REGISTRADO'::text, 'VENCIDO'::text]));

CREATE INDEX boletos_pagamento ON public.boletos USING btree (id_pagamento) WHERE (id_pagamento IS NOT NULL);

CREATE INDEX boletos_to_withdraw ON public.boletos USING btree (criado_em) WHERE ((status = ANY (ARRAY['SUBSTITUIDO'::text, 'BAIXADO'::text])) AND (baixado_em IS NULL));

CREATE INDEX card_tries_open ON public.card_tries USING btree (criada_em) WHERE (status = ANY (ARRAY['ENVIADA'::text, 'DESAFIO'::text, 'EM_ANALISE'::text]));

CREATE INDEX card_tries_to_cancel ON public.card_tries USING btree (criada_em) WHERE ((status = 'CANCELADA'::text) AND (desfeita_em IS NULL));

CREATE INDEX catalogue_imports_id_login ON public.catalogue_imports USING btree (id_login);

CREATE INDEX class_changes_due ON public.class_changes USING btree (expira_em) WHERE (status = 'ABERTA'::text);

CREATE INDEX class_changes_oferta ON public.class_changes USING btree (id_oferta) WHERE (status = 'ABERTA'::text);

CREATE UNIQUE INDEX class_changes_one_open ON public.class_changes USING btree (codigo_compra) WHERE (status = 'ABERTA'::text);

CREATE UNIQUE INDEX company_seats_cpf ON public.company_seats USING btree (codigo_compra, cpf) WHERE ((cpf IS NOT NULL) AND (encerrada_em IS NULL));

CREATE INDEX company_seats_keys ON public.company_seats USING gin (public.order_keys(aluno, NULL::jsonb));

CREATE INDEX company_seats_names ON public.company_seats USING gin (public.fold_text((aluno ->> 'nome'::text)) public.gin_trgm_ops);

CREATE INDEX company_seats_pessoa ON public.company_seats USING btree (id_pessoa) WHERE (id_pessoa IS NOT NULL);

CREATE INDEX consents_pessoa ON public.consents USING btree (id_pessoa);

CREATE INDEX coupon_uses_pessoa ON public.coupon_uses USING btree (codigo, id_pessoa);

CREATE INDEX course_alerts_produto ON public.course_alerts USING btree (id_produto);

CREATE INDEX course_changes_transacao ON public.course_changes USING btree (transacao);

CREATE INDEX course_pictures_id_post ON public.course_pictures USING btree (id_post);

CREATE INDEX course_pictures_id_produto ON public.course_pictures USING btree (id_produto);

CREATE INDEX course_pictures_professor ON public.course_pictures USING btree (professor);

CREATE INDEX courses_a_z ON public.courses USING btree (titulo COLLATE "und-x-icu", id_produto) WHERE publicado;

CREATE INDEX courses_busca ON public.courses USING gin (busca);

CREATE INDEX courses_busca_titulo ON public.courses USING gin (busca_titulo);

CREATE INDEX courses_descontos ON public.courses USING btree (com_desconto DESC, mais_vendido_destaque DESC, titulo_busca, id_produto) WHERE publicado;

CREATE INDEX courses_facetas ON public.courses USING btree (id_produto) INCLUDE (id_modalidade, id_grupo_area_atuacao, id_area_atuacao, id_tipo_curso, gratuito, preco_centavos, com_desconto, mais_vendido_destaque) WHERE publicado;

CREATE INDEX courses_grupo_area ON public.courses USING btree (id_grupo_area_atuacao, preco_centavos, id_produto) WHERE publicado;

CREATE INDEX courses_modalidade ON public.courses USING btree (id_modalidade, preco_centavos, id_produto) WHERE publicado;

CREATE INDEX courses_preco ON public.courses USING btree (preco_centavos, id_produto) WHERE publicado;

CREATE INDEX courses_relevancia ON public.courses USING btree (mais_vendido_destaque DESC, titulo_busca, id_produto) WHERE publicado;

CREATE INDEX courses_tags ON public.courses USING gin (tags);

CREATE INDEX courses_titulo_prefix ON public.courses USING btree (titulo_busca text_pattern_ops);

CREATE INDEX courses_titulo_trgm ON public.courses USING gin (titulo_busca public.gin_trgm_ops);

CREATE INDEX cpf_claims_abertos ON public.cpf_claims USING btree (pedido_em, id) WHERE (situacao = ANY (ARRAY['ABERTO'::text, 'ENCAMINHADO'::text]));

CREATE UNIQUE INDEX cpf_claims_um_aberto ON public.cpf_claims USING btree (cpf, email) WHERE (situacao = ANY (ARRAY['ABERTO'::text, 'ENCAMINHADO'::text]));

CREATE INDEX data_requests_answered ON public.data_requests USING btree (respondida_em DESC) WHERE (respondida_em IS NOT NULL);

CREATE INDEX data_requests_login ON public.data_requests USING btree (id_login) WHERE (id_login IS NOT NULL);

CREATE INDEX data_requests_open ON public.data_requests USING btree (prazo, id) WHERE (respondida_em IS NULL);

CREATE INDEX data_requests_pessoa ON public.data_requests USING btree (id_pessoa) WHERE (id_pessoa IS NOT NULL);

CREATE INDEX email_changes_de ON public.email_changes USING btree (de) WHERE (desfeita_em IS NULL);

CREATE INDEX email_changes_login ON public.email_changes USING btree (id_login);

CREATE INDEX enrolment_documents_enrolment ON public.enrolment_documents USING btree (protocolo, criado_em);

CREATE INDEX enrolment_documents_to_scan ON public.enrolment_documents USING btree (criado_em) WHERE (situacao = 'EM_VERIFICACAO'::text);

CREATE INDEX enrolment_events_enrolment ON public.enrolment_events USING btree (protocolo);

CREATE INDEX enrolments_documentos_ate ON public.enrolments USING btree (documentos_ate) WHERE (estado = 'INSCRITA'::text);

CREATE UNIQUE INDEX enrolments_live_person ON public.enrolments USING btree (id_pessoa, id_oferta) WHERE (estado = ANY (ARRAY['INSCRITA'::text, 'MATRICULADA'::text, 'LISTA_ESPERA'::text]));

CREATE INDEX enrolments_live_student ON public.enrolments USING btree (id_oferta, cpf) WHERE (estado = ANY (ARRAY['INSCRITA'::text, 'MATRICULADA'::text, 'LISTA_ESPERA'::text]));

CREATE INDEX enrolments_offer ON public.enrolments USING btree (id_oferta, estado);

CREATE INDEX enrolments_person ON public.enrolments USING btree (id_pessoa, criado_em);

CREATE INDEX enrolments_to_decide ON public.enrolments USING btree (criado_em, protocolo) WHERE (estado = 'INSCRITA'::text);

CREATE INDEX finance_matters_compra ON public.finance_matters USING btree (codigo_compra);

CREATE INDEX finance_matters_open ON public.finance_matters USING btree (prazo) WHERE (encerrada_em IS NULL);

CREATE INDEX known_browsers_usado_em ON public.known_browsers USING btree (usado_em);

CREATE INDEX ledger_entries_compra ON public.ledger_entries USING btree (codigo_compra) WHERE (codigo_compra IS NOT NULL);

CREATE INDEX ledger_entries_orders ON public.ledger_entries USING btree (id_transacao) INCLUDE (conta, centavos, codigo_compra) WHERE (conta = ANY (ARRAY['CLIENTES'::text, 'A_DEVOLVER'::text]));

CREATE INDEX ledger_entries_transacao ON public.ledger_entries USING btree (id_transacao);

CREATE INDEX ledger_transactions_em ON public.ledger_transactions USING btree (em) INCLUDE (id, tipo) WHERE (tipo = ANY (ARRAY['PAGAMENTO'::text, 'DEVOLUCAO_PEDIDA'::text, 'DEVOLUCAO_FEITA'::text, 'DEVOLUCAO_RECUSADA'::text, 'DEVOLUCAO_A_MAO'::text, 'MOVIMENTO'::text]));

CREATE UNIQUE INDEX logins_pessoa_tipo ON public.logins USING btree (id_pessoa, tipo_login);

CREATE INDEX logins_supervisor ON public.logins USING btree (id_supervisor) WHERE (id_supervisor IS NOT NULL);

CREATE INDEX machine_keys_id_login ON public.machine_keys USING btree (id_login);

CREATE UNIQUE INDEX new_acceptances_open ON public.new_acceptances USING btree (codigo_compra) WHERE (status = 'ABERTO'::text);

CREATE INDEX new_acceptances_purchase ON public.new_acceptances USING btree (codigo_compra);

CREATE INDEX newsletter_tokens_assinatura ON public.newsletter_tokens USING btree (id_assinatura);

CREATE INDEX odd_payment_items_ultima_em ON public.odd_payment_items USING btree (ultima_em);

CREATE INDEX offers_cidade ON public.offers USING btree (id_cidade, id_produto) WHERE (situacao = ANY (ARRAY['em-aberto'::text, 'confirmada'::text]));

CREATE INDEX offers_open ON public.offers USING btree (id_produto, id_cidade, turno, formato) INCLUDE (bits_faceta, inscricoes_ate, vagas_disponiveis, tipo_oferta) WHERE (situacao = ANY (ARRAY['em-aberto'::text, 'confirmada'::text]));

CREATE INDEX offers_produto ON public.offers USING btree (id_produto, data_inicio);

CREATE INDEX offers_professores ON public.offers USING gin (professores) WHERE (professores <> '{}'::text[]);

CREATE INDEX offers_to_confirm ON public.offers USING btree (id_oferta) WHERE ((situacao = 'em-aberto'::text) AND (vagas_minimas > 0));

CREATE INDEX offers_unidade ON public.offers USING btree (id_unidade);

CREATE INDEX one_time_tokens_expira ON public.one_time_tokens USING btree (expira_em);

CREATE INDEX one_time_tokens_login ON public.one_time_tokens USING btree (id_login, tipo);

CREATE INDEX outbox_compra ON public.outbox USING btree (COALESCE((dados ->> 'codigo_compra'::text), (dados ->> 'codigo'::text))) WHERE (COALESCE((dados ->> 'codigo_compra'::text), (dados ->> 'codigo'::text)) IS NOT NULL);

CREATE INDEX outbox_identificador ON public.outbox USING btree (((dados ->> 'identificador'::text))) WHERE (destinatario IS NULL);

CREATE INDEX outbox_login ON public.outbox USING btree (((dados ->> 'id_login'::text))) WHERE ((dados ->> 'id_login'::text) IS NOT NULL);

CREATE INDEX outbox_pending ON public.outbox USING btree (disponivel_em) WHERE (enviado_em IS NULL);

CREATE INDEX payment_charges_compra ON public.payment_charges USING btree (codigo_compra, criada_em DESC);

CREATE UNIQUE INDEX payment_charges_one_active ON public.payment_charges USING btree (codigo_compra) WHERE (status = 'ATIVA'::text);

CREATE INDEX payment_charges_pagamento ON public.payment_charges USING btree (end_to_end_id) WHERE (end_to_end_id IS NOT NULL);

CREATE INDEX payment_charges_to_cancel ON public.payment_charges USING btree (criada_em) WHERE ((status = 'SUBSTITUIDA'::text) AND (cancelada_em IS NULL));

CREATE INDEX payment_events_booked ON public.payment_events USING btree ((((provedor || ' '::text) || id_evento)));

CREATE INDEX payment_events_evento ON public.payment_events USING btree (id_evento);

CREATE INDEX payment_events_pending ON public.payment_events USING btree (txid) WHERE (aplicado_em IS NULL);

CREATE INDEX payment_events_to_check ON public.payment_events USING btree (COALESCE(conferido_em, recebido_em)) WHERE (aplicado_em IS NOT NULL);

CREATE INDEX payment_notices_ultima_em ON public.payment_notices USING btree (ultima_em);

CREATE INDEX pending_sign_ins_login ON public.pending_sign_ins USING btree (id_login);

CREATE INDEX persons_names ON public.persons USING gin (public.fold_text(((nome || ' '::text) || COALESCE(nome_social, ''::text))) public.gin_trgm_ops);

CREATE INDEX programme_courses_produto ON public.programme_courses USING btree (id_produto);

CREATE INDEX programme_parts_parte ON public.programme_parts USING btree (id_parte);

CREATE INDEX provider_moves_compra ON public.provider_moves USING btree (codigo_compra);

CREATE INDEX provider_moves_evento ON public.provider_moves USING btree (provedor, id_evento);

CREATE INDEX purchase_events_compra ON public.purchase_events USING btree (codigo_compra, id);

CREATE INDEX purchases_choosing ON public.purchases USING btree (escolha_ate) WHERE (escolha_ate IS NOT NULL);

CREATE INDEX purchases_cnpj ON public.purchases USING btree (public.company_cnpj(empresa)) WHERE (empresa IS NOT NULL);

CREATE INDEX purchases_criado ON public.purchases USING btree (criado_em DESC, codigo DESC);

CREATE INDEX purchases_expiring ON public.purchases USING btree (reserva_expira_em) WHERE (estado = ANY (ARRAY['AGUARDANDO_ACEITE'::text, 'AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text]));

CREATE INDEX purchases_keys ON public.purchases USING gin (public.order_keys(aluno, responsavel));

CREATE INDEX purchases_names ON public.purchases USING gin (public.order_names(aluno, responsavel, empresa) public.gin_trgm_ops);

CREATE INDEX purchases_of_companies ON public.purchases USING btree (criado_em DESC, codigo DESC) WHERE (empresa IS NOT NULL);

CREATE INDEX purchases_oferta ON public.purchases USING btree (id_oferta);

CREATE UNIQUE INDEX purchases_one_live_per_person_and_offer ON public.purchases USING btree (id_pessoa, id_oferta) WHERE ((estado = ANY (ARRAY['AGUARDANDO_ACEITE'::text, 'AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text, 'PAGA'::text, 'MATRICULADA'::text])) AND (empresa IS NULL));

CREATE UNIQUE INDEX purchases_one_waiting_order ON public.purchases USING btree (id_pessoa, id_oferta) WHERE ((estado = ANY (ARRAY['AGUARDANDO_ACEITE'::text, 'AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text])) AND (empresa IS NOT NULL));

CREATE INDEX purchases_open_invoices ON public.purchases USING btree (fatura_vencimento) WHERE ((fatura_vencimento IS NOT NULL) AND (pago_em IS NULL) AND (estado = 'MATRICULADA'::text));

CREATE INDEX purchases_paid ON public.purchases USING btree (pago_em) WHERE (pago_em IS NOT NULL);

CREATE INDEX purchases_paid_sums ON public.purchases USING btree (pago_em) INCLUDE (id_oferta, vagas, total_centavos) WHERE (pago_em IS NOT NULL);

CREATE INDEX purchases_pessoa ON public.purchases USING btree (id_pessoa, criado_em DESC);

CREATE INDEX purchases_rede ON public.purchases USING btree (id_oferta, rede) WHERE (rede IS NOT NULL);

CREATE INDEX purchases_responsavel ON public.purchases USING btree (id_responsavel) WHERE (id_responsavel IS NOT NULL);

CREATE INDEX purchases_vendedor ON public.purchases USING btree (id_vendedor, criado_em DESC) WHERE (id_vendedor IS NOT NULL);

CREATE INDEX questions_abertas ON public.questions USING btree (criado_em, id_pergunta) WHERE ((resposta IS NULL) AND (descartada_em IS NULL));

CREATE INDEX questions_pessoa ON public.questions USING btree (id_pessoa) WHERE (id_pessoa IS NOT NULL);

CREATE INDEX questions_produto ON public.questions USING btree (id_produto, criado_em DESC);

CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);

CREATE INDEX refresh_tokens_used ON public.refresh_tokens USING btree (usado_em);

CREATE UNIQUE INDEX refund_receipts_one ON public.refund_receipts USING btree (id_devolucao) WHERE (aceito IS NOT FALSE);

CREATE INDEX refund_requests_compra ON public.refund_requests USING btree (codigo_compra);

CREATE UNIQUE INDEX refund_requests_waiting ON public.refund_requests USING btree (codigo_compra) WHERE (status = 'AGUARDA_APROVACAO'::text);

CREATE INDEX refunds_compra ON public.refunds USING btree (codigo_compra);

CREATE UNIQUE INDEX refunds_one_per_part ON public.refunds USING btree (end_to_end_id, parte) WHERE (status <> 'NAO_REALIZADO'::text);

CREATE INDEX refunds_open ON public.refunds USING btree (tentada_em NULLS FIRST, criada_em) WHERE (status = 'EM_PROCESSAMENTO'::text);

CREATE INDEX refunds_provedor ON public.refunds USING btree (id_provedor) WHERE (id_provedor IS NOT NULL);

CREATE INDEX review_votes_pessoa ON public.review_votes USING btree (id_pessoa);

CREATE INDEX reviews_pendentes ON public.reviews USING btree (criado_em, id_opiniao) WHERE (situacao = 'PENDENTE'::text);

CREATE INDEX reviews_pessoa ON public.reviews USING btree (id_pessoa) WHERE (id_pessoa IS NOT NULL);

CREATE INDEX scheduled_changes_due ON public.scheduled_changes USING btree (quando, id) WHERE (situacao = 'AGENDADO'::text);

CREATE INDEX scheduled_changes_id_login ON public.scheduled_changes USING btree (id_login);

CREATE INDEX scheduled_changes_id_oferta ON public.scheduled_changes USING btree (id_oferta);

CREATE INDEX scheduled_changes_id_produto ON public.scheduled_changes USING btree (id_produto);

CREATE UNIQUE INDEX scheduled_changes_once ON public.scheduled_changes USING btree (id_produto, COALESCE(id_oferta, 0), ((tipo = ANY (ARRAY['PRECO'::text, 'FIM_PROMOCAO'::text]))), quando) WHERE (situacao = 'AGENDADO'::text);

CREATE INDEX search_words_trgm ON public.search_words USING gist (palavra public.gist_trgm_ops);

CREATE INDEX session_families_login ON public.session_families USING btree (id_login) WHERE (revogada_em IS NULL);

CREATE INDEX session_families_of_login ON public.session_families USING btree (id_login, criada_em DESC);

CREATE INDEX sign_in_turns_esquecer ON public.sign_in_turns USING btree (esquecer_em);

CREATE INDEX sign_in_turns_grupo ON public.sign_in_turns USING btree (grupo);

CREATE INDEX simulated_bank_card_charges_due ON public.simulated_bank_card_charges USING btree (decide_em) WHERE (situacao = 'EM_ANALISE'::text);

CREATE INDEX simulated_bank_card_charges_notices ON public.simulated_bank_card_charges USING btree (aviso_em) WHERE (aviso_em IS NOT NULL);

CREATE INDEX simulated_bank_charges_recent ON public.simulated_bank_charges USING btree (criada_em DESC, txid);

CREATE INDEX simulated_bank_notices_open ON public.simulated_bank_notices USING btree (proxima_em) WHERE (entregue_em IS NULL);

CREATE INDEX simulated_bank_payments_charge ON public.simulated_bank_payments USING btree (txid);

CREATE INDEX waiting_list_invited ON public.waiting_list USING btree (convite_expira_em) WHERE (convite_expira_em IS NOT NULL);

CREATE INDEX waiting_list_pessoa ON public.waiting_list USING btree (id_pessoa);

CREATE INDEX waiting_list_queue ON public.waiting_list USING btree (id_oferta, id) WHERE (convite_expira_em IS NULL);

CREATE TRIGGER audit_log_kept BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.keep_audit_log();

CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.keep_audit_log();

CREATE TRIGGER contracts_stay BEFORE UPDATE OF versao, texto, sha256, vigente_desde, modelo ON public.contracts FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_text();

CREATE TRIGGER courses_changed_noted AFTER UPDATE ON public.courses FOR EACH ROW WHEN (((old.publicado OR new.publicado) AND ((((((((((((((old.id_produto IS DISTINCT FROM new.id_produto) OR (old.publicado IS DISTINCT FROM new.publicado)) OR (old.titulo IS DISTINCT FROM new.titulo)) OR (old.termos_busca IS DISTINCT FROM new.termos_busca)) OR (old.descricao IS DISTINCT FROM new.descricao)) OR (old.id_modalidade IS DISTINCT FROM new.id_modalidade)) OR (old.id_grupo_area_atuacao IS DISTINCT FROM new.id_grupo_area_atuacao)) OR (old.id_area_atuacao IS DISTINCT FROM new.id_area_atuacao)) OR (old.id_tipo_curso IS DISTINCT FROM new.id_tipo_curso)) OR (old.gratuito IS DISTINCT FROM new.gratuito)) OR (old.preco_centavos IS DISTINCT FROM new.preco_centavos)) OR (old.com_desconto IS DISTINCT FROM new.com_desconto)) OR (old.mais_vendido_destaque IS DISTINCT FROM new.mais_vendido_destaque)) OR (old.tags IS DISTINCT FROM new.tags)))) EXECUTE FUNCTION public.note_changed_course();

CREATE TRIGGER courses_deleted_noted AFTER DELETE ON public.courses FOR EACH ROW WHEN (old.publicado) EXECUTE FUNCTION public.note_changed_course();

CREATE TRIGGER courses_inserted AFTER INSERT ON public.courses REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION public.collect_search_words();

CREATE TRIGGER courses_new_noted AFTER INSERT ON public.courses REFERENCING NEW TABLE AS new_courses FOR EACH STATEMENT EXECUTE FUNCTION public.note_new_courses();

CREATE TRIGGER courses_updated AFTER UPDATE ON public.courses REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION public.collect_search_words();

CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION public.balance_ledger();

CREATE TRIGGER ledger_entries_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.keep_ledger();

CREATE TRIGGER ledger_transactions_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.keep_ledger();

CREATE TRIGGER legal_versions_stay BEFORE UPDATE ON public.legal_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_text();

CREATE TRIGGER offers_changed_noted AFTER UPDATE ON public.offers FOR EACH ROW WHEN (((((((((old.id_produto IS DISTINCT FROM new.id_produto) OR (old.id_cidade IS DISTINCT FROM new.id_cidade)) OR (old.turno IS DISTINCT FROM new.turno)) OR (old.formato IS DISTINCT FROM new.formato)) OR (old.inscricoes_ate IS DISTINCT FROM new.inscricoes_ate)) OR (old.tipo_oferta IS DISTINCT FROM new.tipo_oferta)) OR (old.situacao IS DISTINCT FROM new.situacao)) OR ((old.vagas_disponiveis IS DISTINCT FROM 0) IS DISTINCT FROM (new.vagas_disponiveis IS DISTINCT FROM 0)))) EXECUTE FUNCTION public.note_changed_course();

CREATE TRIGGER offers_deleted_noted AFTER DELETE ON public.offers FOR EACH ROW EXECUTE FUNCTION public.note_changed_course();

CREATE CONSTRAINT TRIGGER offers_followed AFTER UPDATE ON public.offers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((((((((((((((((((old.situacao IS DISTINCT FROM new.situacao) OR (old.vagas_total IS DISTINCT FROM new.vagas_total)) OR (old.vagas_disponiveis IS DISTINCT FROM new.vagas_disponiveis)) OR (old.inscricoes_ate IS DISTINCT FROM new.inscricoes_ate)) OR (old.data_inicio IS DISTINCT FROM new.data_inicio)) OR (old.data_fim IS DISTINCT FROM new.data_fim)) OR (old.turno IS DISTINCT FROM new.turno)) OR (old.dias_semana IS DISTINCT FROM new.dias_semana)) OR (old.hora_inicio IS DISTINCT FROM new.hora_inicio)) OR (old.hora_fim IS DISTINCT FROM new.hora_fim)) OR (old.formato IS DISTINCT FROM new.formato)) OR (old.id_unidade IS DISTINCT FROM new.id_unidade)) OR (old.id_cidade IS DISTINCT FROM new.id_cidade)) OR (old.carga_horaria IS DISTINCT FROM new.carga_horaria)) OR (old.idade_minima IS DISTINCT FROM new.idade_minima)) OR (old.escolaridade IS DISTINCT FROM new.escolaridade)) OR (old.documentos IS DISTINCT FROM new.documentos)) OR (old.preco_original_centavos IS DISTINCT FROM new.preco_original_centavos)) OR (old.preco_promocional_centavos IS DISTINCT FROM new.preco_promocional_centavos))) EXECUTE FUNCTION public.follow_part();

CREATE TRIGGER offers_new_noted AFTER INSERT ON public.offers REFERENCING NEW TABLE AS new_offers FOR EACH STATEMENT EXECUTE FUNCTION public.note_new_offers();

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_icone_slug_tipo_pagina_fkey FOREIGN KEY (icone_slug, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

ALTER TABLE ONLY public.areas
    ADD CONSTRAINT areas_id_grupo_area_atuacao_fkey FOREIGN KEY (id_grupo_area_atuacao) REFERENCES public.area_groups(id_grupo_area_atuacao);

ALTER TABLE ONLY public.assisted_proposals
    ADD CONSTRAINT assisted_proposals_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE SET NULL;

ALTER TABLE ONLY public.assisted_proposals
    ADD CONSTRAINT assisted_proposals_id_aprovador_fkey FOREIGN KEY (id_aprovador) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.assisted_proposals
    ADD CONSTRAINT assisted_proposals_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.assisted_proposals
    ADD CONSTRAINT assisted_proposals_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.assisted_proposals
    ADD CONSTRAINT assisted_proposals_id_vendedor_fkey FOREIGN KEY (id_vendedor) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_id_pessoa_afetada_fkey FOREIGN KEY (id_pessoa_afetada) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.boletos
    ADD CONSTRAINT boletos_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.boletos
    ADD CONSTRAINT boletos_txid_cobranca_fkey FOREIGN KEY (txid_cobranca) REFERENCES public.payment_charges(txid) ON DELETE CASCADE;

ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_alterada_por_fkey FOREIGN KEY (alterada_por) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.brand_images
    ADD CONSTRAINT brand_images_arquivo_fkey FOREIGN KEY (arquivo) REFERENCES public.brand_files(arquivo);

ALTER TABLE ONLY public.brand_look
    ADD CONSTRAINT brand_look_alterada_por_fkey FOREIGN KEY (alterada_por) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.callback_requests
    ADD CONSTRAINT callback_requests_id_atendente_fkey FOREIGN KEY (id_atendente) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_tag_url_tipo_pagina_fkey FOREIGN KEY (tag_url, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_txid_fkey FOREIGN KEY (txid) REFERENCES public.payment_charges(txid) ON DELETE CASCADE;

ALTER TABLE ONLY public.catalogue_imports
    ADD CONSTRAINT catalogue_imports_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_slug_tipo_pagina_fkey FOREIGN KEY (slug, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_uf_fkey FOREIGN KEY (uf) REFERENCES public.states(uf);

ALTER TABLE ONLY public.class_changes
    ADD CONSTRAINT class_changes_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.class_changes
    ADD CONSTRAINT class_changes_codigo_cupom_fkey FOREIGN KEY (codigo_cupom) REFERENCES public.coupons(codigo);

ALTER TABLE ONLY public.class_changes
    ADD CONSTRAINT class_changes_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.class_changes
    ADD CONSTRAINT class_changes_txid_fkey FOREIGN KEY (txid) REFERENCES public.payment_charges(txid) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_leads
    ADD CONSTRAINT company_leads_id_atendente_fkey FOREIGN KEY (id_atendente) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.company_seats
    ADD CONSTRAINT company_seats_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_seats
    ADD CONSTRAINT company_seats_contrato_versao_fkey FOREIGN KEY (contrato_versao) REFERENCES public.contracts(versao);

ALTER TABLE ONLY public.company_seats
    ADD CONSTRAINT company_seats_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_publicado_por_fkey FOREIGN KEY (publicado_por) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_codigo_fkey FOREIGN KEY (codigo) REFERENCES public.coupons(codigo);

ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.course_alerts
    ADD CONSTRAINT course_alerts_id_cidade_fkey FOREIGN KEY (id_cidade) REFERENCES public.cities(id_cidade);

ALTER TABLE ONLY public.course_alerts
    ADD CONSTRAINT course_alerts_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa) ON DELETE CASCADE;

ALTER TABLE ONLY public.course_alerts
    ADD CONSTRAINT course_alerts_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.course_picture_files
    ADD CONSTRAINT course_picture_files_foto_fkey FOREIGN KEY (foto) REFERENCES public.course_pictures(foto) ON DELETE CASCADE;

ALTER TABLE ONLY public.course_pictures
    ADD CONSTRAINT course_pictures_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.course_pictures
    ADD CONSTRAINT course_pictures_professor_fkey FOREIGN KEY (professor) REFERENCES public.teachers(slug);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_area_atuacao_fkey FOREIGN KEY (id_area_atuacao) REFERENCES public.areas(id_area_atuacao);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_grupo_area_atuacao_fkey FOREIGN KEY (id_grupo_area_atuacao) REFERENCES public.area_groups(id_grupo_area_atuacao);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_modalidade_fkey FOREIGN KEY (id_modalidade) REFERENCES public.modalities(id_modalidade);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_tipo_curso_fkey FOREIGN KEY (id_tipo_curso) REFERENCES public.course_types(id_tipo_curso);

ALTER TABLE ONLY public.data_requests
    ADD CONSTRAINT data_requests_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.data_requests
    ADD CONSTRAINT data_requests_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.enrolment_documents
    ADD CONSTRAINT enrolment_documents_protocolo_fkey FOREIGN KEY (protocolo) REFERENCES public.enrolments(protocolo) ON DELETE CASCADE;

ALTER TABLE ONLY public.enrolment_events
    ADD CONSTRAINT enrolment_events_protocolo_fkey FOREIGN KEY (protocolo) REFERENCES public.enrolments(protocolo) ON DELETE CASCADE;

ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_decidida_por_fkey FOREIGN KEY (decidida_por) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.finance_marks
    ADD CONSTRAINT finance_marks_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.finance_matters
    ADD CONSTRAINT finance_matters_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo);

ALTER TABLE ONLY public.finance_matters
    ADD CONSTRAINT finance_matters_id_aprovador_fkey FOREIGN KEY (id_aprovador) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.finance_matters
    ADD CONSTRAINT finance_matters_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.guardian_links
    ADD CONSTRAINT guardian_links_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.invoice_requests
    ADD CONSTRAINT invoice_requests_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo);

ALTER TABLE ONLY public.invoice_requests
    ADD CONSTRAINT invoice_requests_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.invoice_terms
    ADD CONSTRAINT invoice_terms_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.invoice_terms
    ADD CONSTRAINT invoice_terms_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_id_transacao_fkey FOREIGN KEY (id_transacao) REFERENCES public.ledger_transactions(id);

ALTER TABLE ONLY public.legal_drafts
    ADD CONSTRAINT legal_drafts_alterado_por_fkey FOREIGN KEY (alterado_por) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.legal_versions
    ADD CONSTRAINT legal_versions_publicado_por_fkey FOREIGN KEY (publicado_por) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_id_supervisor_fkey FOREIGN KEY (id_supervisor) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.machine_keys
    ADD CONSTRAINT machine_keys_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_slug_tipo_pagina_fkey FOREIGN KEY (slug, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

ALTER TABLE ONLY public.new_acceptances
    ADD CONSTRAINT new_acceptances_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.new_acceptances
    ADD CONSTRAINT new_acceptances_contrato_antes_fkey FOREIGN KEY (contrato_antes) REFERENCES public.contracts(versao);

ALTER TABLE ONLY public.newsletter_tokens
    ADD CONSTRAINT newsletter_tokens_id_assinatura_fkey FOREIGN KEY (id_assinatura) REFERENCES public.newsletter_subscriptions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_id_cidade_fkey FOREIGN KEY (id_cidade) REFERENCES public.cities(id_cidade);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_id_unidade_fkey FOREIGN KEY (id_unidade) REFERENCES public.units(id_unidade);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.payment_charges
    ADD CONSTRAINT pix_charges_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.postal_codes
    ADD CONSTRAINT postal_codes_uf_fkey FOREIGN KEY (uf) REFERENCES public.states(uf);

ALTER TABLE ONLY public.programme_courses
    ADD CONSTRAINT programme_courses_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.programme_courses
    ADD CONSTRAINT programme_courses_id_programa_fkey FOREIGN KEY (id_programa) REFERENCES public.programmes(id_produto);

ALTER TABLE ONLY public.programme_editions
    ADD CONSTRAINT programme_editions_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.programme_parts
    ADD CONSTRAINT programme_parts_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.programme_editions(id_oferta);

ALTER TABLE ONLY public.programme_parts
    ADD CONSTRAINT programme_parts_id_parte_fkey FOREIGN KEY (id_parte) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.programmes
    ADD CONSTRAINT programmes_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.provider_moves
    ADD CONSTRAINT provider_moves_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo);

ALTER TABLE ONLY public.provider_moves
    ADD CONSTRAINT provider_moves_provedor_id_evento_fkey FOREIGN KEY (provedor, id_evento) REFERENCES public.payment_events(provedor, id_evento);

ALTER TABLE ONLY public.purchase_events
    ADD CONSTRAINT purchase_events_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_codigo_cupom_fkey FOREIGN KEY (codigo_cupom) REFERENCES public.coupons(codigo);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_contrato_versao_fkey FOREIGN KEY (contrato_versao) REFERENCES public.contracts(versao);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_id_responsavel_fkey FOREIGN KEY (id_responsavel) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_id_vendedor_fkey FOREIGN KEY (id_vendedor) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.second_factors(id_login) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_id_familia_fkey FOREIGN KEY (id_familia) REFERENCES public.session_families(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refund_receipts
    ADD CONSTRAINT refund_receipts_id_conferente_fkey FOREIGN KEY (id_conferente) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.refund_receipts
    ADD CONSTRAINT refund_receipts_id_devolucao_fkey FOREIGN KEY (id_devolucao) REFERENCES public.refunds(id);

ALTER TABLE ONLY public.refund_receipts
    ADD CONSTRAINT refund_receipts_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo);

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_id_aprovador_fkey FOREIGN KEY (id_aprovador) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo);

ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_id_opiniao_fkey FOREIGN KEY (id_opiniao) REFERENCES public.reviews(id_opiniao) ON DELETE CASCADE;

ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.scheduled_changes
    ADD CONSTRAINT scheduled_changes_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.scheduled_changes
    ADD CONSTRAINT scheduled_changes_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.scheduled_changes
    ADD CONSTRAINT scheduled_changes_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.session_families
    ADD CONSTRAINT session_families_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.simulated_bank_card_charges
    ADD CONSTRAINT simulated_bank_card_charges_txid_fkey FOREIGN KEY (txid) REFERENCES public.simulated_bank_charges(txid);

ALTER TABLE ONLY public.simulated_bank_notices
    ADD CONSTRAINT simulated_bank_notices_end_to_end_id_fkey FOREIGN KEY (end_to_end_id) REFERENCES public.simulated_bank_payments(end_to_end_id);

ALTER TABLE ONLY public.simulated_bank_payments
    ADD CONSTRAINT simulated_bank_payments_txid_fkey FOREIGN KEY (txid) REFERENCES public.simulated_bank_charges(txid);

ALTER TABLE ONLY public.simulated_bank_refunds
    ADD CONSTRAINT simulated_bank_refunds_end_to_end_id_fkey FOREIGN KEY (end_to_end_id) REFERENCES public.simulated_bank_payments(end_to_end_id);

ALTER TABLE ONLY public.special_needs
    ADD CONSTRAINT special_needs_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_identities
    ADD CONSTRAINT staff_identities_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.team_invitations
    ADD CONSTRAINT team_invitations_convidado_por_fkey FOREIGN KEY (convidado_por) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_id_cidade_fkey FOREIGN KEY (id_cidade) REFERENCES public.cities(id_cidade);

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

