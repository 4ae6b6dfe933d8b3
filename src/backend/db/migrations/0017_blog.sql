-- A post of the shop's own blog has its text here; one without lives where its link leads.
ALTER TABLE blog_posts
  ADD COLUMN slug text UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD COLUMN resumo text,
  ADD COLUMN texto text,
  ADD CHECK ((texto IS NULL) = (slug IS NULL) AND (texto IS NULL) = (resumo IS NULL));
