import { ValidationError } from '@orpc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#/contract/contract.ts';
import { createLogger } from '#/domain/log/create-logger.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { createBackendClient } from '#/storefront/backend-client/backend-client.server.ts';
import { startDeadline } from '#/storefront/backend-client/outage/deadline.server.ts';
import { logFailedCall } from '#/storefront/backend-client/log-failed-call.server.ts';
import { openSessionJar } from '#/storefront/backend-client/session/session-jar.server.ts';
import { structureConsole } from '#/platform/log/structured-console.ts';
import { startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { userToken } from './support.ts';

const canaries = {
  nome: 'Zuleica Canário',
  email: 'zuleica.canario@exemplo.com.br',
  cpf: '529.982.247-25',
  digitos: '52998224725',
  telefone: '(47) 98877-6655',
  nascimento: '1991-03-17',
  senha: 'Segredo2026x',
  token: userToken(77, 4711),
  codigo: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
};
const texts = Object.values(canaries);
const firstName = 'Zuleica';

const lines: string[] = [];
const log = createLogger({ program: 'storefront', level: 'trace', write: (line) => lines.push(line) });

function expectQuiet(): void {
  const all = lines.join('');
  for (const text of [...texts, firstName]) {
    expect(all.includes(text), text).toBe(false);
    expect(all.includes(encodeURIComponent(text)), text).toBe(false);
  }
}

let backend: MisbehavingBackend;
beforeEach(async () => {
  lines.length = 0;
  backend = await startMisbehavingBackend();
});
afterEach(() => backend[Symbol.asyncDispose]());

type Call = (input: unknown) => Promise<unknown>;
interface Endpoint {
  name: string;
  method: string;
  path: string;
  call: Call;
}

function openEndpoints(): Endpoint[] {
  const jar = openSessionJar({ cookieHeader: '', production: true, sendToBrowser: () => {} });
  const deadline = startDeadline(600_000);
  const client = createBackendClient({
    backendUrl: backend.url,
    currentRequest: () => ({
      jar,
      deadline,
      requestId: 'request-0001',
      ip: '203.0.113.7',
      userAgent: 'Firefox',
    }),
    log: (call) => logFailedCall(log, call),
  });
  const calls = client as unknown as Record<string, Record<string, Call>>;
  return Object.entries(contract).flatMap(([group, procedures]) =>
    Object.entries(procedures).map(([name, procedure]) => ({
      name: `${group}.${name}`,
      method: procedure['~orpc'].route.method ?? 'GET',
      path: procedure['~orpc'].route.path ?? '',
      call: calls[group]![name]!,
    })),
  );
}

function inputFor(path: string): unknown {
  const params = Object.fromEntries(
    [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name]) => [name, canaries.digitos]),
  );
  return { ...params, params, query: {}, body: {}, headers: {} };
}

const broken = JSON.stringify({
  ...canaries,
  idPessoa: canaries.nome,
  itens: [canaries, canaries.nome],
  [canaries.email]: 1,
  status: 'x',
});

