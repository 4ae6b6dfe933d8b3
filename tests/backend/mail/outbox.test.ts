import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { forgetOldMails } from '#/backend/mail/forget-old-mails.ts';
import { claimDueMessages, insertMessage } from '#/backend/mail/outbox-repository.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { eventually } from '../../support/eventually.ts';

const server = withMailServer();
let backend: TestBackend;
const logged: string[] = [];
beforeAll(async () => {
  backend = await startTestBackend({ smtpUrl: server.url, log: (line) => logged.push(line) });
});
afterEach(() => {
  server.refuse = undefined;
  server.failing = undefined;
});
afterAll(() => backend.stop());

const MINUTE_MS = 60_000;
let count = 0;

async function enqueue(
  tipo = 'boas-vindas',
  dados: Record<string, unknown> = {},
  at = backend.now(),
): Promise<string> {
  const destinatario = `pessoa.${++count}@exemplo.com.br`;
  await insertMessage(
    backend.db,
    { tipo, destinatario, dados: { nome: 'Ana Souza', id_login: 1, ...dados } },
    at,
  );
  return destinatario;
}

const rowTo = async (address: string) => {
  const [row] = await backend.db.select().from(outbox).where(eq(outbox.destinatario, address));
  return row;
};
const failed = (address: string) =>
  eventually(async () => expect((await rowTo(address))?.ultimo_erro).toBeTruthy());

