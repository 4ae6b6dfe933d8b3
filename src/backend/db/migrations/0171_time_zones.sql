-- The clock of a municipality by IBGE's number, in which the first two digits are the state. Four clocks run in
-- Brazil: Acre and 13 municipalities of Amazonas; the rest of Amazonas, Rondônia, Roraima, Mato Grosso and Mato
-- Grosso do Sul; Fernando de Noronha; and Brasília's.
CREATE FUNCTION time_zone_of_city(id_cidade integer) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT CASE
      WHEN id_cidade = 2605459 THEN 'America/Noronha'
      WHEN id_cidade / 100000 = 12 OR id_cidade IN (1300201, 1300607, 1300706, 1301407, 1301506, 1301654, 1301803, 1301951, 1302306, 1302405, 1303502, 1303908, 1304062) THEN 'America/Rio_Branco'
      WHEN id_cidade / 100000 IN (11, 13, 14, 50, 51) THEN 'America/Porto_Velho'
      ELSE 'America/Sao_Paulo'
    END
  $$;
--> statement-breakpoint
-- An offer is held by the clock of its city.
ALTER TABLE offers ADD COLUMN fuso text NOT NULL GENERATED ALWAYS AS (time_zone_of_city(id_cidade)) STORED;
