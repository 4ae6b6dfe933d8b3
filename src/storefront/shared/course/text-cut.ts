/**
 * A text cut at about 50 characters, ending with an ellipsis (TEXT-5). It is cut between words when one
 * ends in the last third, and never inside a character of more than one code unit. A shorter text comes
 * back as it is.
 */
export function cutText(text: string, length = 50): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length).join('');
  const wordEnd = characters[length] === ' ' ? kept.length : kept.lastIndexOf(' ');
  const cut = wordEnd >= (kept.length * 2) / 3 ? kept.slice(0, wordEnd) : kept;
  return `${cut.trimEnd()}…`;
}
