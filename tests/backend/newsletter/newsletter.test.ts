import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, outbox } from '#/backend/db/schema/identity.ts';
import { newsletterSubscriptions, newsletterTokens } from '#/backend/db/schema/newsletter.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { forgetOldSubscriptions } from '#/backend/modules/newsletter/forget-old-subscriptions.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { linkIn, oneClickIn } from '../../support/mail/mail-server.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { eventually } from '../../support/eventually.ts';

const server = withMailServer();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ smtpUrl: server.url });
});
afterAll(() => backend.stop());

const HOUR_MS = 3_600_000;
const confirmSubject = 'Confirme que quer receber novidades';
const welcomeSubject = 'Você vai receber nossas novidades';

let count = 0;
const newAddress = () => `leitora.${++count}@exemplo.com.br`;
const post = <Body>(path: string, body: object) => new ApiClient(() => backend.url).post<Body>(path, body);

const subscribe = (email: string, versao = NEWSLETTER_TEXT_VERSION) =>
  post<{ mensagem: string }>('/api/newsletter', { email, versao });
const confirm = (token: string) => post<{ email: string }>('/api/newsletter/confirmar', { token });
const cancel = (token: string) => post<{ email: string }>('/api/newsletter/cancelar', { token });

async function sendAll(email: string): Promise<void> {
  await sendMails(backend.services);
  await eventually(async () => {
    const rows = await backend.db.select().from(outbox).where(eq(outbox.destinatario, email));
    expect(rows.filter(({ enviado_em }) => enviado_em === null)).toEqual([]);
  });
}

async function receiveToken(email: string, subject: string, path: string): Promise<string> {
  await sendAll(email);
  const mail = server.mailsTo(email, subject).at(-1);
  return linkIn(mail, path).searchParams.get('token')!;
}
const receiveConfirmation = (email: string) =>
  receiveToken(email, confirmSubject, '/newsletter/confirmar?token=');
const receiveCancellation = (email: string) =>
  receiveToken(email, welcomeSubject, '/newsletter/cancelar?token=');

const rowOf = async (email: string) => {
  const [row] = await backend.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return row;
};

describe('POST /api/newsletter', () => {
  it('counts once the link of the mail is confirmed, with date and version of the text (CONTENT-4)', async () => {
    const email = newAddress();
    expect((await subscribe(` ${email.toUpperCase()} `)).status).toBe(202);
    const token = await receiveConfirmation(email);
    expect(await rowOf(email)).toMatchObject({ confirmado_em: null, versao_texto: NEWSLETTER_TEXT_VERSION });
    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([200, { email }]);
    expect((await rowOf(email))!.confirmado_em).toBeInstanceOf(Date);
    expect((await confirm(token)).status).toBe(410);
  });

  it('answers the same whether the address is new, waiting or subscribed, and writes to no subscriber', async () => {
    const email = newAddress();
    const first = await subscribe(email);
    const token = await receiveConfirmation(email);
    const again = await subscribe(email);
    await sendAll(email);
    expect(server.mailsTo(email, confirmSubject)).toHaveLength(2);
    await confirm(token);
    const third = await subscribe(email);
    await sendAll(email);
    expect(server.mailsTo(email, confirmSubject)).toHaveLength(2);
    for (const { status, body } of [again, third]) expect([status, body]).toEqual([202, first.body]);
  });

  it('writes to an address three times an hour at most, anyone who asks, and tells no one', async () => {
    const email = newAddress();
    for (let i = 0; i < 5; i++) expect((await subscribe(email)).status).toBe(202);
    await sendAll(email);
    expect(server.mailsTo(email, confirmSubject)).toHaveLength(3);
  });

  it('refuses too many wishes from one network', async () => {
    await backend.services.throttle.reset('newsletter-address', '127.0.0.1');
    for (let i = 0; i < 60; i++) await backend.services.throttle.take('newsletter-address', '127.0.0.1');
    const { status, headers } = await subscribe(newAddress());
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await backend.services.throttle.reset('newsletter-address', '127.0.0.1');
  });

  it.each([
    [{ email: 'sem arroba' }, 422, { email: ['Informe um e-mail válido'] }],
    [{ email: '' }, 422, { email: ['Este campo é obrigatório.'] }],
    [{ versao: '2019-01' }, 409, undefined],
  ])('refuses %j', async (change, status, campos) => {
    const response = await post<{ campos?: unknown }>('/api/newsletter', {
      email: newAddress(),
      versao: NEWSLETTER_TEXT_VERSION,
      ...change,
    });
    expect(response.status).toBe(status);
    expect(response.body.campos).toEqual(campos);
  });
});

