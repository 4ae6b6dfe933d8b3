-- A seat that an employer or a grant pays for is approved by the seller's supervisor, then confirmed by the employer's address.
ALTER TABLE assisted_proposals ADD COLUMN empresa_email text;
--> statement-breakpoint
-- What the signed link to the employer names; nothing here opens it.
ALTER TABLE assisted_proposals ADD COLUMN empresa_serie uuid;
--> statement-breakpoint
ALTER TABLE assisted_proposals ADD COLUMN empresa_resposta text CHECK (empresa_resposta IN ('CONFIRMADA', 'RECUSADA'));
--> statement-breakpoint
ALTER TABLE assisted_proposals ADD COLUMN empresa_respondeu_em timestamptz;
--> statement-breakpoint
-- Why the supervisor didn't approve it.
ALTER TABLE assisted_proposals ADD COLUMN recusa text;
--> statement-breakpoint
CREATE UNIQUE INDEX assisted_proposals_empresa ON assisted_proposals (empresa_serie) WHERE empresa_serie IS NOT NULL;
--> statement-breakpoint
ALTER TABLE assisted_proposals DROP CONSTRAINT assisted_proposals_situacao_check;
--> statement-breakpoint
ALTER TABLE assisted_proposals ADD CONSTRAINT assisted_proposals_situacao_check
  CHECK (situacao IN ('AGUARDANDO_APROVACAO', 'AGUARDANDO_EMPRESA', 'ABERTA', 'RECUSADA', 'CANCELADA'));
--> statement-breakpoint
-- Links that nobody but the seller stands for are good no more; the seller asks for them as it is done now.
UPDATE assisted_proposals SET situacao = 'CANCELADA'
  WHERE tipo = 'MATRICULA' AND situacao = 'ABERTA' AND codigo_compra IS NULL;
--> statement-breakpoint
ALTER TABLE finance_matters DROP CONSTRAINT finance_matters_tipo_check;
--> statement-breakpoint
ALTER TABLE finance_matters ADD CONSTRAINT finance_matters_tipo_check CHECK (tipo IN ('CONTESTACAO', 'DEVOLUCAO_NO_PROVEDOR',
  'DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_FAZER', 'EMPRESA_A_COBRAR'));
