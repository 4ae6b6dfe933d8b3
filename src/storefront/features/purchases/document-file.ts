import type { PurchaseDocument } from '#/domain/sale/purchase-code.ts';

/** The last part of a document's address. */
export function documentFile<Document extends PurchaseDocument>(document: Document): `${Document}.pdf` {
  return `${document}.pdf`;
}
