CREATE TABLE contracts (
  versao text PRIMARY KEY,
  texto text NOT NULL,
  sha256 char(64) NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  vigente_desde timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE purchases (
  codigo char(26) PRIMARY KEY CHECK (codigo ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  id_pessoa integer NOT NULL REFERENCES persons,
  id_oferta integer NOT NULL REFERENCES offers,
  id_vendedor integer REFERENCES logins,
  chave_idempotencia text NOT NULL CHECK (char_length(chave_idempotencia) BETWEEN 8 AND 100),
  estado text NOT NULL CHECK (estado IN ('AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'MATRICULADA',
    'EXPIRADA', 'CANCELADA', 'ARREPENDIDA', 'ESTORNADA', 'TURMA_CANCELADA', 'PAGAMENTO_TARDIO')),
  aluno jsonb NOT NULL,
  preco_original_centavos integer NOT NULL CHECK (preco_original_centavos >= 0),
  desconto_centavos integer NOT NULL DEFAULT 0 CHECK (desconto_centavos >= 0),
  total_centavos integer NOT NULL CHECK (total_centavos >= 0),
  codigo_cupom text REFERENCES coupons,
  forma text CHECK (forma IN ('pix', 'boleto', 'cartao')),
  parcelas integer NOT NULL DEFAULT 1 CHECK (parcelas BETWEEN 1 AND 36),
  contrato_versao text NOT NULL REFERENCES contracts,
  contrato_sha256 char(64) NOT NULL,
  aceite_em timestamptz,
  aceite_ip text,
  vaga_retida boolean NOT NULL,
  reserva_expira_em timestamptz NOT NULL,
  pago_em timestamptz,
  criado_em timestamptz NOT NULL,
  UNIQUE (id_pessoa, chave_idempotencia),
  CHECK (total_centavos = preco_original_centavos - desconto_centavos),
  CHECK (estado NOT IN ('PAGA', 'MATRICULADA') OR (pago_em IS NOT NULL AND aceite_em IS NOT NULL AND vaga_retida)),
  CHECK (estado NOT IN ('EXPIRADA', 'CANCELADA', 'ESTORNADA') OR NOT vaga_retida)
);
--> statement-breakpoint
CREATE UNIQUE INDEX purchases_one_live_per_person_and_offer ON purchases (id_pessoa, id_oferta)
  WHERE estado IN ('AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'MATRICULADA');
--> statement-breakpoint
CREATE INDEX purchases_pessoa ON purchases (id_pessoa, criado_em DESC);
--> statement-breakpoint
CREATE INDEX purchases_oferta ON purchases (id_oferta);
--> statement-breakpoint
CREATE INDEX purchases_expiring ON purchases (reserva_expira_em) WHERE estado IN ('AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO');
--> statement-breakpoint
CREATE INDEX purchases_paid ON purchases (pago_em) WHERE pago_em IS NOT NULL;
--> statement-breakpoint
CREATE TABLE purchase_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  codigo_compra char(26) NOT NULL REFERENCES purchases ON DELETE CASCADE,
  estado text NOT NULL,
  detalhe text,
  em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX purchase_events_compra ON purchase_events (codigo_compra, id);
--> statement-breakpoint
CREATE TABLE coupon_uses (
  codigo_compra char(26) PRIMARY KEY REFERENCES purchases ON DELETE CASCADE,
  codigo text NOT NULL REFERENCES coupons,
  id_pessoa integer NOT NULL REFERENCES persons
);
--> statement-breakpoint
CREATE INDEX coupon_uses_pessoa ON coupon_uses (codigo, id_pessoa);
--> statement-breakpoint
CREATE TABLE pix_charges (
  txid text PRIMARY KEY CHECK (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  codigo_compra char(26) NOT NULL REFERENCES purchases ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('ATIVA', 'CONCLUIDA', 'EXPIRADA', 'SUBSTITUIDA')),
  valor_centavos integer NOT NULL CHECK (valor_centavos > 0),
  brcode text,
  criada_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL CHECK (expira_em > criada_em),
  pago_em timestamptz,
  end_to_end_id text UNIQUE,
  regerada boolean NOT NULL DEFAULT false,
  CHECK ((status = 'CONCLUIDA') = (pago_em IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX pix_charges_one_active ON pix_charges (codigo_compra) WHERE status = 'ATIVA';
--> statement-breakpoint
CREATE INDEX pix_charges_compra ON pix_charges (codigo_compra, criada_em DESC);
--> statement-breakpoint
CREATE TABLE payment_events (
  provedor text NOT NULL,
  id_evento text NOT NULL,
  txid text NOT NULL,
  valor_centavos integer NOT NULL CHECK (valor_centavos > 0),
  ocorrido_em timestamptz NOT NULL,
  recebido_em timestamptz NOT NULL,
  aplicado_em timestamptz,
  resultado text CHECK (resultado IN ('EM_DIA', 'TARDIO', 'REPETIDO', 'VALOR_DIVERGENTE')),
  PRIMARY KEY (provedor, id_evento),
  CHECK ((aplicado_em IS NULL) = (resultado IS NULL))
);
--> statement-breakpoint
CREATE INDEX payment_events_pending ON payment_events (txid) WHERE aplicado_em IS NULL;
--> statement-breakpoint
CREATE TABLE refunds (
  id text PRIMARY KEY CHECK (id ~ '^[a-zA-Z0-9]{1,35}$'),
  codigo_compra char(26) NOT NULL REFERENCES purchases,
  end_to_end_id text NOT NULL,
  valor_centavos integer NOT NULL CHECK (valor_centavos > 0),
  status text NOT NULL CHECK (status IN ('EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO')),
  motivo text NOT NULL,
  criada_em timestamptz NOT NULL,
  concluida_em timestamptz,
  CHECK ((status = 'EM_PROCESSAMENTO') = (concluida_em IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_one_per_payment ON refunds (end_to_end_id) WHERE status <> 'NAO_REALIZADO';
--> statement-breakpoint
CREATE INDEX refunds_open ON refunds (criada_em) WHERE status = 'EM_PROCESSAMENTO';
--> statement-breakpoint
CREATE TABLE waiting_list (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_oferta integer NOT NULL REFERENCES offers,
  id_pessoa integer NOT NULL REFERENCES persons,
  criado_em timestamptz NOT NULL,
  convite_hash bytea UNIQUE,
  convite_expira_em timestamptz,
  UNIQUE (id_oferta, id_pessoa)
);
--> statement-breakpoint
CREATE TABLE simulated_bank_charges (
  txid text PRIMARY KEY,
  valor_centavos integer NOT NULL CHECK (valor_centavos > 0),
  descricao text NOT NULL,
  status text NOT NULL CHECK (status IN ('ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP')),
  brcode text NOT NULL,
  criada_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL,
  recusada_em timestamptz
);
--> statement-breakpoint
CREATE INDEX simulated_bank_charges_recent ON simulated_bank_charges (criada_em DESC, txid);
--> statement-breakpoint
CREATE TABLE simulated_bank_payments (
  end_to_end_id text PRIMARY KEY,
  txid text NOT NULL REFERENCES simulated_bank_charges,
  valor_centavos integer NOT NULL CHECK (valor_centavos > 0),
  horario timestamptz NOT NULL,
  devolvido_centavos integer NOT NULL DEFAULT 0 CHECK (devolvido_centavos BETWEEN 0 AND valor_centavos)
);
--> statement-breakpoint
CREATE INDEX simulated_bank_payments_charge ON simulated_bank_payments (txid);
--> statement-breakpoint
CREATE TABLE simulated_bank_notices (
  end_to_end_id text PRIMARY KEY REFERENCES simulated_bank_payments,
  tentativas integer NOT NULL DEFAULT 0 CHECK (tentativas >= 0),
  proxima_em timestamptz NOT NULL,
  entregue_em timestamptz
);
--> statement-breakpoint
CREATE INDEX simulated_bank_notices_open ON simulated_bank_notices (proxima_em) WHERE entregue_em IS NULL;
--> statement-breakpoint
CREATE TABLE simulated_bank_refunds (
  id text PRIMARY KEY CHECK (id ~ '^[a-zA-Z0-9]{1,35}$'),
  end_to_end_id text NOT NULL REFERENCES simulated_bank_payments,
  valor_centavos integer NOT NULL CHECK (valor_centavos > 0),
  criada_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE simulated_bank_state (
  unico boolean PRIMARY KEY DEFAULT true CHECK (unico),
  segredo_aviso text NOT NULL CHECK (char_length(segredo_aviso) >= 32),
  adiantamento_ms bigint NOT NULL DEFAULT 0 CHECK (adiantamento_ms >= 0)
);
