import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { localDay, timeZones } from '#/domain/time/local-time.ts';

/** The calendar day at `now` where an offer is held, by its column `fuso`; of the offer `o` when left out. */
export function localToday(now: Date, zone: SQLWrapper = sql`o.fuso`): SQL {
  const days = timeZones.map((name) => sql`WHEN ${sql.raw(`'${name}'`)} THEN ${localDay(now, name)}::date`);
  return sql`(CASE ${zone} ${sql.join(days, sql` `)} END)`;
}
