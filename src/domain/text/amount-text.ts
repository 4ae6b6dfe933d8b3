export const AMOUNT_MESSAGE = 'Informe o valor em reais, como 900,00.';

/** Integer cents of 'R$ 1.234,56' or '900'; undefined for no amount. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/^\s*R\$/i, '').replaceAll(/\s/g, '');
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{2}))?$/.exec(plain);
  if (!parts) return undefined;
  const cents = Number(`${parts[1]!.replaceAll('.', '')}${parts[2] ?? '00'}`);
  return cents > 0 && cents < 1e9 ? cents : undefined;
}
