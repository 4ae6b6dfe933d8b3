import {
  addRecentlyViewed,
  parseRecentlyViewed,
} from '#/storefront/features/recently-viewed/recently-viewed.ts';

const storageKey = 'vitrine:vistos-recentemente';
const listeners = new Set<() => void>();

export function readStoredIds(): string {
  return localStorage.getItem(storageKey) ?? '[]';
}

/** The ids of courses seen lately, newest first. A storage that can't be read is reset (TEXT-14). */
export function parseStoredIds(stored: string): number[] {
  try {
    return parseRecentlyViewed(stored);
  } catch (error) {
    console.warn('Não foi possível ler os cursos vistos recentemente; a lista foi reiniciada.', error);
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // A browser that refuses its storage has nothing to reset.
    }
    return [];
  }
}

export function rememberViewedCourse(id: number): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(addRecentlyViewed(parseStoredIds(readStoredIds()), id)));
    for (const listener of listeners) listener();
  } catch (error) {
    console.warn('Não foi possível guardar o curso visto recentemente.', error);
  }
}

export function subscribeToStoredIds(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
