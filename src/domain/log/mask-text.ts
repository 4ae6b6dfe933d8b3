import { LRUCache } from 'lru-cache';

const schemaName =
  /\b(constraint|column|relation|table|index|function|type|schema|role|database|extension) "([\w.]+)"/g;

const masks: readonly (readonly [RegExp, string])[] = [
  // Drizzle writes the parameters of a failed query after it.
  [/\nparams: [\s\S]*$/, ''],
  [schemaName, "$1 '$2'"],
  [/"[\s\S]*"/g, '"[hidden]"'],
  [/(\w+:\/\/)[^/\s@]+@/g, '$1[hidden]@'],
  [/(\w+:\/\/[^\s?#]*)[?#]\S+/g, '$1?[hidden]'],
  [/[^\s"'<>()[\],;:=&?/]+(@|%40)[^\s"'<>()[\],;:=&?/]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, '[token]'],
  // Codes and keys: capitals and digits together, which no word of ours is, or long hexadecimal.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}(?![\w-])/g, '[token]'],
  [/(?<![\w-])[0-9a-f]{32,}(?![\w-])/g, '[token]'],
  // The typed line of a boleto, and a card in groups of four.
  [/(?<![\w-])\d{5}\.?\d{5} \d{5}\.?\d{6} \d{5}\.?\d{6} \d \d{14}(?![\w-])/g, '[number]'],
  [/(?<![\w-])\d{4}(?:[ -]\d{4}){2}[ -]\d{1,7}(?![\w-])/g, '[number]'],
  [/(?<![\w-])\d{3}\.?\d{3}\.?\d{3}-\d{2}(?![\w-])/g, '[number]'],
  // A CNPJ may hold letters; plain it has no small ones.
  [/(?<![\w-])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}(?![\w-])/gi, '[number]'],
  [/(?<![\w-])[\dA-Z]{12}\d{2}(?![\w-])/g, '[number]'],
  [/(?:\+55 ?)?(?:\(\d{2}\) ?|(?<![\w-])\d{2} ?)?(?<![\w-])\d{4,5}-\d{4}(?![\w-])/g, '[number]'],
  [/(?<![\w-])(?:\+55 )?(?:\(\d{2}\)|\d{2}) 9?\d{4} \d{4}(?![\w-])/g, '[number]'],
  [/(?<![\w-])\d{5}-\d{3}(?![\w-])/g, '[number]'],
  [/(?<![\w-])\d{8,}(?![\w-])/g, '[number]'],
  [/(?<![\w-])(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})(?![\w-])/g, '[date]'],
];

/** Texts that were masked last: most lines of a log have the paths and messages of the ones before. */
const known = new LRUCache<string, string>({ max: 500 });
const longestKnown = 200;

/**
 * Masks quotes, e-mail addresses, numbers of people and companies, dates, tokens and URL parameters. Bare
 * names can't be recognised.
 */
export function maskText(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const masked = masks.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
  if (text.length <= longestKnown) known.set(text, masked);
  return masked;
}
