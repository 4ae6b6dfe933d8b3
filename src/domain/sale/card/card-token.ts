import * as v from 'valibot';

/** A provider's single-use token for a card (CARD-2). */
export const cardTokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));
