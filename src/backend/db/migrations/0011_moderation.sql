ALTER TABLE reviews ADD COLUMN motivo_recusa text
  CHECK (motivo_recusa IN ('DADOS_PESSOAIS', 'OFENSA', 'FORA_DO_ASSUNTO', 'PROPAGANDA'));
--> statement-breakpoint
-- Reviews that were refused before have no reason.
ALTER TABLE reviews ADD CHECK (motivo_recusa IS NULL OR situacao = 'RECUSADA');
--> statement-breakpoint
CREATE INDEX reviews_pendentes ON reviews (criado_em, id_opiniao) WHERE situacao = 'PENDENTE';
--> statement-breakpoint
ALTER TABLE questions ADD COLUMN descartada_em timestamptz CHECK (descartada_em IS NULL OR resposta IS NULL);
--> statement-breakpoint
CREATE INDEX questions_abertas ON questions (criado_em, id_pergunta)
  WHERE resposta IS NULL AND descartada_em IS NULL;
--> statement-breakpoint
ALTER TABLE audit_log ADD COLUMN objeto text, ADD COLUMN id_requisicao text;
--> statement-breakpoint
CREATE INDEX audit_log_pessoa_afetada ON audit_log (id_pessoa_afetada) WHERE id_pessoa_afetada IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who erases their account leaves the log; what was done, by whom and when stays.
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{id_pessoa_afetada}', 'null') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log only grows';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
--> statement-breakpoint
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
