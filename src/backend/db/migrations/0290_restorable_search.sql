-- A dump is restored with an empty search_path, in which the generated columns of courses failed.
CREATE OR REPLACE FUNCTION public.plain_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(public.fold_text(value), '[^a-z0-9]+', ' ', 'g')) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.title_vector(titulo text, termos text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector('portuguese', titulo), 'A')
        || setweight(to_tsvector('portuguese', public.plain_words(titulo)), 'A')
        || setweight(to_tsvector('simple', public.plain_words(titulo)), 'A')
        || setweight(to_tsvector('portuguese', termos), 'B')
        || setweight(to_tsvector('portuguese', public.plain_words(termos)), 'B')
        || setweight(to_tsvector('simple', public.plain_words(termos)), 'B')
  $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_vector(titulo text, termos text, descricao text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT public.title_vector(titulo, termos)
        || setweight(to_tsvector('portuguese', descricao), 'D')
        || setweight(to_tsvector('portuguese', public.plain_words(descricao)), 'D')
  $$;
