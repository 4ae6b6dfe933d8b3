import { describe, expect, test } from 'vitest';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend({ publicUrl: 'https://loja.example' });

describe('a page of another site (SECURITY-5)', () => {
  test.each(['https://evil.example', 'http://loja.example', 'https://loja.example.evil.example', 'null'])(
    'at %s changes nothing, not even with what needs no body',
    async (origin) => {
      const client = new ApiClient(backend.current.url);
      await registerShopper(client);
      for (const [method, path] of [
        ['POST', '/api/logout'],
        ['PUT', '/api/refreshTokenUser'],
        ['POST', '/api/login'],
      ] as const) {
        const { status, body } = await client.request(method, path, { headers: { origin } });
        expect({ status, codigo: body.codigo }, path).toEqual({ status: 403, codigo: 'ORIGEM_RECUSADA' });
      }
      expect((await client.get('/api/getPersonData')).status).toBe(200);
    },
  );

  test('is distinguished from our own, and from programs, which name none', async () => {
    const client = new ApiClient(backend.current.url);
    await registerShopper(client);
    const headers = { origin: 'https://loja.example' };
    expect((await client.put('/api/refreshTokenUser', undefined, { headers })).status).toBe(200);
    expect((await client.put('/api/refreshTokenUser')).status).toBe(200);
    expect(
      (await client.get('/api/getPersonData', { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(200);
  });
});

test('answers of the backend are for no other site', async () => {
  const { headers } = await new ApiClient(backend.current.url).get('/api/modalidades');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
