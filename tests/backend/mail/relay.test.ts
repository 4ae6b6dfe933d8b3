import { randomUUID } from 'node:crypto';
import { eq, like, notInArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { enrolments } from '#/backend/db/schema/enrolment.ts';
import { logins, outbox, rateLimits } from '#/backend/db/schema/identity.ts';
import { storedMails } from '#/backend/db/schema/mailbox.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { makePerson } from '../../support/person.ts';
import { apply, freeTerms, tryGiveUp } from '../enrolment/applicant.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
const guardian = { telefone: '(48) 99123-0002', parentesco: 'MAE' } as const;
const DAY_MS = 86_400_000;
let sender: Buyer;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, {
    id_produto: 1,
    id_oferta: 1,
    ...freeTerms,
    vagas_total: 9,
    vagas_disponiveis: 9,
  });
  await addOffer(db, { id_produto: 1, id_oferta: 2, vagas_total: 90, vagas_disponiveis: 90 });
});

beforeEach(async () => {
  const { db, url } = backend.current;
  await db.delete(rateLimits);
  await db.delete(enrolments);
  await db.delete(outbox);
  sender = await Buyer.register(url);
  await sendMails(backend.current.services);
  await db.delete(storedMails);
  await db.delete(rateLimits);
});

const confirmAddress = () =>
  backend.current.db
    .update(logins)
    .set({ email_confirmado_em: noon() })
    .where(eq(logins.email, sender.student.email));

async function sent(): Promise<string[]> {
  await sendMails(backend.current.services);
  const rows = await backend.current.db
    .select({ para: storedMails.para })
    .from(storedMails)
    .where(notInArray(storedMails.para, [sender.student.email]));
  return rows.map(({ para }) => para);
}

/** Enrols strangers under 18 with strangers as guardians, and gives each enrolment up. */
async function enrolStrangers(times: number) {
  for (let turn = 0; turn < times; turn++) {
    const [minor, adult] = [makePerson(), makePerson()];
    const { protocolo } = await apply(sender, 1, {
      aluno: { nome: minor.nome, cpf: minor.cpf, email: minor.email, nascimento: '2011-05-05' },
      responsavel: { nome: adult.nome, cpf: adult.cpf, email: adult.email, ...guardian },
    });
    bodyOf(await tryGiveUp(sender, protocolo));
  }
}

it('an account that enrols strangers and gives up in a loop writes to ten of them, while its own address is unconfirmed (SECURITY-14)', async () => {
  await enrolStrangers(6);
  expect(await sent()).toHaveLength(10);
});

it('with a confirmed address it writes thirty mails to strangers a day, and what is over the limit waits for the next', async () => {
  await confirmAddress();
  await enrolStrangers(12);
  expect(await sent()).toHaveLength(30);
  const { db } = backend.current;
  expect(await db.$count(outbox, like(outbox.tipo, 'inscricao-%'))).toBe(36);
  expect(await sent()).toHaveLength(30);
  // The next day.
  await db.delete(rateLimits);
  await db.update(outbox).set({ disponivel_em: noon() });
  expect(await sent()).toHaveLength(36);
});

it('what is still over the limit after three days is never sent', async () => {
  await confirmAddress();
  await enrolStrangers(11);
  await sent();
  const { db } = backend.current;
  const long = new Date(noon().getTime() - 3 * DAY_MS - 1);
  await db.update(outbox).set({ disponivel_em: noon(), criado_em: long });
  expect(await sent()).toHaveLength(30);
  await db.delete(rateLimits);
  await db.update(outbox).set({ disponivel_em: noon() });
  expect(await sent()).toHaveLength(30);
});

it('accounts count apart, and the sender’s own confirmed address not at all', async () => {
  await confirmAddress();
  await enrolStrangers(10);
  const { protocolo } = await apply(sender, 1);
  bodyOf(await tryGiveUp(sender, protocolo));
  const first = sender.student.email;
  sender = await Buyer.register(backend.current.url);
  await confirmAddress();
  await enrolStrangers(10);
  const strangers = (await sent()).filter((to) => to !== first);
  expect(strangers).toHaveLength(60);
  const own = await backend.current.db.$count(storedMails, eq(storedMails.para, first));
  expect(own).toBe(2);
});

it('accounts made by the dozen behind one network write to two hundred strangers a day in all', async () => {
  const first = sender.student.email;
  const own: string[] = [first];
  for (let made = 0; made < 21; made++) {
    await enrolStrangers(4);
    sender = await Buyer.register(backend.current.url);
    own.push(sender.student.email);
  }
  const strangers = (await sent()).filter((to) => !own.includes(to));
  expect(strangers).toHaveLength(200);
});

it('one seat of a company is written about ten times, however often it gets another name (COMPANY-5)', async () => {
  const student = () => {
    const { nome, cpf, email } = makePerson();
    return { nome, cpf, nascimento: '1990-05-17', email };
  };
  const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Ganhe dinheiro em golpe.example/x agora' };
  const order = bodyOf(
    await sender.client.post<Purchase>(
      '/api/compra-empresa',
      { id_oferta: 2, empresa, vagas: 1, alunos: [student()] },
      { headers: { 'idempotency-key': randomUUID() } },
    ),
    201,
  );
  await sender.accept(order);
  bodyOf(await sender.tryPay(order.codigo));
  await act(backend.current.url, (await sender.pix(order.codigo)).txid, 'pagar');
  await backend.current.services.simulatedBank?.deliverWebhooks();
  await sendMails(backend.current.services);
  const answers: unknown[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const path = `/api/compra-empresa/${order.codigo}/vagas/1`;
    answers.push(await sender.client.put(path, { aluno: student() }));
    await sendMails(backend.current.services);
  }
  const mails = (await sent()).length;
  expect(mails).toBe(10);
  expect(answers.slice(0, 9)).toEqual(
    Array.from({ length: 9 }, () => expect.objectContaining({ status: 200 })),
  );
  expect(answers.slice(9)).toEqual(
    Array.from({ length: 11 }, () =>
      expect.objectContaining({ status: 429, body: expect.objectContaining({ codigo: 'MUITOS_ENVIOS' }) }),
    ),
  );
  const stored = await backend.current.db.select().from(storedMails);
  const invitations = stored.filter(({ assunto }) => assunto.includes('reservou'));
  expect(new Set(invitations.map(({ assunto }) => assunto))).toEqual(
    new Set(['Uma empresa reservou uma vaga para você']),
  );
  for (const { html, texto } of invitations) expect(html + texto).not.toContain('golpe.example');
});

it('a network without an account asks two hundred strangers a day for a confirmation', async () => {
  const { db, url } = backend.current;
  for (let turn = 0; turn < 205; turn++) {
    if (turn % 50 === 0) await db.delete(rateLimits).where(like(rateLimits.key, 'newsletter-address:%'));
    const visitor = new ApiClient(url);
    const { email } = makePerson();
    await visitor.post('/api/newsletter', { email, versao: NEWSLETTER_TEXT_VERSION });
  }
  expect(await sent()).toHaveLength(200);
});
