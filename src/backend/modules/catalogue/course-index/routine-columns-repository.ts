import { sql } from 'drizzle-orm';

/** Columns of the offer `o` that it is fitted into a week by, after those of the facets. */
export const routineColumns = [
  { name: 'id', column: sql`o.id_oferta` },
  { name: 'unit', column: sql`o.id_unidade` },
  { name: 'times', column: sql`o.turno || ':' || array_to_string(o.dias_semana, ',')` },
  { name: 'firstDay', column: sql`o.data_inicio` },
  { name: 'cents', column: sql`coalesce(o.preco_promocional_centavos, o.preco_original_centavos)` },
  { name: 'installments', column: sql`o.parcelas_max` },
  { name: 'zone', column: sql`o.fuso` },
  { name: 'format', column: sql`o.formato` },
] as const;

export type RoutineColumn = (typeof routineColumns)[number]['name'];
