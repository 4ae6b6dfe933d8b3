-- Staff find the orders of a company by its CNPJ, and the latest of all companies.
CREATE FUNCTION company_cnpj(empresa jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(upper(left(empresa ->> 'cnpj', 20)), '[^0-9A-Z]', '', 'g') $$;
--> statement-breakpoint
CREATE INDEX purchases_of_companies ON purchases (criado_em DESC, codigo DESC) WHERE empresa IS NOT NULL;
--> statement-breakpoint
CREATE INDEX purchases_cnpj ON purchases (company_cnpj(empresa)) WHERE empresa IS NOT NULL;
