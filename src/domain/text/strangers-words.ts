const MOST_CHARACTERS = 60;

/**
 * Text typed by another person, cut to one line without anything a mail program would turn into a link. Never
 * in a subject.
 */
export function strangersWords(text: string): string {
  const line = text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[@/\\:]+/g, ' ')
    // Mail programs link 'golpe.example', not 'S.A.'.
    .replaceAll(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > MOST_CHARACTERS ? `${letters.slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
}