describe('POST /api/newsletter/confirmar', () => {
  it('takes a link for 24 hours', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = await receiveConfirmation(email);
    backend.moveClock(24 * HOUR_MS + 1000);
    expect((await confirm(token)).status).toBe(410);
    expect((await rowOf(email))!.confirmado_em).toBeNull();
  });

  it('is not readable in the database', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = await receiveConfirmation(email);
    const stored = await backend.db.select().from(newsletterTokens);
    expect(stored.every(({ hash }) => hash.length === 32)).toBe(true);
    expect(JSON.stringify([stored, await backend.db.select().from(outbox)])).not.toContain(token);
  });

  it('of two at the same time one confirms', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = await receiveConfirmation(email);
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  it('does not take a link to leave, nor anything else', async () => {
    const email = newAddress();
    await subscribe(email);
    await confirm(await receiveConfirmation(email));
    expect((await confirm(await receiveCancellation(email))).status).toBe(410);
    expect((await confirm('A'.repeat(43))).status).toBe(410);
    expect((await confirm('')).status).toBe(422);
  });
});

describe('POST /api/newsletter/cancelar', () => {
  it('ends the subscription by the link of a mail, however often and late, until it is confirmed again', async () => {
    const email = newAddress();
    await subscribe(email);
    await confirm(await receiveConfirmation(email));
    const token = await receiveCancellation(email);
    backend.moveClock(400 * 24 * HOUR_MS);
    expect((await cancel(token)).body).toEqual({ email });
    const ended = (await rowOf(email))!.cancelado_em;
    expect(ended).toBeInstanceOf(Date);
    backend.moveClock(HOUR_MS);
    expect((await cancel(token)).status).toBe(200);
    expect((await rowOf(email))!.cancelado_em).toEqual(ended);

    await subscribe(email);
    await confirm(await receiveConfirmation(email));
    expect((await rowOf(email))!.cancelado_em).toBeNull();
  });

  it('is one click in the mail program as well, from the first mail on (RFC 8058)', async () => {
    const email = newAddress();
    await subscribe(email);
    const wish = await receiveConfirmation(email);
    const tokenIn = (subject: string) => {
      const { pathname, searchParams } = oneClickIn(server.mailsTo(email, subject).at(-1)!);
      expect(pathname).toBe('/newsletter/cancelar');
      return searchParams.get('token')!;
    };
    expect((await cancel(tokenIn(confirmSubject))).status).toBe(200);
    expect((await confirm(wish)).status).toBe(410);

    await subscribe(email);
    await confirm(await receiveConfirmation(email));
    await sendAll(email);
    expect((await cancel(tokenIn(welcomeSubject))).body).toEqual({ email });
    expect((await rowOf(email))!.cancelado_em).not.toBeNull();
  });

  it('makes links still waiting worthless', async () => {
    const email = newAddress();
    await subscribe(email);
    const first = await receiveConfirmation(email);
    await subscribe(email);
    const second = await receiveConfirmation(email);
    await confirm(first);
    await cancel(await receiveCancellation(email));
    expect((await confirm(second)).status).toBe(410);
  });

  it('does not take a link that confirms', async () => {
    const email = newAddress();
    await subscribe(email);
    expect((await cancel(await receiveConfirmation(email))).status).toBe(410);
  });
});

describe('what is kept', () => {
  it('is in the export of the person with that address, and goes with the account', async () => {
    const client = new ApiClient(() => backend.url);
    const { email, senha } = await registerShopper(client);
    await backend.db.update(logins).set({ email_confirmado_em: new Date() }).where(eq(logins.email, email));
    await subscribe(email);
    await confirm(await receiveConfirmation(email));
    const { body } = await client.get<{ newsletter: object[] }>('/api/meus-dados');
    expect(body.newsletter).toMatchObject([{ email, versao_texto: NEWSLETTER_TEXT_VERSION }]);
    expect((await client.request('DELETE', '/api/minha-conta', { body: { senha } })).status).toBeLessThan(
      300,
    );
    expect(await rowOf(email)).toBeUndefined();
  });

  it('loses wishes never confirmed after a week, and ended subscriptions after half a year', async () => {
    const [waiting, ended, active] = [newAddress(), newAddress(), newAddress()];
    for (const email of [waiting, ended, active]) await subscribe(email);
    await sendAll(waiting);
    for (const email of [ended, active]) await confirm(await receiveConfirmation(email));
    await cancel(await receiveCancellation(ended));
    const forgetAfter = (days: number) =>
      forgetOldSubscriptions(backend.db, new Date(backend.now().getTime() + days * 24 * HOUR_MS));
    const left = async () => (await Promise.all([waiting, ended, active].map(rowOf))).map(Boolean);
    await forgetAfter(6);
    expect(await left()).toEqual([true, true, true]);
    await forgetAfter(8);
    expect(await left()).toEqual([false, true, true]);
    await forgetAfter(181);
    expect(await left()).toEqual([false, false, true]);
  });
});
