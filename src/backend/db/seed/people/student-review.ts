import { addDays, startOfDay } from '#/domain/time/dates.ts';
import type { ReviewRow } from './community-rows.ts';
import type { OfferRow } from '../offers/offer-rows.ts';
import type { PurchaseRow } from './purchase-rows.ts';

export function buildStudentReview(
  id_opiniao: number,
  student: { id_pessoa: number; nome_autor: string },
  purchases: readonly PurchaseRow[],
  offers: readonly OfferRow[],
): ReviewRow[] {
  const offer = purchases
    .filter(({ id_pessoa }) => id_pessoa === student.id_pessoa)
    .map(({ id_oferta }) => offers.find((other) => other.id_oferta === id_oferta))
    .find((bought) => bought?.situacao === 'encerrada');
  if (!offer) return [];
  return [
    {
      id_opiniao,
      id_produto: offer.id_produto,
      ...student,
      nota: 4,
      texto: 'O professor Marcos Andrade explica muito bem, o telefone dele é (48) 99999-0000.',
      situacao: 'RECUSADA',
      motivo_recusa: 'DADOS_PESSOAIS',
      criado_em: startOfDay(addDays(offer.data_inicio, 3)),
    },
  ];
}
