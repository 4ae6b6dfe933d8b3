-- What search holds in memory is brought up to date from here: which courses changed in which transaction. A reader remembers its
-- last snapshot and asks for what that couldn't see, so the order in which transactions end doesn't matter.
CREATE TABLE course_changes (
  id_mudanca bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_produto integer NOT NULL,
  -- Whether the course itself changed, and not only its offers.
  do_curso boolean NOT NULL,
  transacao xid8 NOT NULL DEFAULT pg_current_xact_id(),
  feita_em timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
CREATE INDEX course_changes_transacao ON course_changes (transacao);
--> statement-breakpoint
-- Changes of transactions before this one were deleted: whose snapshot is older reads everything anew.
CREATE TABLE course_changes_kept (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  desde xid8 NOT NULL
);
--> statement-breakpoint
INSERT INTO course_changes_kept (desde) VALUES ('0');
--> statement-breakpoint
CREATE FUNCTION note_new_courses() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO course_changes (id_produto, do_curso) SELECT id_produto, true FROM new_courses WHERE publicado;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
CREATE FUNCTION note_new_offers() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO course_changes (id_produto, do_curso) SELECT DISTINCT id_produto, false FROM new_offers;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_course() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO course_changes (id_produto, do_curso) VALUES (OLD.id_produto, TG_TABLE_NAME = 'courses');
    IF TG_OP = 'UPDATE' AND NEW.id_produto <> OLD.id_produto THEN
      INSERT INTO course_changes (id_produto, do_curso) VALUES (NEW.id_produto, TG_TABLE_NAME = 'courses');
    END IF;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
CREATE TRIGGER courses_new_noted AFTER INSERT ON courses
  REFERENCING NEW TABLE AS new_courses FOR EACH STATEMENT EXECUTE FUNCTION note_new_courses();
--> statement-breakpoint
CREATE TRIGGER courses_deleted_noted AFTER DELETE ON courses
  FOR EACH ROW WHEN (OLD.publicado) EXECUTE FUNCTION note_changed_course();
--> statement-breakpoint
CREATE TRIGGER courses_changed_noted AFTER UPDATE ON courses
  FOR EACH ROW WHEN (
    (OLD.publicado OR NEW.publicado)
    AND (OLD.id_produto, OLD.publicado, OLD.titulo, OLD.termos_busca, OLD.descricao, OLD.id_modalidade, OLD.id_grupo_area_atuacao,
      OLD.id_area_atuacao, OLD.id_tipo_curso, OLD.gratuito, OLD.preco_centavos, OLD.com_desconto, OLD.mais_vendido_destaque, OLD.tags)
    IS DISTINCT FROM
      (NEW.id_produto, NEW.publicado, NEW.titulo, NEW.termos_busca, NEW.descricao, NEW.id_modalidade, NEW.id_grupo_area_atuacao,
      NEW.id_area_atuacao, NEW.id_tipo_curso, NEW.gratuito, NEW.preco_centavos, NEW.com_desconto, NEW.mais_vendido_destaque, NEW.tags)
  ) EXECUTE FUNCTION note_changed_course();
--> statement-breakpoint
CREATE TRIGGER offers_new_noted AFTER INSERT ON offers
  REFERENCING NEW TABLE AS new_offers FOR EACH STATEMENT EXECUTE FUNCTION note_new_offers();
--> statement-breakpoint
CREATE TRIGGER offers_deleted_noted AFTER DELETE ON offers FOR EACH ROW EXECUTE FUNCTION note_changed_course();
--> statement-breakpoint
-- A seat that is taken changes nothing for search but when it is the last one, or the first that is given back.
CREATE TRIGGER offers_changed_noted AFTER UPDATE ON offers
  FOR EACH ROW WHEN (
    (OLD.id_produto, OLD.id_cidade, OLD.turno, OLD.formato, OLD.inscricoes_ate, OLD.tipo_oferta, OLD.situacao,
      OLD.vagas_disponiveis IS DISTINCT FROM 0)
    IS DISTINCT FROM
      (NEW.id_produto, NEW.id_cidade, NEW.turno, NEW.formato, NEW.inscricoes_ate, NEW.tipo_oferta, NEW.situacao,
      NEW.vagas_disponiveis IS DISTINCT FROM 0)
  ) EXECUTE FUNCTION note_changed_course();
