import { describe, expect, it } from 'vitest';
import { keepLayout, layoutToKeep, readSavedLayout } from '#/storefront/features/shell/saved-layout.ts';

function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return () => storage as unknown as Storage;
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the layout of the last visit (SHELL-11)', () => {
  it('is restored', () => {
    const storage = memory();
    keepLayout(storage, 'Estratégia Catarina');
    expect(readSavedLayout(storage)).toBe('Estratégia Catarina');
  });

  it.each([undefined, '', 'Layout de ontem', '{"layout":"SCTEC"}'])('is the usual one after %j', (text) => {
    expect(readSavedLayout(memory(text === undefined ? {} : { 'vitrine:layout': text }))).toBe('Padrão');
  });

  it('is the usual one in a browser that keeps nothing', () => {
    expect(readSavedLayout(forbidden)).toBe('Padrão');
    expect(() => keepLayout(forbidden, 'SCTEC')).not.toThrow();
  });
});

describe('what is kept', () => {
  it.each([
    ['nothing of a usual visit', undefined, 'Padrão', 'Padrão', undefined],
    ['nothing of the layout that the whole shop uses', undefined, 'Padrão', 'SCTEC', undefined],
    ['what the address asked for', 'SCTEC', 'SCTEC', 'SCTEC', 'SCTEC'],
    ['what was restored, as long as the backend knows it', undefined, 'SCTEC', 'SCTEC', 'SCTEC'],
    ['the backend’s answer over what was restored', undefined, 'SCTEC', 'Padrão', 'Padrão'],
    ['the way back to the usual one', 'Padrão', 'Padrão', 'SCTEC', 'Padrão'],
  ] as const)('is %s', (_, asked, wanted, layout, stored) => {
    expect(layoutToKeep({ asked, wanted, layout })).toBe(stored);
  });
});
