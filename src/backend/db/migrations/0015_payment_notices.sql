-- What payment providers sent, as it came: once each, cut at a bound, for some months.
CREATE TABLE payment_notices (
  provedor text NOT NULL,
  sha256 char(64) NOT NULL,
  -- JSON as text: jsonb can't hold every text that JSON can.
  corpo text NOT NULL CHECK (octet_length(corpo) <= 65536),
  vezes integer NOT NULL DEFAULT 1,
  recebido_em timestamptz NOT NULL,
  ultima_em timestamptz NOT NULL,
  PRIMARY KEY (provedor, sha256)
);
--> statement-breakpoint
CREATE INDEX payment_notices_ultima_em ON payment_notices (ultima_em);
--> statement-breakpoint
-- Items of notices that nothing could be done with: somebody has to look at them.
CREATE TABLE odd_payment_items (
  provedor text NOT NULL,
  sha256 char(64) NOT NULL,
  corpo text NOT NULL CHECK (octet_length(corpo) <= 16384),
  motivo text NOT NULL CHECK (motivo IN ('ILEGIVEL', 'SEM_TXID', 'SEM_VALOR', 'DIVERGENTE')),
  vezes integer NOT NULL DEFAULT 1,
  recebido_em timestamptz NOT NULL,
  ultima_em timestamptz NOT NULL,
  PRIMARY KEY (provedor, sha256)
);
--> statement-breakpoint
CREATE INDEX odd_payment_items_ultima_em ON odd_payment_items (ultima_em);
