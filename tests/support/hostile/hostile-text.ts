/** What an attacker types: a formula, the end of an attribute, of a script and of a text, and templates. */
export const hostileTexts = [
  `=1+1"'><img src=x onerror=ran=1></script></style></title><script>ran=1</script>{{7*7}}\${7*7} [a](javascript:ran=1)`,
  `"'><svg onload=ran=1>`,
];

/** What people type has spaces or begins as a name does; keys, codes, dates and links don't. */
const isTyped = (text: string) =>
  /\s|^\p{Lu}\p{Ll}+$/u.test(text) && !/^\d{4}-\d\d-\d\d[ T]|^https?:/.test(text);

/** Puts a text wherever a person could have typed one. */
export function spoil(value: unknown, text: string): unknown {
  if (typeof value === 'string') return isTyped(value) ? text : value;
  if (Array.isArray(value)) return value.map((each) => spoil(each, text));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoil(each, text)]));
}
