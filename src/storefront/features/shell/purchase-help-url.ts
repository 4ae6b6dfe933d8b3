import { chatUrl } from './purchase-chat.ts';

export function purchaseHelpUrl(number: string, noun: string, codigo: string): string {
  return chatUrl(number, `Olá, quero ajuda com a ${noun} ${codigo}.`);
}
