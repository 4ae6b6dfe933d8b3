-- A card is a third form of the same charge; a refused one gives way to another try.
ALTER TABLE payment_charges DROP CONSTRAINT pix_charges_status_check;
--> statement-breakpoint
ALTER TABLE payment_charges ADD CONSTRAINT payment_charges_status_check
  CHECK (status IN ('ATIVA', 'CONCLUIDA', 'EXPIRADA', 'SUBSTITUIDA', 'RECUSADA'));
--> statement-breakpoint
CREATE TABLE card_tries (
  txid text PRIMARY KEY REFERENCES payment_charges ON DELETE CASCADE,
  codigo_compra char(26) NOT NULL REFERENCES purchases ON DELETE CASCADE,
  -- Five for a purchase, whatever is sent at once.
  tentativa integer NOT NULL CHECK (tentativa BETWEEN 1 AND 5),
  -- The provider's, of one use: of the card itself only what names it to its owner is kept.
  token text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9_-]{16,128}$'),
  status text NOT NULL CHECK (status IN ('ENVIADA', 'DESAFIO', 'EM_ANALISE', 'APROVADA', 'RECUSADA', 'CANCELADA')),
  bandeira text CHECK (bandeira ~ '^[a-z-]{1,30}$'),
  final char(4) CHECK (final ~ '^[0-9]{4}$'),
  motivo text,
  desafio_url text,
  criada_em timestamptz NOT NULL,
  analise_desde timestamptz,
  decidida_em timestamptz,
  -- When the provider was last asked about it by a job.
  perguntada_em timestamptz,
  -- When the provider took notice that nobody wants its money any more.
  desfeita_em timestamptz,
  UNIQUE (codigo_compra, tentativa),
  CHECK ((status = 'RECUSADA') = (motivo IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX card_tries_open ON card_tries (criada_em) WHERE status IN ('ENVIADA', 'DESAFIO', 'EM_ANALISE');
--> statement-breakpoint
CREATE INDEX card_tries_to_cancel ON card_tries (criada_em) WHERE status = 'CANCELADA' AND desfeita_em IS NULL;
--> statement-breakpoint
-- A seat doesn't wait for a review for ever.
DROP INDEX purchases_expiring;
--> statement-breakpoint
CREATE INDEX purchases_expiring ON purchases (reserva_expira_em)
  WHERE estado IN ('AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE');
--> statement-breakpoint
ALTER TABLE simulated_bank_charges DROP CONSTRAINT simulated_bank_charges_forma_check;
--> statement-breakpoint
ALTER TABLE simulated_bank_charges ADD CONSTRAINT simulated_bank_charges_forma_check
  CHECK (forma IN ('pix', 'boleto', 'cartao'));
--> statement-breakpoint
CREATE TABLE simulated_bank_card_tokens (
  token text PRIMARY KEY,
  bandeira text NOT NULL,
  final char(4) NOT NULL CHECK (final ~ '^[0-9]{4}$'),
  desfecho jsonb NOT NULL,
  criado_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL,
  -- The charge that used it up.
  usado_por text
);
--> statement-breakpoint
CREATE TABLE simulated_bank_card_charges (
  txid text PRIMARY KEY REFERENCES simulated_bank_charges,
  parcelas integer NOT NULL CHECK (parcelas BETWEEN 1 AND 13),
  bandeira text,
  final char(4) CHECK (final ~ '^[0-9]{4}$'),
  situacao text NOT NULL CHECK (situacao IN ('DESAFIO', 'EM_ANALISE', 'APROVADA', 'RECUSADA', 'CANCELADA')),
  motivo text,
  -- The address of its challenge holds it.
  desafio text UNIQUE,
  retorno text NOT NULL,
  -- When and how a review ends by itself.
  decide_em timestamptz,
  decisao text CHECK (decisao IN ('approve', 'refuse')),
  -- When the shop is to be notified next; null when it took notice of all.
  aviso_em timestamptz,
  aviso_tentativas integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE INDEX simulated_bank_card_charges_due ON simulated_bank_card_charges (decide_em) WHERE situacao = 'EM_ANALISE';
--> statement-breakpoint
CREATE INDEX simulated_bank_card_charges_notices ON simulated_bank_card_charges (aviso_em) WHERE aviso_em IS NOT NULL;
