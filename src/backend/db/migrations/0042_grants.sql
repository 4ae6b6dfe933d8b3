-- Grants: what was declared of the income, the documents, and who decided.
ALTER TABLE enrolments
  ADD COLUMN renda jsonb,
  ADD COLUMN decidida_por integer REFERENCES logins,
  ADD COLUMN decidida_em timestamptz;
--> statement-breakpoint
CREATE INDEX enrolments_to_decide ON enrolments (criado_em, protocolo) WHERE estado = 'INSCRITA';
--> statement-breakpoint
CREATE TABLE enrolment_documents (
  id uuid PRIMARY KEY,
  protocolo char(14) NOT NULL REFERENCES enrolments ON DELETE CASCADE,
  -- Which of the documents that are asked for it is.
  tipo text NOT NULL,
  -- Made safe; what the person's own file was called besides is kept nowhere.
  nome text NOT NULL,
  formato text NOT NULL CHECK (formato IN ('pdf', 'jpeg', 'png', 'heic')),
  tamanho integer NOT NULL CHECK (tamanho BETWEEN 1 AND 10485760),
  sha256 char(64) NOT NULL,
  situacao text NOT NULL CHECK (situacao IN ('EM_VERIFICACAO', 'RECEBIDO', 'INFECTADO')),
  -- Null once the antivirus refused it.
  conteudo bytea CHECK ((conteudo IS NULL) = (situacao = 'INFECTADO')),
  criado_em timestamptz NOT NULL
);
--> statement-breakpoint
-- What is compressed already isn't compressed again.
ALTER TABLE enrolment_documents ALTER COLUMN conteudo SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE INDEX enrolment_documents_enrolment ON enrolment_documents (protocolo, criado_em);
--> statement-breakpoint
CREATE INDEX enrolment_documents_to_scan ON enrolment_documents (criado_em) WHERE situacao = 'EM_VERIFICACAO';
