import * as v from 'valibot';

/** What the provider's own page hands over for a card: of one use, soon worth nothing (CARD-2). */
export const cardTokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));
