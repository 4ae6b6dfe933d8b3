import type { ReviewRow } from './community-rows.ts';
import type { OfferRow } from './offer-rows.ts';
import type { PurchaseRow } from './purchase-rows.ts';

/** What the student who signs in wrote about the first class bought: refused, so that the reason can be seen. */
export function buildStudentReview(
  id_opiniao: number,
  student: { id_pessoa: number; nome_autor: string },
  purchases: readonly PurchaseRow[],
  offers: readonly OfferRow[],
): ReviewRow[] {
  const purchase = purchases.find(({ id_pessoa }) => id_pessoa === student.id_pessoa);
  const offer = offers.find(({ id_oferta }) => id_oferta === purchase?.id_oferta);
  if (!purchase || !offer) return [];
  return [
    {
      id_opiniao,
      id_produto: offer.id_produto,
      ...student,
      nota: 4,
      texto: 'O professor Marcos Andrade explica muito bem, o telefone dele é (48) 99999-0000.',
      situacao: 'RECUSADA',
      motivo_recusa: 'DADOS_PESSOAIS',
      criado_em: new Date(purchase.criado_em.getTime() + 3 * 86_400_000),
    },
  ];
}
