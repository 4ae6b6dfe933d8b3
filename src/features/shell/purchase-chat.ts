/** The messaging app's chat with the shop, with what the visitor most likely wants to say (SHELL-16). */
export function purchaseChatUrl(number: string | null): string {
  const digits = (number ?? '').replaceAll(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent('Olá, quero ajuda para comprar um curso.')}`;
}
