import { isReais } from '#/domain/sale/money.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface ClassWish {
  offerId: number;
  total: number;
}

export const CLASS_MISSING = 'Escolha uma turma.';

export function writeClassWish({ offerId, total }: ClassWish): string {
  return `${offerId}:${total}`;
}

export function readClassWish(data: FormData): ClassWish | undefined {
  const [id = '', price = ''] = formText(data, 'turma').split(':');
  const [offerId, total] = [Number(id), Number(price)];
  const isWish = Number.isSafeInteger(offerId) && offerId > 0 && price !== '' && isReais(total) && total >= 0;
  return isWish ? { offerId, total } : undefined;
}
