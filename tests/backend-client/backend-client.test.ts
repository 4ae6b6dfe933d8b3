import type { IncomingMessage, ServerResponse } from 'node:http';
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

  it.each([
    ['inside an HTTP 200', 200, expired],
    ['inside an HTTP 200 that says nothing else', 200, { status: 401 }],
    ['inside another failure', 500, expired],
    ['whose body says otherwise', 401, { ...expired, status: 403 }],
    ['without a word', 401, {}],
  ])('treats a 401 %s like a real one', async (_where, status, body) => {
    const fresh = userToken(1, 7, 'fresh');
    backend.on('GET /api/getPersonData', (request, response) =>
      request.headers.cookie?.includes(fresh) ? json(response, 200, person) : json(response, status, body),
    );
    backend.on('PUT /api/refreshTokenUser', (_, response) =>
      json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [`dev_userToken=${fresh}; Path=/`]),
    );
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.getPersonData({})).resolves.toMatchObject({ idPessoa: 7 });
  });

  it('shares one refresh among concurrent calls (SESSION-10)', async () => {
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

  it('repeats a write with what it carried', async () => {
    const fresh = userToken(1, 7, 'fresh');
    backend.on('POST /api/telefone', (request, response) =>
      request.headers.cookie?.includes(fresh)
        ? json(response, 200, { temTelefone: true })
        : json(response, 401, expired),
    );
    backend.on('PUT /api/refreshTokenUser', (_, response) =>
      json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [`dev_userToken=${fresh}; Path=/`]),
    );
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await page.client.session.setPhone({ telefone: '(47) 99999-0000' });
    const bodies = backend.calls.filter(({ line }) => line === 'POST /api/telefone').map(({ body }) => body);
    expect(bodies).toEqual([expect.stringContaining('99999'), bodies[0]]);
  });

  it('tries a refresh three times, then logs out; the refresh token stays for when the backend is back (SESSION-10)', async () => {
    acceptOnly('nobody');
    backend.on('PUT /api/refreshTokenUser', (_, response) => json(response, 500, {}));
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject({ status: 503 });
    expect(linesOf().filter((line) => line.startsWith('PUT'))).toHaveLength(3);
    expect(page.setCookies).toEqual([expect.stringMatching(/^dev_userToken=; Max-Age=0;/)]);
    expect(page.jar.get('refreshToken')).toBe('r1');
  });

  it('stops trying once the call has lasted as long as it may', async () => {
    acceptOnly('nobody');
    backend.on('PUT /api/refreshTokenUser', () => {});
    const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
    await expect(page.client.session.getPersonData({}, { context: { timeoutMs: 50 } })).rejects.toMatchObject(
      { status: 503 },
    );
    expect(linesOf().filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });

  it('tries again after pauses that a backend needs to start again, and goes on when it is back', async () => {
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

  describe('of which a proxy answers in its place, as in a deploy', () => {
    const page = (request: IncomingMessage, response: ServerResponse, status: number) =>
      void response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${request.method}</h1>`);
    const refused = (code: number) => ({ status: code, codigo: 'RECUSADO', mensagem: 'Não.' });

    it.each([200, 301, 400, 401, 403, 404, 405, 408, 410, 429, 451])(
      'a %i to the refresh keeps the refresh token, and is tried again',
      async (status) => {
        acceptOnly('nobody');
        backend.on('PUT /api/refreshTokenUser', (request, response) => page(request, response, status));
        const open = openPage(backend.url, session(userToken(1, 7), 'r1'));
        await expect(open.client.session.getPersonData({})).rejects.toMatchObject({ status: 503 });
        expect(linesOf().filter((line) => line.startsWith('PUT'))).toHaveLength(3);
        expect(open.jar.get('refreshToken')).toBe('r1');
      },
    );

    it.each([400, 403, 404, 422])('nor does a %i of the backend itself end a session', async (status) => {
      acceptOnly('nobody');
      backend.on('PUT /api/refreshTokenUser', (_, response) => json(response, status, refused(status)));
      const open = openPage(backend.url, session(userToken(1, 7), 'r1'));
      await expect(open.client.session.getPersonData({})).rejects.toMatchObject({ status: 503 });
      expect(open.jar.get('refreshToken')).toBe('r1');
    });

    it.each([400, 403, 404, 408, 410, 429])('a %i to a call is an outage', async (status) => {
      backend.on('GET /api/getPersonData', (request, response) => page(request, response, status));
      const open = openPage(backend.url, session(userToken(1, 7), 'r1'));
      await expect(open.client.session.getPersonData({})).rejects.toMatchObject({
        status: 503,
        codigo: 'SERVICO_INDISPONIVEL',
      });
      expect(open.setCookies).toEqual([]);
    });

    it('a page with 200 is an outage, also where the response would have been empty', async () => {
      backend.on('DELETE /api/marca/imagens/logo', (request, response) => page(request, response, 200));
      const open = openPage(backend.url, session(userToken(1, 7), 'r1'));
      await expect(open.client.brand.removeImage({ uso: 'logo' })).rejects.toMatchObject({ status: 503 });
    });

    it('a 401 to every call is an outage, too, once the session was refreshed', async () => {
      backend.on('GET /api/getPersonData', (request, response) => page(request, response, 401));
      backend.on('PUT /api/refreshTokenUser', (_, response) =>
        json(response, 200, { expiraEm: '2026-01-01T00:00:00Z' }, [
          `dev_userToken=${userToken(1, 7, 'fresh')}; Path=/`,
        ]),
      );
      const open = openPage(backend.url, session(userToken(1, 7), 'r1'));
      await expect(open.client.session.getPersonData({})).rejects.toMatchObject({ status: 503 });
      expect(open.jar.get('refreshToken')).toBe('r1');
    });
  });

  it('asks once for a user token ahead of a call, and keeps the refresh token while the backend is away', async () => {
    backend.on('PUT /api/refreshTokenUser', (request) => request.socket.destroy());
    backend.on('GET /api/getPersonData', (request) => request.socket.destroy());
    const page = openPage(backend.url, 'dev_refreshToken=r1');
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject({ status: 503 });
    expect(linesOf().filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(page.setCookies).toEqual([]);
  });

  it.each([
    ['while the backend is away', 502, {}, 503],
    ['that is refused', 401, expired, 401],
  ])('makes no call that needs a session %s', async (_why, status, body, seen) => {
    backend.on('PUT /api/refreshTokenUser', (_, response) => json(response, status, body));
    const page = openPage(backend.url, 'dev_refreshToken=r1');
    const context = { needsSession: true, doNotLogOut: true };
    await expect(page.client.session.getPersonData({}, { context })).rejects.toMatchObject({ status: seen });
    expect(linesOf()).toEqual(['PUT /api/refreshTokenUser']);
    expect(page.setCookies).toEqual([]);
  });

  it('forgets a refresh token that is refused ahead of a call', async () => {
    acceptOnly('nobody');
    backend.on('PUT /api/refreshTokenUser', (_, response) => json(response, 401, expired));
    const page = openPage(backend.url, 'dev_refreshToken=r1');
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject({ status: 401 });
    expect(linesOf()).toEqual(['PUT /api/refreshTokenUser', 'GET /api/getPersonData']);
    expect(page.setCookies).toEqual([expect.stringMatching(/^dev_refreshToken=; Max-Age=0;/)]);
  });

  it.each([
    ['refused', 401, 401],
    ['unanswered', 500, 503],
  ])(
    'keeps the session when a call with the do-not-log-out flag has its refresh %s',
    async (_how, put, seen) => {
      acceptOnly('nobody');
      backend.on('PUT /api/refreshTokenUser', (_, response) =>
        json(response, put, put === 401 ? expired : {}),
      );
      const page = openPage(backend.url, session(userToken(1, 7), 'r1'));
      await expect(
        page.client.session.getPersonData({}, { context: { doNotLogOut: true } }),
      ).rejects.toMatchObject({ status: seen });
      expect(page.setCookies).toEqual([]);
    },
  );

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

  describe('a failed call is logged with what was asked and answered, and nothing of whom (ERROR-4)', () => {
    const call = (page: ReturnType<typeof openPage>) =>
      page.client.search
        .searchCourses({ titulo: 'solda', pagina: 1 }, { context: { timeoutMs: 200 } })
        .catch(() => {});
    const asked = { method: 'GET', path: '/api/produto-busca', query: 'titulo pagina' };

    it.each([
      ['a network error', (request: IncomingMessage) => void request.socket.destroy(), 'network error'],
      ['a time-out', () => {}, 'timeout'],
    ])('%s', async (_what, answer, reason) => {
      backend.on('GET /api/produto-busca', answer);
      const page = openPage(backend.url);
      await call(page);
      expect(page.logged).toMatchObject([
        { ...asked, status: 503, reason, milliseconds: expect.any(Number) },
      ]);
      expect(JSON.stringify(page.logged)).not.toContain('solda');
    });

    it('an answer that says so', async () => {
      backend.on('GET /api/produto-busca', (_, response) => json(response, 404, expired));
      const page = openPage(backend.url);
      await call(page);
      expect(page.logged).toMatchObject([{ ...asked, httpStatus: 404, contentType: 'application/json' }]);
      expect(page.logged[0]).not.toHaveProperty('reason');
    });

    it.each([500, 404, 429])('a status of %i inside an HTTP 200, without a code', async (status) => {
      backend.on('GET /api/produto-busca', (_, response) => json(response, 200, { status, error: 'x' }));
      const page = openPage(backend.url);
      await expect(page.client.search.searchCourses({})).rejects.toMatchObject({
        codigo: 'SERVICO_INDISPONIVEL',
      });
      expect(page.logged).toMatchObject([{ status, codigo: 'STATUS_EMBUTIDO', httpStatus: 200 }]);
    });

    it('but not the status of a redirect, which is what was asked for', async () => {
      const gone = { destino: null, status: 410, externo: false };
      backend.on('GET /api/redirecionamento', (_, response) => json(response, 200, gone));
      const page = openPage(backend.url);
      const context = { statusIsData: true };
      const { body } = await page.client.reference.getRedirect({ caminho: '/velho' }, { context });
      expect(body).toEqual(gone);
      expect(page.logged).toEqual([]);
    });
  });

  it('says what the backend says in the words of the person, wherever it stands (ERROR-2)', async () => {
    backend.on('POST /api/telefone', (_, response) =>
      json(response, 422, {
        status: 422,
        codigo: 'DADOS_INVALIDOS',
        mensagem: 'telefone must not be blank',
        campos: { telefone: ['must not be blank'] },
      }),
    );
    const { client } = openPage(backend.url);
    await expect(client.session.setPhone({ telefone: '(47) 99999-0000' })).rejects.toMatchObject({
      mensagem: 'telefone não deve ficar em branco',
      campos: { telefone: ['não deve ficar em branco'] },
    });
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
