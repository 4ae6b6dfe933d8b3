-- What a period's numbers are added up from, without reading whole rows.
CREATE INDEX ledger_transactions_em ON ledger_transactions (em) INCLUDE (id, tipo)
  WHERE tipo IN ('PAGAMENTO', 'DEVOLUCAO_PEDIDA', 'DEVOLUCAO_FEITA', 'DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_MAO', 'MOVIMENTO');
--> statement-breakpoint
CREATE INDEX ledger_entries_orders ON ledger_entries (id_transacao) INCLUDE (conta, centavos, codigo_compra)
  WHERE conta IN ('CLIENTES', 'A_DEVOLVER');
--> statement-breakpoint
CREATE INDEX purchases_paid_sums ON purchases (pago_em) INCLUDE (id_oferta, vagas, total_centavos) WHERE pago_em IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payment_events_booked ON payment_events ((provedor || ' ' || id_evento));
