import * as v from 'valibot';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { purchaseCodeSchema, purchaseDocuments } from '#/domain/sale/purchase-code.ts';
import { documentFile } from './document-file.ts';
import { fetchPurchaseDocument } from './purchases.functions.ts';

const addressSchema = v.object({
  codigo: purchaseCodeSchema,
  documento: v.picklist(purchaseDocuments.map(documentFile)),
});

/** A document of a purchase as PDF, for its buyer (DOCUMENT-7). */
export async function respondWithDocument(params: { codigo: string; documento: string }): Promise<Response> {
  const address = v.safeParse(addressSchema, params);
  if (!address.success) {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return new Response('Not found', { status: 404, headers });
  }
  const { codigo, documento } = address.output;
  const document = purchaseDocuments.find((each) => documentFile(each) === documento)!;
  return respondWithFile(
    () => fetchPurchaseDocument(codigo, document),
    fillPath('/minhas-compras/$codigo', { codigo }),
  );
}
