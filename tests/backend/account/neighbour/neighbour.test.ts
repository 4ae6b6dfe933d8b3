import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '#/backend/app/jobs.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { deleteDocument, findDocument } from '#/backend/modules/enrolment/document/document-repository.ts';
import { formatCpf } from '#/domain/person/cpf.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { registerShopper } from '../../../support/backend/registration.ts';
import { seededStudent, type Owner } from '../../http/support/fill-every-table.ts';
import { endpointAccess, expectedOutcome, listEndpoints, roles, type Endpoint } from '../endpoint-access.ts';
import { callEndpoint, enterAs, type Role } from '../role-clients.ts';
import { buyTheSame, giveBelongings, type Belongings, type Call } from './belongings.ts';
import { lastCalls, sharedByAll, ofLinkHolder, writeSamples } from './neighbour-calls.ts';
import {
  ageRows,
  describeRow,
  dumpRows,
  findChanged,
  listTablesNaming,
  newRows,
  type Dump,
} from './neighbour-rows.ts';

// Two people have the same of everything: whatever is called, runs or is erased for the one, nothing of the
// other's changes or is answered.
const backend = withBackend({ seed: true, hasForeignRows: true });
const clients = new Map<Role, ApiClient>();
const url = () => backend.current.url;

let mine: Belongings;
let neighbours: Belongings;
let protectedRows: Dump;
let ownRows: Dump;
let secrets: string[];

async function registerOwner(mark: string): Promise<{ client: ApiClient; owner: Owner; cpf: string }> {
  const { db } = backend.current;
  const hire = async (tipo_login: LoginKind, id_supervisor: number | null = null) => {
    const { email } = await registerShopper(new ApiClient(url));
    const [login] = await db
      .update(logins)
      .set({ tipo_login, id_supervisor, id_login_contact_center: tipo_login === 'ADMIN' ? null : 99 })
      .where(eq(logins.email, email))
      .returning();
    return login!.id_login;
  };
  const supervisor = await hire('SUPERVISOR');
  const seller = await hire('CONTACT_CENTER', supervisor);
  const admin = await hire('ADMIN');
  const client = new ApiClient(url);
  const { email, idPessoa: personId, cpf } = await registerShopper(client);
  const [login] = await db.select().from(logins).where(eq(logins.email, email));
  const owner = { personId, loginId: login!.id_login, email, mark, seller: `${seller}`, admin: `${admin}` };
  await db.update(persons).set({ nome: 'Zuleica Vizinha' }).where(eq(persons.id_pessoa, personId));
  return { client, owner, cpf };
}

beforeAll(async () => {
  const { db } = backend.current;
  for (const role of roles) clients.set(role, await enterAs(role, url));
  await db.execute(sql`UPDATE offers SET vagas_total = vagas_total + 100`);
  const empty = await dumpRows(db);
  const { client, owner, cpf } = await registerOwner('2');
  await buyTheSame(db, seededStudent.personId, owner);
  neighbours = await giveBelongings(backend.current, client, owner);
  for (const { run } of jobs) await run(backend.current.services);
  await client.put(`/api/produto/${neighbours.course}/aviso`, {});
  const theirs = await dumpRows(db);
  protectedRows = newRows(empty, theirs);
  mine = await giveBelongings(backend.current, clients.get('ALUNO')!, seededStudent);
  ownRows = newRows(theirs, await dumpRows(db));
  const digits = cpf.replaceAll(/\D/g, '');
  secrets = ['Zuleica Vizinha', owner.email, digits, formatCpf(digits)];
  for (const [kind, id] of Object.entries(neighbours.ids)) {
    // Short ids are in every answer.
    if (kind !== 'review' && id.length > 8 && id !== mine.ids[kind]) secrets.push(id);
  }
  await expectUntouched();
}, 120_000);

test('the neighbour has a row in every table that holds something of a person', async () => {
  const missing = [...ownRows.keys()].filter((table) => !protectedRows.has(table));
  expect(missing).toEqual([]);
  expect(protectedRows.size).toBeGreaterThan(40);
  await expectUntouched();
});

/** An order, a company's seat and an act of the staff stay, without name and CPF. */
const remainingColumns = new Set([
  'assisted_proposals.id_pessoa',
  'audit_log.id_login',
  'company_seats.id_pessoa',
  'logins.id_login',
  'logins.id_pessoa',
  'persons.id_pessoa',
  'purchases.id_pessoa',
  'purchases.id_responsavel',
]);

function sampleOf(name: string, of: Belongings): Call | undefined {
  return writeSamples[name]?.(of) ?? of.reads[name];
}

const endpoints = listEndpoints();

test('every call that changes something, or names something, has sample input', () => {
  const missing = endpoints.filter(({ name, method }) => method !== 'GET' && !(name in writeSamples));
  expect(
    missing.map(({ name }) => name),
    'neighbour-calls.ts needs a line',
  ).toEqual([]);
  expect(Object.keys(writeSamples).filter((name) => !endpoints.some((each) => each.name === name))).toEqual(
    [],
  );
});

