import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import type { AccountSession } from '#/contract/account/account.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { CONFIRMATION_MINUTES, STAFF_SESSION_HOURS } from '#/domain/staff/staff-session.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { endpointAccess, listEndpoints } from '../account/endpoint-access.ts';
import { callEndpoint, enterAs } from '../account/role-clients.ts';

const backend = withBackend({ seed: true });
const MINUTE = 60_000;
const url = () => backend.current.url;
const refresh = (client: ApiClient) => client.put('/api/refreshTokenUser', {});
const isIn = async (client: ApiClient) => (await client.get('/api/getPersonData')).status === 200;

describe('a session of the team (SESSION-18)', () => {
  const hours = STAFF_SESSION_HOURS * 60 * MINUTE;

  test.each(['CONTACT_CENTER', 'SUPERVISOR', 'FINANCEIRO', 'ADMIN'] as const)(
    'of %s ends 12 hours after its sign-in, to the millisecond, however often it is refreshed',
    async (role) => {
      const clock = backend.current.now;
      const client = await enterAs(role, url);
      const end = clock().getTime() + hours;
      for (let hour = 1; hour < STAFF_SESSION_HOURS; hour += 1) {
        backend.current.moveClock(60 * MINUTE);
        expect((await refresh(client)).status, `after ${hour} hours`).toBe(200);
      }
      backend.current.moveClock(end - clock().getTime() - 2000);
      expect((await refresh(client)).status).toBe(200);
      expect(await isIn(client)).toBe(true);
      backend.current.moveClock(2001);
      expect(await isIn(client)).toBe(false);
      expect((await refresh(client)).status).toBe(401);
    },
  );

  test('that was opened as a shopper ends as well, and a shopper’s does not', async () => {
    const [promoted, shopper] = [new ApiClient(url), new ApiClient(url)];
    const { email } = await registerShopper(promoted);
    await registerShopper(shopper);
    await backend.current.db.update(logins).set({ tipo_login: 'FINANCEIRO' }).where(eq(logins.email, email));
    const { body } = await promoted.get<AccountSession[]>('/api/sessoes');
    expect(body).toHaveLength(1);
    backend.current.moveClock(hours);
    expect((await refresh(shopper)).status).toBe(200);
    expect(await isIn(shopper)).toBe(true);
    expect((await refresh(promoted)).status).toBe(401);
  });
});

describe('what moves money takes a password or a code of the last minutes (SESSION-19)', () => {
  const acts: readonly [name: string, role: LoginKind][] = [
    ['finance.settleFinanceMatter', 'FINANCEIRO'],
    ['invoice.noteTransfer', 'FINANCEIRO'],
    ['invoice.setInvoiceTerms', 'FINANCEIRO'],
    ['invoice.refuseInvoice', 'FINANCEIRO'],
    ['assisted.decideDiscount', 'SUPERVISOR'],
    ['choice.cancelOffer', 'ADMIN'],
    ['newAcceptance.changeOfferTimes', 'ADMIN'],
  ];
  const act = async (client: ApiClient, name: string) => {
    const endpoint = listEndpoints().find((each) => each.name === name)!;
    const { status, body } = await callEndpoint(client, endpoint, endpointAccess[name]!);
    return [status, body?.codigo];
  };
  const later = async (client: ApiClient, ms = CONFIRMATION_MINUTES * MINUTE) => {
    backend.current.moveClock(ms);
    expect((await refresh(client)).status).toBe(200);
  };
  const again = [403, 'CONFIRMACAO_NECESSARIA'];

  test.each(acts)('%s by %s', async (name, role) => {
    const client = await enterAs(role, url);
    const { senha } = seededLogins.find(({ tipoLogin }) => tipoLogin === role)!;
    expect(await act(client, name)).not.toEqual(again);
    await later(client);
    expect(await act(client, name), 'refreshing confirms nothing').toEqual(again);
    const wrong = await client.post('/api/sessao/confirmar', { senha: 'Errada2026' });
    expect([wrong.status, wrong.body.codigo]).toEqual([422, 'SENHA_INCORRETA']);
    expect(await act(client, name)).toEqual(again);
    expect((await client.post('/api/sessao/confirmar', { senha })).status).toBe(200);
    expect(await act(client, name)).not.toEqual(again);
  });

  describe('of one login', () => {
    let client: ApiClient;
    const { senha } = seededLogins.find(({ tipoLogin }) => tipoLogin === 'FINANCEIRO')!;
    beforeEach(async () => {
      client = await enterAs('FINANCEIRO', url);
    });

    test('lasts until the last minute is over, and is of that session alone', async () => {
      const other = await enterAs('FINANCEIRO', url);
      await later(client, (CONFIRMATION_MINUTES - 1) * MINUTE);
      expect(await act(client, 'finance.settleFinanceMatter')).not.toEqual(again);
      expect((await client.post('/api/sessao/confirmar', { senha })).status).toBe(200);
      await later(client, MINUTE + 1000);
      expect(await act(client, 'finance.settleFinanceMatter')).not.toEqual(again);
      expect((await refresh(other)).status).toBe(200);
      expect(await act(other, 'finance.settleFinanceMatter')).toEqual(again);
    });

    test('reading the lists needs none', async () => {
      await later(client);
      for (const name of ['finance.listFinanceMatters', 'invoice.listInvoices', 'invoice.listCompanies']) {
        expect((await act(client, name))[0], name).toBe(200);
      }
    });

    test('a code of the app counts as well, and neither or both are refused', async () => {
      const started = await client.post<{ segredo: string }>('/api/segundo-fator', { senha });
      const secret = Secret.fromBase32(started.body.segredo);
      const code = () => TOTP.generate({ secret, timestamp: backend.current.now().getTime() });
      expect((await client.post('/api/segundo-fator/confirmar', { codigo: code() })).status).toBe(200);
      await later(client);
      const confirm = async (body: object) => (await client.post('/api/sessao/confirmar', body)).status;
      expect(await confirm({})).toBe(422);
      expect(await confirm({ senha, codigo: code() })).toBe(422);
      expect(await confirm({ codigo: '000000' })).toBe(422);
      expect(await act(client, 'finance.settleFinanceMatter')).toEqual(again);
      expect(await confirm({ codigo: code() })).toBe(200);
      expect(await act(client, 'finance.settleFinanceMatter')).not.toEqual(again);
    });
  });
});
