import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportSPKI, importPKCS8, SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { deriveKey } from '#/backend/crypto/signing-keys.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { openTestDatabase } from '../../support/backend/database.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend();

let client: ApiClient;
let idPessoa: number;
let token: string;
beforeAll(async () => {
  client = new ApiClient(backend.current.url);
  ({ idPessoa } = await registerShopper(client));
  token = client.cookies.get('dev_userToken')!;
});

async function statusWith(userToken: string): Promise<number> {
  const other = new ApiClient(backend.current.url, [['dev_userToken', userToken]]);
  return (await other.get('/api/getPersonData')).status;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => decodeJwt(token);
const ourKey = () => deriveKey(backend.current.services.keys.current, 'user-token');
const ourKeyId = () => backend.current.services.keys.current.id;

const forge = (changes: Record<string, unknown>, key: Uint8Array = ourKey(), kid = ourKeyId()) =>
  new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid }).sign(key);

describe('the user token', () => {
  test('is a JWT of 15 minutes whose subject is JSON with idLogin and idPessoa (SESSION-2, SESSION-4)', () => {
    const { sub, iat, exp, aud, iss } = claims();
    expect(JSON.parse(sub!)).toEqual({ idLogin: expect.any(Number), idPessoa });
    expect(exp! - iat!).toBe(900);
    expect(aud).toBeTruthy();
    expect(iss).toBeTruthy();
    expect(decodeProtectedHeader(token).alg).toBe('HS256');
  });

  test('is accepted as it is, and so is the same signed again', async () => {
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(await forge({}))).toBe(200);
  });

  test('is accepted by another instance on the same database', async () => {
    const other = await startTestBackend({ database: backend.current });
    const response = await new ApiClient(other.url, client.cookies).get('/api/getPersonData');
    expect(response.status).toBe(200);
    await other.stop();
  });
});

