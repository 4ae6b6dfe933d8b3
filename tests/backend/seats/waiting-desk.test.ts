import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { waitingList } from '#/backend/db/schema/purchasing.ts';
import type { WaitingOffer, WaitingPeople } from '#/contract/seats/waiting-list-desk.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { registerStaff } from '../assisted/desk.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
let supervisor: Buyer;
const path = '/api/gestao/listas-de-espera';

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  for (const id_oferta of [1, 2])
    await addOffer(db, {
      id_oferta,
      id_produto: 1,
      vagas_total: 1,
      vagas_disponiveis: 0,
      situacao: 'esgotada',
    });
  supervisor = await registerStaff(backend.current, 'SUPERVISOR');
});

const peopleOf = async (id: number) =>
  bodyOf(await supervisor.client.get<WaitingPeople>(`${path}/${id}`)).pessoas;
const offers = async () =>
  bodyOf(await supervisor.client.get<{ itens: WaitingOffer[]; totalItens: number }>(path)).itens;

it('shows staff who waits for an offer, in order and masked, who was called, and until when', async () => {
  const { db, url, services } = backend.current;
  const people = await Promise.all([1, 2, 3].map(() => Buyer.register(url)));
  for (const who of people) bodyOf(await who.client.post('/api/oferta/1/lista-espera'));
  bodyOf(await people[2]!.client.post('/api/oferta/2/lista-espera'));
  expect((await people[0]!.client.get(`${path}/1`)).status).toBe(403);

  expect(await offers()).toMatchObject([
    { id_oferta: 1, curso: 'Soldador', codigo_turma: 'T-1', na_espera: 3, convidadas: 0 },
    { id_oferta: 2, na_espera: 1 },
  ]);
  expect(await peopleOf(1)).toMatchObject(
    people.map(({ student }, index) => ({
      posicao: index + 1,
      nome: student.nome,
      cpf: maskCpf(student.cpf),
      convite_ate: null,
    })),
  );

  const until = new Date(services.clock().getTime() + 60_000);
  const [first] = await db
    .select()
    .from(waitingList)
    .where(eq(waitingList.id_oferta, 1))
    .orderBy(waitingList.id);
  await db.update(waitingList).set({ convite_expira_em: until }).where(eq(waitingList.id, first!.id));
  expect(await peopleOf(1)).toMatchObject([
    { posicao: null, nome: people[0]!.student.nome, convite_ate: until.toISOString() },
    { posicao: 1, nome: people[1]!.student.nome },
    { posicao: 2, nome: people[2]!.student.nome },
  ]);
  expect((await offers())[0]).toMatchObject({ na_espera: 2, convidadas: 1 });
  await db
    .update(waitingList)
    .set({ convite_expira_em: services.clock() })
    .where(eq(waitingList.id, first!.id));
  expect(await peopleOf(1), 'the seat is offered no more').toHaveLength(2);

  expect((await supervisor.client.get(`${path}/999`)).status).toBe(404);
  const acts = await db.select().from(auditLog).where(eq(auditLog.acao, 'VIU_LISTA_DE_ESPERA'));
  expect(acts.map(({ objeto }) => objeto)).toEqual(['turma 1', 'turma 1', 'turma 1']);
});
