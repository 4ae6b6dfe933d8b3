-- Pictures of the brand. A file is named by its content and never changes, so old addresses go on answering.
CREATE TABLE brand_files (
  arquivo text PRIMARY KEY CHECK (arquivo ~ '^[0-9a-f]{32}\.(svg|png|webp|jpg)$'),
  conteudo bytea NOT NULL,
  criado_em timestamptz NOT NULL
);
--> statement-breakpoint
-- What the shop shows now. `enviada`: as the school sent it; the others are made of those, or of its name.
CREATE TABLE brand_images (
  papel text PRIMARY KEY,
  arquivo text NOT NULL REFERENCES brand_files,
  largura integer NOT NULL CHECK (largura > 0),
  altura integer NOT NULL CHECK (altura > 0),
  enviada boolean NOT NULL
);
