import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assistedProposals } from '#/backend/db/schema/assisted.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { proposalLinkUrl } from '#/backend/modules/assisted/proposal-link.ts';
import { openSession } from '#/backend/modules/identity/session/open-session.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { makeCpf } from '../../support/person.ts';
import { freeSeats } from '../checkout/seats.ts';

const database = withDatabase();
const backends: TestBackend[] = [];
let sellerId: number;

beforeAll(async () => {
  const { db } = database;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
  const [seller] = await addLogins(1, 'CONTACT_CENTER');
  sellerId = seller!.id_login;
});

afterAll(async () => {
  for (const backend of backends) await backend.stop();
});

/** People with a login, without the registration's password hashing, which would take minutes. */
async function addLogins(count: number, tipo_login: 'ALUNO' | 'CONTACT_CENTER' = 'ALUNO') {
  const people = Array.from({ length: count }, (_, index) => ({
    nome: `Pessoa Souza ${index}`,
    cpf: cpfDigits(makeCpf()),
    nascimento: '1990-01-01',
    telefones: ['48991234567'],
    criado_em: noon(),
  }));
  const added = await database.db.insert(persons).values(people).returning({ id: persons.id_pessoa });
  const rows = added.map(({ id }) => ({
    id_pessoa: id,
    tipo_login,
    email: `pessoa${id}@exemplo.com.br`,
    senha_hash: '$argon2id$none',
    id_login_contact_center: tipo_login === 'CONTACT_CENTER' ? 100 : null,
    criado_em: noon(),
  }));
  return database.db.insert(logins).values(rows).returning();
}

async function addStudents(count: number, id_oferta: number) {
  const { keys } = backends[0]!.services;
  const added = await addLogins(count);
  return Promise.all(
    added.map(async ({ id_login, id_pessoa, senha_hash }) => {
      const session = { db: database.db, keys, now: noon() };
      const login = { loginId: id_login, personId: id_pessoa, senhaHash: senha_hash };
      const { userToken } = await openSession(session, login, { userAgent: null, ip: null });
      const serie = randomUUID();
      await database.db.insert(assistedProposals).values({
        tipo: 'COMPRA',
        id_vendedor: sellerId,
        id_oferta,
        id_pessoa,
        situacao: 'ABERTA',
        preco_original_centavos: 10_000,
        total_centavos: 9000,
        serie,
        expira_em: new Date(noon().getTime() + 3_600_000),
        criada_em: noon(),
      });
      const url = proposalLinkUrl('http://loja', keys, { serie, productOffer: '1-1' });
      const token = new URL(url).searchParams.get('link')!;
      const open = (turn: number) =>
        new ApiClient(backends[turn % 2]!.url, [['dev_userToken', userToken]]).post<Purchase & ErrorBody>(
          `/api/compra-assistida/link/${token}`,
          {},
        );
      return { open };
    }),
  );
}

async function offerWith(id_oferta: number, seats: number): Promise<number> {
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  await addOffer(database.db, { id_produto: 1, id_oferta, ...vagas });
  return id_oferta;
}

it('200 links opened at once for 20 seats make 20 purchases (ASSISTED-6)', async () => {
  const offer = await offerWith(1, 20);
  const students = await addStudents(200, offer);
  const answers = await Promise.all(students.map(({ open }, turn) => open(turn)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(20);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(new Set(lost.map(({ body }) => body.codigo))).toEqual(new Set(['VAGAS_ESGOTADAS']));
  expect(await freeSeats(database.db, offer)).toBe(0);
  const rows = await database.db.select().from(purchases).where(eq(purchases.id_oferta, offer));
  expect(rows).toHaveLength(20);
  expect(
    rows.every(({ id_vendedor, total_centavos }) => id_vendedor === sellerId && total_centavos <= 9000),
  ).toBe(true);
});

it('one link opened 20 times at once at two instances makes one purchase (ASSISTED-11)', async () => {
  const offer = await offerWith(2, 20);
  const [student] = await addStudents(1, offer);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => student!.open(turn)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.codigo)).size).toBe(1);
  expect(await freeSeats(database.db, offer)).toBe(19);
});
