import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameSession, UNKNOWN_SESSION } from '#/domain/request/session-name.ts';
import { requireSameSession } from '#/storefront/backend-client/session/session-guard.server.ts';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { jwt, openPage, person, userToken } from './support.ts';

const ana = { loginId: 1, personId: 7 };

it.each([
  ['another login of the same person', { loginId: 2, personId: 7 }],
  ['another person', { loginId: 1, personId: 8 }],
])('aborts when the token names %s than the page shows (SESSION-11)', (_, actual) => {
  expect(() => requireSameSession(nameSession(ana), actual)).toThrow('Token usuário mudou');
});

it.each(['visitor', UNKNOWN_SESSION])('aborts when a token appeared where none was: %s', (shown) => {
  expect(() => requireSameSession(shown, ana)).toThrow('Token usuário mudou');
});

it.each([
  ['the same person', nameSession(ana), ana],
  ['a session that ended', nameSession(ana), null],
  ['a visitor', 'visitor', null],
  ['a page that does not say', null, ana],
])('lets %s pass', (_, shown, actual) => {
  expect(() => requireSameSession(shown, actual)).not.toThrow();
});

describe('the person a refresh brings is compared before the call is made (SESSION-11)', () => {
  let backend: MisbehavingBackend;
  let refreshed: string;
  const old = userToken(1, 7, 'expired');
  const bia = userToken(2, 8, 'fresh');
  const expired = { status: 401, codigo: 'NAO_AUTENTICADO', mensagem: 'Sessão vencida.' };
  beforeEach(async () => {
    backend = await startMisbehavingBackend();
    backend.on('PUT /api/refreshTokenUser', (_, response) =>
      json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [refreshed, 'dev_refreshToken=r2; Path=/']),
    );
    backend.on('PUT /api/produto-favorito/1', (request, response) =>
      [old, 'expired'].some((token) => request.headers.cookie?.includes(token))
        ? json(response, 401, expired)
        : json(response, 200, { favorito: true }),
    );
    backend.on('GET /api/getPersonData', (_, response) => json(response, 200, person));
  });
  afterEach(() => backend[Symbol.asyncDispose]());
  const act = (page: ReturnType<typeof openPage>) =>
    page.client.community.addFavourite({ id: 1 }).then(
      () => 'done',
      (error: Error) => error.message,
    );
  const acts = () => backend.calls.filter(({ line }) => line.startsWith('PUT /api/produto-favorito'));

  const wrapped = jwt({ userToken: bia });
  it.each([
    ['only a refresh token is there', '', `dev_userToken=${bia}; Path=/`, 0],
    ['the refresh brings a purchaser token', '', `dev_purchaserToken=${bia}; Path=/`, 0],
    ['the refresh brings a wrapped token', '', `dev_userToken=${wrapped}; Path=/`, 0],
    ['the token of the page ran out', `dev_userToken=${old}; `, `dev_userToken=${bia}; Path=/`, 1],
    ['the token can be read by nobody', 'dev_userToken=expired; ', `dev_userToken=${bia}; Path=/`, 1],
    [
      'a wrapped token counts as decoded',
      `dev_userToken=${jwt({ userToken: bia })}expired; dev_userTokenDecoded=true; `,
      `dev_userToken=${bia}; Path=/`,
      1,
    ],
  ])('where %s, and the page shows another person', async (_, cookies, brought, refused) => {
    refreshed = brought;
    for (const shown of [nameSession(ana), 'visitor']) {
      backend.calls.length = 0;
      const page = openPage(backend.url, `${cookies}dev_refreshToken=r1`, { shown });
      expect(await act(page), shown).toBe('Token usuário mudou');
      expect(acts(), 'what was refused for want of a session').toHaveLength(refused);
      expect(page.setCookies, 'the browser gets the session that was refreshed').toContain(
        'dev_refreshToken=r2; Path=/',
      );
    }
  });

  it('of two tabs that share one refresh each is compared with what it shows', async () => {
    refreshed = `dev_userToken=${bia}; Path=/`;
    const tabs = [nameSession({ loginId: 2, personId: 8 }), nameSession(ana), undefined].map((shown) =>
      openPage(backend.url, 'dev_refreshToken=r1', shown === undefined ? {} : { shown }),
    );
    expect(await Promise.all(tabs.map(act))).toEqual(['done', 'Token usuário mudou', 'done']);
    expect(acts()).toHaveLength(2);
  });

  it('lets the same person go on, and who signs in become another person', async () => {
    refreshed = `dev_userToken=${userToken(1, 7, 'fresh')}; Path=/`;
    expect(await act(openPage(backend.url, 'dev_refreshToken=r1', { shown: nameSession(ana) }))).toBe('done');
    backend.on('POST /api/login', (_, response) =>
      json(response, 200, { idPessoa: 8 }, [`dev_userToken=${bia}; Path=/`, 'dev_refreshToken=r9; Path=/']),
    );
    const page = openPage(backend.url, `dev_userToken=${userToken(1, 7)}`, { shown: nameSession(ana) });
    await page.client.session.login({ identificador: 'bia@exemplo.com.br', senha: 'Vitrine2026' });
    expect(await act(page)).toBe('done');
  });
});