describe('an answer full of personal data leaves none of them in the log (SECURITY-2)', () => {
  it.each([
    ['breaks the contract', 200, 'application/json', broken],
    ['is a list where none belongs', 200, 'application/json', JSON.stringify([canaries, canaries.cpf])],
    ['is a bare text', 200, 'application/json', JSON.stringify(canaries.nome)],
    ['is no JSON', 200, 'application/json', `{"nome":"${canaries.nome}","cpf":${canaries.cpf}`],
    ['is a page of a proxy', 502, 'text/html', `<h1>${canaries.nome} ${canaries.email}</h1>`],
    [
      'is a refusal that names somebody',
      422,
      'application/json',
      JSON.stringify({
        status: 422,
        codigo: 'DADOS_INVALIDOS',
        mensagem: `${canaries.nome} já usa ${canaries.email}`,
        campos: { cpf: [canaries.cpf] },
      }),
    ],
    [
      'is a failure inside an HTTP 200',
      200,
      'application/json',
      JSON.stringify({ ...canaries, status: 500, codigo: 'ERRO_INTERNO', mensagem: canaries.nome }),
    ],
  ])('that %s, of any endpoint', async (_how, status, type, body) => {
    const endpoints = openEndpoints();
    for (const { method, path } of endpoints) {
      const line = `${method} ${path.replaceAll(/\{\+?\w+\}/g, canaries.digitos)}`;
      backend.on(line, (_, response) => response.writeHead(status, { 'content-type': type }).end(body));
    }
    await Promise.allSettled(endpoints.map(({ path, call }) => call(inputFor(path))));
    expect(backend.calls.length).toBeGreaterThanOrEqual(endpoints.length);
    expect(lines.length).toBeGreaterThan(endpoints.length / 2);
    expectQuiet();
  });

  it('and the log says where it broke the contract', async () => {
    backend.on('GET /api/getPersonData', (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(broken),
    );
    const { call } = openEndpoints().find(({ name }) => name === 'session.getPersonData')!;
    await expect(call({})).rejects.toBeInstanceOf(PublicError);
    expect(lines.join('')).toContain('idPessoa: expected number');
    expectQuiet();
  });
});

describe('whatever is handed to the logger of both programs', () => {
  const answer = new ValidationError({
    message: `Invalid: "${canaries.nome}"`,
    issues: [{ message: `received "${canaries.nome}"`, path: [canaries.email, 'nome'] }],
    data: canaries,
  });
  const refusal = new PublicError(
    { status: 503, codigo: 'SERVICO_INDISPONIVEL', mensagem: `${canaries.nome} não pode` },
    { cause: answer },
  );
  const parse = () => JSON.parse(`{"a":"b","nome":${canaries.nome}}`) as unknown;
  const failed = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error;
    }
  };
  const things: [string, unknown][] = [
    ['an answer', canaries],
    ['a list of answers', [canaries]],
    ['what broke a schema', answer],
    ['a refusal', refusal],
    ['what a parser says', failed(parse)],
    ['an error around others', new AggregateError([refusal, answer], `para ${canaries.email}`)],
    [
      'a failed query',
      new Error(`Failed query: insert into "pessoas"\nparams: ${canaries.nome}`, {
        cause: Object.assign(new Error(`invalid input syntax for type integer: "${canaries.nome}"`), {
          code: '22P02',
          detail: `Key (cpf)=(${canaries.cpf}) exists`,
        }),
      }),
    ],
    ['a sentence', texts.filter((text) => text !== canaries.nome && text !== canaries.senha).join(' ')],
    ['an address', `https://loja.example/busca?nome=${encodeURIComponent(canaries.nome)}`],
  ];

  it.each(things)('%s leaves nothing of a person behind', (_what, thing) => {
    log.error(thing as object);
    log.error({ err: thing }, 'call failed');
    log.error({ answer: thing, data: { inside: thing } }, 'with %s and %o', thing, { thing });
    log.child({ thing }).warn({ reason: thing }, 'in a child');
    const { warn, error } = console;
    try {
      structureConsole(log);
      console.error(thing);
      console.error('%o\n\n%s', thing, 'at Page', { thing });
      console.warn('Warning:', thing);
    } finally {
      Object.assign(console, { warn, error });
    }
    expect(lines).toHaveLength(7);
    expectQuiet();
  });

  it('the words around them stay', () => {
    log.error(
      { err: refusal, requestId: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C', path: '/busca', status: 503 },
      'failed',
    );
    log.warn(
      { err: new Error('duplicate key value violates unique constraint "logins_email_key"') },
      'connect ECONNREFUSED 127.0.0.1:5432',
    );
    expect(JSON.parse(lines[0]!)).toMatchObject({
      requestId: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
      path: '/busca',
      status: 503,
      err: {
        type: 'PublicError',
        message: 'SERVICO_INDISPONIVEL',
        cause: { message: 'Invalid: "[hidden]"' },
      },
    });
    expect(JSON.parse(lines[1]!)).toMatchObject({
      msg: 'connect ECONNREFUSED 127.0.0.1:5432',
      err: { message: "duplicate key value violates unique constraint 'logins_email_key'" },
    });
  });
});
