import * as v from 'valibot';

/**
 * Code of a purchase: 26 characters of Crockford's base 32, a ULID, without meaning to
 * the outside (PURCHASE-5).
 */
export const purchaseCodeSchema = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** Chosen by the client, one per intent to buy; the same key never makes a second purchase. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/));

export const purchaseDocuments = ['recibo', 'contrato', 'boleto'] as const;
export type PurchaseDocument = (typeof purchaseDocuments)[number];
