import { beforeEach, describe, expect, test } from 'vitest';
import { dropDrafts, readDraft, saveDraft } from '#/storefront/forms/draft/draft.ts';

const entries = {
  nome: 'Maria da Silva',
  cpf: '529.982.247-25',
  dia: '5',
  mes: '3',
  ano: '1998',
  telefone: '',
  email: 'maria@',
};

describe('the draft of the student', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  beforeEach(() => stored.clear());

  test('comes back as it was typed, for its own offer and form only', () => {
    saveDraft(store, '1-2', 'aluno', entries);
    expect(readDraft(store, '1-2', 'aluno')).toEqual(entries);
    expect(readDraft(store, '1-3', 'aluno')).toBeUndefined();
    expect(readDraft(store, '1-2', 'cadastro')).toBeUndefined();
  });

  test('holds how it is to be paid, and not that the contract was accepted', () => {
    saveDraft(store, '1-2', 'aluno', { forma: 'cartao', parcelasCartao: '3', contrato: 'on' });
    expect(readDraft(store, '1-2', 'aluno')).toEqual({ forma: 'cartao', parcelasCartao: '3' });
  });

  test('never holds the password, whatever the form had', () => {
    saveDraft(store, '1-2', 'cadastro', { ...entries, senha: 'Vitrine2026' });
    expect([...stored.values()].join()).not.toContain('Vitrine2026');
  });

  test.each(['', 'x', '[]', '{"nome": 3}', 'null'])('%j in the storage is no draft', (text) => {
    saveDraft(store, '1-2', 'aluno', entries);
    for (const key of stored.keys()) stored.set(key, text);
    const draft = readDraft(store, '1-2', 'aluno');
    expect(Object.values(draft ?? {}).filter(Boolean)).toEqual([]);
  });

  test('is gone after the purchase', () => {
    saveDraft(store, '1-2', 'aluno', entries);
    saveDraft(store, '1-2', 'cadastro', entries);
    dropDrafts(store, '1-2');
    expect(stored.size).toBe(0);
  });

  test('a full storage costs the draft, not the typing', () => {
    const full = {
      ...store,
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(() => saveDraft(full, '1-2', 'aluno', entries)).not.toThrow();
  });
});
