import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog, persons } from '#/backend/db/schema/identity.ts';
import type { OfferStudents } from '#/contract/catalogue/offer-students.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { makePerson } from '../../../support/person.ts';
import { registerStaff } from '../../assisted/desk.ts';
import { act, bodyOf, Buyer } from '../../checkout/buyer.ts';
import { askGuardian, openLink, tokenOf } from '../../checkout/guardian-of.ts';

const backend = withBackend({ clock: noon });
const offer = 1;
const path = `/api/gestao/turmas/${offer}/alunos`;
let supervisor: Buyer;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, { id_produto: 1, id_oferta: offer, idade_minima: null });
  supervisor = await registerStaff(backend.current, 'SUPERVISOR');
});

async function pay(buyer: Buyer, codigo: string): Promise<void> {
  bodyOf(await buyer.tryPay(codigo));
  await act(backend.current.url, (await buyer.pix(codigo)).txid, 'pagar');
}

const register = (nome: string) => Buyer.register(backend.current.url, { nome });

it('lists who has a seat as they are called, guardians and companies beside, and records the reading', async () => {
  const { db, url } = backend.current;
  const social = await register('Zuleica Prado');
  await db
    .update(persons)
    .set({ nome_social: 'Bento Prado' })
    .where(eq(persons.cpf, social.student.cpf.replaceAll(/\D/g, '')));
  const paid = await social.accept(await social.buy(offer));
  await pay(social, paid.codigo);
  // Not paid, so not in the class.
  const unpaid = await register('Caio Lima');
  await unpaid.accept(await unpaid.buy(offer));

  const { student, guardian, responsavel, codigo } = await askGuardian(url, offer);
  bodyOf(await openLink(guardian, await tokenOf(student, codigo)));
  await guardian.accept(await guardian.purchase(codigo));
  await pay(guardian, codigo);

  const company = await register('Dalva Reis');
  const named = { ...makePerson(), nome: 'Ícaro Hoffmann' };
  const alunos = [{ nome: named.nome, cpf: named.cpf, nascimento: '1990-05-17', email: named.email }];
  const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
  const order = bodyOf(
    await company.client.post<Purchase>(
      '/api/compra-empresa',
      { id_oferta: offer, empresa, vagas: 2, alunos },
      { headers: { 'idempotency-key': randomUUID() } },
    ),
    201,
  );
  await company.accept(order);
  await pay(company, order.codigo);

  const read = bodyOf(await supervisor.client.get<OfferStudents>(`${path}?uso=CSV`));
  expect(read).toMatchObject({ curso: 'Soldador', vagas_sem_nome: 1, data_inicio: '2026-12-01' });
  const seen = new Map(read.alunos.map((each) => [each.nome, each]));
  expect(read.alunos).toHaveLength(3);
  expect([...seen.keys()]).toEqual([...seen.keys()].toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(seen.get('Bento Prado')).toMatchObject({
    referencia: paid.codigo,
    nascimento: Number(social.student.nascimento.slice(0, 4)),
    email: social.student.email,
    responsavel: null,
    empresa: null,
  });
  expect(seen.get(student.student.nome)).toMatchObject({
    nascimento: 2010,
    responsavel: { nome: responsavel.nome },
  });
  expect(seen.get('Ícaro Hoffmann')).toMatchObject({ empresa: empresa.razao_social, email: named.email });

  const acts = await db
    .select({ objeto: auditLog.objeto, dados: auditLog.dados })
    .from(auditLog)
    .where(and(eq(auditLog.acao, 'VIU_ALUNOS')));
  expect(acts).toEqual([{ objeto: `turma ${offer}`, dados: { uso: 'CSV', alunos: 3 } }]);
});
