import { customType } from 'drizzle-orm/pg-core';

/** The wire writes years with four digits. A month is left after the last, and a day before the first. */
const latest = Date.parse('9999-11-30T23:59:59.999Z');
const earliest = Date.parse('1000-01-02T00:00:00Z');

/**
 * A UTC instant of the database as a `Date`. Instants beyond the wire's range, and `infinity`, are read as
 * the first or the last one in it.
 */
export function readInstant(text: string): Date {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return new Date(/^-|BC$/.test(text) ? earliest : latest);
  return new Date(Math.min(Math.max(ms, earliest), latest));
}

export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (date) => date.toISOString(),
  fromDriver: readInstant,
});

/** Raw bytes: hashes and keys, never shown. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
