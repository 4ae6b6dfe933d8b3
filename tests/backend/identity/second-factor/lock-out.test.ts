import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { registerShopper } from '../../../support/backend/registration.ts';

// IDENTITY-22
const backend = withBackend();
const MINUTE = 60_000;
const owners = '198.51.100.7';
const attackers = '203.0.113.9';

class Browser {
  readonly client = new ApiClient(() => backend.current.url);
  readonly ip: string;
  constructor(ip: string) {
    this.ip = ip;
  }
  private post<Body>(path: string, body: object) {
    return this.client.post<Body>(path, body, { headers: { 'x-forwarded-for': this.ip } });
  }
  async password(senha: string): Promise<[number, string | undefined]> {
    const { status, body } = await this.post<{ proximo?: string }>('/api/login', {
      identificador: email,
      senha,
    });
    return [status, body.proximo];
  }
  async code(codigo: string): Promise<number> {
    return (await this.post('/api/login/codigo', { codigo })).status;
  }
  async enter(codigo: string, senha = password): Promise<number> {
    const answer = await this.password(senha);
    if (answer.join(' ') !== '200 codigo') throw new Error(`The password was answered ${answer.join(' ')}`);
    return this.code(codigo);
  }
}

let email: string;
let password: string;
let loginId: number;
let secret: Secret;
let recovery: string[];
let known: Browser;

function nextCode(): string {
  backend.current.moveClock(30_000);
  return TOTP.generate({ secret, timestamp: backend.current.now().getTime() });
}

function wrongCode(): string {
  const timestamp = backend.current.now().getTime();
  const good = new Set([-1, 0, 1].map((n) => TOTP.generate({ secret, timestamp: timestamp + n * 30_000 })));
  return ['000000', '111111', '222222', '333333'].find((code) => !good.has(code))!;
}

const guess = async (browser: Browser, times: number) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push(await browser.enter(wrongCode()));
  return statuses;
};

beforeEach(async () => {
  known = new Browser(owners);
  const registered = await registerShopper(known.client);
  email = registered.email;
  password = registered.senha;
  const [login] = await backend.current.db
    .update(logins)
    .set({ tipo_login: 'FINANCEIRO' })
    .where(eq(logins.email, email))
    .returning();
  loginId = login!.id_login;
  const { body } = await known.client.post<{ segredo: string }>('/api/segundo-fator', { senha: password });
  secret = Secret.fromBase32(body.segredo);
  const confirmed = await known.client.post<{ codigos: string[] }>('/api/segundo-fator/confirmar', {
    codigo: nextCode(),
  });
  recovery = confirmed.body.codigos;
});

describe('while a person who knows the password guesses codes', () => {
  beforeEach(async () => {
    const statuses = await guess(new Browser(attackers), 6);
    if (statuses.join(' ') !== '422 422 422 422 422 429')
      throw new Error(`Guesses got ${statuses.join(' ')}`);
  });

  test('the owner comes in from a browser that is known, wherever it is', async () => {
    expect(await known.enter(nextCode())).toBe(200);
    const moved = new Browser(attackers);
    for (const [name, value] of known.client.cookies) moved.client.cookies.set(name, value);
    expect(await moved.enter(nextCode())).toBe(200);
  });

  test('the owner comes in from another network with a browser that is new', async () => {
    expect(await new Browser(owners).enter(nextCode())).toBe(200);
  });

  test('a recovery code is counted by itself, also from the network of the guesses', async () => {
    expect(await new Browser(attackers).enter(recovery[0]!)).toBe(200);
  });

  test('the owner may still confirm in an open session, and turn the factor off', async () => {
    const confirmed = await known.client.post('/api/sessao/confirmar', { codigo: nextCode() });
    expect(confirmed.status).toBe(200);
    const off = await known.client.delete('/api/segundo-fator', {
      body: { senha: password, codigo: nextCode() },
    });
    expect(off.status).toBe(200);
  });

  test('a new password ends the wait at once, and every try that was begun with the old one', async () => {
    const attacker = new Browser(attackers);
    expect(await attacker.password(password)).toEqual([200, 'codigo']);
    const { db, now } = backend.current;
    const token = await issueOneTimeToken(db, { tipo: 'TROCAR_SENHA', loginId, dados: {} }, now());
    const senha = 'tR4vessa_lilas';
    const reset = await new Browser(owners).client.post(`/api/troca-senha/${token}/vitrine`, { senha });
    expect(reset.status).toBe(200);
    for (let index = 0; index < 30; index += 1) {
      expect([401, 410], 'it counts nothing').toContain(await attacker.code(wrongCode()));
    }
    expect(await attacker.code(nextCode()), 'nor does a right code open anything').not.toBe(200);
    expect((await new Browser(attackers).password(password))[0]).toBe(401);
    const neighbour = new Browser(attackers);
    expect(await neighbour.enter(nextCode(), senha), 'from the network of the guesses').toBe(200);
  });
});

describe('guesses get nowhere', () => {
  test('from one network: five, then a wait of 15 minutes to the instant, then one an hour at most', async () => {
    const attacker = () => new Browser(attackers);
    expect(await guess(attacker(), 6)).toEqual([422, 422, 422, 422, 422, 429]);
    backend.current.moveClock(14 * MINUTE);
    expect(await guess(attacker(), 1)).toEqual([429]);
    backend.current.moveClock(MINUTE);
    expect(await guess(attacker(), 2)).toEqual([422, 429]);
    let taken = 6;
    for (let quarter = 0; quarter < 4 * 23; quarter += 1) {
      backend.current.moveClock(15 * MINUTE);
      if ((await guess(attacker(), 1))[0] === 422) taken += 1;
    }
    expect(taken).toBeLessThan(31);
  });

  test('from many networks: 20 for one login, and a known browser still comes in', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 24; index += 1) {
      statuses.push(...(await guess(new Browser(`203.0.113.${index + 20}`), 1)));
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(4).fill(429)]);
    expect(await new Browser('192.0.2.1').enter(nextCode()), 'a stranger waits').toBe(429);
    expect(await new Browser('192.0.2.1').enter(recovery[0]!), 'but not with a recovery code').toBe(200);
    expect(await known.enter(nextCode())).toBe(200);
  });

  test('of recovery codes: five from one network, which keeps no one else’s from counting', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push(await new Browser(attackers).enter('AAAA-BBBB-CCCC-DDDD'));
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await new Browser(attackers).enter(nextCode()), 'the app has its own count').toBe(200);
    expect(await new Browser(owners).enter(recovery[0]!)).toBe(200);
    expect(await known.enter(recovery[1]!)).toBe(200);
  });

  test('by a known browser that was stolen: five as well, which no other one waits for', async () => {
    const thief = new Browser(attackers);
    for (const [name, value] of known.client.cookies) thief.client.cookies.set(name, value);
    expect(await guess(thief, 6)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await new Browser(owners).enter(nextCode())).toBe(200);
  });
});
