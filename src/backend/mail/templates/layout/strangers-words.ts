const MOST_CHARACTERS = 60;

/**
 * What another person typed, as a mail may repeat it: one short line in which no mail program finds an
 * address to link. It never stands in a subject.
 */
export function strangersWords(text: string): string {
  const line = text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[@/\\:]+/g, ' ')
    // 'golpe.example' is linked as it stands; 'S.A.' isn't.
    .replaceAll(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > MOST_CHARACTERS ? `${letters.slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
}
