/** Shown for a card expiry that breaks a rule (FORM-8). */
export const CARD_EXPIRY_MESSAGE = 'O ano ou mês inserido é inválido.';

/**
 * True for MM/YY with a month from 1 to 12 and a year not before the current one; the month alone expires no
 * card (FORM-8). It belongs to the form of a card alone: the server gets the provider's token and nothing of
 * the card (PURCHASE-16).
 */
export function isCardExpiry(text: string, currentYear: number): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  return match !== null && 2000 + Number(match[2]) >= currentYear;
}
