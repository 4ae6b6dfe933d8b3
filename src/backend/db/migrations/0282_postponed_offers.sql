-- An offer that is postponed without a new date: what its buyers agreed to doesn't hold any more.
CREATE FUNCTION is_postponed(o offers) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT o.situacao = 'adiada' OR (o.situacao <> 'cancelada' AND EXISTS (
    SELECT FROM programme_parts p JOIN offers x ON x.id_oferta = p.id_parte
    WHERE p.id_oferta = o.id_oferta AND x.situacao = 'adiada'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION class_conditions(o offers) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('data_inicio', o.data_inicio, 'data_fim', o.data_fim, 'turno', o.turno,
    'dias_semana', o.dias_semana, 'hora_inicio', o.hora_inicio, 'hora_fim', o.hora_fim, 'formato', o.formato,
    'id_unidade', o.id_unidade)
    || coalesce((SELECT jsonb_build_object('partes', jsonb_agg(jsonb_build_object('id_oferta', x.id_oferta,
        'data_inicio', x.data_inicio, 'data_fim', x.data_fim, 'turno', x.turno, 'dias_semana', x.dias_semana,
        'hora_inicio', x.hora_inicio, 'hora_fim', x.hora_fim, 'formato', x.formato, 'id_unidade', x.id_unidade) ORDER BY p.posicao))
      FROM programme_parts p JOIN offers x ON x.id_oferta = p.id_parte
      WHERE p.id_oferta = o.id_oferta HAVING count(*) > 0), '{}')
    || CASE WHEN is_postponed(o) THEN '{"adiada": true}'::jsonb ELSE '{}' END
$$;
