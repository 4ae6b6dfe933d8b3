CREATE TABLE course_alerts (
  id_pessoa integer NOT NULL REFERENCES persons ON DELETE CASCADE,
  id_produto integer NOT NULL REFERENCES courses,
  id_cidade integer REFERENCES cities,
  criado_em timestamptz NOT NULL,
  PRIMARY KEY (id_pessoa, id_produto)
);
--> statement-breakpoint
CREATE INDEX course_alerts_produto ON course_alerts (id_produto);
--> statement-breakpoint
ALTER TABLE courses ADD COLUMN periodo_preco text NOT NULL DEFAULT 'curso'
  CHECK (periodo_preco IN ('curso', 'semestre', 'ano'));
