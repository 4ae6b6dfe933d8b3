import { parseSavedWords } from './saved-words.ts';

const storageKey = 'vitrine:buscas-recentes';

export function readRecentWords(): string[] {
  try {
    return parseSavedWords(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

export function rememberWords(words: string): void {
  try {
    const stored = parseSavedWords(JSON.stringify([words, ...readRecentWords()]));
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Full, or forbidden.
  }
}
