import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicError } from '#/domain/request/public-error.ts';
import { restoreSession } from '#/storefront/features/session/restore-session.ts';
import { sessionQueries } from '#/storefront/features/session/session.queries.ts';
import type { Session } from '#/storefront/features/session/session.functions.ts';
import { signedInStudent } from '../../support/backend/signed-in.ts';

const answer = vi.hoisted(() => ({ next: (): Promise<unknown> => Promise.reject(new Error('unasked')) }));
vi.mock('#/storefront/features/session/session.functions.ts', () => ({
  readSession: () => answer.next(),
}));

const person = { ...signedInStudent, idPessoa: 7 };
const ana: Session = { name: '1.7', person };
const visitor: Session = { name: 'visitor', person: null };

let asked = 0;
let queryClient: QueryClient;
beforeEach(() => {
  asked = 0;
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
});

function answerWith(session: Session | Error): void {
  answer.next = () => {
    asked += 1;
    return session instanceof Error ? Promise.reject(session) : Promise.resolve(session);
  };
}

const restore = ({ pathname = '/minha-conta', preload = false } = {}) =>
  restoreSession(queryClient, pathname, preload);

it('asks at every navigation, and once for those at the same time (SESSION-9)', async () => {
  answerWith(ana);
  await restore();
  expect(asked).toBe(1);
  await Promise.all([restore(), restore()]);
  expect(asked).toBe(2);
});

it('takes whom it knows for a page that is only loaded ahead', async () => {
  answerWith(visitor);
  queryClient.setQueryData(sessionQueries.current().queryKey, ana);
  expect(await restore({ preload: true })).toEqual(ana);
  expect(asked).toBe(0);
});

it('forgets what was answered to a person who is no longer known, and nothing the whole shop shares', async () => {
  queryClient.setQueryData(sessionQueries.current().queryKey, ana);
  queryClient.setQueryData(['purchases', 'list', 1], ['mine']);
  queryClient.setQueryData(['shell', 'menu'], ['Cursos']);
  answerWith({ ...visitor, unavailable: true });
  expect(await restore()).toMatchObject({ person: null, unavailable: true });
  expect(queryClient.getQueryData(['purchases', 'list', 1])).toBeUndefined();
  expect(queryClient.getQueryData(['shell', 'menu'])).toEqual(['Cursos']);
});

it('goes on with whom it knew when the shop can’t be reached, not when it objects', async () => {
  queryClient.setQueryData(sessionQueries.current().queryKey, ana);
  answerWith(new TypeError('Failed to fetch'));
  expect(await restore()).toEqual(ana);
  const changed = new PublicError({ status: 409, codigo: 'TOKEN_MUDOU', mensagem: 'Token usuário mudou' });
  answerWith(changed);
  await expect(restore()).rejects.toBe(changed);
});

describe('on the way to a page that is open to everyone', () => {
  const pathname = '/busca';

  it('asks, and doesn’t have a visitor wait for the answer (SESSION-9)', async () => {
    queryClient.setQueryData(sessionQueries.current().queryKey, visitor);
    answer.next = () => {
      asked += 1;
      return new Promise(() => {});
    };
    expect(await restore({ pathname })).toEqual(visitor);
    expect(asked).toBe(1);
  });

  it('has a visitor go on when the shop objects or can’t be reached', async () => {
    queryClient.setQueryData(sessionQueries.current().queryKey, visitor);
    answerWith(new PublicError({ status: 409, codigo: 'TOKEN_MUDOU', mensagem: 'Token usuário mudou' }));
    expect(await restore({ pathname })).toEqual(visitor);
    answerWith(new TypeError('Failed to fetch'));
    expect(await restore({ pathname })).toEqual(visitor);
  });

  it.each([
    ['somebody', ana, visitor],
    ['who nobody could say', { ...visitor, unavailable: true as const }, ana],
  ])('waits for the answer about %s', async (_who, known, next) => {
    queryClient.setQueryData(sessionQueries.current().queryKey, known);
    answerWith(next);
    expect(await restore({ pathname })).toEqual(next);
  });

  it('waits where no one is known yet', async () => {
    answerWith(visitor);
    expect(await restore({ pathname })).toEqual(visitor);
  });
});

it.each(['/minha-conta', '/autenticacao', '/checkout/1-2', '/lista-de-espera/a'])(
  'has a visitor wait for the answer on the way to %s',
  async (pathname) => {
    queryClient.setQueryData(sessionQueries.current().queryKey, visitor);
    answerWith(ana);
    expect(await restore({ pathname })).toEqual(ana);
  },
);
