import { isReais } from '#/domain/sale/money.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface OfferWish {
  offerId: number;
  total: number;
}

export const OFFER_MISSING = 'Escolha uma turma.';

export function writeOfferWish({ offerId, total }: OfferWish): string {
  return `${offerId}:${total}`;
}

export function readOfferWish(data: FormData): OfferWish | undefined {
  const [id = '', price = ''] = formText(data, 'turma').split(':');
  const [offerId, total] = [Number(id), Number(price)];
  const isWish = Number.isSafeInteger(offerId) && offerId > 0 && price !== '' && isReais(total) && total >= 0;
  return isWish ? { offerId, total } : undefined;
}
