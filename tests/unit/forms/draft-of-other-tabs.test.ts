import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '#/storefront/forms/draft/draft.ts';
import { shareDraft } from '#/storefront/forms/draft/draft-of-other-tabs.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

function openTab({ owner = 'ana@exemplo.com.br', subject = '1-2', typed = '' } = {}) {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  if (typed) saveDraft(store, subject, 'aluno', { nome: typed });
  const taken = vi.fn<(draft: unknown) => void>();
  const show = () => open.push(shareDraft(store, { subject, form: 'aluno', owner }, taken));
  return { taken, show, draft: () => readDraft(store, subject, 'aluno') };
}

test('a new tab gets what was typed in another one that is open', async () => {
  const first = openTab({ typed: 'Ana Souza' });
  first.show();
  const second = openTab();
  second.show();
  await expect.poll(() => second.draft()).toEqual({ nome: 'Ana Souza' });
  expect(second.taken.mock.calls).toEqual([[{ nome: 'Ana Souza' }]]);
  expect(first.taken).not.toHaveBeenCalled();
});

test('what a tab holds itself stays, and no one else and no other offer gets it', async () => {
  openTab({ typed: 'Ana Souza' }).show();
  const others = [
    openTab({ typed: 'Bia Lima' }),
    openTab({ owner: 'bia@exemplo.com.br' }),
    openTab({ subject: '1-3' }),
  ];
  for (const tab of others) tab.show();
  const last = openTab();
  last.show();
  await expect.poll(() => last.taken.mock.calls.length).toBe(1);
  expect(others.map(({ draft }) => draft())).toEqual([{ nome: 'Bia Lima' }, undefined, undefined]);
  for (const { taken } of others) expect(taken).not.toHaveBeenCalled();
});
