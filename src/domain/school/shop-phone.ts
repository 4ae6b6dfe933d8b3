import { hasKnownDdd, isPhoneDigits, phoneDigits } from '../person/phone.ts';

export const SHOP_PHONE_MESSAGE = 'Informe um telefone com DDD, ou um 0800.';

/** 0800 and the like, or a phone with area code. */
export function isShopPhone(text: string): boolean {
  const digits = phoneDigits(text);
  return /^(?:0[358]00\d{6,7}|[34]00\d{5})$/.test(digits) || (isPhoneDigits(digits) && hasKnownDdd(digits));
}
