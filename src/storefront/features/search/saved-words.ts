import * as v from 'valibot';
import { foldText } from '#/domain/text/slug.ts';

const maxStored = 4;
const longest = 120;
const wordsSchema = v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest)));

export function parseSavedWords(stored: string | null): string[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  const words = v.safeParse(wordsSchema, list);
  if (!words.success) return [];
  const seen = new Set<string>();
  return words.output
    .filter((text) => !seen.has(foldText(text)) && seen.add(foldText(text)))
    .slice(0, maxStored);
}
