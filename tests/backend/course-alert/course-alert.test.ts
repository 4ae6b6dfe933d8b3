import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { courseAlerts } from '#/backend/db/schema/community.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { announceOpenOffers } from '#/backend/modules/course-alert/announce-open-offers.ts';
import type { CourseAlert } from '#/contract/course-alert/course-alert.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer } from '../purchasing/buyer.ts';

const backend = withBackend({ clock: noon });
const visitor = new ApiClient(() => backend.current.url);
let ana: Buyer;
let beto: Buyer;

beforeAll(async () => {
  const { db, url } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, { id_produto: 1, id_oferta: 1, situacao: 'encerrada' });
  ana = await Buyer.register(url);
  beto = await Buyer.register(url);
});

const path = '/api/produto/1/aviso';
const announce = () => announceOpenOffers(backend.current.db, noon());

async function mailsTo(who: Buyer): Promise<string[]> {
  await sendMails(backend.current.services);
  const { body } =
    await visitor.get<{ id: number; para: string; assunto: string }[]>('/api/caixa-de-entrada');
  return body.filter(({ para }) => para === who.student.email).map(({ assunto }) => assunto);
}

it('tells who asked when an offer opens, where it was asked for, and once (SEAT-6)', async () => {
  const { db } = backend.current;
  const asked = await ana.client.put<CourseAlert>(path, { id_cidade: 2 });
  expect(asked.body).toEqual({ ativo: true, id_cidade: 2 });
  await beto.client.put(path, {});
  expect(await announce()).toBe(0);

  await addOffer(db, { id_produto: 1, id_oferta: 2, id_cidade: 1 });
  expect(await announce()).toBe(1);
  expect(await mailsTo(beto)).toContain('Abriu uma turma do curso que você quer');
  expect((await beto.client.get<CourseAlert>(path)).body).toEqual({ ativo: false, id_cidade: null });
  expect((await ana.client.get<CourseAlert>(path)).body.ativo).toBe(true);

  await addOffer(db, { id_produto: 1, id_oferta: 3, id_cidade: 2 });
  expect(await announce()).toBe(1);
  expect(await announce()).toBe(0);
  expect(await mailsTo(ana)).toContain('Abriu uma turma do curso que você quer');
});

it('is taken back, changed to another city, and refused for what is not there', async () => {
  await ana.client.put(path, { id_cidade: 1 });
  expect((await ana.client.put<CourseAlert>(path, { id_cidade: 2 })).body.id_cidade).toBe(2);
  expect((await ana.client.put(path, { id_cidade: 999 })).status).toBe(422);
  expect((await ana.client.put('/api/produto/99/aviso', {})).status).toBe(404);
  expect((await visitor.put(path, {})).status).toBe(401);
  expect((await ana.client.delete<CourseAlert>(path)).body).toEqual({ ativo: false, id_cidade: null });
  expect(await backend.current.db.select().from(courseAlerts).where(eq(courseAlerts.id_produto, 1))).toEqual(
    [],
  );
});
