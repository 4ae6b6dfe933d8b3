-- Staff find an order by what a person tells them: a CPF, an e-mail, a name, the number of a payment.
CREATE FUNCTION order_keys(aluno jsonb, responsavel jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT ARRAY[
      regexp_replace(left(aluno ->> 'cpf', 20), '\D', '', 'g'), left(lower(aluno ->> 'email'), 254),
      regexp_replace(left(responsavel ->> 'cpf', 20), '\D', '', 'g'), left(lower(responsavel ->> 'email'), 254)
    ]
  $$;
--> statement-breakpoint
CREATE FUNCTION order_names(aluno jsonb, responsavel jsonb, empresa jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT public.fold_text(coalesce(aluno ->> 'nome', '') || ' ' || coalesce(responsavel ->> 'nome', '') || ' ' ||
      coalesce(empresa ->> 'razao_social', ''))
  $$;
--> statement-breakpoint
CREATE INDEX purchases_criado ON purchases (criado_em DESC, codigo DESC);
--> statement-breakpoint
CREATE INDEX purchases_keys ON purchases USING gin (order_keys(aluno, responsavel));
--> statement-breakpoint
CREATE INDEX purchases_names ON purchases USING gin (order_names(aluno, responsavel, empresa) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX persons_names ON persons USING gin (fold_text(nome || ' ' || coalesce(nome_social, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX company_seats_names ON company_seats USING gin (fold_text(aluno ->> 'nome') gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX company_seats_keys ON company_seats USING gin (order_keys(aluno, NULL));
--> statement-breakpoint
CREATE INDEX payment_charges_pagamento ON payment_charges (end_to_end_id) WHERE end_to_end_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX boletos_nosso_numero ON boletos (nosso_numero) WHERE nosso_numero IS NOT NULL;
--> statement-breakpoint
CREATE INDEX boletos_barras ON boletos (codigo_barras) WHERE codigo_barras IS NOT NULL;
--> statement-breakpoint
CREATE INDEX boletos_pagamento ON boletos (id_pagamento) WHERE id_pagamento IS NOT NULL;
--> statement-breakpoint
CREATE INDEX refunds_provedor ON refunds (id_provedor) WHERE id_provedor IS NOT NULL;
--> statement-breakpoint
-- Mails of an order name it by one of two keys.
CREATE INDEX outbox_compra ON outbox ((coalesce(dados ->> 'codigo_compra', dados ->> 'codigo')))
  WHERE coalesce(dados ->> 'codigo_compra', dados ->> 'codigo') IS NOT NULL;
--> statement-breakpoint
CREATE INDEX audit_log_objeto ON audit_log (objeto) WHERE objeto IS NOT NULL;