describe('a token is refused', () => {
  test.each(['none', 'None', 'NONE'])('unsigned, with alg %s', async (alg) => {
    const body = base64url(claims());
    expect(await statusWith(`${base64url({ alg, typ: 'JWT', kid: ourKeyId() })}.${body}.`)).toBe(401);
    expect(await statusWith(`${base64url({ alg, typ: 'JWT' })}.${body}.${token.split('.')[2]}`)).toBe(401);
  });

  test('with its signature cut off or another body under it', async () => {
    const [header, , signature] = token.split('.');
    const other = base64url({ ...claims(), sub: JSON.stringify({ idLogin: 1, idPessoa: 999 }) });
    expect(await statusWith(token.slice(0, token.lastIndexOf('.') + 1))).toBe(401);
    expect(await statusWith(`${header}.${other}.${signature}`)).toBe(401);
  });

  test('signed with a key that is not ours, or under a key id that is not', async () => {
    expect(await statusWith(await forge({}, new Uint8Array(32)))).toBe(401);
    expect(await statusWith(await forge({}, ourKey(), 'hs256-2'))).toBe(401);
  });

  test.each(['../../../../dev/null', '__proto__', 'constructor', 'toString', '', "' OR 1=1 --", 'hs256-1 '])(
    'under the key id %j, with our key or an empty one',
    async (kid) => {
      expect(await statusWith(await forge({}, ourKey(), kid))).toBe(401);
      expect(await statusWith(await forge({}, new Uint8Array(1), kid))).toBe(401);
    },
  );

  test('that says how it wants to be checked', async () => {
    const [, body, signature] = token.split('.');
    const headers = [
      { alg: 'HS256', kid: [ourKeyId()] },
      { alg: 'HS256', kid: ourKeyId(), crit: ['exp'] },
      { alg: 'HS256', kid: ourKeyId(), b64: false, crit: ['b64'] },
      { alg: 'HS256', kid: ourKeyId(), jku: 'https://evil.example/keys' },
      { alg: ['HS256', 'none'], kid: ourKeyId() },
    ];
    for (const header of headers) {
      expect(await statusWith(`${base64url(header)}.${body}.${signature}`)).toBe(401);
      const key = createHmac('sha256', ourKey())
        .update(`${base64url(header)}.${body}`)
        .digest('base64url');
      // Even signed with our key; only the address of keys is of no interest to us.
      const expected = 'jku' in header ? 200 : 401;
      expect(await statusWith(`${base64url(header)}.${body}.${key}`), JSON.stringify(header)).toBe(expected);
    }
  });

  test('signed with the bare secret, which is for no purpose by itself', async () => {
    const { secret } = backend.current.services.keys.current;
    expect(await statusWith(await forge({}, secret))).toBe(401);
    expect(await statusWith(await forge({}, deriveKey({ id: '', secret }, 'refresh-token')))).toBe(401);
  });

  test('of another algorithm, with a key of its own', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = await importPKCS8(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, 'EdDSA');
    const sign = (header: Record<string, unknown>) =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'EdDSA', kid: ourKeyId(), ...header }).sign(key);
    expect(await statusWith(await sign({}))).toBe(401);
    expect(await statusWith(await sign({ jwk: publicKey.export({ format: 'jwk' }) }))).toBe(401);
    const asSecret = new TextEncoder().encode(await exportSPKI(publicKey));
    expect(await statusWith(await forge({}, asSecret))).toBe(401);
  });

  test('of a longer hash over the right key', async () => {
    const signed = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS512', kid: ourKeyId() })
      .sign(Buffer.concat([ourKey(), ourKey()]));
    expect(await statusWith(signed)).toBe(401);
  });

  test.each([
    ['expired', { exp: 1_000_000_000 }],
    ['without end', { exp: undefined }],
    ['not valid yet', { nbf: 4_000_000_000 }],
    ['for another audience', { aud: 'vitrine:outra' }],
    ['without audience', { aud: undefined }],
    ['of another issuer', { iss: 'outra' }],
    ['without issuer', { iss: undefined }],
    ['without token family', { sid: undefined }],
    ['without generation', { gen: undefined }],
    ['of a token family that never was', { sid: '00000000-0000-4000-8000-000000000000' }],
    ['with a subject that is no JSON', { sub: 'ana' }],
    ['with a subject of texts', { sub: '{"idLogin":"1","idPessoa":"1"}' }],
    ['for another person of this login', { sub: '{"idLogin":1,"idPessoa":999}' }],
    ['for another login of this family', { sub: '{"idLogin":999,"idPessoa":1}' }],
  ])('%s, though signed by us', async (_name, changes) => {
    expect(await statusWith(await forge(changes))).toBe(401);
  });

  test('made by a shop on another database', async () => {
    const database = await openTestDatabase();
    const other = await startTestBackend({ database });
    const otherClient = new ApiClient(other.url);
    await registerShopper(otherClient);
    expect(await statusWith(otherClient.cookies.get('dev_userToken')!)).toBe(401);
    await other.stop();
    await database.close();
  });

  test.each(['', 'a', 'a.b', 'a.b.c', '....', '%00', 'ey'.repeat(2000)])(
    'that is no token: %s',
    async (text) => {
      expect(await statusWith(text)).toBe(401);
    },
  );

  test('of a login that was switched off', async () => {
    const shopper = new ApiClient(backend.current.url);
    const { email } = await registerShopper(shopper);
    await backend.current.db.update(logins).set({ desativado_em: new Date() }).where(eq(logins.email, email));
    expect((await shopper.get('/api/getPersonData')).status).toBe(401);
    expect((await shopper.put('/api/refreshTokenUser')).status).toBe(401);
  });

  test('of a person whose account was erased', async () => {
    const shopper = new ApiClient(backend.current.url);
    const { idPessoa: erased } = await registerShopper(shopper);
    await backend.current.db
      .update(persons)
      .set({ apagada_em: new Date() })
      .where(eq(persons.id_pessoa, erased));
    expect((await shopper.get('/api/getPersonData')).status).toBe(401);
    expect((await shopper.get('/api/produto/1/minha-participacao')).status).toBe(401);
  });
});

test('a bad token leaves the public calls alone', async () => {
  const other = new ApiClient(backend.current.url, [['dev_userToken', 'a.b.c']]);
  expect((await other.post('/api/logout')).status).toBe(200);
});
