/** The messaging app's chat with the shop, with what the visitor most likely wants to say (SHELL-16). */
export function purchaseChatUrl(number: string | null): string {
  return chatUrl(number ?? '', 'Olá, quero ajuda para comprar um curso.');
}

/** The same chat, about a purchase that was made, with its code and what its kind is called. */
export function purchaseHelpUrl(number: string, noun: string, codigo: string): string {
  return chatUrl(number, `Olá, quero ajuda com a ${noun} ${codigo}.`);
}

function chatUrl(number: string, text: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
