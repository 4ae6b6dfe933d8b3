import type { PurchaseDocument } from '#/domain/sale/purchase-code.ts';

export function documentFile<Document extends PurchaseDocument>(document: Document): `${Document}.pdf` {
  return `${document}.pdf`;
}
