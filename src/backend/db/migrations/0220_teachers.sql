-- Named by their address, which never changes: offers, sheets and links point to it.
CREATE TABLE teachers (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  nome text NOT NULL,
  biografia text NOT NULL DEFAULT '',
  links text[] NOT NULL DEFAULT '{}',
  mostrado boolean NOT NULL DEFAULT false,
  imagem text,
  imagem_alt text NOT NULL DEFAULT '',
  versao_imagem integer NOT NULL DEFAULT 1,
  versao integer NOT NULL DEFAULT 1,
  atualizado_em timestamptz NOT NULL
);
--> statement-breakpoint
-- Slugs of teachers, in the order in which the offer names them.
ALTER TABLE offers ADD COLUMN professores text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE INDEX offers_professores ON offers USING gin (professores) WHERE professores <> '{}';
--> statement-breakpoint
-- A picture is of a course or of a teacher.
ALTER TABLE course_pictures ALTER COLUMN id_produto DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE course_pictures ADD COLUMN professor text REFERENCES teachers;
--> statement-breakpoint
ALTER TABLE course_pictures ADD CHECK (num_nonnulls(id_produto, professor) = 1);
--> statement-breakpoint
CREATE INDEX course_pictures_professor ON course_pictures (professor);
