import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test, vi } from 'vitest';
import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import { clearStoredData } from '#/storefront/features/session/change-session.ts';
import { QueryClient } from '@tanstack/react-query';

const person = {
  idPessoa: 1,
  nome: 'Maria da Silva',
  primeiroNome: 'Maria',
  emailUsuario: null,
  temTelefone: false,
  tipoLogin: 'ALUNO',
  is_contact_center: false,
  lacksSecondFactor: false,
} as const;

describe('the phone check (SESSION-15)', () => {
  test('sends who has no phone to register one and come back', () => {
    let thrown: unknown;
    try {
      requirePhone({ name: '1.1', person }, '/busca?titulo=solda');
    } catch (error) {
      thrown = error;
    }
    expect(isRedirect(thrown) && thrown.options).toMatchObject({
      to: '/cadastrar-telefone',
      search: { redirect_to: '/busca?titulo=solda' },
    });
  });

  test.each([
    ['a visitor', null],
    ['who has a phone', { ...person, temTelefone: true }],
    ['a seller', { ...person, is_contact_center: true }],
  ])('lets %s pass', (_who, who) => {
    expect(() => requirePhone({ name: 'x', person: who }, '/')).not.toThrow();
  });
});

function storageWith(stored: Record<string, string>): Record<string, string> {
  return Object.defineProperty(stored, 'removeItem', { value: (key: string) => void delete stored[key] });
}

test('signing out clears what was stored for the person, and nothing else', () => {
  const session = storageWith({ 'vitrine:checkout:1-2:aluno': '{}', outro: 'x' });
  const local = storageWith({ 'vitrine:vistos-recentemente': '[7]', 'vitrine:layout': 'SCTEC' });
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  const queryClient = new QueryClient();
  queryClient.setQueryData(['purchases'], 'mine');
  clearStoredData(queryClient);
  expect([Object.keys(session), Object.keys(local)]).toEqual([['outro'], ['vitrine:layout']]);
  expect(queryClient.getQueryData(['purchases'])).toBeUndefined();
  vi.unstubAllGlobals();
});
