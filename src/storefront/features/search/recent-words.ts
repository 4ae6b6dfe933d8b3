import { parseKeptWords } from './kept-words.ts';

const storageKey = 'vitrine:buscas-recentes';

export function readRecentWords(): string[] {
  try {
    return parseKeptWords(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

export function rememberWords(words: string): void {
  try {
    const kept = parseKeptWords(JSON.stringify([words, ...readRecentWords()]));
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Full, or forbidden.
  }
}
