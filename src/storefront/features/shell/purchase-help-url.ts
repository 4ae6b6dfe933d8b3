import { chatUrl } from './purchase-chat.ts';

/** The chat about an order, with its code and what its kind is called. */
export function purchaseHelpUrl(number: string, noun: string, codigo: string): string {
  return chatUrl(number, `Olá, quero ajuda com a ${noun} ${codigo}.`);
}
