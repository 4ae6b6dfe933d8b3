import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { openPage, person, userToken } from './support.ts';

let backend: MisbehavingBackend;
beforeEach(async () => {
  backend = await startMisbehavingBackend();
});
afterEach(() => backend[Symbol.asyncDispose]());

const expired = { status: 401, codigo: 'NAO_AUTENTICADO', mensagem: 'Sessão vencida.' };
const session = (access: string, refresh: string) => `dev_userToken=${access}; dev_refreshToken=${refresh}`;
const linesOf = () => backend.calls.map((call) => call.line);

/** Answers person data only for the token given; anything else is 401. */
function acceptOnly(token: string) {
  backend.on('GET /api/getPersonData', (request, response) =>
    request.headers.cookie?.includes(token) ? json(response, 200, person) : json(response, 401, expired),
  );
}

describe('calling the backend', () => {
  it('forwards session cookies and the request id', async () => {
    backend.on('GET /api/getPersonData', (_, response) => json(response, 200, person));
    const { client } = openPage(backend.url, session(userToken(1, 7), 'r1'));
    expect(await client.session.getPersonData({})).toMatchObject({ nome: 'Ana Souza' });
    expect(backend.calls[0]).toMatchObject({ requestId: 'request-0001' });
    expect(backend.calls[0]!.cookie).toContain('dev_refreshToken=r1');
  });

  it('refreshes on a 401 and repeats the call with the new token', async () => {
    const fresh = userToken(1, 7, 'fresh');
    acceptOnly(fresh);
    backend.on('PUT /api/refreshTokenUser', (_, response) =>
      json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [`dev_userToken=${fresh}; Path=/; HttpOnly`]),
    );
    const page = openPage(backend.url, session(userToken(1, 7, 'old'), 'r1'));
    await expect(page.client.session.getPersonData({})).resolves.toMatchObject({ idPessoa: 7 });
    expect(linesOf()).toEqual([
      'GET /api/getPersonData',
      'PUT /api/refreshTokenUser',
      'GET /api/getPersonData',
    ]);
    expect(page.setCookies).toEqual([`dev_userToken=${fresh}; Path=/; HttpOnly`]);
  });

  it('treats a 401 inside an HTTP 200 like a real one', async () => {
    const fresh = userToken(1, 7, 'fresh');
    backend.on('GET /api/getPersonData', (request, response) =>
      json(response, 200, request.headers.cookie?.includes(fresh) ? person : expired),
    );
    backend.on('PUT /api/refreshTokenUser', (_, response) =>
      json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [`dev_userToken=${fresh}; Path=/`]),
    );
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.getPersonData({})).resolves.toMatchObject({ idPessoa: 7 });
  });

  it('shares one refresh among concurrent calls', async () => {
    const fresh = userToken(1, 7, 'fresh');
    acceptOnly(fresh);
    backend.on(
      'PUT /api/refreshTokenUser',
      (_, response) =>
        void setTimeout(
          () => json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [`dev_userToken=${fresh}; Path=/`]),
          30,
        ),
    );
    const pages = Array.from({ length: 20 }, () => openPage(backend.url, session(userToken(1, 7), 'shared')));
    await Promise.all(pages.map((page) => page.client.session.getPersonData({})));
    expect(linesOf().filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    for (const page of pages) expect(page.setCookies).toHaveLength(1);
  });

  it('tries a refresh three times, then logs out', async () => {
    acceptOnly('nobody');
    backend.on('PUT /api/refreshTokenUser', (_, response) => json(response, 500, {}));
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject({ status: 401 });
    expect(linesOf().filter((line) => line.startsWith('PUT'))).toHaveLength(3);
    expect(page.setCookies.map((cookie) => cookie.slice(0, 30))).toEqual([
      'dev_userToken=; Max-Age=0; Path'.slice(0, 30),
      'dev_refreshToken=; Max-Age=0; P'.slice(0, 30),
    ]);
  });

  it('tries again after pauses that a backend needs to start anew, and goes on when it is back', async () => {
    const fresh = userToken(1, 7, 'fresh');
    acceptOnly(fresh);
    let tries = 0;
    backend.on('PUT /api/refreshTokenUser', (request, response) =>
      ++tries < 3
        ? request.socket.destroy()
        : json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [`dev_userToken=${fresh}; Path=/`]),
    );
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.getPersonData({})).resolves.toMatchObject({ idPessoa: 7 });
    expect(page.pauses).toEqual([500, 2500]);
  });

  it('takes a refusal for an answer, and asks no second time', async () => {
    acceptOnly('nobody');
    backend.on('PUT /api/refreshTokenUser', (_, response) => json(response, 401, expired));
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject({ status: 401 });
    expect(linesOf().filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(page.setCookies).toHaveLength(2);
    expect(page.pauses).toEqual([]);
  });

  it('keeps a session with only the refresh token left while the backend is away', async () => {
    backend.on('PUT /api/refreshTokenUser', (request) => request.socket.destroy());
    backend.on('GET /api/getPersonData', (request) => request.socket.destroy());
    const page = openPage(backend.url, 'dev_refreshToken=r1');
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject({ status: 503 });
    expect(page.setCookies).toEqual([]);
  });

  it('keeps the session when the call carries the do-not-log-out flag', async () => {
    acceptOnly('nobody');
    backend.on('PUT /api/refreshTokenUser', (_, response) => json(response, 401, expired));
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(
      page.client.session.getPersonData({}, { context: { doNotLogOut: true } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(page.setCookies).toEqual([]);
  });

  it('refreshes first when only the refresh token is left', async () => {
    const fresh = userToken(1, 7, 'fresh');
    acceptOnly(fresh);
    backend.on('PUT /api/refreshTokenUser', (_, response) =>
      json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [`dev_userToken=${fresh}; Path=/`]),
    );
    const page = openPage(backend.url, 'dev_refreshToken=r1');
    await page.client.session.getPersonData({});
    expect(linesOf()).toEqual(['PUT /api/refreshTokenUser', 'GET /api/getPersonData']);
  });

  it('never refreshes because of a refused password', async () => {
    backend.on('POST /api/login', (_, response) => json(response, 401, expired));
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.login({ identificador: 'ana', senha: 'x' })).rejects.toMatchObject({
      mensagem: 'Sessão vencida.',
    });
    expect(linesOf()).toEqual(['POST /api/login']);
  });

  it('passes on the fields that were refused', async () => {
    backend.on('POST /api/telefone', (_, response) =>
      json(response, 422, {
        status: 422,
        codigo: 'DADOS_INVALIDOS',
        mensagem: 'Confira os dados.',
        campos: { telefone: ['Telefone inválido'] },
      }),
    );
    await expect(
      openPage(backend.url).client.session.setPhone({ telefone: '(47) 99999-0000' }),
    ).rejects.toMatchObject({ status: 422, campos: { telefone: ['Telefone inválido'] } });
  });

  it.each([
    ['html', (end: (text: string) => void) => end('<h1>Apache</h1>')],
    ['a body that breaks the contract', (end: (text: string) => void) => end('{"idPessoa":"sete"}')],
  ])('answers 503 for %s', async (_, write) => {
    backend.on('GET /api/getPersonData', (_request, response) =>
      write((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text)),
    );
    const page = openPage(backend.url);
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject({
      status: 503,
      codigo: 'SERVICO_INDISPONIVEL',
    });
    expect(page.logged).toHaveLength(1);
  });

  it('gives a slow backend up after the timeout', async () => {
    backend.on('GET /api/getPersonData', () => {});
    await expect(
      openPage(backend.url).client.session.getPersonData({}, { context: { timeoutMs: 50 } }),
    ).rejects.toMatchObject({ codigo: 'SERVICO_INDISPONIVEL' });
  });

  it('repeats a read once when the connection breaks, a write never', async () => {
    let reads = 0;
    backend.on('GET /api/getPersonData', (request, response) =>
      ++reads === 1 ? request.socket.destroy() : json(response, 200, person),
    );
    backend.on('POST /api/logout', (request) => request.socket.destroy());
    const { client } = openPage(backend.url);
    await expect(client.session.getPersonData({})).resolves.toMatchObject({ idPessoa: 7 });
    await expect(client.session.logout({})).rejects.toMatchObject({ status: 503 });
    expect(linesOf().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });
});
