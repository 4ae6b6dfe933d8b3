-- A picture of a course's own: `imagem` leads to it, and says the drawing of its area otherwise.
ALTER TABLE courses ADD COLUMN imagem_alt text NOT NULL DEFAULT '';
--> statement-breakpoint
-- Counts the changes of the picture: the second editor is told, and nothing is overwritten.
ALTER TABLE courses ADD COLUMN versao_imagem integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- Named by what its files contain. One that was replaced stays for pages that were stored elsewhere, for a while.
CREATE TABLE course_pictures (
  foto text PRIMARY KEY CHECK (foto ~ '^[0-9a-f]{32}$'),
  id_produto integer NOT NULL REFERENCES courses,
  criado_em timestamptz NOT NULL,
  retirada_em timestamptz
);
--> statement-breakpoint
CREATE INDEX course_pictures_id_produto ON course_pictures (id_produto);
--> statement-breakpoint
CREATE TABLE course_picture_files (
  foto text NOT NULL REFERENCES course_pictures ON DELETE CASCADE,
  nome text NOT NULL CHECK (nome ~ '^[0-9]{3,4}\.(avif|webp|jpg)$'),
  conteudo bytea NOT NULL,
  PRIMARY KEY (foto, nome)
);
