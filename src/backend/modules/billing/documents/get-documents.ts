import type { Database } from '#/backend/db/database.ts';
import {
  getBoletos,
  getBoletosOfLink,
  type BoletoDeps,
} from '#/backend/modules/payments/boleto/boleto-view.ts';
import { listPaymentsOf } from '#/backend/modules/charges/payment-event-repository.ts';
import type { Letterhead } from '#/backend/documents/letterhead.ts';
import type { Company } from '#/domain/school/company.ts';
import { documentMissing } from '#/backend/modules/orders/purchase-errors.ts';
import { requireSeenPurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { describePurchase } from '#/backend/modules/purchases/purchase-view.ts';
import { findTermsOfVersion } from '#/backend/modules/orders/terms/terms-repository.ts';

interface DocumentDeps {
  db: Database;
  now: Date;
  company: Letterhead;
}

// The PDF library is large and rarely needed.
const boletos = () => import('./compose-boleto.ts');
const receipts = () => import('./compose-receipt.ts');
const contracts = () => import('./compose-terms.ts');

/** @throws 404 when the purchase isn't the person's, `DOCUMENTO_INEXISTENTE` while nothing was paid */
export async function getReceipt(
  { db, now, company }: DocumentDeps,
  personId: number,
  codigo: string,
): Promise<File> {
  const purchase = await requireSeenPurchase(db, personId, codigo);
  const payments = await listPaymentsOf(db, [codigo]);
  if (payments.length === 0) throw documentMissing('Ainda não há pagamento desta compra.');
  const { composeReceipt } = await receipts();
  return composeReceipt(await describePurchase(db, purchase, now, personId), payments, company, now);
}

/** @throws 404 when the purchase isn't the person's, `DOCUMENTO_INEXISTENTE` while nothing was accepted */
export async function getAcceptedTerms(
  { db, now, company }: DocumentDeps,
  personId: number,
  codigo: string,
): Promise<File> {
  const purchase = await requireSeenPurchase(db, personId, codigo);
  const terms = await findTermsOfVersion(db, purchase.contrato_versao);
  if (!terms || !purchase.aceite_em) throw documentMissing('O contrato desta compra ainda não foi aceito.');
  const proof = { acceptedAt: purchase.aceite_em, ip: purchase.aceite_ip };
  const { composeTerms } = await contracts();
  return composeTerms(await describePurchase(db, purchase, now, personId), terms, proof, company, now);
}

const nothingToPay = () => documentMissing('Não há boleto a pagar desta compra.');

/**
 * @throws 404 when the purchase isn't the person's, `DOCUMENTO_INEXISTENTE` when nothing is open, 503
 * `BOLETO_INDISPONIVEL`
 */
export async function getBoletoDocument(
  db: Database,
  { company, ...deps }: BoletoDeps & { company: Company },
  personId: number,
  codigo: string,
): Promise<File> {
  const { composeBoleto } = await boletos();
  const document = await composeBoleto(await getBoletos(db, deps, personId, codigo), company);
  if (!document) throw nothingToPay();
  return document;
}

/**
 * As {@link getBoletoDocument}, by link.
 * @param personId null without a session
 * @throws 410 `LINK_SEM_VALIDADE`, and as above
 */
export async function getBoletoDocumentOfLink(
  db: Database,
  { company, ...deps }: BoletoDeps & { company: Company },
  v: string,
  personId: number | null,
): Promise<File> {
  const { composeBoleto } = await boletos();
  const document = await composeBoleto(await getBoletosOfLink(db, deps, v, personId), company);
  if (!document) throw nothingToPay();
  return document;
}
