import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

/**
 * Whether the offer `o` of a hand-written statement can be bought or enrolled in: status, deadline and seats.
 * `today` is the shop's day by the injected clock. The one place where "open" is written in SQL.
 */
export function isOpen(today: CalendarDay): SQL {
  return sql`(o.situacao IN ('em-aberto', 'confirmada') AND o.inscricoes_ate >= ${today}::date
    AND (o.vagas_disponiveis IS NULL OR o.vagas_disponiveis > 0))`;
}
