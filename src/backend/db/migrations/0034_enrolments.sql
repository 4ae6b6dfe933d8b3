-- Enrolments that nobody pays for: one live one a person and a class, and one a student and a class.
CREATE TABLE enrolments (
  protocolo char(14) PRIMARY KEY,
  id_pessoa integer NOT NULL REFERENCES persons,
  id_oferta integer NOT NULL REFERENCES offers,
  estado text NOT NULL CHECK (estado IN ('INSCRITA', 'MATRICULADA', 'LISTA_ESPERA', 'INDEFERIDA', 'DESISTENTE')),
  aluno jsonb NOT NULL,
  cpf char(11) NOT NULL,
  responsavel jsonb,
  declaracao_versao text NOT NULL,
  declaracao_sha256 char(64) NOT NULL,
  declaracao_ip text,
  motivo text,
  criado_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX enrolments_live_person ON enrolments (id_pessoa, id_oferta)
  WHERE estado IN ('INSCRITA', 'MATRICULADA', 'LISTA_ESPERA');
--> statement-breakpoint
CREATE UNIQUE INDEX enrolments_live_student ON enrolments (id_oferta, cpf)
  WHERE estado IN ('INSCRITA', 'MATRICULADA', 'LISTA_ESPERA');
--> statement-breakpoint
CREATE INDEX enrolments_person ON enrolments (id_pessoa, criado_em);
--> statement-breakpoint
CREATE INDEX enrolments_offer ON enrolments (id_oferta, estado);
--> statement-breakpoint
CREATE TABLE enrolment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  protocolo char(14) NOT NULL REFERENCES enrolments ON DELETE CASCADE,
  estado text NOT NULL CHECK (estado IN ('INSCRITA', 'MATRICULADA', 'LISTA_ESPERA', 'INDEFERIDA', 'DESISTENTE')),
  em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX enrolment_events_enrolment ON enrolment_events (protocolo);
