/**
 * A text cut at about 50 characters, ending with an ellipsis (TEXT-5). It is cut between words when one
 * ends in the last third, and never inside a character of more than one code unit. A shorter text comes
 * back as it is.
 */
export function cutText(text: string, length = 50): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const stored = characters.slice(0, length).join('');
  const wordEnd = characters[length] === ' ' ? stored.length : stored.lastIndexOf(' ');
  const cut = wordEnd >= (stored.length * 2) / 3 ? stored.slice(0, wordEnd) : stored;
  return `${cut.trimEnd()}…`;
}
