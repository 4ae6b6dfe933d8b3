import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseStoredIds,
  readStoredIds,
  rememberViewedCourse,
  subscribeToStoredIds,
} from '#/storefront/features/recently-viewed/recently-viewed-store.ts';

const key = 'vitrine:vistos-recentemente';
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the courses seen lately, in the browser', () => {
  // TEXT-13
  it('are the last four, newest first, each once', () => {
    for (const id of [1, 2, 3, 2, 4, 5]) rememberViewedCourse(id);
    expect(stored.get(key)).toBe('[5,4,2,3]');
    expect(parseStoredIds(readStoredIds())).toEqual([5, 4, 2, 3]);
  });

  it('are passed to a listener, until it stops listening', () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToStoredIds(listener);
    rememberViewedCourse(7);
    stop();
    rememberViewedCourse(8);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  // TEXT-14
  it.each(['{', '"7"', 'null'])('begin again when %s is kept, with a warning in Portuguese', (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    stored.set(key, text);
    expect(parseStoredIds(readStoredIds())).toEqual([]);
    expect(stored.has(key)).toBe(false);
    expect(warn.mock.calls[0]?.[0]).toBe(
      'Não foi possível ler os cursos vistos recentemente; a lista foi reiniciada.',
    );
    rememberViewedCourse(7);
    expect(stored.get(key)).toBe('[7]');
  });

  it('are nothing in a browser that refuses its storage, which costs a warning only', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => rememberViewedCourse(7)).not.toThrow();
    expect(warn).toHaveBeenCalled();
  });
});