describe('a message in the outbox', () => {
  test('is sent once by any number of workers side by side (PURCHASE-12)', async () => {
    const addresses = await Promise.all(Array.from({ length: 25 }, () => enqueue()));
    await Promise.all(Array.from({ length: 4 }, () => sendMails(backend.services)));
    await eventually(() => expect(addresses.map((to) => server.mailsTo(to).length)).not.toContain(0));
    await sendMails(backend.services);
    expect(addresses.map((to) => server.mailsTo(to).length)).toEqual(addresses.map(() => 1));
    await eventually(async () => {
      for (const to of addresses) expect((await rowTo(to))!.enviado_em).toBeInstanceOf(Date);
    });
  });

  test('is never given to two workers at the same time', async () => {
    // Not due for the job that runs beside this test.
    const later = new Date(backend.now().getTime() + 1000 * MINUTE_MS);
    for (let i = 0; i < 30; i++) {
      await insertMessage(backend.db, { tipo: 'parado', destinatario: 'a@b.com.br', dados: {} }, later);
    }
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimDueMessages(backend.db, later, 5)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(30);
    await backend.db.execute(sql`DELETE FROM outbox WHERE tipo = 'parado'`);
  });

  test('that the server refuses is tried again after a minute, then two, and arrives', async () => {
    const to = await enqueue();
    server.refuse = (address) => (address === to ? new Error('mailbox busy') : undefined);
    await sendMails(backend.services);
    await failed(to);
    expect((await rowTo(to))!.ultimo_erro).toContain('mailbox busy');
    await sendMails(backend.services);
    expect(await rowTo(to)).toMatchObject({ tentativas: 1, enviado_em: null });
    backend.moveClock(MINUTE_MS + 1);
    await backend.db.update(outbox).set({ ultimo_erro: null }).where(eq(outbox.destinatario, to));
    await sendMails(backend.services);
    await failed(to);
    expect(await rowTo(to)).toMatchObject({ tentativas: 2, enviado_em: null });
    server.refuse = undefined;
    backend.moveClock(MINUTE_MS + 1);
    await sendMails(backend.services);
    expect(server.mailsTo(to)).toHaveLength(0);
    backend.moveClock(MINUTE_MS);
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(to)).toHaveLength(1));
  });

  test('that can’t be made holds up no other', async () => {
    const broken = await enqueue('tipo-que-ninguem-conhece');
    const sound = await enqueue();
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(sound)).toHaveLength(1));
    await failed(broken);
    expect((await rowTo(broken))!.ultimo_erro).toBe('no template for tipo-que-ninguem-conhece');
  });

  test('of a worker that died is sent by another', async () => {
    // Not due yet for the job that runs beside this test.
    const later = new Date(backend.now().getTime() + 5 * MINUTE_MS);
    const to = await enqueue('boas-vindas', {}, later);
    const claimed = await claimDueMessages(backend.db, later, 100);
    expect(claimed.map(({ destinatario }) => destinatario)).toContain(to);
    backend.moveClock(5 * MINUTE_MS);
    await sendMails(backend.services);
    expect(server.mailsTo(to)).toHaveLength(0);
    backend.moveClock(MINUTE_MS + 1);
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(to)).toHaveLength(1));
  });

  test('survives a mail server that breaks down in every way, and arrives once', async () => {
    const to = await enqueue();
    for (const failing of ['greeting', 'data'] as const) {
      server.failing = failing;
      server.hangUp();
      await backend.db.update(outbox).set({ ultimo_erro: null }).where(eq(outbox.destinatario, to));
      await sendMails(backend.services);
      await failed(to);
      expect(await rowTo(to)).toMatchObject({ enviado_em: null, abandonada_em: null });
      backend.moveClock(5 * MINUTE_MS);
    }
    server.failing = undefined;
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(to)).toHaveLength(1));
    expect(await rowTo(to)).toMatchObject({ tentativas: 3, abandonada_em: null });
  });

  test('is given up after twelve attempts, loudly, and stays to be looked at', async () => {
    const to = await enqueue();
    await backend.db.update(outbox).set({ tentativas: 11 }).where(eq(outbox.destinatario, to));
    server.refuse = (address) => (address === to ? new Error('no such user') : undefined);
    await sendMails(backend.services);
    await failed(to);
    expect(await rowTo(to)).toMatchObject({
      tentativas: 12,
      enviado_em: null,
      abandonada_em: expect.any(Date),
    });
    expect(logged.some((line) => line.includes('mail given up'))).toBe(true);
    expect(logged.join('')).not.toContain(to);
    server.refuse = undefined;
    backend.moveClock(7 * 60 * MINUTE_MS);
    await sendMails(backend.services);
    expect(server.mailsTo(to)).toHaveLength(0);
  });

  test('whose last worker died is given up, too', async () => {
    const to = await enqueue('boas-vindas', {}, new Date(backend.now().getTime() + MINUTE_MS));
    await backend.db.update(outbox).set({ tentativas: 12 }).where(eq(outbox.destinatario, to));
    backend.moveClock(MINUTE_MS);
    await sendMails(backend.services);
    expect(await rowTo(to)).toMatchObject({ enviado_em: null, abandonada_em: expect.any(Date) });
  });

  test('is forgotten after thirty days', async () => {
    const to = await enqueue();
    await sendMails(backend.services);
    await eventually(async () => expect((await rowTo(to))!.enviado_em).not.toBeNull());
    await forgetOldMails(backend.db, new Date(backend.now().getTime() + 29 * 24 * 60 * MINUTE_MS));
    expect(await rowTo(to)).toBeDefined();
    await forgetOldMails(backend.db, new Date(backend.now().getTime() + 31 * 24 * 60 * MINUTE_MS));
    expect(await rowTo(to)).toBeUndefined();
  });
});

describe('without a way out', () => {
  test('a shop under https leaves messages in the outbox and keeps nothing readable', async () => {
    const production = await startTestBackend({ publicUrl: 'https://loja.example' });
    await insertMessage(
      production.db,
      { tipo: 'boas-vindas', destinatario: 'a@b.com.br', dados: { nome: 'Ana Souza', id_login: 1 } },
      production.now(),
    );
    await sendMails(production.services);
    const [row] = await production.db.select().from(outbox);
    expect(row).toMatchObject({ tentativas: 0, enviado_em: null });
    expect((await fetch(`${production.url}/api/caixa-de-entrada`)).status).toBe(404);
    await production.stop();
  });
});
