/**
 * True when every text in a parsed input, keys included, is one PostgreSQL can hold: no NUL and no half of a
 * surrogate pair. Both are legal in JSON and in an address.
 */
export function isStorable(input: unknown): boolean {
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (!isStorableText(value)) return false;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inside] of Object.entries(value)) left.push(key, inside);
    }
  }
  return true;
}

const loneSurrogate = /\p{Surrogate}/u;

function isStorableText(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text);
}