function variants(name: string): Call[] {
  const own = sampleOf(name, mine) ?? endpointAccess[name]!;
  const theirs = sampleOf(name, neighbours) ?? own;
  if (ofLinkHolder.has(name) || sharedByAll.test(name)) return [own];
  const foreign: Call[] = [];
  const all: Call = { ...own, ...theirs };
  for (const part of ['params', 'body'] as const) {
    const [of, from] = [own[part], theirs[part]] as (Record<string, unknown> | undefined)[];
    for (const key of Object.keys(of ?? {})) {
      if (key === 'senha') Object.assign(all, { [part]: { ...(all[part] as object), senha: of![key] } });
      else if (JSON.stringify(of![key]) !== JSON.stringify(from![key])) {
        foreign.push({ ...own, [part]: { ...of, [key]: from![key] } });
      }
    }
  }
  return foreign.length === 0 ? [own] : [...(foreign.length > 1 ? foreign : []), all, own];
}

function callersOf(name: string): Role[] {
  const access = endpointAccess[name]!;
  if (expectedOutcome(access, 'ALUNO') === 'in') return ['ALUNO'];
  const allowed = roles.filter((role) => expectedOutcome(access, role) === 'in');
  return allowed.length > 0 ? allowed : ['ALUNO'];
}

const without = (rows: Dump, table: string): Dump => new Map([...rows].filter(([name]) => name !== table));

async function expectUntouched(seen?: string): Promise<void> {
  const changed = await findChanged(backend.current.db, protectedRows);
  if (changed.length === 0) return;
  const left = new Set(changed);
  protectedRows = new Map(
    [...protectedRows].map(([table, rows]) => [
      table,
      rows.filter((row) => !left.has(describeRow(table, row))),
    ]),
  );
  expect(changed, seen).toEqual([]);
}

async function tryOut(endpoint: Endpoint): Promise<void> {
  const { db } = backend.current;
  await db.execute(sql`DELETE FROM rate_limits`);
  await db.execute(sql`DELETE FROM sign_in_turns`);
  for (const role of callersOf(endpoint.name)) {
    for (const call of variants(endpoint.name)) {
      const sent = endpoint.method === 'GET' || call.body !== undefined ? call : { ...call, body: {} };
      const answer = await callEndpoint(clients.get(role)!, endpoint, sent);
      const seen = `${role} ${JSON.stringify(sent)}: ${answer.status} ${JSON.stringify(answer.body)}`.slice(
        0,
        700,
      );
      expect(answer.status, seen).toBeLessThan(500);
      await expectUntouched(seen);
      if (sharedByAll.test(endpoint.name)) continue;
      const text = JSON.stringify(answer.body);
      const answered = secrets.filter(
        (secret) => text.includes(secret) && !JSON.stringify(sent).includes(secret),
      );
      expect(answered, seen).toEqual([]);
    }
  }
}

describe('nothing of the neighbour’s is changed or answered by', () => {
  const ordered = [
    ...endpoints.filter(({ method }) => method === 'GET'),
    ...endpoints.filter(({ name, method }) => method !== 'GET' && !lastCalls.includes(name)),
  ];

  test.each(ordered)('$name', tryOut, 60_000);

  test.each(jobs.map(({ name, run }) => ({ name, run })))(
    'the job $name, when all of mine is due',
    async ({ name, run }) => {
      const { db, services } = backend.current;
      if (name === 'announce-open-offers') protectedRows = without(protectedRows, 'course_alerts');
      if (!aged) await ageRows(db, ownRows, 400);
      aged = true;
      await run(services);
      await expectUntouched();
    },
    60_000,
  );
  let aged = false;

  const senha = 'Vitrine2026';

  test('a document that is named together with my enrolment', async () => {
    const { db } = backend.current;
    const [protocolo, document] = [mine.ids['protocol']!, neighbours.ids['document']!];
    await deleteDocument(db, protocolo, document);
    expect(await findDocument(db, protocolo, document)).toBeUndefined();
    await expectUntouched();
  });

  test('ending my sessions', async () => {
    const client = clients.get('ALUNO')!;
    await client.post('/api/login', { identificador: seededStudent.email, senha });
    expect((await client.delete('/api/sessoes', { body: { senha } })).status).toBe(200);
    await expectUntouched();
  });

  test('erasing my account', async () => {
    const { db } = backend.current;
    const client = clients.get('ALUNO')!;
    await client.post('/api/login', { identificador: seededStudent.email, senha });
    await db.execute(sql`UPDATE purchases SET estado = 'EXPIRADA', vaga_retida = false, pago_em = NULL, escolha_ate = NULL
      WHERE id_pessoa = 1 OR id_responsavel = 1`);
    const before = await listTablesNaming(db, seededStudent);
    expect(before.filter((column) => !remainingColumns.has(column)).length).toBeGreaterThan(8);
    const { status, body } = await client.delete('/api/minha-conta', { body: { senha } });
    expect(status, JSON.stringify(body)).toBe(200);
    await expectUntouched();
    const after = await listTablesNaming(db, seededStudent);
    expect(after.filter((column) => !remainingColumns.has(column))).toEqual([]);
  });
});
