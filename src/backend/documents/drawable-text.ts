const UNDRAWABLE =
  /[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu;
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ſ: 's',
};

/** Composes the text and replaces what the font lacks by a question mark (DOCUMENT-2). */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(UNDRAWABLE, (sign) => {
    const [letter = ''] = sign.normalize('NFD');
    if (letter.replace(UNDRAWABLE, '') !== '') return letter;
    return PLAIN_LETTERS[letter] ?? (/[\s\p{C}]/u.test(sign) ? ' ' : '?');
  });
}
