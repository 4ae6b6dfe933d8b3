import { sql, type SQL } from 'drizzle-orm';
import { localToday } from './local-today.ts';

/**
 * Whether the offer `o` of a hand-written statement can be bought or enrolled in: status, deadline and seats.
 * `now` is of the injected clock. The one place where "open" is written in SQL.
 */
export function isOpen(now: Date): SQL {
  return sql`(o.situacao IN ('em-aberto', 'confirmada') AND o.inscricoes_ate >= ${localToday(now)}
    AND (o.vagas_disponiveis IS NULL OR o.vagas_disponiveis > 0))`;
}
