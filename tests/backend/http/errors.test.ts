import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';

const lines: string[] = [];
const backend = withBackend({ log: (line) => lines.push(line) });
const client = new ApiClient(() => backend.current.url);

describe('a request the contract does not know', () => {
  test('is 404 with the error body (ERROR-1)', async () => {
    const { status, body } = await client.get('/api/nada');
    expect(status).toBe(404);
    expect(body).toEqual({ status: 404, codigo: 'NAO_ENCONTRADO', mensagem: 'Endereço não encontrado.' });
  });

  test('is 405 when only the method is wrong, naming those that fit', async () => {
    const { status, body, headers } = await client.request('PATCH', '/api/login', { body: {} });
    expect(status).toBe(405);
    expect(body.codigo).toBe('METODO_NAO_PERMITIDO');
    expect(headers.get('allow')).toBe('POST');
  });
});

describe('an address with a NUL', () => {
  test.each(['/api/cidade?nome=%00', '/api/layout/a%00b', '/api/redirecionamento?caminho=/%00'])(
    'is 400: %s',
    async (path) => {
      expect(await client.get(path)).toMatchObject({ status: 400, body: { codigo: 'CORPO_INVALIDO' } });
    },
  );
});

describe('a body', () => {
  test('that breaks the contract is 422 with Portuguese messages by field (ERROR-5)', async () => {
    const { status, body } = await client.post('/api/cadastro', {
      nome: 'ana',
      cpf: '111.111.111-11',
      nascimento: '2026-02-30',
      email: 'ana',
      senha: 'curta',
      aceites: { termos: false, novidades: 1 },
    });
    expect(status).toBe(422);
    expect(body.codigo).toBe('DADOS_INVALIDOS');
    expect(body.campos).toEqual({
      nome: [expect.stringContaining('Regras desse campo:')],
      cpf: ['CPF inválido.'],
      nascimento: ['Informe uma data válida'],
      telefone: ['Este campo é obrigatório.'],
      email: ['Informe um e-mail válido'],
      senha: ['Senha não segue as regras abaixo.'],
      'aceites.termos': ['Para criar a conta, aceite os termos de uso e a política de privacidade'],
      'aceites.novidades': ['Valor inválido.'],
    });
  });

  test('that is not JSON inside is 400', async () => {
    const { status, body } = await client.post('/api/login', '{"identificador":');
    expect(status).toBe(400);
    expect(body.codigo).toBe('CORPO_INVALIDO');
  });

  test.each(['a\u0000b', '\ud800'])('with text no column can hold is 400: %j', async (text) => {
    const asValue = await client.post('/api/login', { identificador: `${text}@a.dev`, senha: 'x' });
    expect(asValue).toMatchObject({ status: 400, body: { codigo: 'CORPO_INVALIDO' } });
    const dados = { [text]: [text] };
    const asKey = await client.post('/api/requisicao', { url: '/x', tipo: 'X', endereco_ip: null, dados });
    expect(asKey).toMatchObject({ status: 400, body: { codigo: 'CORPO_INVALIDO' } });
  });

  test('of another type, as a form of another site sends it, is 415', async () => {
    const { status, body } = await client.post('/api/login', 'identificador=a&senha=b', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(415);
    expect(body.codigo).toBe('TIPO_NAO_ACEITO');
  });

  test('over 1 MB is 413, whether it says its length or not', async () => {
    const long = JSON.stringify({ identificador: 'a'.repeat(1_048_576), senha: 'b' });
    const announced = await client.post('/api/login', long);
    expect(announced.status).toBe(413);
    expect(announced.body.codigo).toBe('CORPO_GRANDE_DEMAIS');
    expect(await sendChunked('/api/login', long)).toBe(413);
  });

  test('just below 1 MB is read', async () => {
    const { status } = await client.post('/api/login', {
      identificador: 'a'.repeat(1_000_000),
      senha: 'b',
    });
    expect(status).toBe(422);
  });
});

test('a query cannot replace what the path says', async () => {
  const { body } = await client.get('/api/produto/detalhes/x?id=1');
  expect(body.status).toBe(422);
  expect(body.campos).toEqual({ id: [expect.any(String)] });
});

describe('an unexpected failure', () => {
  test('is 500 without anything internal, and is logged under the request id (ERROR-3)', async () => {
    const { services } = backend.current;
    const { pools } = services;
    const requestId = randomUUID();
    const broken = new Proxy(pools.sessions, {
      get: () => {
        throw new Error('secret detail');
      },
    });
    services.pools = { ...pools, sessions: broken };
    const answer = await client
      .post('/api/login', { identificador: 'ana', senha: 'x' }, { headers: { 'x-request-id': requestId } })
      .finally(() => (services.pools = pools));
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      status: 500,
      codigo: 'ERRO_INTERNO',
      mensagem: 'Serviço indisponível, favor entrar em contato com o suporte',
    });
    expect(answer.headers.get('x-request-id')).toBe(requestId);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const errors = logged.filter((line) => line['level'] === 'error' && line['requestId'] === requestId);
    expect(errors).toMatchObject([{ err: { message: 'secret detail' } }]);
  });
});

function sendChunked(path: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(backend.current.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    sending.on('response', (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    for (let at = 0; at < body.length; at += 65_536) sending.write(body.slice(at, at + 65_536));
    sending.end();
  });
}
