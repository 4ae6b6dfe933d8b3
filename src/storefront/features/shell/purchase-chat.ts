// SHELL-16
export function purchaseChatUrl(number: string | null): string {
  return chatUrl(number ?? '', 'Olá, quero ajuda para comprar um curso.');
}

export function chatUrl(number: string, text: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
