-- A programme is a course that is made of courses: what sells courses sells it.
ALTER TABLE courses ADD COLUMN programa boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE TABLE programmes (
  id_produto integer PRIMARY KEY REFERENCES courses,
  -- Of the page, which never moves.
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  texto text NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE TABLE programme_courses (
  id_programa integer NOT NULL REFERENCES programmes,
  posicao integer NOT NULL CHECK (posicao > 0),
  id_produto integer NOT NULL REFERENCES courses,
  PRIMARY KEY (id_programa, posicao),
  UNIQUE (id_programa, id_produto)
);
--> statement-breakpoint
CREATE INDEX programme_courses_produto ON programme_courses (id_produto);
--> statement-breakpoint
-- An edition is the offer of a programme, and its parts are the offers in which its buyers get a seat.
CREATE TABLE programme_editions (
  id_oferta integer PRIMARY KEY REFERENCES offers,
  preco_centavos integer NOT NULL CHECK (preco_centavos > 0),
  a_venda boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE programme_parts (
  id_oferta integer NOT NULL REFERENCES programme_editions,
  posicao integer NOT NULL CHECK (posicao > 0),
  id_parte integer NOT NULL REFERENCES offers,
  PRIMARY KEY (id_oferta, posicao),
  UNIQUE (id_oferta, id_parte),
  CHECK (id_parte <> id_oferta)
);
--> statement-breakpoint
CREATE INDEX programme_parts_parte ON programme_parts (id_parte);
--> statement-breakpoint
-- Brings an edition up to date with its parts: it can be bought only while a seat of each can, and its full price is the sum
-- of theirs. The edition is locked first, in a statement of its own, so that the next one sees what others have committed.
CREATE FUNCTION follow_parts(edition integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM offers WHERE id_oferta = edition FOR NO KEY UPDATE;
  UPDATE offers o SET
    formato = s.formato, turno = s.turno, dias_semana = s.dias_semana, hora_inicio = s.hora_inicio, hora_fim = s.hora_fim,
    id_unidade = s.id_unidade, id_cidade = s.id_cidade, data_inicio = s.data_inicio, data_fim = s.data_fim,
    inscricoes_ate = s.inscricoes_ate, carga_horaria = s.carga_horaria, idade_minima = s.idade_minima,
    escolaridade = s.escolaridade, documentos = s.documentos,
    vagas_total = CASE WHEN s.limitada THEN s.vagas_total END,
    vagas_disponiveis = CASE WHEN s.limitada THEN s.vagas_disponiveis END,
    situacao = CASE WHEN s.cancelada THEN 'cancelada' WHEN NOT s.a_venda OR s.encerrada THEN 'encerrada'
      WHEN s.adiada THEN 'adiada' WHEN s.esgotada THEN 'esgotada' WHEN s.confirmada THEN 'confirmada' ELSE 'em-aberto' END,
    preco_original_centavos = greatest(s.soma, s.preco_centavos),
    preco_promocional_centavos = CASE WHEN s.preco_centavos < s.soma THEN s.preco_centavos END
  FROM (
    SELECT e.preco_centavos, e.a_venda,
      CASE WHEN count(DISTINCT x.formato) = 1 THEN min(x.formato) ELSE 'hibrido' END AS formato,
      CASE WHEN count(DISTINCT x.turno) = 1 THEN min(x.turno) ELSE 'livre' END AS turno,
      ARRAY(SELECT dia FROM unnest(ARRAY['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom']) dia
        WHERE EXISTS (SELECT FROM programme_parts q JOIN offers y ON y.id_oferta = q.id_parte
          WHERE q.id_oferta = edition AND dia = ANY (y.dias_semana))) AS dias_semana,
      CASE WHEN count(DISTINCT coalesce(x.hora_inicio, '')) = 1 THEN min(x.hora_inicio) END AS hora_inicio,
      CASE WHEN count(DISTINCT coalesce(x.hora_fim, '')) = 1 THEN min(x.hora_fim) END AS hora_fim,
      (array_agg(x.id_unidade ORDER BY x.formato = 'ead', p.posicao))[1] AS id_unidade,
      (array_agg(x.id_cidade ORDER BY x.formato = 'ead', p.posicao))[1] AS id_cidade,
      min(x.data_inicio) AS data_inicio, max(x.data_fim) AS data_fim, min(x.inscricoes_ate) AS inscricoes_ate,
      sum(x.carga_horaria)::int AS carga_horaria, max(x.idade_minima) AS idade_minima,
      string_agg(DISTINCT x.escolaridade, '; ') AS escolaridade,
      ARRAY(SELECT DISTINCT d FROM programme_parts q JOIN offers y ON y.id_oferta = q.id_parte, unnest(y.documentos) d
        WHERE q.id_oferta = edition ORDER BY d) AS documentos,
      bool_or(x.vagas_total IS NOT NULL) AS limitada, min(x.vagas_total) AS vagas_total,
      min(x.vagas_disponiveis) AS vagas_disponiveis,
      bool_or(x.situacao = 'cancelada') AS cancelada, bool_or(x.situacao = 'encerrada') AS encerrada,
      bool_or(x.situacao = 'adiada') AS adiada, bool_or(x.situacao = 'esgotada') AS esgotada,
      bool_and(x.situacao = 'confirmada') AS confirmada,
      sum(coalesce(x.preco_promocional_centavos, x.preco_original_centavos))::int AS soma
    FROM programme_editions e JOIN programme_parts p USING (id_oferta) JOIN offers x ON x.id_oferta = p.id_parte
    WHERE e.id_oferta = edition GROUP BY e.preco_centavos, e.a_venda
  ) s
  WHERE o.id_oferta = edition AND o.situacao <> 'cancelada';
  UPDATE courses c SET preco_original_centavos = n.preco_original_centavos,
    preco_promocional_centavos = n.preco_promocional_centavos, carga_horaria = n.carga_horaria
  FROM (
    SELECT o.* FROM offers o
    WHERE o.id_produto = (SELECT id_produto FROM offers WHERE id_oferta = edition)
      AND o.situacao IN ('em-aberto', 'confirmada', 'esgotada')
    ORDER BY coalesce(o.preco_promocional_centavos, o.preco_original_centavos), o.id_oferta LIMIT 1
  ) n
  WHERE c.id_produto = n.id_produto
    AND (c.preco_original_centavos, c.preco_promocional_centavos, c.carga_horaria)
      IS DISTINCT FROM (n.preco_original_centavos, n.preco_promocional_centavos, n.carga_horaria);
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE edition integer;
BEGIN
  FOR edition IN SELECT id_oferta FROM programme_parts WHERE id_parte = NEW.id_oferta ORDER BY id_oferta LOOP
    PERFORM follow_parts(edition);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the end of the transaction, when all parts are locked that will be: no edition is locked before a part.
CREATE CONSTRAINT TRIGGER offers_followed AFTER UPDATE ON offers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    (OLD.situacao, OLD.vagas_total, OLD.vagas_disponiveis, OLD.inscricoes_ate, OLD.data_inicio, OLD.data_fim, OLD.turno,
      OLD.dias_semana, OLD.hora_inicio, OLD.hora_fim, OLD.formato, OLD.id_unidade, OLD.id_cidade, OLD.carga_horaria,
      OLD.idade_minima, OLD.escolaridade, OLD.documentos, OLD.preco_original_centavos, OLD.preco_promocional_centavos)
    IS DISTINCT FROM
      (NEW.situacao, NEW.vagas_total, NEW.vagas_disponiveis, NEW.inscricoes_ate, NEW.data_inicio, NEW.data_fim, NEW.turno,
      NEW.dias_semana, NEW.hora_inicio, NEW.hora_fim, NEW.formato, NEW.id_unidade, NEW.id_cidade, NEW.carga_horaria,
      NEW.idade_minima, NEW.escolaridade, NEW.documentos, NEW.preco_original_centavos, NEW.preco_promocional_centavos)
  ) EXECUTE FUNCTION follow_part();
--> statement-breakpoint
-- What a buyer of a programme agreed to are the days and hours of each part, too; of other offers it is what it was.
CREATE OR REPLACE FUNCTION class_conditions(o offers) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('data_inicio', o.data_inicio, 'data_fim', o.data_fim, 'turno', o.turno,
    'dias_semana', o.dias_semana, 'hora_inicio', o.hora_inicio, 'hora_fim', o.hora_fim, 'formato', o.formato,
    'id_unidade', o.id_unidade)
    || coalesce((SELECT jsonb_build_object('partes', jsonb_agg(jsonb_build_object('id_oferta', x.id_oferta,
        'data_inicio', x.data_inicio, 'data_fim', x.data_fim, 'turno', x.turno, 'dias_semana', x.dias_semana,
        'hora_inicio', x.hora_inicio, 'hora_fim', x.hora_fim, 'formato', x.formato, 'id_unidade', x.id_unidade) ORDER BY p.posicao))
      FROM programme_parts p JOIN offers x ON x.id_oferta = p.id_parte
      WHERE p.id_oferta = o.id_oferta HAVING count(*) > 0), '{}')
$$;
