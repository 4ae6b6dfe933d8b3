-- What happens to a course by itself at an hour that staff chose.
CREATE TABLE scheduled_changes (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  id_produto integer NOT NULL REFERENCES courses,
  id_oferta integer REFERENCES offers,
  tipo text NOT NULL CHECK (tipo IN ('PUBLICAR', 'TIRAR', 'PRECO', 'FIM_PROMOCAO')),
  quando timestamptz NOT NULL,
  preco_original_centavos integer CHECK (preco_original_centavos > 0),
  preco_promocional_centavos integer CHECK (preco_promocional_centavos BETWEEN 1 AND preco_original_centavos - 1),
  situacao text NOT NULL DEFAULT 'AGENDADO' CHECK (situacao IN ('AGENDADO', 'FEITO', 'CANCELADO', 'RECUSADO')),
  -- Why it was refused when its hour came.
  motivo text,
  id_login integer NOT NULL REFERENCES logins,
  criado_em timestamptz NOT NULL,
  terminado_em timestamptz,
  CHECK ((tipo = 'PRECO') = (preco_original_centavos IS NOT NULL)),
  CHECK ((situacao = 'AGENDADO') = (terminado_em IS NULL))
);
--> statement-breakpoint
CREATE INDEX scheduled_changes_due ON scheduled_changes (quando, id) WHERE situacao = 'AGENDADO';
--> statement-breakpoint
CREATE INDEX scheduled_changes_id_produto ON scheduled_changes (id_produto);
--> statement-breakpoint
CREATE INDEX scheduled_changes_id_oferta ON scheduled_changes (id_oferta);
--> statement-breakpoint
CREATE INDEX scheduled_changes_id_login ON scheduled_changes (id_login);
--> statement-breakpoint
-- Two changes of one thing at one instant have no order.
CREATE UNIQUE INDEX scheduled_changes_once ON scheduled_changes
  (id_produto, coalesce(id_oferta, 0), (tipo IN ('PRECO', 'FIM_PROMOCAO')), quando) WHERE situacao = 'AGENDADO';
