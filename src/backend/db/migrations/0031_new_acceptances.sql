-- A version of the terms that who accepted an earlier one is asked to accept, too.
ALTER TABLE contracts ADD COLUMN exige_novo_aceite boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- What of a class is agreed with the terms: when and where it is held.
CREATE FUNCTION class_conditions(o offers) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('data_inicio', o.data_inicio, 'data_fim', o.data_fim, 'turno', o.turno,
    'dias_semana', o.dias_semana, 'hora_inicio', o.hora_inicio, 'hora_fim', o.hora_fim, 'formato', o.formato,
    'id_unidade', o.id_unidade)
$$;
--> statement-breakpoint
ALTER TABLE purchases ADD COLUMN turma_aceita jsonb, ADD COLUMN total_aceito_centavos integer;
--> statement-breakpoint
UPDATE purchases p SET turma_aceita = class_conditions(o), total_aceito_centavos = p.total_centavos
  FROM offers o WHERE o.id_oferta = p.id_oferta AND p.aceite_em IS NOT NULL;
--> statement-breakpoint
CREATE TABLE new_acceptances (
  id uuid PRIMARY KEY,
  codigo_compra char(26) NOT NULL REFERENCES purchases ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'ABERTO' CHECK (status IN ('ABERTO', 'ACEITO', 'RECUSADO', 'SUBSTITUIDO', 'ENCERRADO')),
  motivos text[] NOT NULL CHECK (motivos <@ ARRAY['TURMA', 'VALOR', 'CONTRATO'] AND cardinality(motivos) > 0),
  -- What was accepted before, with its proof, and what is to be accepted.
  turma_antes jsonb NOT NULL,
  total_antes_centavos integer NOT NULL,
  contrato_antes text NOT NULL REFERENCES contracts,
  aceite_antes_em timestamptz NOT NULL,
  aceite_antes_ip text,
  turma jsonb NOT NULL,
  total_centavos integer NOT NULL,
  pedido_em timestamptz NOT NULL,
  responder_ate date NOT NULL,
  lembrado_em timestamptz,
  respondido_em timestamptz,
  CHECK ((status IN ('ACEITO', 'RECUSADO')) = (respondido_em IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX new_acceptances_open ON new_acceptances (codigo_compra) WHERE status = 'ABERTO';
--> statement-breakpoint
CREATE INDEX new_acceptances_purchase ON new_acceptances (codigo_compra);
