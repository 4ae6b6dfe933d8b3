-- Commit 84c10f89e4f2fef20ce207c864a1183fb3072d76


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

CREATE SCHEMA drizzle;

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

CREATE FUNCTION public.fold_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

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

CREATE FUNCTION public.plain_words(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT btrim(regexp_replace(fold_text(value), '[^a-z0-9]+', ' ', 'g')) $$;

CREATE FUNCTION public.search_vector(titulo text, termos text, descricao text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT title_vector(titulo, termos)
        || setweight(to_tsvector('portuguese', descricao), 'D')
        || setweight(to_tsvector('portuguese', plain_words(descricao)), 'D')
  $$;

CREATE FUNCTION public.title_vector(titulo text, termos text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT setweight(to_tsvector('portuguese', titulo), 'A')
        || setweight(to_tsvector('portuguese', plain_words(titulo)), 'A')
        || setweight(to_tsvector('simple', plain_words(titulo)), 'A')
        || setweight(to_tsvector('portuguese', termos), 'B')
        || setweight(to_tsvector('portuguese', plain_words(termos)), 'B')
        || setweight(to_tsvector('simple', plain_words(termos)), 'B')
  $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

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
    CONSTRAINT blog_posts_check CHECK ((((texto IS NULL) = (slug IS NULL)) AND ((texto IS NULL) = (resumo IS NULL)))),
    CONSTRAINT blog_posts_origem_check CHECK ((origem = ANY (ARRAY['senai'::text, 'sesi'::text]))),
    CONSTRAINT blog_posts_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
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
    CONSTRAINT boletos_check CHECK (((status = 'PAGO'::text) = (pago_em IS NOT NULL))),
    CONSTRAINT boletos_check1 CHECK (((nosso_numero IS NULL) = (codigo_barras IS NULL))),
    CONSTRAINT boletos_codigo_barras_check CHECK ((codigo_barras ~ '^[0-9]{44}$'::text)),
    CONSTRAINT boletos_id_check CHECK ((id ~ '^[a-zA-Z0-9]{26,35}$'::text)),
    CONSTRAINT boletos_juros_centavos_check CHECK ((juros_centavos >= 0)),
    CONSTRAINT boletos_multa_centavos_check CHECK ((multa_centavos >= 0)),
    CONSTRAINT boletos_parcela_check CHECK (((parcela >= 1) AND (parcela <= 36))),
    CONSTRAINT boletos_status_check CHECK ((status = ANY (ARRAY['REGISTRADO'::text, 'PAGO'::text, 'VENCIDO'::text, 'SUBSTITUIDO'::text, 'BAIXADO'::text]))),
    CONSTRAINT boletos_valor_original_centavos_check CHECK ((valor_original_centavos > 0))
);

CREATE TABLE public.callback_requests (
    id integer NOT NULL,
    nome text NOT NULL,
    cpf text,
    ddd character(2) NOT NULL,
    tel text NOT NULL,
    email text,
    criado_em timestamp with time zone NOT NULL
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
    CONSTRAINT company_leads_pessoas_check CHECK ((pessoas > 0))
);

ALTER TABLE public.company_leads ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_leads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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

CREATE TABLE public.contacts (
    chave text NOT NULL,
    valor text NOT NULL,
    ordem integer NOT NULL
);

CREATE TABLE public.contracts (
    versao text NOT NULL,
    texto text NOT NULL,
    sha256 character(64) NOT NULL,
    vigente_desde timestamp with time zone NOT NULL,
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
    CONSTRAINT courses_carga_horaria_check CHECK ((carga_horaria > 0)),
    CONSTRAINT courses_check CHECK ((preco_promocional_centavos <= preco_original_centavos)),
    CONSTRAINT courses_check1 CHECK ((gratuito = (preco_original_centavos = 0))),
    CONSTRAINT courses_duracao_meses_check CHECK ((duracao_meses > 0)),
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
    CONSTRAINT finance_marks_tipo_check CHECK ((tipo = ANY (ARRAY['PAGAMENTO_DESCONHECIDO'::text, 'DEVOLUCAO_RECUSADA'::text, 'AVISO_ESTRANHO'::text, 'DIFERENCA'::text])))
);

CREATE TABLE public.job_leases (
    nome text NOT NULL,
    dono uuid NOT NULL,
    ate timestamp with time zone NOT NULL
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
    CONSTRAINT ledger_entries_check CHECK (((provedor IS NOT NULL) = (conta = 'PROVEDOR'::text))),
    CONSTRAINT ledger_entries_check1 CHECK (((codigo_compra IS NULL) = (conta = ANY (ARRAY['PROVEDOR'::text, 'A_IDENTIFICAR'::text])))),
    CONSTRAINT ledger_entries_conta_check CHECK ((conta = ANY (ARRAY['CLIENTES'::text, 'PROVEDOR'::text, 'A_IDENTIFICAR'::text, 'A_DEVOLVER'::text, 'RECEITA'::text, 'DESCONTO'::text, 'ENCARGOS'::text])))
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
    CONSTRAINT payment_charges_forma_check CHECK ((forma = ANY (ARRAY['pix'::text, 'boleto'::text, 'cartao'::text]))),
    CONSTRAINT payment_charges_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 36))),
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
    CONSTRAINT payment_events_check CHECK (((aplicado_em IS NULL) = (resultado IS NULL))),
    CONSTRAINT payment_events_resultado_check CHECK ((resultado = ANY (ARRAY['EM_DIA'::text, 'TARDIO'::text, 'REPETIDO'::text, 'VALOR_DIVERGENTE'::text, 'CARNE_ENCERRADO'::text]))),
    CONSTRAINT payment_events_valor_centavos_check CHECK ((valor_centavos > 0))
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
    CONSTRAINT purchases_chave_idempotencia_check CHECK (((char_length(chave_idempotencia) >= 8) AND (char_length(chave_idempotencia) <= 100))),
    CONSTRAINT purchases_check CHECK ((total_centavos = (preco_original_centavos - desconto_centavos))),
    CONSTRAINT purchases_check1 CHECK (((estado <> ALL (ARRAY['PAGA'::text, 'MATRICULADA'::text])) OR ((pago_em IS NOT NULL) AND (aceite_em IS NOT NULL) AND vaga_retida))),
    CONSTRAINT purchases_check2 CHECK (((estado <> ALL (ARRAY['EXPIRADA'::text, 'CANCELADA'::text, 'ESTORNADA'::text])) OR (NOT vaga_retida))),
    CONSTRAINT purchases_codigo_check CHECK ((codigo ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
    CONSTRAINT purchases_desconto_centavos_check CHECK ((desconto_centavos >= 0)),
    CONSTRAINT purchases_estado_check CHECK ((estado = ANY (ARRAY['AGUARDANDO_ACEITE'::text, 'AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text, 'PAGA'::text, 'MATRICULADA'::text, 'EXPIRADA'::text, 'CANCELADA'::text, 'ARREPENDIDA'::text, 'ESTORNADA'::text, 'TURMA_CANCELADA'::text, 'PAGAMENTO_TARDIO'::text]))),
    CONSTRAINT purchases_forma_check CHECK ((forma = ANY (ARRAY['pix'::text, 'boleto'::text, 'cartao'::text]))),
    CONSTRAINT purchases_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 36))),
    CONSTRAINT purchases_pedido_sha256_check CHECK ((pedido_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT purchases_preco_original_centavos_check CHECK ((preco_original_centavos >= 0)),
    CONSTRAINT purchases_total_centavos_check CHECK ((total_centavos >= 0))
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
    CONSTRAINT refunds_check CHECK (((status = 'EM_PROCESSAMENTO'::text) = (concluida_em IS NULL))),
    CONSTRAINT refunds_check1 CHECK (((destino IS NULL) OR ((status = 'EM_PROCESSAMENTO'::text) AND (destino_tipo IS NOT NULL)))),
    CONSTRAINT refunds_destino_tipo_check CHECK ((destino_tipo = ANY (ARRAY['pix'::text, 'conta'::text]))),
    CONSTRAINT refunds_forma_check CHECK ((forma = ANY (ARRAY['pix'::text, 'boleto'::text, 'cartao'::text]))),
    CONSTRAINT refunds_id_check CHECK ((id ~ '^[a-zA-Z0-9]{1,35}$'::text)),
    CONSTRAINT refunds_parte_check CHECK ((parte > 0)),
    CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['EM_PROCESSAMENTO'::text, 'DEVOLVIDO'::text, 'NAO_REALIZADO'::text]))),
    CONSTRAINT refunds_valor_centavos_check CHECK ((valor_centavos > 0))
);

CREATE VIEW public.ledger_expected AS
 WITH sales AS (
         SELECT p.codigo,
            p.preco_original_centavos,
            p.desconto_centavos,
            p.total_centavos,
            (COALESCE(( SELECT sum((b.multa_centavos + b.juros_centavos)) AS sum
                   FROM public.boletos b
                  WHERE ((b.codigo_compra = p.codigo) AND (b.status = 'PAGO'::text))), (0)::bigint) + COALESCE(( SELECT sum((c.valor_centavos - p.total_centavos)) AS sum
                   FROM public.payment_charges c
                  WHERE ((c.codigo_compra = p.codigo) AND (c.status = 'CONCLUIDA'::text) AND (c.forma = 'cartao'::text))), (0)::bigint)) AS encargos
           FROM public.purchases p
          WHERE (p.estado = ANY (ARRAY['AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text, 'PAGA'::text, 'MATRICULADA'::text]))
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
            COALESCE(( SELECT min(e.provedor) AS min
                   FROM public.payment_events e
                  WHERE (e.id_evento = r.end_to_end_id)), 'historico'::text) AS "coalesce",
            NULL::bpchar,
            (- r.valor_centavos)
           FROM public.refunds r
          WHERE (r.status = 'DEVOLVIDO'::text)
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
    CONSTRAINT ledger_transactions_tipo_check CHECK ((tipo = ANY (ARRAY['ABERTURA'::text, 'VENDA'::text, 'ENCARGO'::text, 'ESTORNO'::text, 'RECEBIMENTO'::text, 'PAGAMENTO'::text, 'DEVOLUCAO_PEDIDA'::text, 'DEVOLUCAO_FEITA'::text, 'DEVOLUCAO_RECUSADA'::text])))
);

ALTER TABLE public.ledger_transactions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_transactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    CONSTRAINT logins_check CHECK (((tipo_login = ANY (ARRAY['CONTACT_CENTER'::text, 'SUPERVISOR'::text])) = (id_login_contact_center IS NOT NULL))),
    CONSTRAINT logins_desconto_maximo_percentual_check CHECK (((desconto_maximo_percentual >= 0) AND (desconto_maximo_percentual <= 100))),
    CONSTRAINT logins_email_check CHECK ((email = lower(email))),
    CONSTRAINT logins_senha_hash_check CHECK ((senha_hash ~~ '$argon2id$%'::text)),
    CONSTRAINT logins_tipo_login_check CHECK ((tipo_login = ANY (ARRAY['ALUNO'::text, 'RESPONSAVEL'::text, 'EMPRESA'::text, 'CONTACT_CENTER'::text, 'SUPERVISOR'::text, 'FINANCEIRO'::text, 'ADMIN'::text]))),
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

CREATE TABLE public.postal_codes (
    cep character(8) NOT NULL,
    logradouro text NOT NULL,
    bairro text NOT NULL,
    cidade text NOT NULL,
    uf character(2) NOT NULL,
    CONSTRAINT postal_codes_cep_check CHECK ((cep ~ '^[0-9]{8}$'::text))
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
    CONSTRAINT session_families_geracao_recebida_check CHECK ((geracao_recebida >= 0))
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

CREATE TABLE public.states (
    uf character(2) NOT NULL,
    nome text NOT NULL,
    CONSTRAINT states_uf_check CHECK ((uf ~ '^[A-Z]{2}$'::text))
);

CREATE TABLE public.testimonials (
    id_depoimento integer NOT NULL,
    id_produto integer,
    nome text NOT NULL,
    curso text NOT NULL,
    texto text NOT NULL,
    imagem text
);

CREATE TABLE public.units (
    id_unidade integer NOT NULL,
    id_cidade integer NOT NULL,
    nome text NOT NULL,
    endereco text NOT NULL,
    cep character(8) NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
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

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, 'f4469fcb21fd092381ec51851a3f4d5ba2c8fc8f86de167bc4de1eefd79bd132', 1795000000000),
	(2, '5d787c3ed8881ca2a24e2001cbed89278acc428be07f665300f26dd0ce971e95', 1795000000001),
	(3, '4e638e7141ab7d718220a5dcdacc7020c65d6c1d7fd1f819d297e4d65cca7fca', 1795000000002),
	(4, '0e8388a1da4c9ea253e5ee8f49204eda5bfe772e8fe523db5a425ccd720b337e', 1795000000003),
	(5, '1479d1c8fa5536f565a925f5c019dd46166c1a0af501b511714fc250f684e528', 1796000400000),
	(6, '2d15d1561c2cf7523e4dc57f86512da07e3b3f522d538bf4601da1da734d55e5', 1796000500000),
	(7, 'fa8c7e177abfe04a7a0335089bf0e845d32a0f45812a28ab0e7ef3e8c478cb47', 1796000600000),
	(8, 'd57beae469a4811fc4b13b4f0063b218f947ae8701b1ef9d940178acec7c7764', 1796000700000),
	(9, '7ea341f371c24d2bda3d57edbd79856e16c116454a61acde01bc3a8b6dd69073', 1796000800000),
	(10, '2eceba0e71d8b496cdf8e650d1b8a10484f3c4d8df06d6748c701e224bde881c', 1796000900000),
	(11, '6737992b39a420d91fb16c35fdc2fd43d35459d4c63c732b8f543db50b94d7c0', 1796001000000),
	(12, '310ef946052816d829e3c745beb9a368c0701b33d1aafae6fd51331ccff5436b', 1796001100000),
	(13, '89172777b0e1f8f6bff1468675a0ae439666a5fe19b8816cd92010ffceec1d36', 1796001200000),
	(14, '30a5c8f01d45c9118b23dd2693fd7daa929d06e6d4bbc97726828efbeb184bdb', 1796001300000),
	(15, '5dd310613b6505ddac8a7352e674812a556326ceecd5c6a7f5b4aff7466d37af', 1796001400000),
	(16, '46a0883c24fefc79eaa6d129e99b1728be9922762c0b4b6bee8a88a3e815959f', 1796001500000),
	(17, 'c42e3b67584ed744eb5e13ce8d04f37b2735e8e59f526c8613f4aeebfc636d02', 1796001600000),
	(18, '44ce583ed03a30fd26e1a4a9179cf67d3f104cfa17ef4d5b0a4bbd1ffdd12232', 1796001700000),
	(19, '45e3245259e073bbfe7725825cf0a5d52571777bf7a2628a2c5644d243579528', 1796001800000),
	(20, '2be9e9304a9609c1b1c46cc7d8efc428e410aacc8431ffb5cd99b96493414f71', 1796001900000);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(21, '609888a48341e206476fb40ade3ff6fe599a597955441790a3c90ce70142b31d', 1796002000000),
	(22, 'd7ff959e47d301bb7b20c037c0c64f261f80e299af3648731022a65eec049cd9', 1796002200000),
	(23, 'ab305f976b6788c1e856c46aeaca5e22f71235eeeb5dc7157a1e261d866434e3', 1796002300000),
	(24, 'aa7c16be486a9e967536ee66185ac7c3aa92bf364102b1412ea69322b1077f48', 1796002500000),
	(25, '0e98694e2eed3ae60b0a81417ff6eee2b66fd21f3706e8b40af35ec0c427a2c3', 1796002800000),
	(26, 'bb0eafc77adda34e03f2f7cf007a08449ec59f1e261701075bf28acb8b6cc6a7', 1796002900000);

INSERT INTO public.area_groups VALUES
	(2, 'Automação e Eletroeletrônica', 'automacao-e-eletroeletronica', 'area', 'Comandos, CLPs, robôs e a elétrica que dá movimento às máquinas.'),
	(6, 'Energia', 'energia', 'area', 'Instalações elétricas prediais e industriais com segurança e norma.'),
	(7, 'Gestão, Logística e Segurança do Trabalho', 'gestao-logistica-e-seguranca-do-trabalho', 'area', 'Pessoas, processos, estoques e prevenção: o que mantém a empresa andando.'),
	(8, 'Indústria Criativa', 'industria-criativa', 'area', 'Vídeo, fotografia, jogos, conteúdo e artes que viram trabalho.'),
	(11, 'Metalmecânica', 'metalmecanica', 'area', 'Usinagem, soldagem, ferramentaria e projeto mecânico.'),
	(13, 'Química e Meio Ambiente', 'quimica-e-meio-ambiente', 'area', 'Laboratórios, processos químicos, água, resíduos e sustentabilidade.'),
	(14, 'Refrigeração e Climatização', 'refrigeracao-e-climatizacao', 'area', 'Ar-condicionado, câmaras frias e conforto térmico.'),
	(15, 'Tecnologia da Informação', 'tecnologia-da-informacao', 'area', 'Programação, dados, redes, nuvem e segurança digital.'),
	(16, 'Têxtil, Vestuário e Moda', 'textil-vestuario-e-moda', 'area', 'Costura, modelagem, estamparia e produção de moda.'),
	(21, 'Manufatura', 'manufatura', 'area', 'Processos de fabricação, produtividade e qualidade no chão de fábrica.'),
	(22, 'Manutenção e Operação', 'manutencao-e-operacao', 'area', 'Máquinas disponíveis, seguras e com custo sob controle.'),
	(23, 'Materiais', 'materiais', 'area', 'Metais, tratamentos térmicos, fundição e ensaios.'),
	(24, 'Mineração e Extração', 'mineracao-e-extracao', 'area', 'Lavra, beneficiamento e recuperação de áreas.'),
	(25, 'Sistemas de Energia', 'sistemas-de-energia', 'area', 'Redes, subestações, energia solar e eficiência energética.');

INSERT INTO public.areas VALUES
	(4, 2, 'Automação Industrial'),
	(6, 2, 'Robótica e Mecatrônica'),
	(14, 6, 'Instalações Elétricas'),
	(15, 6, 'Segurança em Eletricidade'),
	(17, 7, 'Logística'),
	(18, 7, 'Segurança do Trabalho'),
	(19, 8, 'Audiovisual e Fotografia'),
	(27, 11, 'Soldagem e Caldeiraria'),
	(31, 13, 'Química'),
	(35, 14, 'Refrigeração'),
	(36, 15, 'Desenvolvimento de Software'),
	(37, 15, 'Dados e Inteligência Artificial'),
	(39, 16, 'Vestuário e Moda'),
	(48, 21, 'Processos de Fabricação'),
	(50, 22, 'Manutenção Industrial'),
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

Não é preciso comprar sensores caros. Escolha a máquina que mais dói quando para, meça a mesma coisa toda semana, no mesmo ponto, e anote. Em três meses já existe uma história para ler.'),
	(10, 'senai', 'Quanto custa montar a primeira marcenaria', '/blog/primeira-marcenaria', '/images/product/areas_group/madeira-e-mobiliario/madeira-e-mobiliario-desk.webp', '2026-08-31 03:00:00+00', 'primeira-marcenaria', 'O que comprar primeiro, o que pode esperar e o que ninguém põe na conta.', 'Uma marcenaria pequena começa antes das máquinas: começa pelo espaço, pela rede elétrica e por saber o que você vai vender.

## O que vem primeiro

Serra circular, parafusadeira, lixadeira, grampos em quantidade e uma bancada firme resolvem a maioria dos móveis simples. Usadas e revisadas servem bem. Proteção para ouvidos, olhos e pulmões não se compra usada.

## O que pode esperar

Esquadrejadeira, coladeira de bordas e coifa de pó entram quando os pedidos pagam por elas. Até lá, mande cortar as chapas na loja.

## O que se esquece

Ferragens, frete, retrabalho, impostos e as horas gastas em orçamento que não vira pedido. Some tudo e só então ponha preço no móvel.

Antes de investir, trabalhe alguns meses na oficina de outra pessoa ou faça um curso com prática. Errar em madeira alheia, com professor ao lado, sai mais barato.'),
	(11, 'sesi', 'Como conversar sobre carreira com seu filho', '/blog/carreira-com-o-filho', '/images/product/areas_group/educacao/educacao-desk.webp', '2026-11-24 03:00:00+00', 'carreira-com-o-filho', 'Menos conselho e mais pergunta: como conversar sobre futuro com um adolescente.', 'A pergunta "o que você vai ser?" assusta. Quase ninguém sabe responder aos quinze anos, e tudo bem.

## Troque a pergunta

Experimente: que problema você gosta de resolver? Prefere mexer com gente, com coisas ou com ideias? O que faz o tempo passar depressa?

## Mostre trabalhos, não profissões

Um dia na oficina do vizinho, uma visita a uma escola técnica ou uma conversa com quem programa ensinam mais do que uma lista de cursos.

## Cuide do que é seu

Às vezes o medo é dos pais: de que falte dinheiro, de que o filho se arrependa. Dizer isso em voz alta ajuda os dois.

## Decisões pequenas

Um curso de férias ou de poucas semanas é uma boa prova. Se não servir, também se aprendeu algo. Nenhuma escolha dos quinze anos precisa durar para sempre.'),
	(12, 'sesi', 'Ergonomia no home office: ajustes que cabem no bolso', '/blog/ergonomia-em-casa', '/images/product/areas_group/gestao-logistica-e-seguranca-do-trabalho/gestao-logistica-e-seguranca-do-trabalho-desk.webp', '2026-11-06 03:00:00+00', 'ergonomia-em-casa', 'Cadeira, tela e pausas: ajustes simples para quem trabalha em casa.', 'Dor nas costas no fim do dia não é parte do trabalho. Quase sempre alguns ajustes resolvem.

## A tela na altura dos olhos

Ponha o notebook sobre uma pilha de livros e use teclado e mouse separados. O alto da tela fica na linha dos olhos, à distância de um braço.

## Os pés no chão

Se a cadeira é alta, use um apoio: uma caixa firme serve. Joelhos e cotovelos ficam em ângulo reto, e as costas encostam no encosto.

## A luz de lado

Janela atrás da tela cansa a vista, e atrás de você faz reflexo. De lado é melhor.

## Pausas de verdade

A cada hora, levante por alguns minutos. Buscar água longe da mesa já conta.

Se a dor continua por mais de duas semanas, procure um profissional de saúde. Ajuste de cadeira não substitui consulta.'),
	(13, 'sesi', 'Robótica na escola: o que as crianças aprendem além do código', '/blog/robotica-na-escola', '/images/product/areas_group/eletronica-e-automacao/eletronica-e-automacao-desk.webp', '2026-10-09 03:00:00+00', 'robotica-na-escola', 'Trabalhar em grupo, errar sem drama e explicar o que se fez: o que fica depois do robô.', 'O robô que segue uma linha preta no chão é simpático, mas não é ele o resultado da aula.

## Errar e tentar de novo

O carrinho não anda na primeira vez. As crianças aprendem a mudar uma coisa por vez e a observar o que aconteceu. É o método científico, sem esse nome.

## Dividir o trabalho

Alguém monta, alguém programa, alguém anota. Na semana seguinte, trocam. Quem só queria mandar aprende a ouvir.

## Explicar

Ao fim de cada projeto, o grupo conta o que fez para quem não viu. Explicar mostra o que ficou entendido e o que não ficou.

## Em casa

Não é preciso comprar um kit. Uma receita de bolo é um programa: passos em ordem, condições e repetições. Cozinhar junto é uma boa aula.');

INSERT INTO public.campaigns VALUES
	('semana-da-energia', 'campanha', 'Semana da Energia', 'Cursos de elétrica, energia solar e automação com condições especiais e turmas em todo o estado.', '2026-11-20 03:00:00+00', '2027-01-19 03:00:00+00'),
	('cursos-de-verao', 'campanha', 'Cursos de Verão', 'Cursos curtos para aproveitar as férias e voltar com um certificado novo.', '2026-11-10 03:00:00+00', '2027-02-08 03:00:00+00'),
	('volta-as-aulas', 'campanha', 'Volta às aulas', 'Matrículas abertas nos cursos técnicos, com bolsas e descontos para quem decide agora.', '2026-11-15 03:00:00+00', '2027-03-10 03:00:00+00'),
	('carreiras-em-tecnologia', 'campanha', 'Carreiras em tecnologia', 'Da primeira linha de código à nuvem: escolha por onde começar na área de TI.', '2026-10-31 03:00:00+00', '2027-02-28 03:00:00+00');

INSERT INTO public.certificates VALUES
	(1, 'Site Blindado', NULL, '/images/footer/site-blindado.svg', 'Selo Site Blindado: site protegido'),
	(2, 'Ebit', NULL, '/images/footer/ebit.svg', 'Selo Ebit: loja avaliada pelos consumidores'),
	(3, 'ISO 9001', NULL, '/images/footer/iso-9001.svg', 'Certificação ISO 9001 do sistema de gestão da qualidade'),
	(4, 'MEC', NULL, '/images/footer/mec.svg', 'Instituição credenciada pelo Ministério da Educação');

INSERT INTO public.cities VALUES
	(4202305, 'Biguaçu', 'SC', 'biguacu', 'cidade', NULL, DEFAULT),
	(4204202, 'Chapecó', 'SC', 'chapeco', 'cidade', 7, DEFAULT),
	(4205407, 'Florianópolis', 'SC', 'florianopolis', 'cidade', 3, DEFAULT),
	(4208401, 'Itapiranga', 'SC', 'itapiranga', 'cidade', NULL, DEFAULT),
	(4208906, 'Jaraguá do Sul', 'SC', 'jaragua-do-sul', 'cidade', 4, DEFAULT),
	(4209102, 'Joinville', 'SC', 'joinville', 'cidade', 2, DEFAULT),
	(4210506, 'Maravilha', 'SC', 'maravilha', 'cidade', NULL, DEFAULT),
	(4211900, 'Palhoça', 'SC', 'palhoca', 'cidade', 8, DEFAULT),
	(4212908, 'Pinhalzinho', 'SC', 'pinhalzinho', 'cidade', NULL, DEFAULT),
	(4214805, 'Rio do Sul', 'SC', 'rio-do-sul', 'cidade', NULL, DEFAULT),
	(4216602, 'São José', 'SC', 'sao-jose', 'cidade', 6, DEFAULT),
	(4216909, 'São Lourenço do Oeste', 'SC', 'sao-lourenco-do-oeste', 'cidade', NULL, DEFAULT),
	(4217501, 'Seara', 'SC', 'seara', 'cidade', NULL, DEFAULT),
	(4217808, 'Taió', 'SC', 'taio', 'cidade', NULL, DEFAULT),
	(4219309, 'Videira', 'SC', 'videira', 'cidade', NULL, DEFAULT),
	(4219408, 'Witmarsum', 'SC', 'witmarsum', 'cidade', NULL, DEFAULT),
	(4219507, 'Xanxerê', 'SC', 'xanxere', 'cidade', NULL, DEFAULT),
	(4219606, 'Xavantina', 'SC', 'xavantina', 'cidade', NULL, DEFAULT),
	(4219705, 'Xaxim', 'SC', 'xaxim', 'cidade', NULL, DEFAULT),
	(4219853, 'Zortéa', 'SC', 'zortea', 'cidade', NULL, DEFAULT);

INSERT INTO public.contacts VALUES
	('CONTATO_SITE_TELEFONE', '0800 048 1212', 1),
	('CONTATO_SITE_EMAIL', 'atendimento@vitrine.dev', 2),
	('CONTATO_SITE_ENDERECO', 'Rodovia Admar Gonzaga, 2765, Itacorubi, Florianópolis/SC, 88034-001', 3),
	('CONTATO_SITE_WHATSAPP', '5548999001212', 4);

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

9. Foro. Fica eleito o foro do domicílio do ESTUDANTE.', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2025-10-26 03:00:00+00');

INSERT INTO public.coupons VALUES
	('COMECE10', '10% de desconto nos cursos profissionais e técnicos com o cupom COMECE10', 'PERCENTUAL', 10, NULL, '2026-11-23 03:00:00+00', '2026-12-23 03:00:00+00', 0, 1, 5000, 0, '{3,6}', '{}', true),
	('NR15', '15% de desconto em cursos de NR', 'PERCENTUAL', 15, NULL, '2026-10-31 03:00:00+00', '2027-01-29 03:00:00+00', 0, 1, 500, 0, '{1}', '{}', false),
	('TECNICO300', 'R$ 300 de desconto em cursos técnicos', 'VALOR', NULL, 30000, '2026-11-10 03:00:00+00', '2027-01-09 03:00:00+00', 300000, 1, 200, 0, '{6}', '{}', false),
	('INVERNO20', '20% de desconto na campanha de inverno', 'PERCENTUAL', 20, NULL, '2026-06-23 03:00:00+00', '2026-08-22 03:00:00+00', 10000, 1, 1000, 0, '{}', '{}', true);

INSERT INTO public.course_types VALUES
	(1, 'Técnico'),
	(2, 'Qualificação Profissional'),
	(3, 'Aperfeiçoamento Profissional'),
	(4, 'Iniciação Profissional'),
	(6, 'Segurança e Saúde no Trabalho'),
	(7, 'Graduação Tecnológica'),
	(10, 'MBA'),
	(13, 'Ensino Médio'),
	(14, 'Ensino Fundamental'),
	(15, 'Educação Infantil'),
	(16, 'Educação de Jovens e Adultos'),
	(17, 'Educação Continuada');

INSERT INTO public.courses VALUES
	(1001, 'Técnico em Eletrotécnica', 'tecnico-em-eletrotecnica', 6, 6, 14, 1, 'Da subestação até a tomada, alguém precisa projetar, instalar e manter o caminho da energia. O técnico em eletrotécnica faz isso em indústrias, prédios e concessionárias, e pode assinar projetos dentro dos limites do conselho profissional.

Você monta quadros de comando, aciona motores de três maneiras diferentes, mede fator de potência e desenha o projeto elétrico completo de uma pequena fábrica. Você recebe as ferramentas em aula e orientação sobre quais vale a pena comprar primeiro.

É uma das áreas com mais vagas abertas no estado, porque toda expansão começa pela elétrica.

O diploma tem validade nacional e permite o registro no conselho profissional, quando a ocupação exige. O estágio é opcional, e a unidade divulga vagas toda semana.', 'Quem cursa ou concluiu o Ensino Médio e procura uma carreira técnica na área de Energia.', '{"Projetar instalações elétricas prediais e industriais de baixa tensão","Montar e diagnosticar comandos elétricos e partidas de motores","Planejar a manutenção de transformadores e subestações","Aplicar a NR-10 em cada etapa do serviço"}', '[{"titulo": "Eletricidade e medidas elétricas", "topicos": ["Tensão, corrente e potência", "Lei de Ohm", "Circuitos em série e paralelo", "Uso do multímetro"], "carga_horaria": 200}, {"titulo": "Desenho técnico e CAD elétrico", "topicos": ["Vistas e perspectivas", "Cotas e escalas", "Cortes e símbolos", "Leitura de projetos"], "carga_horaria": 140}, {"titulo": "Instalações elétricas prediais", "topicos": [], "carga_horaria": 140}, {"titulo": "Máquinas elétricas e acionamentos", "topicos": [], "carga_horaria": 140}, {"titulo": "Comandos elétricos e CLP", "topicos": ["Contatores e relés", "Diagramas de força e comando", "Partida direta e estrela-triângulo", "Localização de falhas"], "carga_horaria": 140}, {"titulo": "Instalações industriais e subestações", "topicos": [], "carga_horaria": 160}, {"titulo": "Sistemas elétricos de potência", "topicos": [], "carga_horaria": 160}, {"titulo": "Projeto integrador", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 120}]', 1200, 24, 'Diploma de técnico de nível médio com validade nacional, registrado no Sistec.', 'Ter concluído o Ensino Médio ou estar matriculado a partir do 2º ano.', NULL, '/images/product/areas_group/energia/energia-desk.webp', '{eletricista,eletricidade,eletrica,subestacao,volta-as-aulas}', 'eletricista eletricidade elétrica subestação alta tensão CFT Energia Cursos Técnicos', false, 789000, NULL, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1004, 'Técnico em Mecatrônica', 'tecnico-em-mecatronica', 6, 2, 6, 1, 'Mecânica, eletrônica e programação no mesmo boletim. O curso de mecatrônica agrada a quem gosta de ver o próprio código mover um braço, abrir uma garra ou separar peças por cor.

Cada turma projeta, usina, monta e programa uma máquina do zero: no fim do quarto semestre, ela é apresentada funcionando para empresas da região. As montagens são conferidas por um instrutor antes da energização, hábito que você leva para o trabalho.

Fabricantes de motores, integradores e praticamente toda indústria com linha automatizada procuram esse perfil.

A carga horária atende ao Catálogo Nacional de Cursos Técnicos. Quem ainda está no Ensino Médio pode estudar ao mesmo tempo, a partir do segundo ano.', 'Quem cursa ou concluiu o Ensino Médio e procura uma carreira técnica na área de Automação e Eletroeletrônica.', '{"Desenhar e montar conjuntos mecânicos com precisão","Programar microcontroladores, CLPs e robôs","Integrar acionamentos elétricos, pneumáticos e hidráulicos"}', '[{"titulo": "Desenho mecânico e metrologia", "topicos": [], "carga_horaria": 160}, {"titulo": "Eletricidade e eletrônica", "topicos": ["Tensão, corrente e potência", "Lei de Ohm", "Circuitos em série e paralelo", "Uso do multímetro"], "carga_horaria": 120}, {"titulo": "Processos de usinagem", "topicos": [], "carga_horaria": 180}, {"titulo": "Pneumática e hidráulica", "topicos": ["Princípios físicos", "Válvulas e atuadores", "Leitura de circuitos", "Diagnóstico de falhas"], "carga_horaria": 180}, {"titulo": "Microcontroladores", "topicos": [], "carga_horaria": 180}, {"titulo": "CLP e acionamentos", "topicos": ["Entradas e saídas", "Linguagem ladder", "Temporizadores e contadores", "Simulação e testes"], "carga_horaria": 120}, {"titulo": "Robótica", "topicos": ["Referenciais e movimentos", "Programação por pontos", "Garras e sensores", "Segurança na célula"], "carga_horaria": 120}, {"titulo": "Projeto de máquina", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 140}]', 1200, 24, 'Diploma de técnico de nível médio com validade nacional, registrado no Sistec.', 'Ter concluído o Ensino Médio ou estar matriculado a partir do 2º ano.', NULL, '/images/product/areas_group/automacao-e-eletroeletronica/automacao-e-eletroeletronica-desk.webp', '{robotica,robo,arduino,mecanica,volta-as-aulas}', 'robótica robô arduino mecânica eletrônica automação Automação e Eletroeletrônica Cursos Técnicos', false, 931000, 743000, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1022, 'Técnico em Segurança do Trabalho', 'tecnico-em-seguranca-do-trabalho', 6, 7, 18, 1, 'Prevenir é trabalho de investigação: o técnico em segurança percorre a empresa, mede ruído, conversa com quem opera e muda o que pode ferir. A profissão é regulamentada e exigida por lei em empresas de muitos setores.

Você monta um PGR completo, treina colegas com extintores de verdade e simula a investigação de um acidente do primeiro chamado ao relatório. Planilhas, modelos e listas de verificação ficam com você depois do curso.

O crescimento da indústria e dos portos ampliou a procura em todas as regiões do estado.

Conhecimentos adquiridos no trabalho podem ser aproveitados, mediante avaliação. Fale com a secretaria antes do início das aulas.', 'Quem cursa ou concluiu o Ensino Médio e procura uma carreira técnica na área de Gestão, Logística e Segurança do Trabalho.', '{"Identificar perigos e avaliar riscos","Elaborar o PGR e apoiar o PCMSO","Treinar equipes e coordenar a CIPA","Investigar acidentes e propor medidas"}', '[{"titulo": "Legislação e normas regulamentadoras", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 200}, {"titulo": "Higiene ocupacional", "topicos": [], "carga_horaria": 120}, {"titulo": "Prevenção e combate a incêndios", "topicos": ["Classes de incêndio", "Agentes extintores", "Uso de extintores e hidrantes", "Abandono de área"], "carga_horaria": 180}, {"titulo": "Ergonomia", "topicos": [], "carga_horaria": 140}, {"titulo": "Primeiros socorros", "topicos": ["Avaliação da cena", "Acionamento do socorro", "Reanimação cardiopulmonar", "Hemorragias e fraturas"], "carga_horaria": 140}, {"titulo": "Gestão de riscos e PGR", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 160}, {"titulo": "Segurança na indústria e na construção", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 120}, {"titulo": "Projeto de prevenção", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 140}]', 1200, 24, 'Diploma de técnico de nível médio com validade nacional, registrado no Sistec.', 'Ter concluído o Ensino Médio ou estar matriculado a partir do 2º ano.', NULL, '/images/product/areas_group/gestao-logistica-e-seguranca-do-trabalho/gestao-logistica-e-seguranca-do-trabalho-desk.webp', '{seguranca,trabalho,cipa,prevencao,volta-as-aulas}', 'tst segurança do trabalho sst cipa epi prevenção acidente Gestão, Logística e Segurança do Trabalho Cursos Técnicos', false, 937000, 701000, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1054, 'NR-10 – Segurança em Instalações e Serviços com Eletricidade (Básico)', 'nr-10-seguranca-em-instalacoes-e-servicos-com-eletricidade-basico', 1, 6, 15, 6, 'Quem intervém em instalações elétricas precisa deste treinamento para ser autorizado pela empresa. O conteúdo segue o anexo da norma e dá atenção ao que mais machuca: arco elétrico e choque.

Você pratica bloqueio e etiquetagem, mede ausência de tensão e treina a retirada de uma vítima de choque. As situações de risco são simuladas em ambiente controlado, com instrutor para cada grupo pequeno.

O treinamento é exigido de quem executa a atividade, e a empresa precisa guardar o registro à disposição da fiscalização.

O certificado traz conteúdo, carga horária e instrutor responsável, como a fiscalização pede. Empresas podem enviar equipes e receber a lista de presença no mesmo dia.', 'Trabalhadores que executam ou supervisionam as atividades de que o treinamento trata, e empresas que precisam preparar suas equipes.', '{"Reconhecer riscos elétricos","Aplicar medidas de controle e desenergização","Prestar os primeiros socorros","Combater princípios de incêndio"}', '[{"titulo": "Introdução e riscos da eletricidade", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 6}, {"titulo": "Medidas de controle", "topicos": [], "carga_horaria": 6}, {"titulo": "Normas técnicas e EPI", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 6}, {"titulo": "Rotinas de trabalho e desenergização", "topicos": [], "carga_horaria": 6}, {"titulo": "Incêndio e primeiros socorros", "topicos": ["Avaliação da cena", "Acionamento do socorro", "Reanimação cardiopulmonar", "Hemorragias e fraturas"], "carga_horaria": 8}, {"titulo": "Responsabilidades", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 8}]', 40, 1, 'Certificado de capacitação conforme a norma regulamentadora, com conteúdo e carga horária no verso.', 'Ter 18 anos completos, saber ler e escrever e, nas turmas com prática, apresentar atestado de saúde ocupacional válido.', 'https://youtu.be/aqz-KE-bpKQ', '/images/product/areas_group/energia/energia-desk.webp', '{eletricista,nr10,choque,eletrica,semana-da-energia}', 'eletricista nr10 choque elétrica eletricidade Energia Cursos de NR', false, 71000, NULL, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1058, 'NR-11 – Operador de Empilhadeira', 'nr-11-operador-de-empilhadeira', 1, 7, 17, 6, 'Operar empilhadeira é mais do que dirigir: é conhecer centro de gravidade, carga e convivência com pedestres. O curso atende à NR-11 e prepara para depósitos e portos.

São mais de vinte horas de pista, com corredores, docas, rampas e porta-paletes de três níveis. As situações de risco são simuladas em ambiente controlado, com instrutor para cada grupo pequeno.

Prestadores de serviço usam o certificado para entrar em obras e indústrias de clientes.

O certificado traz conteúdo, carga horária e instrutor responsável, como a fiscalização pede. Empresas podem enviar equipes e receber a lista de presença no mesmo dia.', 'Trabalhadores que executam ou supervisionam as atividades de que o treinamento trata, e empresas que precisam preparar suas equipes.', '{"Inspecionar o equipamento antes do turno","Movimentar e empilhar com estabilidade","Circular com segurança"}', '[{"titulo": "Legislação e responsabilidades", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 8}, {"titulo": "Mecânica básica e inspeção", "topicos": [], "carga_horaria": 6}, {"titulo": "Estabilidade e carga", "topicos": [], "carga_horaria": 8}, {"titulo": "Prática em pista", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 6}, {"titulo": "Prática em porta-paletes", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 4}]', 32, 1, 'Certificado de capacitação conforme a norma regulamentadora, com conteúdo e carga horária no verso.', 'Ter 18 anos completos, saber ler e escrever e, nas turmas com prática, apresentar atestado de saúde ocupacional válido.', NULL, '/images/product/areas_group/gestao-logistica-e-seguranca-do-trabalho/gestao-logistica-e-seguranca-do-trabalho-desk.webp', '{empilhadeira,operador,armazem,logistica}', 'empilhadeira operador armazém logística Gestão, Logística e Segurança do Trabalho Cursos de NR', false, 49000, NULL, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1061, 'NR-12 – Segurança em Máquinas e Equipamentos', 'nr-12-seguranca-em-maquinas-e-equipamentos', 1, 22, 50, 6, 'Proteções retiradas e sensores burlados estão por trás de muitas amputações. O curso mostra como apreciar riscos, adequar máquinas e treinar quem as opera.

Você inspeciona um torno, uma prensa e uma serra com uma lista de verificação e propõe a adequação de cada uma. Os equipamentos de proteção são fornecidos e conferidos antes de cada prática.

Além de cumprir a lei, o objetivo é simples: que todos voltem para casa inteiros no fim do turno.

A avaliação tem prova escrita e prática; quem não atinge a nota refaz a parte que faltou sem custo. Venha com roupa confortável e calçado fechado.', 'Trabalhadores que executam ou supervisionam as atividades de que o treinamento trata, e empresas que precisam preparar suas equipes.', '{"Apreciar riscos de máquinas","Identificar proteções adequadas","Documentar a adequação"}', '[{"titulo": "Princípios da NR-12", "topicos": [], "carga_horaria": 4}, {"titulo": "Apreciação de riscos", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 4}, {"titulo": "Sistemas de proteção", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 4}, {"titulo": "Inspeção prática", "topicos": [], "carga_horaria": 4}]', 16, 1, 'Certificado de capacitação conforme a norma regulamentadora, com conteúdo e carga horária no verso.', 'Ter 18 anos completos, saber ler e escrever e, nas turmas com prática, apresentar atestado de saúde ocupacional válido.', NULL, '/images/product/areas_group/manutencao-e-operacao/manutencao-e-operacao-desk.webp', '{nr12,maquinas,protecao,prensa}', 'nr12 máquinas proteção prensa Manutenção e Operação Cursos de NR', false, 22900, NULL, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1086, 'Soldador MIG/MAG', 'soldador-mig-mag', 3, 11, 27, 2, 'É o processo mais usado nas metalúrgicas da região, e soldador que faz cordão limpo não fica parado. O curso começa com segurança e termina com juntas em ângulo e de topo aprovadas em dobramento.

Cada aluno tem a própria cabine e solda todos os dias, em chapas de espessuras diferentes. As peças seguem desenho cotado e são medidas por você e por um colega.

Ferramentarias e prestadores de serviço pagam bem quem entrega no prazo e na medida.

Ao terminar, você pode aproveitar parte das horas em cursos maiores da mesma área. A coordenação ajuda a planejar o próximo passo.', 'Pessoas que desejam um ofício industrial com trabalho manual e precisão.', '{"Regular tensão, velocidade e gás","Soldar nas posições plana, horizontal e vertical","Reconhecer e corrigir defeitos"}', '[{"titulo": "Segurança e metrologia", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 40}, {"titulo": "Tecnologia do processo", "topicos": [], "carga_horaria": 40}, {"titulo": "Prática em chapas finas", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 24}, {"titulo": "Prática em juntas de ângulo", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 24}, {"titulo": "Prática em juntas de topo", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 32}]', 160, 4, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/metalmecanica/metalmecanica-desk.webp', '{solda,soldador,metalurgica}', 'solda soldador mig mag metalúrgica Metalmecânica Cursos Profissionais', false, 167000, NULL, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1122, 'Instalador de Sistemas Fotovoltaicos', 'instalador-de-sistemas-fotovoltaicos', 3, 25, 56, 3, 'Telhado, módulo, string, inversor: quem instala bem evita goteira, sombra e chamado de garantia. O curso cobre a montagem completa com trabalho em altura.

A turma monta uma usina de verdade no telhado didático, comissiona e entrega a documentação à distribuidora fictícia. As práticas de campo são feitas sempre em dupla e com segurança.

Projetos de eficiência ganharam força com a alta da conta de luz.

Ao terminar, você pode aproveitar parte das horas em cursos maiores da mesma área. A coordenação ajuda a planejar o próximo passo.', 'Pessoas que querem trabalhar com energia limpa e redes elétricas.', '{"Fixar estruturas e módulos","Conectar strings e inversores","Comissionar e documentar"}', '[{"titulo": "Energia solar", "topicos": ["Recurso solar", "Componentes do sistema", "Dimensionamento", "Conexão à rede"], "carga_horaria": 20}, {"titulo": "Estruturas e telhados", "topicos": [], "carga_horaria": 24}, {"titulo": "Instalação elétrica", "topicos": ["Demonstração do instrutor", "Execução em dupla", "Execução individual", "Avaliação prática"], "carga_horaria": 16}, {"titulo": "Comissionamento", "topicos": [], "carga_horaria": 20}]', 80, 2, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/sistemas-de-energia/sistemas-de-energia-desk.webp', '{energia,solar,placa,semana-da-energia}', 'energia solar placa solar painel fotovoltaico eletricista Sistemas de Energia Cursos Profissionais', false, 79000, 71000, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1126, 'CLP Básico', 'clp-basico', 3, 2, 4, 3, 'O primeiro contato com controladores programáveis, sem pular etapas: entradas, saídas, ladder, temporizadores e contadores.

Semáforo, esteira e tanque: três processos em maquete esperam pelo seu programa. As montagens são conferidas por um instrutor antes da energização, hábito que você leva para o trabalho.

Fabricantes de motores, integradores e praticamente toda indústria com linha automatizada procuram esse perfil.

Não é preciso ter experiência: a turma começa junto e avança no ritmo de quem está ao lado. Quem falta a uma prática pode repor em outro horário.', 'Pessoas curiosas por tecnologia que desejam começar na área elétrica e de automação.', '{"Configurar o CLP","Programar em ladder","Testar e documentar"}', '[{"titulo": "Arquitetura do CLP", "topicos": ["Entradas e saídas", "Linguagem ladder", "Temporizadores e contadores", "Simulação e testes"], "carga_horaria": 10}, {"titulo": "Ladder", "topicos": ["Entradas e saídas", "Linguagem ladder", "Temporizadores e contadores", "Simulação e testes"], "carga_horaria": 10}, {"titulo": "Temporizadores e contadores", "topicos": [], "carga_horaria": 10}, {"titulo": "Projeto", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 10}]', 40, 1, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', 'https://youtu.be/aqz-KE-bpKQ', '/images/product/areas_group/automacao-e-eletroeletronica/automacao-e-eletroeletronica-desk.webp', '{ladder,automacao,programacao,semana-da-energia,cursos-de-verao}', 'clp plc ladder automação programação Automação e Eletroeletrônica Cursos Profissionais', false, 43000, 31000, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1135, 'Mecânico de Refrigeração Residencial', 'mecanico-de-refrigeracao-residencial', 3, 14, 35, 2, 'Geladeira, freezer e bebedouro são serviço o ano inteiro. O curso ensina o ciclo frigorífico, a elétrica e a brasagem sem vazamento.

Oficina com trinta equipamentos defeituosos e nenhuma pressa: o importante é entender a causa. O recolhimento de fluido é obrigatório em todas as práticas.

No verão falta instalador, e no resto do ano a manutenção mantém a agenda.

A presença mínima é de 75%, e a avaliação acontece durante as aulas, com tarefas práticas. Não há prova surpresa.', 'Pessoas que procuram uma profissão com demanda e possibilidade de trabalhar por conta.', '{"Diagnosticar falhas","Brasar e carregar fluido","Reparar a parte elétrica"}', '[{"titulo": "Princípios da refrigeração", "topicos": ["Ciclo frigorífico", "Componentes", "Vácuo e carga", "Medições"], "carga_horaria": 32}, {"titulo": "Ferramentas e brasagem", "topicos": [], "carga_horaria": 48}, {"titulo": "Sistema elétrico", "topicos": [], "carga_horaria": 32}, {"titulo": "Diagnóstico", "topicos": ["Sintomas e causas", "Instrumentos de teste", "Roteiro de diagnóstico", "Registro do serviço"], "carga_horaria": 48}]', 160, 4, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/refrigeracao-e-climatizacao/refrigeracao-e-climatizacao-desk.webp', '{geladeira,refrigerista,freezer,conserto}', 'geladeira refrigerista freezer conserto Refrigeração e Climatização Cursos Profissionais', false, 187000, 139000, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1205, 'Produção de Cosméticos Naturais', 'producao-de-cosmeticos-naturais', 3, 13, 31, 4, 'Sabonetes, cremes e xampus com formulação segura e rótulo correto.

Você leva seis produtos e as fichas de formulação. Antes de manusear um reagente, você consulta a ficha de segurança, sempre.

Tintas, têxteis, cosméticos e saneamento sustentam a procura por profissionais no estado.

Ao terminar, você pode aproveitar parte das horas em cursos maiores da mesma área. A coordenação ajuda a planejar o próximo passo.', 'Pessoas que gostam de ciência e querem trabalhar em laboratório ou com meio ambiente.', '{"Formular bases",Conservar,Rotular}', '[{"titulo": "Matérias-primas", "topicos": [], "carga_horaria": 8}, {"titulo": "Emulsões", "topicos": [], "carga_horaria": 8}, {"titulo": "Sabonetes", "topicos": [], "carga_horaria": 4}, {"titulo": "Legislação", "topicos": ["Direitos e deveres", "Itens da norma", "Documentos exigidos", "Casos e decisões recentes"], "carga_horaria": 4}]', 24, 1, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/quimica-e-meio-ambiente/quimica-e-meio-ambiente-desk.webp', '{sabonete,creme,cosmetico,artesanal,cursos-de-verao}', 'sabonete creme cosmético artesanal Química e Meio Ambiente Cursos Profissionais', false, 27900, NULL, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1219, 'Power BI para Negócios', 'power-bi-para-negocios', 3, 15, 37, 3, 'Dados espalhados não decidem nada. Modele, relacione e publique relatórios que o chefe abre sozinho.

Você traz os dados da sua área, anonimizados, e sai com o relatório publicado. Os exercícios partem de problemas reais, com dados bagunçados como os da vida.

Empresas tradicionais também contratam: hoje toda fábrica tem sistema, rede e dados.

Ao terminar, você pode aproveitar parte das horas em cursos maiores da mesma área. A coordenação ajuda a planejar o próximo passo.', 'Pessoas que querem entrar na área de tecnologia, mesmo vindas de outra profissão.', '{"Modelar dados","Escrever medidas DAX","Publicar relatórios"}', '[{"titulo": "Conexão", "topicos": [], "carga_horaria": 10}, {"titulo": "Modelagem", "topicos": [], "carga_horaria": 10}, {"titulo": "DAX", "topicos": [], "carga_horaria": 12}, {"titulo": "Visualização", "topicos": [], "carga_horaria": 8}]', 40, 1, 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.', 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.', NULL, '/images/product/areas_group/tecnologia-da-informacao/tecnologia-da-informacao-desk.webp', '{power,dados,dashboard,relatorio,cursos-de-verao,carreiras-em-tecnologia}', 'power bi dados dashboard relatório Tecnologia da Informação Cursos Profissionais', false, 41000, NULL, DEFAULT, true, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1287, 'Tecnologia em Redes de Computadores', 'tecnologia-em-redes-de-computadores', 8, 15, 37, 7, 'Projetar e proteger a infraestrutura que ninguém nota quando funciona.

O laboratório reproduz uma empresa com três filiais e um provedor.

Florianópolis, Blumenau e Joinville formam um dos maiores polos de tecnologia do país, com muitas vagas remotas.

O valor mostrado corresponde ao primeiro semestre e pode ser reduzido com bolsa. O curso é avaliado pelo MEC, e o corpo docente mistura mestres, doutores e gente da indústria.', 'Quem concluiu o Ensino Médio e quer uma formação superior na área de Tecnologia da Informação.', '{"Projetar redes","Administrar servidores e nuvem","Proteger ambientes"}', '[{"titulo": "Redes", "topicos": ["Endereçamento", "Equipamentos de rede", "Configuração", "Testes e documentação"], "carga_horaria": 360}, {"titulo": "Servidores", "topicos": ["Instalação", "Usuários e permissões", "Serviços", "Monitoramento"], "carga_horaria": 400}, {"titulo": "Nuvem", "topicos": ["Instalação", "Usuários e permissões", "Serviços", "Monitoramento"], "carga_horaria": 360}, {"titulo": "Segurança", "topicos": ["Ameaças comuns", "Controle de acesso", "Cópias de segurança", "Resposta a incidentes"], "carga_horaria": 240}, {"titulo": "Automação de redes", "topicos": ["Endereçamento", "Equipamentos de rede", "Configuração", "Testes e documentação"], "carga_horaria": 280}, {"titulo": "Projeto", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 360}]', 2000, 30, 'Diploma de graduação com validade nacional.', 'Ter concluído o Ensino Médio e ser aprovado no processo seletivo, com nota do Enem ou vestibular.', NULL, '/images/product/areas_group/tecnologia-da-informacao/tecnologia-da-informacao-desk.webp', '{redes,infraestrutura,tecnologo,faculdade,carreiras-em-tecnologia}', 'redes infraestrutura tecnólogo faculdade Tecnologia da Informação Graduação', false, 443000, NULL, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'semestre'),
	(1289, 'Tecnologia em Logística', 'tecnologia-em-logistica', 8, 7, 17, 7, 'Da previsão de demanda ao último quilômetro, com os portos catarinenses como sala de aula.

Visitas e dados reais alimentam o projeto de cada semestre.

Profissionais da área costumam crescer rápido para funções de liderança.

O valor mostrado corresponde ao primeiro semestre. A entrada pode ser feita pela nota do Enem, por vestibular agendado ou por transferência.', 'Quem concluiu o Ensino Médio e quer uma formação superior na área de Gestão, Logística e Segurança do Trabalho.', '{"Projetar redes logísticas","Gerir estoques e transporte","Usar dados"}', '[{"titulo": "Cadeia de suprimentos", "topicos": [], "carga_horaria": 320}, {"titulo": "Estoques", "topicos": ["Recebimento e conferência", "Endereçamento", "Inventário", "Indicadores"], "carga_horaria": 400}, {"titulo": "Transportes", "topicos": ["Modais", "Roteirização", "Documentos de transporte", "Custos"], "carga_horaria": 240}, {"titulo": "Comércio exterior", "topicos": [], "carga_horaria": 280}, {"titulo": "Projeto", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 360}]', 1600, 30, 'Diploma de graduação com validade nacional.', 'Ter concluído o Ensino Médio e ser aprovado no processo seletivo, com nota do Enem ou vestibular.', NULL, '/images/product/areas_group/gestao-logistica-e-seguranca-do-trabalho/gestao-logistica-e-seguranca-do-trabalho-desk.webp', '{logistica,tecnologo,faculdade,porto}', 'logística tecnólogo faculdade porto Gestão, Logística e Segurança do Trabalho Graduação', false, 529000, NULL, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'semestre'),
	(1298, 'MBA em Gestão Industrial', 'mba-em-gestao-industrial', 9, 21, 48, 10, 'Para quem já lidera pessoas e agora precisa liderar a fábrica inteira: custo, qualidade, gente e investimento.

O jogo de empresas atravessa o curso, com balanço apresentado a cada módulo.

Empresas exportadoras valorizam certificados e projetos concluídos.

Os encontros são quinzenais, e o restante acontece em atividades orientadas. O trabalho de conclusão resolve um problema da sua empresa ou do seu projeto.', 'Profissionais graduados que atuam ou querem atuar na área de Manufatura.', '{"Decidir com indicadores","Gerir investimentos","Conduzir mudanças"}', '[{"titulo": "Estratégia", "topicos": [], "carga_horaria": 88}, {"titulo": "Operações", "topicos": [], "carga_horaria": 64}, {"titulo": "Finanças", "topicos": [], "carga_horaria": 52}, {"titulo": "Pessoas", "topicos": [], "carga_horaria": 80}, {"titulo": "Inovação", "topicos": [], "carga_horaria": 56}, {"titulo": "Projeto aplicado", "topicos": ["Definição do problema", "Planejamento e cronograma", "Desenvolvimento acompanhado", "Apresentação à banca"], "carga_horaria": 80}]', 420, 15, 'Certificado de pós-graduação lato sensu, conforme a legislação do MEC.', 'Ter diploma de graduação em qualquer área, salvo indicação em contrário no plano do curso.', NULL, '/images/product/areas_group/manufatura/manufatura-desk.webp', '{industria,gestao,gerente}', 'mba indústria gestão gerente Manufatura Pós-Graduação', false, 1023000, NULL, DEFAULT, false, true, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1341, 'Elétrica em Casa para Todo Mundo', 'eletrica-em-casa-para-todo-mundo', 15, 6, 14, 17, 'Trocar tomada, chuveiro e luminária sem choque e sem gambiarra, e saber a hora de chamar o profissional.

Painéis individuais, baixa tensão e muita pergunta.

As turmas são pequenas, e não é preciso ter feito nada parecido antes. Traga curiosidade; as ferramentas ficam por nossa conta.', 'Pessoas de todas as idades que gostam de aprender fazendo.', '{"Reconhecer riscos","Fazer pequenos reparos","Escolher materiais"}', '[{"titulo": "Riscos", "topicos": ["Identificação de perigos", "Medidas de proteção coletiva", "Equipamentos individuais", "Procedimentos seguros"], "carga_horaria": 3}, {"titulo": "Reparos", "topicos": [], "carga_horaria": 2}, {"titulo": "Materiais", "topicos": [], "carga_horaria": 3}]', 8, 1, 'Declaração de participação com carga horária.', 'Interesse pelo tema. Não há exigência de escolaridade.', NULL, '/images/product/areas_group/energia/energia-desk.webp', '{eletrica,casa,tomada,mulher}', 'elétrica casa tomada mulher reparo Energia Educação Continuada', false, 10900, 8900, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1342, 'Programação para Adolescentes', 'programacao-para-adolescentes', 15, 15, 36, 17, 'Criar jogos é um bom motivo para aprender a pensar. De 12 a 16 anos.

O jogo final é jogado pelas famílias no encerramento.

Os materiais estão incluídos, e cada participante leva o que construiu. Crianças com menos de 12 anos participam acompanhadas.', 'Pessoas de todas as idades que gostam de aprender fazendo.', '{"Programar personagens","Criar regras","Publicar um jogo"}', '[{"titulo": "Lógica", "topicos": ["Variáveis e tipos", "Estruturas de decisão e repetição", "Funções", "Exercícios em laboratório"], "carga_horaria": 8}, {"titulo": "Personagens", "topicos": [], "carga_horaria": 8}, {"titulo": "Jogo", "topicos": [], "carga_horaria": 8}]', 24, 1, 'Declaração de participação com carga horária.', 'Interesse pelo tema. Não há exigência de escolaridade.', 'https://youtu.be/aqz-KE-bpKQ', '/images/product/areas_group/tecnologia-da-informacao/tecnologia-da-informacao-desk.webp', '{programacao,jogos,adolescente,ferias,carreiras-em-tecnologia}', 'programação jogos adolescente férias Tecnologia da Informação Educação Continuada', false, 35000, NULL, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1343, 'Horta em Pequenos Espaços', 'horta-em-pequenos-espacos', 15, 13, 31, 17, 'Varanda, vaso e composteira. Comida fresca em um metro quadrado.

Você monta um canteiro portátil e leva para casa.

As turmas são pequenas, e não é preciso ter feito nada parecido antes. Traga curiosidade; as ferramentas ficam por nossa conta.', 'Pessoas de todas as idades que gostam de aprender fazendo.', '{"Preparar o solo","Plantar e cuidar",Compostar}', '[{"titulo": "Solo", "topicos": [], "carga_horaria": 2}, {"titulo": "Plantio", "topicos": [], "carga_horaria": 3}, {"titulo": "Compostagem", "topicos": [], "carga_horaria": 3}]', 8, 1, 'Declaração de participação com carga horária.', 'Interesse pelo tema. Não há exigência de escolaridade.', NULL, '/images/product/areas_group/quimica-e-meio-ambiente/quimica-e-meio-ambiente-desk.webp', '{horta,plantas,casa,sustentavel}', 'horta plantas casa sustentável Química e Meio Ambiente Educação Continuada', false, 11900, 9900, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1344, 'Costura Criativa', 'costura-criativa', 15, 16, 39, 17, 'Ecobags, estojos e almofadas para presentear ou vender na feira.

Quatro peças em quatro encontros, com retalhos das confecções da região.

Os materiais estão incluídos, e cada participante leva o que construiu. Crianças com menos de 12 anos participam acompanhadas.', 'Pessoas de todas as idades que gostam de aprender fazendo.', '{"Usar a máquina","Cortar com molde","Dar acabamento"}', '[{"titulo": "Máquina", "topicos": [], "carga_horaria": 6}, {"titulo": "Moldes", "topicos": [], "carga_horaria": 6}, {"titulo": "Peças", "topicos": [], "carga_horaria": 4}]', 16, 1, 'Declaração de participação com carga horária.', 'Interesse pelo tema. Não há exigência de escolaridade.', NULL, '/images/product/areas_group/textil-vestuario-e-moda/textil-vestuario-e-moda-desk.webp', '{costura,artesanato,patchwork}', 'costura artesanato patchwork Têxtil, Vestuário e Moda Educação Continuada', false, 22900, NULL, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso'),
	(1345, 'Fotografia com Celular', 'fotografia-com-celular', 15, 8, 19, 17, 'Luz da janela, enquadramento e edição gratuita. Suas fotos melhoram no mesmo dia.

A aula termina com uma caminhada fotográfica e escolha coletiva.

Os materiais estão incluídos, e cada participante leva o que construiu. Crianças com menos de 12 anos participam acompanhadas.', 'Pessoas de todas as idades que gostam de aprender fazendo.', '{"Enxergar a luz",Compor,Editar}', '[{"titulo": "Luz", "topicos": [], "carga_horaria": 4}, {"titulo": "Composição e edição", "topicos": [], "carga_horaria": 4}]', 8, 1, 'Declaração de participação com carga horária.', 'Interesse pelo tema. Não há exigência de escolaridade.', NULL, '/images/product/areas_group/industria-criativa/industria-criativa-desk.webp', '{foto,celular,instagram}', 'foto celular instagram Indústria Criativa Educação Continuada', false, 10900, NULL, DEFAULT, false, false, true, '2026-11-30 12:27:15.38+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 'curso');

INSERT INTO public.favourites VALUES
	(1, 1001, '2026-11-30 12:27:15.38+00'),
	(1, 1004, '2026-11-30 12:27:15.38+00'),
	(1, 1022, '2026-11-30 12:27:15.38+00');

INSERT INTO public.ledger_entries OVERRIDING SYSTEM VALUE VALUES
	(875, 1, 'RECEITA', NULL, '01M3NJYV889ZT4HRYFQESD3JXC', -71000),
	(876, 1, 'RECEITA', NULL, '01KWX666D8BX52K2VZF0VSNC5S', -41000),
	(877, 1, 'RECEITA', NULL, '01M8GDG7D0Y8SS6Q6VPYEVGC1S', -167000),
	(878, 1, 'RECEITA', NULL, '01M60R9THGHNKH9VFF078YDB2Z', -789000),
	(879, 1, 'RECEITA', NULL, '01M600A3583PXAP6NS6PZXH6CW', -22900);

INSERT INTO public.ledger_transactions OVERRIDING SYSTEM VALUE VALUES
	(1, 'ABERTURA', NULL, '2026-11-30 12:27:15.38+00');

INSERT INTO public.logins VALUES
	(4, 4, 'EMPRESA', 'empresa', 'empresa@vitrine.dev', '2026-11-30 12:27:15.38+00', '$argon2id$v=19$m=19456,t=2,p=1$3RyxMjb0Qikkkz27epSuAg$qcSxaYu7XSuv8WGY2cKL5xW5J7ckIkamUt1tbaBSWJ8', NULL, NULL, 0, '2026-11-30 12:27:15.38+00', NULL),
	(5, 5, 'CONTACT_CENTER', 'vendas', 'vendas@vitrine.dev', '2026-11-30 12:27:15.38+00', '$argon2id$v=19$m=19456,t=2,p=1$tboRRI1BxSOSyrtKTYG9Eg$GfnL/9zK4h4kp/NwlH1UadJnWDOIxJFWkZKcCTT+lI8', 504, 6, 10, '2026-11-30 12:27:15.38+00', NULL),
	(6, 6, 'SUPERVISOR', 'supervisor', 'supervisor@vitrine.dev', '2026-11-30 12:27:15.38+00', '$argon2id$v=19$m=19456,t=2,p=1$7ko9kZGchCQIWHM83Lj7cQ$CvIabLOPx8Q0B44DN1wokIGgXRAWd3aEKeN30ESfnAM', 505, NULL, 20, '2026-11-30 12:27:15.38+00', NULL),
	(7, 7, 'FINANCEIRO', 'financeiro', 'financeiro@vitrine.dev', '2026-11-30 12:27:15.38+00', '$argon2id$v=19$m=19456,t=2,p=1$EDL++zgEdem+8sCCpbzcqA$c/K0xUnKislxzfibk2NrpOzhqDngyECS1qDnWXd/0LY', NULL, NULL, 0, '2026-11-30 12:27:15.38+00', NULL),
	(8, 8, 'ADMIN', 'admin', 'admin@vitrine.dev', '2026-11-30 12:27:15.38+00', '$argon2id$v=19$m=19456,t=2,p=1$QAe1xZKbGjzOctb02YpG1g$hQ61zZuD5k8zhltBwXfEnhla9f0bFeJbRDcAT1kYtzs', NULL, NULL, 0, '2026-11-30 12:27:15.38+00', NULL);

INSERT INTO public.modalities VALUES
	(1, 'Cursos em SSI', 'cursos-de-nr', 'modalidade', 'Treinamentos das normas regulamentadoras, com prática e certificado aceito pela fiscalização.', true, NULL),
	(3, 'Cursos Profissionais', 'cursos-rapidos', 'modalidade', 'Qualificações para começar a trabalhar ou mudar de função em pouco tempo.', true, NULL),
	(6, 'Curso Técnico', 'cursos-tecnicos', 'modalidade', 'Diploma técnico reconhecido em todo o país, com aulas práticas e ligação com empresas.', true, NULL),
	(8, 'Graduação', 'graduacao', 'modalidade', 'Tecnólogos e engenharias com professores que vêm da indústria.', true, NULL),
	(9, 'Pós-Graduação', 'pos-graduacao', 'modalidade', 'MBAs e especializações para liderar projetos, equipes e inovação.', true, NULL),
	(11, 'Ensino Médio', 'ensino-medio', 'modalidade', 'Ensino Médio com itinerários formativos e preparação para o vestibular.', true, NULL),
	(12, 'Educação Infantil', 'educacao-infantil', 'modalidade', 'Primeiros anos com brincadeira, descoberta e cuidado.', true, NULL),
	(13, 'Ensino Fundamental', 'ensino-fundamental', 'modalidade', 'Do primeiro ao nono ano, com robótica, leitura e esporte.', true, NULL),
	(14, 'Educação de Jovens e Adultos', 'educacao-de-jovens-e-adultos', 'modalidade', 'Para concluir o Ensino Fundamental ou Médio no seu ritmo.', true, NULL),
	(15, 'Educação Continuada', 'educacao-continuada', 'modalidade', 'Oficinas maker e cursos livres para todas as idades.', true, NULL);

INSERT INTO public.offers VALUES
	(20009, 1001, 'PAL-2702-20009', 'presencial', 4211900, 11, 'noturno', '{seg,ter,qua,qui}', '18:30', '22:00', '2027-02-22', '2029-02-14', '2027-02-19', 1200, 20, 4, 8, 'em-aberto', 'PAGO', 789000, NULL, 24, 16, 'Ensino Médio completo ou em curso', '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar","Certidão de nascimento ou casamento","Foto 3x4"}', DEFAULT),
	(20372, 1054, 'RIO-2701-20372', 'presencial', 4214805, 18, 'vespertino', '{seg,qua,sex}', '13:30', '17:30', '2027-01-15', '2027-02-05', '2027-01-11', 40, 16, 4, 6, 'em-aberto', 'PAGO', 71000, NULL, 10, 18, NULL, '{"Documento de identidade",CPF,"Atestado de saúde ocupacional (ASO)"}', DEFAULT),
	(20433, 1061, 'CHA-2703-20433', 'presencial', 4204202, 10, 'noturno', '{seg,ter,qua,qui}', '18:30', '22:00', '2027-03-08', '2027-03-15', '2027-03-07', 16, 20, 2, 8, 'em-aberto', 'PAGO', 22900, NULL, 3, 18, NULL, '{"Documento de identidade",CPF,"Atestado de saúde ocupacional (ASO)"}', DEFAULT),
	(20601, 1086, 'JAR-2612-20601', 'presencial', 4208906, 7, 'matutino', '{ter,qui}', '08:00', '12:00', '2026-12-17', '2027-05-06', '2026-12-13', 160, 24, 13, 10, 'confirmada', 'PAGO', 167000, NULL, 12, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT),
	(20852, 1122, 'FLO-2701-20852', 'presencial', 4205407, 6, 'noturno', '{seg,ter,qua,qui}', '18:30', '22:00', '2027-01-25', '2027-03-08', '2027-01-23', 80, 20, 13, 8, 'em-aberto', 'PAGO', 79000, 71000, 10, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT),
	(20854, 1122, 'CHA-2703-20854', 'presencial', 4204202, 10, 'noturno', '{seg,ter,qua,qui,sex}', '18:30', '22:00', '2027-03-03', '2027-04-05', '2027-03-01', 80, 36, 28, 14, 'em-aberto', 'PAGO', 79000, 71000, 10, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT),
	(20881, 1126, 'VID-2604-20881', 'presencial', 4219309, 22, 'integral', '{seg,ter,qua,qui,sex}', '08:00', '17:00', '2026-04-30', '2026-05-07', '2026-04-25', 40, 16, 2, 6, 'encerrada', 'PAGO', 43000, 31000, 6, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT),
	(21406, 1205, 'JOI-2701-21406', 'hibrido', 4209102, 3, 'matutino', '{sab}', '08:00', '12:00', '2027-01-16', '2027-02-20', '2027-01-15', 24, 32, 28, 13, 'em-aberto', 'PAGO', 27900, NULL, 6, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT),
	(21502, 1219, 'SAO-2702-21502', 'presencial', 4216602, 9, 'vespertino', '{seg,qua}', '13:30', '17:30', '2027-02-15', '2027-03-17', '2027-02-11', 40, 24, 17, 10, 'em-aberto', 'PAGO', 41000, NULL, 6, 16, 'Ensino Fundamental completo', '{"Documento de identidade",CPF,"Comprovante de residência"}', DEFAULT),
	(21969, 1287, 'FLO-2701-21969', 'presencial', 4205407, 6, 'noturno', '{seg,ter,qua,qui,sex}', '18:30', '22:00', '2027-01-21', '2029-08-23', '2027-01-17', 2000, 20, 10, 8, 'confirmada', 'PAGO', 443000, NULL, 6, NULL, 'Ensino Médio completo', '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar","Certificado de conclusão do Ensino Médio","Título de eleitor"}', DEFAULT),
	(21993, 1289, 'SAO-2701-21993', 'hibrido', 4216602, 9, 'vespertino', '{seg,ter,qua,qui}', '13:30', '17:30', '2027-01-21', '2029-04-30', '2027-01-18', 1600, 32, 3, 13, 'confirmada', 'PAGO', 529000, NULL, 6, NULL, 'Ensino Médio completo', '{"Documento de identidade",CPF,"Comprovante de residência","Histórico escolar","Certificado de conclusão do Ensino Médio","Título de eleitor"}', DEFAULT),
	(22379, 1344, 'JOI-2701-22379', 'hibrido', 4209102, 3, 'noturno', '{seg,ter,qua,qui,sex}', '18:30', '22:00', '2027-01-13', '2027-01-19', '2027-01-07', 16, 36, 11, 14, 'em-aberto', 'PAGO', 22900, NULL, 3, NULL, NULL, '{"Documento de identidade",CPF}', DEFAULT),
	(22380, 1345, 'JOI-2612-22380', 'presencial', 4209102, 3, 'vespertino', '{seg,qua,sex}', '13:30', '17:30', '2026-12-28', '2026-12-30', '2026-12-23', 8, 16, 15, 6, 'em-aberto', 'PAGO', 10900, NULL, 3, NULL, NULL, '{"Documento de identidade",CPF}', DEFAULT),
	(22381, 1345, 'BIG-2612-22381', 'presencial', 4202305, 39, 'vespertino', '{sab}', '13:30', '17:30', '2026-12-19', '2026-12-26', '2026-12-14', 8, 16, 3, 6, 'confirmada', 'PAGO', 10900, NULL, 3, NULL, NULL, '{"Documento de identidade",CPF}', DEFAULT),
	(22382, 1345, 'CHA-2701-22382', 'presencial', 4204202, 10, 'noturno', '{seg,ter,qua,qui,sex}', '18:30', '22:00', '2027-01-07', '2027-01-11', '2027-01-06', 8, 20, 0, 8, 'esgotada', 'PAGO', 10900, NULL, 3, NULL, NULL, '{"Documento de identidade",CPF}', DEFAULT),
	(22383, 1345, 'TAI-2611-22383', 'presencial', 4217808, 56, 'integral', '{seg,ter,qua,qui,sex}', '08:00', '17:00', '2026-11-03', '2026-11-03', '2026-11-01', 8, 40, 40, 16, 'cancelada', 'PAGO', 10900, NULL, 3, NULL, NULL, '{"Documento de identidade",CPF}', DEFAULT);

INSERT INTO public.page_slugs VALUES
	('cursos-de-nr', 'modalidade'),
	('cursos-rapidos', 'modalidade'),
	('cursos-tecnicos', 'modalidade'),
	('graduacao', 'modalidade'),
	('pos-graduacao', 'modalidade'),
	('ensino-medio', 'modalidade'),
	('educacao-infantil', 'modalidade'),
	('ensino-fundamental', 'modalidade'),
	('educacao-de-jovens-e-adultos', 'modalidade'),
	('educacao-continuada', 'modalidade'),
	('automacao-e-eletroeletronica', 'area'),
	('energia', 'area'),
	('gestao-logistica-e-seguranca-do-trabalho', 'area'),
	('industria-criativa', 'area'),
	('metalmecanica', 'area'),
	('quimica-e-meio-ambiente', 'area'),
	('refrigeracao-e-climatizacao', 'area'),
	('tecnologia-da-informacao', 'area'),
	('textil-vestuario-e-moda', 'area'),
	('manufatura', 'area');
INSERT INTO public.page_slugs VALUES
	('manutencao-e-operacao', 'area'),
	('materiais', 'area'),
	('mineracao-e-extracao', 'area'),
	('sistemas-de-energia', 'area'),
	('biguacu', 'cidade'),
	('chapeco', 'cidade'),
	('florianopolis', 'cidade'),
	('itapiranga', 'cidade'),
	('jaragua-do-sul', 'cidade'),
	('joinville', 'cidade'),
	('maravilha', 'cidade'),
	('palhoca', 'cidade'),
	('pinhalzinho', 'cidade'),
	('rio-do-sul', 'cidade'),
	('sao-jose', 'cidade'),
	('sao-lourenco-do-oeste', 'cidade'),
	('seara', 'cidade'),
	('taio', 'cidade'),
	('videira', 'cidade'),
	('witmarsum', 'cidade');
INSERT INTO public.page_slugs VALUES
	('xanxere', 'cidade'),
	('xavantina', 'cidade'),
	('xaxim', 'cidade'),
	('zortea', 'cidade'),
	('semana-da-energia', 'campanha'),
	('cursos-de-verao', 'campanha'),
	('volta-as-aulas', 'campanha'),
	('carreiras-em-tecnologia', 'campanha');

INSERT INTO public.payment_charges VALUES
	('semente01M399X6W8NNMKYNVXRNNCEB9C', '01M399X6W8J0WQBFAQ5VDBTJJ8', 'CONCLUIDA', 71000, NULL, '2026-09-24 08:53:25+00', '2026-09-24 09:23:25+00', '2026-09-24 09:03:34+00', 'E99999004202609240903KKYB8P3FTMF', false, 'pix', 1, NULL, NULL),
	('semente01M5HKE9F8RGPMDSVX4EEP6DNP', '01M5HKE9F88NHR33DB0H8ESKHE', 'CONCLUIDA', 27900, NULL, '2026-10-22 10:45:21+00', '2026-10-22 11:15:21+00', '2026-10-22 11:01:59+00', 'E99999004202610221101P6NQ05BTSQS', false, 'pix', 1, NULL, NULL),
	('semente01M7ZB9888Y4AHGA9WH9BGN45T', '01M7ZB98888X8CKC84YXZX6CK5', 'CONCLUIDA', 529000, NULL, '2026-11-21 15:23:33+00', '2026-11-21 15:53:33+00', '2026-11-21 15:43:20+00', 'E99999004202611211543MD9X1P5FKF7', false, 'pix', 1, NULL, NULL),
	('semente01M80GYKHG1432KE3B8YKNKPK5', '01M80GYKHGNA3NGCY4F7EKJT94', 'CONCLUIDA', 443000, NULL, '2026-11-22 02:21:50+00', '2026-11-22 02:51:50+00', '2026-11-22 02:25:53+00', 'E99999004202611220225V3SX8S8QKR6', false, 'pix', 1, NULL, NULL),
	('semente01KNX4B9DG6JNEA21ZGAQA1G0Z', '01KNX4B9DGV3A60E99SHMWSCPT', 'CONCLUIDA', 31000, NULL, '2026-04-11 02:01:18+00', '2026-04-11 02:31:18+00', '2026-04-11 02:12:39+00', 'E99999004202604110212QX0WD6NM3QM', false, 'pix', 1, NULL, NULL);

INSERT INTO public.payment_methods VALUES
	(3, 'Visa', '/images/footer/pagamento-visa.svg'),
	(4, 'Mastercard', '/images/footer/pagamento-mastercard.svg'),
	(5, 'Elo', '/images/footer/pagamento-elo.svg'),
	(6, 'Hipercard', '/images/footer/pagamento-hipercard.svg'),
	(7, 'American Express', '/images/footer/pagamento-american-express.svg');

INSERT INTO public.persons VALUES
	(1, 'Ana Souza', NULL, '52998224725', '1998-04-12', '{48991230001}', 'aluno@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(4, 'Daniel Hoffmann', NULL, '39053344705', '1984-11-21', '{47991230004}', 'empresa@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(5, 'Eduarda Lima', NULL, '15350946056', '1995-06-17', '{48991230005}', 'vendas@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(6, 'Fernanda Rocha', NULL, '86288366757', '1987-01-25', '{48991230006}', 'supervisor@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(7, 'Gustavo Pereira', NULL, '71428793860', '1990-08-03', '{48991230007}', 'financeiro@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(8, 'Helena Costa', NULL, '45317828791', '1982-12-14', '{48991230008}', 'admin@vitrine.dev', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(34, 'Helena Martins', NULL, '06268113411', '1994-12-06', '{49998609649}', 'comprador34@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(55, 'Marcos Alves Almeida', NULL, '22498767460', '2003-08-03', '{47992072653}', 'comprador55@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(60, 'Eduarda Ferreira da Correia', NULL, '92643957172', '1992-01-01', '{48980229503}', 'comprador60@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(62, 'Mateus Müller Vieira', NULL, '11642725439', '1993-06-26', '{49982915565}', 'comprador62@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(97, 'Ricardo Machado Ferreira', NULL, '32198245795', '1983-11-29', '{49999085432}', 'comprador97@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(117, 'Helena Lemos da Freitas', NULL, '64999118106', '1976-11-17', '{48981054435}', 'comprador117@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(131, 'Vinícius Lemos Melo', NULL, '76587098835', '1983-03-18', '{49998670539}', 'comprador131@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(149, 'Vanessa Moraes', NULL, '76693323014', '1984-03-17', '{49987966189}', 'comprador149@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(164, 'Sabrina Correia Vargas', NULL, '75362086260', '1999-07-23', '{47994231566}', 'comprador164@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(165, 'Murilo Borges Lemos', NULL, '57084167005', '2004-06-20', '{49981665036}', 'comprador165@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(166, 'Leonardo Ferreira Cardoso', NULL, '79769318221', '1983-12-04', '{48987372112}', 'comprador166@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(167, 'Gabriela Custódio', NULL, '53566497622', '1977-09-05', '{49982702351}', 'comprador167@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL),
	(168, 'Vinícius Machado Becker', NULL, '45350439812', '1976-02-15', '{47994243590}', 'comprador168@exemplo.com.br', '{"nacionalidade": "BR"}', '2026-11-30 12:27:15.38+00', NULL);

INSERT INTO public.postal_codes VALUES
	('89700000', 'Rua do Comércio', 'Centro', 'Concórdia', 'SC'),
	('89600000', 'Avenida Quinze de Novembro', 'Centro', 'Joaçaba', 'SC'),
	('89560000', 'Rua Brasil', 'Centro', 'Videira', 'SC'),
	('88900000', 'Avenida Getúlio Vargas', 'Centro', 'Araranguá', 'SC'),
	('89120000', 'Rua Sete de Setembro', 'Nações', 'Timbó', 'SC');

INSERT INTO public.purchase_events OVERRIDING SYSTEM VALUE VALUES
	(3508, '01M80GYKHGNA3NGCY4F7EKJT94', 'MATRICULADA', NULL, '2026-11-22 02:25:53+00'),
	(3509, '01KNX4B9DGV3A60E99SHMWSCPT', 'AGUARDANDO_ACEITE', NULL, '2026-04-11 02:01:18+00'),
	(3510, '01KNX4B9DGV3A60E99SHMWSCPT', 'AGUARDANDO_PAGAMENTO', NULL, '2026-04-11 02:01:58+00'),
	(3511, '01KNX4B9DGV3A60E99SHMWSCPT', 'PAGA', NULL, '2026-04-11 02:12:39+00'),
	(3512, '01KNX4B9DGV3A60E99SHMWSCPT', 'MATRICULADA', NULL, '2026-04-11 02:12:39+00');

INSERT INTO public.purchases VALUES
	('01M600A3583PXAP6NS6PZXH6CW', 62, 20433, NULL, 'semente-01M600A3583PXAP6NS6PZXH6CW', 'MATRICULADA', '{"cpf": "116.427.254-39", "nome": "Mateus Müller Vieira", "email": "comprador62@exemplo.com.br", "telefone": "(49) 98291-5565", "nascimento": "1993-06-26"}', 22900, 0, 22900, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-10-28 01:00:17+00', '127.0.0.1', true, '2026-10-28 01:29:37+00', '2026-10-28 01:07:10+00', '2026-10-28 00:59:37+00', NULL, NULL),
	('01M60R9THGHNKH9VFF078YDB2Z', 60, 20009, NULL, 'semente-01M60R9THGHNKH9VFF078YDB2Z', 'MATRICULADA', '{"cpf": "926.439.571-72", "nome": "Eduarda Ferreira da Correia", "email": "comprador60@exemplo.com.br", "telefone": "(48) 98022-9503", "nascimento": "1992-01-01"}', 789000, 0, 789000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-10-28 07:59:34+00', '127.0.0.1', true, '2026-10-28 08:28:54+00', '2026-10-28 08:06:11+00', '2026-10-28 07:58:54+00', NULL, NULL),
	('01KNX4B9DGV3A60E99SHMWSCPT', 1, 20881, NULL, 'semente-01KNX4B9DGV3A60E99SHMWSCPT', 'MATRICULADA', '{"cpf": "529.982.247-25", "nome": "Ana Souza", "email": "aluno@vitrine.dev", "telefone": "(48) 99123-0001", "nascimento": "1998-04-12"}', 31000, 0, 31000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-04-11 02:01:58+00', '127.0.0.1', true, '2026-04-11 02:31:18+00', '2026-04-11 02:12:39+00', '2026-04-11 02:01:18+00', NULL, NULL),
	('01M8GDG7D0Y8SS6Q6VPYEVGC1S', 131, 20601, NULL, 'semente-01M8GDG7D0Y8SS6Q6VPYEVGC1S', 'MATRICULADA', '{"cpf": "765.870.988-35", "nome": "Vinícius Lemos Melo", "email": "comprador131@exemplo.com.br", "telefone": "(49) 99867-0539", "nascimento": "1983-03-18"}', 167000, 0, 167000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-28 06:30:04+00', '127.0.0.1', true, '2026-11-28 06:59:24+00', '2026-11-28 06:37:12+00', '2026-11-28 06:29:24+00', NULL, NULL),
	('01M3NJYV889ZT4HRYFQESD3JXC', 117, 20372, NULL, 'semente-01M3NJYV889ZT4HRYFQESD3JXC', 'MATRICULADA', '{"cpf": "649.991.181-06", "nome": "Helena Lemos da Freitas", "email": "comprador117@exemplo.com.br", "telefone": "(48) 98105-4435", "nascimento": "1976-11-17"}', 71000, 0, 71000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-09-29 03:23:09+00', '127.0.0.1', true, '2026-09-29 03:52:29+00', '2026-09-29 03:24:54+00', '2026-09-29 03:22:29+00', NULL, NULL),
	('01KWX666D8BX52K2VZF0VSNC5S', 55, 21502, NULL, 'semente-01KWX666D8BX52K2VZF0VSNC5S', 'MATRICULADA', '{"cpf": "224.987.674-60", "nome": "Marcos Alves Almeida", "email": "comprador55@exemplo.com.br", "telefone": "(47) 99207-2653", "nascimento": "2003-08-03"}', 41000, 0, 41000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-07-07 02:24:01+00', '127.0.0.1', true, '2026-07-07 02:53:21+00', '2026-07-07 02:27:36+00', '2026-07-07 02:23:21+00', NULL, NULL),
	('01M2MMR4GG6GWCFCHNVVVJ3V17', 149, 20854, NULL, 'semente-01M2MMR4GG6GWCFCHNVVVJ3V17', 'MATRICULADA', '{"cpf": "766.933.230-14", "nome": "Vanessa Moraes", "email": "comprador149@exemplo.com.br", "telefone": "(49) 98796-6189", "nascimento": "1984-03-17"}', 71000, 0, 71000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-09-16 08:19:30+00', '127.0.0.1', true, '2026-09-16 08:48:50+00', '2026-09-16 08:33:43+00', '2026-09-16 08:18:50+00', NULL, NULL),
	('01M399X6W8J0WQBFAQ5VDBTJJ8', 34, 20852, NULL, 'semente-01M399X6W8J0WQBFAQ5VDBTJJ8', 'MATRICULADA', '{"cpf": "062.681.134-11", "nome": "Helena Martins", "email": "comprador34@exemplo.com.br", "telefone": "(49) 99860-9649", "nascimento": "1994-12-06"}', 71000, 0, 71000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-09-24 08:54:05+00', '127.0.0.1', true, '2026-09-24 09:23:25+00', '2026-09-24 09:03:34+00', '2026-09-24 08:53:25+00', NULL, NULL),
	('01M5HKE9F88NHR33DB0H8ESKHE', 97, 21406, NULL, 'semente-01M5HKE9F88NHR33DB0H8ESKHE', 'MATRICULADA', '{"cpf": "321.982.457-95", "nome": "Ricardo Machado Ferreira", "email": "comprador97@exemplo.com.br", "telefone": "(49) 99908-5432", "nascimento": "1983-11-29"}', 27900, 0, 27900, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-10-22 10:46:01+00', '127.0.0.1', true, '2026-10-22 11:15:21+00', '2026-10-22 11:01:59+00', '2026-10-22 10:45:21+00', NULL, NULL),
	('01M7ZB98888X8CKC84YXZX6CK5', 1, 21993, NULL, 'semente-01M7ZB98888X8CKC84YXZX6CK5', 'MATRICULADA', '{"cpf": "529.982.247-25", "nome": "Ana Souza", "email": "aluno@vitrine.dev", "telefone": "(48) 99123-0001", "nascimento": "1998-04-12"}', 529000, 0, 529000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-21 15:24:13+00', '127.0.0.1', true, '2026-11-21 15:53:33+00', '2026-11-21 15:43:20+00', '2026-11-21 15:23:33+00', NULL, NULL),
	('01M80GYKHGNA3NGCY4F7EKJT94', 1, 21969, NULL, 'semente-01M80GYKHGNA3NGCY4F7EKJT94', 'MATRICULADA', '{"cpf": "529.982.247-25", "nome": "Ana Souza", "email": "aluno@vitrine.dev", "telefone": "(48) 99123-0001", "nascimento": "1998-04-12"}', 443000, 0, 443000, NULL, 'pix', 1, '2026-01', '4cf507121bec12da719c7aeed5b366d46a35a8c2dfdac78cecaa84269c78dd69', '2026-11-22 02:22:30+00', '127.0.0.1', true, '2026-11-22 02:51:50+00', '2026-11-22 02:25:53+00', '2026-11-22 02:21:50+00', NULL, NULL);

INSERT INTO public.questions VALUES
	(505, 1343, NULL, 'Nicolas F.', 'A unidade tem acessibilidade para cadeirante?', 'Sim, há rampas, elevador ou sala térrea e banheiro adaptado. Informe a necessidade na matrícula para prepararmos a sala.', '2026-03-10 07:58:38+00', '2026-03-09 18:14:27+00', NULL),
	(506, 1344, NULL, 'Daniel C.', 'Tem estacionamento na unidade?', 'A maioria das unidades tem vagas internas, por ordem de chegada. O endereço de cada turma está na página.', '2026-07-01 11:42:03+00', '2026-06-29 02:54:57+00', NULL),
	(507, 1344, NULL, 'Letícia A.', 'Tem desconto para quem já foi aluno?', 'Há descontos para egressos em algumas turmas. A Política de Descontos e Bolsas mostra as condições.', '2026-01-22 12:47:50+00', '2026-01-21 03:41:30+00', NULL),
	(508, 1344, NULL, 'Jéssica M.', 'O que acontece se a turma não fechar?', 'Avisamos por e-mail e você escolhe entre outra turma, outra unidade ou a devolução de todo o valor.', '2026-04-25 14:52:53+00', '2026-04-22 15:51:44+00', NULL),
	(509, 1345, NULL, 'Felipe V.', 'O que acontece se a turma não fechar?', 'Avisamos por e-mail e você escolhe entre outra turma, outra unidade ou a devolução de todo o valor.', '2026-05-08 04:13:49+00', '2026-05-07 17:48:18+00', NULL);

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
	(1071, 1345, NULL, 'Ricardo R.', 5, 'Fui por curiosidade e já me inscrevi em outra oficina.', 'PUBLICADA', 3, '2025-07-21 03:14:53+00', NULL),
	(1072, 1345, NULL, 'Isabela M.', 5, 'Tarde muito agradável, e levei para casa o que fiz.', 'PUBLICADA', 0, '2026-04-14 15:55:11+00', NULL),
	(1073, 1345, NULL, 'Mateus F.', 3, 'Legal, mas esperava ir um pouco além do básico.', 'PUBLICADA', 3, '2025-08-25 11:32:16+00', NULL),
	(1074, 1345, NULL, 'Camila V.', 4, 'Material incluído, turma pequena e instrutor paciente.', 'PUBLICADA', 0, '2026-06-28 04:55:31+00', NULL),
	(1075, 1126, 1, 'Ana S.', 4, 'O professor Marcos Andrade explica muito bem, o telefone dele é (48) 99999-0000.', 'RECUSADA', 0, '2026-05-03 03:00:00+00', 'DADOS_PESSOAIS');

INSERT INTO public.search_words VALUES
	('windows'),
	('wood'),
	('word'),
	('youtube'),
	('zero');

INSERT INTO public.site_settings VALUES
	('LINK_FALE_CONOSCO', '/fale-conosco'),
	('LINK_POLITICA_DE_DESCONTOS_E_BOLSAS', '/politica-de-descontos-e-bolsas'),
	('LINK_BLOG', '/blog'),
	('LINK_SCTEC', '/campanha/carreiras-em-tecnologia'),
	('LINK_ESTRATEGIA_CATARINA', '/para-empresas');

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

INSERT INTO public.testimonials VALUES
	(22, 1122, 'Jonas Becker', 'Instalador de Sistemas Fotovoltaicos', 'Moro em Ituporanga e ia duas vezes por semana. Hoje instalo usina na região toda e levo meu irmão como ajudante.', NULL),
	(23, 1004, 'Igor Nascimento', 'Técnico em Mecatrônica', 'A máquina que nossa turma construiu virou produto de uma empresa daqui. Fui contratado para dar manutenção nela.', NULL),
	(24, 1298, 'Camila Fischer', 'MBA em Gestão Industrial', 'Apliquei o trabalho final na minha linha e reduzimos as paradas em um terço. O diploma veio depois do resultado.', NULL),
	(25, 1135, 'Diego dos Santos', 'Mecânico de Refrigeração Residencial', 'Comecei consertando a geladeira da família. Dois verões depois, tenho carro adesivado e agenda cheia.', NULL),
	(26, 1058, 'Wagner Antunes', 'Operador de Empilhadeira', 'Fiz numa semana de folga e na outra já estava registrado num centro de distribuição em Itajaí.', NULL);

INSERT INTO public.units VALUES
	(3, 4209102, 'SENAI Joinville – Norte I', 'Rua Arno Waldemar Döhler, 957, Santo Antônio', '89219510', -26.2589, -48.8571),
	(6, 4205407, 'SENAI Florianópolis – Continente', 'Rua Henrique Valgas, 112, Estreito', '88070000', -27.5902, -48.5806),
	(7, 4208906, 'SENAI Jaraguá do Sul – Centro', 'Rua Isidoro Pedri, 263, Rio Molha', '89259590', -26.4799, -49.0693),
	(9, 4216602, 'SENAI São José – Barreiros', 'Rodovia BR-101, km 211, Área Industrial', '88104800', -27.5641, -48.6192),
	(10, 4204202, 'SENAI Chapecó – Efapi', 'Rua Frei Bruno, 201, Jardim América', '89803785', -27.0842, -52.6311),
	(11, 4211900, 'SENAI Palhoça – Pedra Branca', 'Avenida das Universidades, 410, Pedra Branca', '88137076', -27.6254, -48.6803),
	(18, 4214805, 'SENAI Rio do Sul – Canta Galo', 'Estrada da Madeira, 2420, Barragem', '89165100', -27.2007, -49.6429),
	(22, 4219309, 'SENAI Videira – Centro', 'Rua Josefina Damo Baldo, 178, Amarante', '89560270', -27.0056, -51.1545),
	(39, 4202305, 'SENAI Biguaçu – Rio Caveiras', 'Rua Treze de Maio, 950, Rio Caveiras', '88161400', -27.4942, -48.6557),
	(56, 4217808, 'SENAI Taió – Seminário', 'Rua Expedicionário Rafael Busarello, 720, Centro', '89190000', -27.117, -49.998),
	(57, 4210506, 'SENAI Maravilha – Industrial', 'Avenida Anita Garibaldi, 1340, Centro', '89874000', -26.7624, -53.1727),
	(58, 4212908, 'SENAI Pinhalzinho – Pioneiro', 'Avenida Brasília, 1980, Centro', '89870000', -26.8489, -52.991),
	(59, 4217501, 'SENAI Seara – Industrial', 'Rua Anita Garibaldi, 371, Centro', '89770000', -27.1492, -52.3108),
	(60, 4208401, 'SENAI Itapiranga – Centro', 'Rua São José, 456, Santo Antônio', '89896000', -27.1693, -53.7122),
	(61, 4216909, 'SENAI São Lourenço do Oeste – Perpétuo Socorro', 'Rua Duque de Caxias, 1108, Centro', '89990000', -26.3592, -52.8511);

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 26, true);

SELECT pg_catalog.setval('public.audit_log_id_seq', 1, false);

SELECT pg_catalog.setval('public.callback_requests_id_seq', 1, false);

SELECT pg_catalog.setval('public.company_leads_id_seq', 1, false);

SELECT pg_catalog.setval('public.consents_id_seq', 1, false);

SELECT pg_catalog.setval('public.cpf_claims_id_seq', 1, false);

SELECT pg_catalog.setval('public.email_changes_id_seq', 1, false);

SELECT pg_catalog.setval('public.kept_mails_id_seq', 1, false);

SELECT pg_catalog.setval('public.ledger_entries_id_seq', 879, true);

SELECT pg_catalog.setval('public.ledger_transactions_id_seq', 1, true);

SELECT pg_catalog.setval('public.logins_id_login_seq', 8, true);

SELECT pg_catalog.setval('public.newsletter_subscriptions_id_seq', 1, false);

SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);

SELECT pg_catalog.setval('public.persons_id_pessoa_seq', 168, true);

SELECT pg_catalog.setval('public.purchase_events_id_seq', 3512, true);

SELECT pg_catalog.setval('public.questions_id_pergunta_seq', 509, true);

SELECT pg_catalog.setval('public.request_log_id_seq', 1, false);

SELECT pg_catalog.setval('public.reviews_id_opiniao_seq', 1075, true);

SELECT pg_catalog.setval('public.simulated_bank_our_numbers', 1, false);

SELECT pg_catalog.setval('public.waiting_list_id_seq', 1, false);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_icone_slug_key UNIQUE (icone_slug);

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_nome_key UNIQUE (nome);

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_pkey PRIMARY KEY (id_grupo_area_atuacao);

ALTER TABLE ONLY public.areas
    ADD CONSTRAINT areas_pkey PRIMARY KEY (id_area_atuacao);

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

ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (id_certificado);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_nome_uf_key UNIQUE (nome, uf);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_pkey PRIMARY KEY (id_cidade);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.company_leads
    ADD CONSTRAINT company_leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (chave);

ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (versao);

ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_pkey PRIMARY KEY (codigo_compra);

ALTER TABLE ONLY public.coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (codigo);

ALTER TABLE ONLY public.course_alerts
    ADD CONSTRAINT course_alerts_pkey PRIMARY KEY (id_pessoa, id_produto);

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

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY (id_pessoa, id_produto);

ALTER TABLE ONLY public.finance_marks
    ADD CONSTRAINT finance_marks_pkey PRIMARY KEY (tipo, referencia);

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

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_email_key UNIQUE (email);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_pkey PRIMARY KEY (id_login);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_usuario_key UNIQUE (usuario);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_nome_key UNIQUE (nome);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_pkey PRIMARY KEY (id_modalidade);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_slug_key UNIQUE (slug);

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

ALTER TABLE ONLY public.payment_charges
    ADD CONSTRAINT pix_charges_end_to_end_id_key UNIQUE (end_to_end_id);

ALTER TABLE ONLY public.payment_charges
    ADD CONSTRAINT pix_charges_pkey PRIMARY KEY (txid);

ALTER TABLE ONLY public.postal_codes
    ADD CONSTRAINT postal_codes_pkey PRIMARY KEY (cep);

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

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (palavra);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (id_login);

ALTER TABLE ONLY public.session_families
    ADD CONSTRAINT session_families_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY public.states
    ADD CONSTRAINT states_pkey PRIMARY KEY (uf);

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

CREATE INDEX audit_log_pessoa_afetada ON public.audit_log USING btree (id_pessoa_afetada) WHERE (id_pessoa_afetada IS NOT NULL);

CREATE INDEX boletos_compra ON public.boletos USING btree (codigo_compra);

CREATE INDEX boletos_due ON public.boletos USING btree (vencimento) WHERE (status = ANY (ARRAY['REGISTRADO'::text, 'VENCIDO'::text]));

CREATE UNIQUE INDEX boletos_one_open ON public.boletos USING btree (txid_cobranca, parcela) WHERE (status = ANY (ARRAY['REGISTRADO'::text, 'VENCIDO'::text]));

CREATE INDEX boletos_to_withdraw ON public.boletos USING btree (criado_em) WHERE ((status = ANY (ARRAY['SUBSTITUIDO'::text, 'BAIXADO'::text])) AND (baixado_em IS NULL));

CREATE INDEX card_tries_open ON public.card_tries USING btree (criada_em) WHERE (status = ANY (ARRAY['ENVIADA'::text, 'DESAFIO'::text, 'EM_ANALISE'::text]));

CREATE INDEX card_tries_to_cancel ON public.card_tries USING btree (criada_em) WHERE ((status = 'CANCELADA'::text) AND (desfeita_em IS NULL));

CREATE INDEX consents_pessoa ON public.consents USING btree (id_pessoa);

CREATE INDEX coupon_uses_pessoa ON public.coupon_uses USING btree (codigo, id_pessoa);

CREATE INDEX course_alerts_produto ON public.course_alerts USING btree (id_produto);

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

CREATE INDEX email_changes_de ON public.email_changes USING btree (de) WHERE (desfeita_em IS NULL);

CREATE INDEX email_changes_login ON public.email_changes USING btree (id_login);

CREATE INDEX known_browsers_usado_em ON public.known_browsers USING btree (usado_em);

CREATE INDEX ledger_entries_compra ON public.ledger_entries USING btree (codigo_compra) WHERE (codigo_compra IS NOT NULL);

CREATE INDEX ledger_entries_transacao ON public.ledger_entries USING btree (id_transacao);

CREATE UNIQUE INDEX logins_pessoa_tipo ON public.logins USING btree (id_pessoa, tipo_login);

CREATE INDEX logins_supervisor ON public.logins USING btree (id_supervisor) WHERE (id_supervisor IS NOT NULL);

CREATE INDEX newsletter_tokens_assinatura ON public.newsletter_tokens USING btree (id_assinatura);

CREATE INDEX odd_payment_items_ultima_em ON public.odd_payment_items USING btree (ultima_em);

CREATE INDEX offers_cidade ON public.offers USING btree (id_cidade, id_produto) WHERE (situacao = ANY (ARRAY['em-aberto'::text, 'confirmada'::text]));

CREATE INDEX offers_open ON public.offers USING btree (id_produto, id_cidade, turno, formato) INCLUDE (bits_faceta, inscricoes_ate, vagas_disponiveis, tipo_oferta) WHERE (situacao = ANY (ARRAY['em-aberto'::text, 'confirmada'::text]));

CREATE INDEX offers_produto ON public.offers USING btree (id_produto, data_inicio);

CREATE INDEX one_time_tokens_expira ON public.one_time_tokens USING btree (expira_em);

CREATE INDEX one_time_tokens_login ON public.one_time_tokens USING btree (id_login, tipo);

CREATE INDEX outbox_identificador ON public.outbox USING btree (((dados ->> 'identificador'::text))) WHERE (destinatario IS NULL);

CREATE INDEX outbox_login ON public.outbox USING btree (((dados ->> 'id_login'::text))) WHERE ((dados ->> 'id_login'::text) IS NOT NULL);

CREATE INDEX outbox_pending ON public.outbox USING btree (disponivel_em) WHERE (enviado_em IS NULL);

CREATE INDEX payment_charges_compra ON public.payment_charges USING btree (codigo_compra, criada_em DESC);

CREATE UNIQUE INDEX payment_charges_one_active ON public.payment_charges USING btree (codigo_compra) WHERE (status = 'ATIVA'::text);

CREATE INDEX payment_charges_to_cancel ON public.payment_charges USING btree (criada_em) WHERE ((status = 'SUBSTITUIDA'::text) AND (cancelada_em IS NULL));

CREATE INDEX payment_events_evento ON public.payment_events USING btree (id_evento);

CREATE INDEX payment_events_pending ON public.payment_events USING btree (txid) WHERE (aplicado_em IS NULL);

CREATE INDEX payment_notices_ultima_em ON public.payment_notices USING btree (ultima_em);

CREATE INDEX pending_sign_ins_login ON public.pending_sign_ins USING btree (id_login);

CREATE INDEX purchase_events_compra ON public.purchase_events USING btree (codigo_compra, id);

CREATE INDEX purchases_expiring ON public.purchases USING btree (reserva_expira_em) WHERE (estado = ANY (ARRAY['AGUARDANDO_ACEITE'::text, 'AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text]));

CREATE INDEX purchases_oferta ON public.purchases USING btree (id_oferta);

CREATE UNIQUE INDEX purchases_one_live_per_person_and_offer ON public.purchases USING btree (id_pessoa, id_oferta) WHERE (estado = ANY (ARRAY['AGUARDANDO_ACEITE'::text, 'AGUARDANDO_PAGAMENTO'::text, 'EM_ANALISE'::text, 'PAGA'::text, 'MATRICULADA'::text]));

CREATE INDEX purchases_paid ON public.purchases USING btree (pago_em) WHERE (pago_em IS NOT NULL);

CREATE INDEX purchases_pessoa ON public.purchases USING btree (id_pessoa, criado_em DESC);

CREATE INDEX purchases_rede ON public.purchases USING btree (id_oferta, rede) WHERE (rede IS NOT NULL);

CREATE INDEX purchases_vendedor ON public.purchases USING btree (id_vendedor, criado_em DESC) WHERE (id_vendedor IS NOT NULL);

CREATE INDEX questions_abertas ON public.questions USING btree (criado_em, id_pergunta) WHERE ((resposta IS NULL) AND (descartada_em IS NULL));

CREATE INDEX questions_pessoa ON public.questions USING btree (id_pessoa) WHERE (id_pessoa IS NOT NULL);

CREATE INDEX questions_produto ON public.questions USING btree (id_produto, criado_em DESC);

CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);

CREATE INDEX refresh_tokens_used ON public.refresh_tokens USING btree (usado_em);

CREATE INDEX refunds_compra ON public.refunds USING btree (codigo_compra);

CREATE UNIQUE INDEX refunds_one_per_part ON public.refunds USING btree (end_to_end_id, parte) WHERE (status <> 'NAO_REALIZADO'::text);

CREATE INDEX refunds_open ON public.refunds USING btree (tentada_em NULLS FIRST, criada_em) WHERE (status = 'EM_PROCESSAMENTO'::text);

CREATE INDEX review_votes_pessoa ON public.review_votes USING btree (id_pessoa);

CREATE INDEX reviews_pendentes ON public.reviews USING btree (criado_em, id_opiniao) WHERE (situacao = 'PENDENTE'::text);

CREATE INDEX reviews_pessoa ON public.reviews USING btree (id_pessoa) WHERE (id_pessoa IS NOT NULL);

CREATE INDEX search_words_trgm ON public.search_words USING gist (palavra public.gist_trgm_ops);

CREATE INDEX session_families_login ON public.session_families USING btree (id_login) WHERE (revogada_em IS NULL);

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

CREATE TRIGGER courses_inserted AFTER INSERT ON public.courses REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION public.collect_search_words();

CREATE TRIGGER courses_updated AFTER UPDATE ON public.courses REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION public.collect_search_words();

CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION public.balance_ledger();

CREATE TRIGGER ledger_entries_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.keep_ledger();

CREATE TRIGGER ledger_transactions_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.keep_ledger();

ALTER TABLE ONLY public.area_groups
    ADD CONSTRAINT area_groups_icone_slug_tipo_pagina_fkey FOREIGN KEY (icone_slug, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

ALTER TABLE ONLY public.areas
    ADD CONSTRAINT areas_id_grupo_area_atuacao_fkey FOREIGN KEY (id_grupo_area_atuacao) REFERENCES public.area_groups(id_grupo_area_atuacao);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_id_pessoa_afetada_fkey FOREIGN KEY (id_pessoa_afetada) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.boletos
    ADD CONSTRAINT boletos_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.boletos
    ADD CONSTRAINT boletos_txid_cobranca_fkey FOREIGN KEY (txid_cobranca) REFERENCES public.payment_charges(txid) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_tag_url_tipo_pagina_fkey FOREIGN KEY (tag_url, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo) ON DELETE CASCADE;

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_txid_fkey FOREIGN KEY (txid) REFERENCES public.payment_charges(txid) ON DELETE CASCADE;

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_slug_tipo_pagina_fkey FOREIGN KEY (slug, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_uf_fkey FOREIGN KEY (uf) REFERENCES public.states(uf);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

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

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_area_atuacao_fkey FOREIGN KEY (id_area_atuacao) REFERENCES public.areas(id_area_atuacao);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_grupo_area_atuacao_fkey FOREIGN KEY (id_grupo_area_atuacao) REFERENCES public.area_groups(id_grupo_area_atuacao);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_modalidade_fkey FOREIGN KEY (id_modalidade) REFERENCES public.modalities(id_modalidade);

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_id_tipo_curso_fkey FOREIGN KEY (id_tipo_curso) REFERENCES public.course_types(id_tipo_curso);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.finance_marks
    ADD CONSTRAINT finance_marks_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_codigo_compra_fkey FOREIGN KEY (codigo_compra) REFERENCES public.purchases(codigo);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_id_transacao_fkey FOREIGN KEY (id_transacao) REFERENCES public.ledger_transactions(id);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_id_supervisor_fkey FOREIGN KEY (id_supervisor) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.modalities
    ADD CONSTRAINT modalities_slug_tipo_pagina_fkey FOREIGN KEY (slug, tipo_pagina) REFERENCES public.page_slugs(slug, tipo);

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
    ADD CONSTRAINT purchases_id_vendedor_fkey FOREIGN KEY (id_vendedor) REFERENCES public.logins(id_login);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_id_login_fkey FOREIGN KEY (id_login) REFERENCES public.second_factors(id_login) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_id_familia_fkey FOREIGN KEY (id_familia) REFERENCES public.session_families(id) ON DELETE CASCADE;

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

ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_id_produto_fkey FOREIGN KEY (id_produto) REFERENCES public.courses(id_produto);

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_id_cidade_fkey FOREIGN KEY (id_cidade) REFERENCES public.cities(id_cidade);

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_id_oferta_fkey FOREIGN KEY (id_oferta) REFERENCES public.offers(id_oferta);

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_id_pessoa_fkey FOREIGN KEY (id_pessoa) REFERENCES public.persons(id_pessoa);

