import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseAlerts } from '#/backend/db/schema/community.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { announceOpenOffers } from '#/backend/modules/course-alert/announce-open-offers.ts';
import type { CourseAlert } from '#/contract/course-alert/course-alert.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { oneClickIn } from '../../support/mail/mail-server.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { eventually } from '../../support/eventually.ts';
import { Buyer } from '../checkout/buyer.ts';

const server = withMailServer();
let backend: TestBackend;
const visitor = new ApiClient(() => backend.url);
let ana: Buyer;
let beto: Buyer;

beforeAll(async () => {
  backend = await startTestBackend({ clock: noon, smtpUrl: server.url });
  const { db, url } = backend;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, { id_produto: 1, id_oferta: 1, situacao: 'encerrada' });
  ana = await Buyer.register(url);
  beto = await Buyer.register(url);
});
afterAll(() => backend.stop());

const path = '/api/produto/1/aviso';
const announce = () => announceOpenOffers(backend.db, noon());

const subject = 'Abriu uma turma do curso que você quer';

async function alertTo({ student: { email } }: Buyer) {
  await sendMails(backend.services);
  return eventually(() => {
    const mail = server.mailsTo(email, subject).at(-1);
    expect(mail).toBeDefined();
    return mail!;
  });
}

it('tells who asked when an offer opens, where it was asked for, and once (SEAT-6)', async () => {
  const { db } = backend;
  const asked = await ana.client.put<CourseAlert>(path, { id_cidade: 2 });
  expect(asked.body).toEqual({ ativo: true, id_cidade: 2 });
  await beto.client.put(path, {});
  expect(await announce()).toBe(0);

  await addOffer(db, { id_produto: 1, id_oferta: 2, id_cidade: 1 });
  expect(await announce()).toBe(1);
  await alertTo(beto);
  expect((await beto.client.get<CourseAlert>(path)).body).toEqual({ ativo: false, id_cidade: null });
  expect((await ana.client.get<CourseAlert>(path)).body.ativo).toBe(true);

  await addOffer(db, { id_produto: 1, id_oferta: 3, id_cidade: 2 });
  expect(await announce()).toBe(1);
  expect(await announce()).toBe(0);
  await alertTo(ana);
});

it('is taken back, changed to another city, and refused for what is not there', async () => {
  await ana.client.put(path, { id_cidade: 1 });
  expect((await ana.client.put<CourseAlert>(path, { id_cidade: 2 })).body.id_cidade).toBe(2);
  expect((await ana.client.put(path, { id_cidade: 999 })).status).toBe(422);
  expect((await ana.client.put('/api/produto/99/aviso', {})).status).toBe(404);
  expect((await visitor.put(path, {})).status).toBe(401);
  expect((await ana.client.delete<CourseAlert>(path)).body).toEqual({ ativo: false, id_cidade: null });
  expect(await backend.db.select().from(courseAlerts).where(eq(courseAlerts.id_produto, 1))).toEqual([]);
});

it('carries a link that ends the other alerts of its address, however often, and of no other (RFC 8058)', async () => {
  const { db } = backend;
  await addCourse(db, { id_produto: 2, titulo: 'Torneiro' });
  await addCourse(db, { id_produto: 3, titulo: 'Fresador' });
  await addOffer(db, { id_produto: 2, id_oferta: 21 });
  for (const who of [ana, beto]) {
    await who.client.put('/api/produto/2/aviso', {});
    await who.client.put('/api/produto/3/aviso', {});
  }
  expect(await announce()).toBe(2);
  const link = oneClickIn(await alertTo(ana));
  const other = oneClickIn(await alertTo(beto));
  expect(link.pathname).toBe('/newsletter/avisos');
  const end = (url: URL) => visitor.post('/api/avisos/cancelar', { token: url.searchParams.get('token') });
  const left = async () => (await db.select().from(courseAlerts)).length;

  expect(await left()).toBe(2);
  expect(await end(link)).toMatchObject({ status: 200, body: { email: ana.student.email } });
  expect((await end(link)).status).toBe(200);
  expect((await ana.client.get<CourseAlert>('/api/produto/3/aviso')).body.ativo).toBe(false);
  expect((await beto.client.get<CourseAlert>('/api/produto/3/aviso')).body.ativo).toBe(true);

  // Mails to an address that the account no longer has end nothing.
  const email = 'beto.novo@exemplo.com.br';
  await db.update(logins).set({ email }).where(eq(logins.email, beto.student.email));
  expect((await end(other)).status).toBe(410);
  expect(await left()).toBe(1);
});
