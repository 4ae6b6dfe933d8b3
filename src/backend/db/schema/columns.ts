import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A UTC instant, read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Raw bytes: hashes and keys, never shown. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
